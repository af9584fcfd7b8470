import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Sandbox } from "../sandbox.js";

/** Reduces a text of one line to itself, so that only what comes after the reduction is seen. */
async function runPretty(options: readonly string[], text: string, { file = "in.js", test = "text !== ''" } = {}) {
  const box = new Sandbox();
  box.write(file, text);
  box.write("test.mjs", `export default (text) => ${test}`);
  const { code, stderr } = await box.run(file, "--test", "./test.mjs", "--no-watch", "--atom", "line", ...options);
  expect(code).toBe(0);
  const [formatted] = box.files().filter((name) => name.includes("formatted"));
  return { box, stderr, formatted, written: formatted && box.read(formatted) };
}

describe("--pretty", () => {
  it("writes the result as Prettier formats it", async () => {
    const { stderr, formatted, written, box } = await runPretty(["--pretty"], "alpha({b:1})");
    expect([formatted, written]).toEqual(["in.reduced.formatted.js", "alpha({ b: 1 });\n"]);
    expect(stderr).toContain("formatted: in.reduced.formatted.js");
    expect(box.read("in.reduced.js")).toBe("alpha({b:1})");
  });

  it("loads Prettier from the working folder if it is installed there", async () => {
    const box = new Sandbox();
    mkdirSync(box.path("node_modules"));
    symlinkSync(join(import.meta.dirname, "../../../node_modules/prettier"), box.path("node_modules/prettier"));
    box.write("in.json", "[1,2]");
    box.write("test.mjs", "export default (text) => /^\\[1, *2\\]\\s*$/.test(text)");
    await box.run("in.json", "--test", "./test.mjs", "--pretty", "--no-watch", "-q");
    expect(box.read("in.reduced.formatted.json")).toBe("[1, 2]\n");
  });

  it("formats C with clang-format", async () => {
    const { written } = await runPretty(["--pretty"], "int a(){return 1;}", { file: "in.c" });
    expect(written).toBe("int a() { return 1; }");
  });

  it("does not write what is not interesting any more, and says so", async () => {
    const { formatted, stderr } = await runPretty(["--pretty"], "a( 1 )", { test: "text === 'a( 1 )'" });
    expect(formatted).toBeUndefined();
    expect(stderr).toContain("The formatted result is not interesting, so its layout stays.");
  });

  it("is left out if a limit has stopped the reduction", async () => {
    const box = new Sandbox();
    box.write("in.json", "[1,2]");
    box.write("test.mjs", "export default () => true");
    const { code, stderr } = await box.run(
      "in.json",
      "-t",
      "./test.mjs",
      "--no-watch",
      "--limit-tests",
      "1",
      "--pretty",
    );
    expect([code, stderr]).toEqual([4, expect.stringContaining("written only when a reduction has finished")]);
  });

  it("keeps another file of that name", async () => {
    const box = new Sandbox();
    box.write("in.json", "[1,2]");
    box.write("in.reduced.formatted.json", "mine");
    box.write("test.mjs", "export default (text) => /^\\[1, *2\\]\\s*$/.test(text)");
    await box.run("in.json", "--test", "./test.mjs", "--pretty", "--no-watch", "-q");
    expect(box.read("in.reduced.formatted.json")).toBe("[1, 2]\n");
    expect(box.read("in.reduced.formatted.json.1")).toBe("mine");
  });

  it.each([
    ["fails", "sh -c 'echo broken >&2; exit 3'", /sh ended with exit code 3: broken/],
    ["prints nothing", "true", /true printed nothing/],
    ["is not there", "no-such-formatter", /no-such-formatter cannot be run/],
    ["prints too much", "head -c 2000000 /dev/zero", /head printed 1048576 bytes or more/],
  ])("says so if the formatter %s", async (_, command, message) => {
    const { formatted, stderr, box } = await runPretty(["--pretty-with", command], "a");
    expect(formatted).toBeUndefined();
    expect(stderr).toMatch(message);
    expect(box.left()).toEqual([]);
  });

  it.each([
    ["in.unknown", "a", /Prettier knows no such file\. Name a formatter: --pretty-with COMMAND/],
    ["in.js", "a b(", /Prettier says: /],
  ])("says so if Prettier cannot format %s: %s", async (file, text, message) => {
    const { formatted, stderr } = await runPretty(["--pretty"], text, { file });
    expect(formatted).toBeUndefined();
    expect(stderr).toMatch(message);
  });

  it("formats with any command", async () => {
    const { written } = await runPretty(["--pretty-with", "tr a-z A-Z"], "abc");
    expect(written).toBe("ABC");
  });
});

describe("--rename", () => {
  it("gives names the order a, b, c", async () => {
    const { written } = await runPretty(["--rename"], "function zeta(x){return x+y}zeta(1)");
    expect(written).toBe("function a(b){return b+c}a(1)");
  });

  it("renames name by name if not all may go, to names that are free", async () => {
    const test = "/^(print\\(\\w+,a,\\w+\\))?$/.test(text) && text !== ''";
    const { written } = await runPretty(["--rename"], "print(total,a,sum)", { test });
    expect(written).toBe("print(b,a,c)");
  });

  it("says so if no name may be changed", async () => {
    const { formatted, stderr } = await runPretty(["--rename"], "total", { test: "text === 'total'" });
    expect(formatted).toBeUndefined();
    expect(stderr).toContain("No name was changed");
  });
});
