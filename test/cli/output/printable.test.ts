import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPrintable, printable, printableLines } from "#src/cli/output/printable.js";
import { Sandbox } from "../sandbox.js";

describe("untrusted text on a terminal", () => {
  it.each([
    ["C0 control characters", "a\u001b[2Jb\rc\u0000\u007f", "a\\u001b[2Jb\\u000dc\\u0000\\u007f"],
    ["C1 control characters", "a\u009b2Jb", "a\\u009b2Jb"],
    ["line ends of any kind", "a\nb\u2028c\u2029d", "a\\u000ab\\u2028c\\u2029d"],
    ["changes of direction", "a\u202egnp.exe\u2066b\u200f", "a\\u202egnp.exe\\u2066b\\u200f"],
    ["characters without width", "a\u200b\u200d\ufeff\u3164\u{e0041}b", "a\\u200b\\u200d\\ufeff\\u3164\\udb40\\udc41b"],
    ["what is no character", "a\ud800b\uffff", "a\\ud800b\\uffff"],
  ])("has %s escaped", (_, text, shown) => {
    expect(printable(text)).toBe(shown);
    expect(isPrintable(text)).toBe(false);
  });

  it("keeps tabs, and letters and pictures of any script", () => {
    for (const text of ["a\tb", "größe-文字-\u{1f600}", 'it\'s "$HOME" `x`\\']) expect(printable(text)).toBe(text);
  });

  it("means the same as JSON, and does not change when it is escaped again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const shown = printable(JSON.stringify(text));
        expect(JSON.parse(shown)).toBe(text);
        expect(printable(shown)).toBe(shown);
      }),
    );
  });

  it("begins no line but the first at the margin", () => {
    expect(printableLines("no file a\nresult: b\u001b")).toBe("no file a\n  result: b\\u001b");
  });
});

/** What no output may contain. */
const harmful = /[^\P{C}\n\t]|[\u2028\u2029\u200b\u3164]/u;
const evil = "a\u001b]0;title\u0007\r\u009b2J\u202e\u200bb";

describe("the command escapes", () => {
  const box = () => {
    const sandbox = new Sandbox();
    sandbox.write(`${evil}.json`, JSON.stringify({ [evil]: [1, evil], needle: null }));
    sandbox.write(`${evil}.x`, "?");
    sandbox.write("G.g4", "grammar G; s : A* ; A : 'a' ;");
    sandbox.script("test.sh", 'grep -q needle "$1"');
    sandbox.script("no.sh", `printf '${evil}'`, "exit 1");
    return sandbox;
  };
  const reduce = [`${evil}.json`, "-t", "./test.sh"];
  it.each<readonly [string, readonly string[], number]>([
    ["names of files", reduce, 0],
    ["names of files that are missing", [`${evil}.js`, "-t", "./test.sh"], 2],
    ["names and output of an uninteresting input", [`${evil}.json`, "-t", "./no.sh"], 1],
    ["places of syntax errors", [`${evil}.x`, "-g", "G.g4", "-t", "./test.sh", "-v"], 1],
    ["the trees of an input", ["tree", `${evil}.json`], 0],
    ["the trees of an input as graphs", ["tree", `${evil}.json`, "--as", "dot"], 0],
    ["names of cases", ["compare", ...reduce, "--with", "lines", "--csv", "-v"], 0],
    ["unknown options", [...reduce, `--${evil}`], 2],
    ["wrong arguments of options", [...reduce, "--jobs", evil], 2],
  ])("%s", async (_, args, expected) => {
    const { code, stdout, stderr } = await box().run(...args);
    expect([code, stderr]).toEqual([expected, expect.anything()]);
    expect(stdout + stderr).not.toMatch(harmful);
    expect(stdout + stderr).toContain("\\u001b");
  });

  it("minimal replacements, as JSON", async () => {
    const sandbox = box();
    sandbox.write("H.g4", `grammar H; s : '${evil.replace("\r", "")}' ;`);
    const { stdout } = await sandbox.run("grammar", "replacements", "H.g4");
    expect(stdout).not.toMatch(harmful);
    expect(JSON.parse(stdout).s).toBe(evil.replace("\r", ""));
  });

  it("names of results of earlier runs", async () => {
    const sandbox = box();
    expect((await sandbox.run(...reduce, "--limit-tests", "5")).stdout).toMatch(/to continue: .*\\u001b/);
    const { stdout, stderr } = await sandbox.run(...reduce);
    expect(stderr).toMatch(/^Continuing: 5 tests known from .*\\u001b/m);
    expect(stdout + stderr).not.toMatch(harmful);
  });
});
