import { chmodSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { haystack, Sandbox } from "./sandbox.js";

const expected = '"needle"';

function bench(name: string): Sandbox {
  const box = new Sandbox();
  box.write(name, haystack);
  box.script("test.sh", `grep -q '"needle"' "$1"`);
  return box;
}

describe("file names may have", () => {
  it.each([
    ["spaces", "a big file.json", "a big file.reduced.json"],
    ["quotes and dollars", `it's "$HOME" \`x\`.json`, `it's "$HOME" \`x\`.reduced.json`],
    ["a line end", "two\nlines.json", "two\nlines.reduced.json"],
    ["letters of any script", "größe-文字-\u{1f600}.json", "größe-文字-\u{1f600}.reduced.json"],
    ["@@", "a@@b.json", "a@@b.reduced.json"],
    ["several dots", "a.b.json", "a.b.reduced.json"],
  ])("%s", async (_, name, result) => {
    const box = bench(name);
    expect(await box.run(name, "-t", "./test.sh")).toMatchObject({ code: 0, stderr: "" });
    expect(box.read(result)).toBe(expected);
    expect(box.read(name)).toBe(haystack);
  });

  it("a leading dash", async () => {
    const box = bench("-big.json");
    expect((await box.run("-t", "./test.sh", "--", "-big.json")).code).toBe(0);
    expect(box.read("-big.reduced.json")).toBe(expected);
    expect((await box.run("-t", "./test.sh", "./-big.json", "-o", "./-out.json")).code).toBe(0);
    expect(box.read("-out.json")).toBe(expected);
  });

  it("255 bytes, with -o", async () => {
    const name = `${"n".repeat(250)}.json`;
    const box = bench(name);
    const long = await box.run(name, "-t", "./test.sh");
    expect(long.code).toBe(5);
    expect(long.stderr).toMatch(/ENAMETOOLONG.*-o/);
    expect((await box.run(name, "-t", "./test.sh", "-o", "out.json")).code).toBe(0);
    expect(box.read("out.json")).toBe(expected);
    const output = `${"o".repeat(250)}.json`;
    expect((await box.run(name, "-t", "./test.sh", "-o", output)).code).toBe(0);
    expect(box.read(output)).toBe(expected);
  });

  it("any character, also in the path of the test", async () => {
    const box = bench("big.json");
    box.script("it's a test.sh", `grep -q '"needle"' "$1"`);
    expect((await box.run("big.json", "-t", "./it's a test.sh")).code).toBe(0);
    expect(box.read("big.reduced.json")).toBe(expected);
  });
});

describe("the input", () => {
  it("is not changed", async () => {
    const box = bench("big.json");
    const before = statSync(box.path("big.json"));
    await box.run("big.json", "-t", "./test.sh");
    const after = statSync(box.path("big.json"));
    expect([after.ino, after.mtimeMs, after.mode]).toEqual([before.ino, before.mtimeMs, before.mode]);
  });

  it.runIf(process.getuid?.() === 0)("need not be writable, nor its folder", async () => {
    const box = bench("big.json");
    chmodSync(box.path("big.json"), 0o444);
    chmodSync(box.work, 0o555);
    const nobody = { uid: 65534, gid: 65534 };
    const output = `${box.temporary}/out.json`;
    const { code, stderr } = await box.start(["big.json", "-t", "./test.sh", "-o", output], nobody).ended;
    expect([code, stderr]).toEqual([0, ""]);
    expect(readFileSync(output, "utf8")).toBe(expected);
  });
});
