import { expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

it("sentences are written with their choices, and reduced by them", async () => {
  const box = new Sandbox();
  const written = await box.run("generate", "-l", "json", "--hooks", "json", "-n", "3", "--seed", "7", "-o", "inputs");
  expect([written.code, written.stderr]).toEqual([0, ""]);
  expect(written.stdout).toContain("3 sentences in inputs; 3 parsed at once");
  const [name] = ["000001", "000002", "000003"].filter((each) => box.read(`inputs/${each}.json`).includes('"'));
  const test = box.script("test.sh", 'grep -q \'"\' "$1"');
  const args = ["--generated", `inputs/${name}.json.choices`, "--test", test, "--no-watch"];
  const reduced = await box.run(...args);
  expect([reduced.code, reduced.stderr]).toEqual([0, expect.not.stringContaining("error")]);
  expect(box.read(`inputs/${name}.reduced.json`)).toBe('""');
});

it("choices that make another sentence than they did are refused", async () => {
  const box = new Sandbox();
  await box.run("generate", "-l", "json", "-o", "inputs");
  const file = JSON.parse(box.read("inputs/000001.json.choices"));
  box.write("inputs/000001.json.choices", JSON.stringify({ ...file, choices: [0] }));
  const { code, stderr } = await box.run("--generated", "inputs/000001.json.choices", "-c", "true");
  expect([code, stderr]).toEqual([2, expect.stringMatching(/make another sentence.*Generate it again/)]);
});

it("a hook that throws is a mistake, not a bug", async () => {
  const box = new Sandbox();
  box.write("hooks.mjs", 'export default { pre: { value: () => { throw new Error("oops"); } } };');
  const { code, stderr } = await box.run("generate", "-l", "json", "--start", "value", "--hooks", "hooks.mjs");
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: The hook pre of value threw Error: oops\./)]);
});
