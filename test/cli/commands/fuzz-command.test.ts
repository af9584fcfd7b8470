import { mkdirSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

it("failures are found, made small and kept, and a second call goes on", async () => {
  const box = new Sandbox();
  mkdirSync(box.path("seeds"));
  box.write("seeds/list.json", '{"a": [1, 2], "b": null}');
  box.write(
    "test.mjs",
    `const parse = (text) => { try { return JSON.parse(text) ?? {}; } catch { return {}; } };
export default (text) => { if (parse(text).a?.length > 2) throw new Error("too long"); };`,
  );
  const args = ["fuzz", "--seeds", "seeds", "--test", "test.mjs", "-o", "found", "--limit-tests", "300"];
  const first = await box.run(...args);
  expect([first.code, first.stderr]).toEqual([0, ""]);
  expect(first.stdout).toMatch(/1 failure: failure: Error: too long\n1 failure in .*failures/);
  const [name = ""] = readdirSync(box.path("found/failures"));
  expect(box.read(`found/failures/${name}`).length).toBeLessThan(20);
  const again = await box.run(...args);
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining("1 failure in ")]);
});
