import { linkSync, mkdirSync, symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { haystack, Sandbox } from "../sandbox.js";

const grammar = "grammar G; import Common; s : WORD* EOF ; WS : [ \\n]+ -> skip ;";
const format = { grammars: { g: { files: ["G.g4"], replacements: "texts.json" } } };

function bench(): Sandbox {
  const box = new Sandbox();
  for (const name of ["big.json", "000002.json", "out.json.journal"]) box.write(name, haystack);
  box.write("G.g4", grammar);
  box.write("Common.g4", "grammar Common; WORD : [a-z]+ ;");
  box.write("format.json", JSON.stringify(format));
  box.write("texts.json", "{}");
  box.write("more.json", "{}");
  box.write("words.txt", "a b c\n");
  box.write("tool.cfg", "needle");
  box.write("test.mjs", "export default () => true;");
  box.script("test.sh", 'grep -q needle "$1"');
  mkdirSync(box.path("folder"));
  symlinkSync(".", box.path("link"));
  symlinkSync("test.sh", box.path("link.sh"));
  linkSync(box.path("test.sh"), box.path("second.sh"));
  return box;
}

const json = ["big.json", "-t", "./test.sh"];
const words = ["words.txt", "-t", "./test.sh"];

describe("a file that is read is not written:", () => {
  it.each<readonly [string, readonly string[], RegExp]>([
    ["the input", [...json, "-o", "./big.json"], /result.* big\.json, .*-o/],
    ["the input through a link to its folder", [...json, "-o", "link/big.json"], /result.* big\.json, .*-o/],
    ["the test", [...json, "-o", "test.sh"], /result.*test\.sh, .*-o/],
    ["the test by a symbolic link", [...json, "-o", "link.sh"], /result.*test\.sh, .*-o/],
    ["the test by a hard link", [...json, "-o", "second.sh"], /result.*test\.sh, .*-o/],
    ["the test, by statistics", [...json, "--stats", "test.sh"], /statistics.*test\.sh, .*--stats/],
    ["a module", ["big.json", "-t", "./test.mjs", "-o", "test.mjs"], /result.*test\.mjs, .*-o/],
    ["a file that the command names", ["big.json", "-t", "grep -qf tool.cfg", "-o", "tool.cfg"], /tool\.cfg, .*-o/],
    ["a grammar", [...words, "-g", "G.g4", "-o", "G.g4"], /G\.g4, .*-o/],
    ["a grammar that is imported", [...words, "-g", "G.g4", "-o", "Common.g4"], /Common\.g4, .*-o/],
    ["replacements", [...words, "-g", "G.g4", "-r", "more.json", "-o", "more.json"], /more\.json, .*-o/],
    ["a format file", [...words, "--format", "format.json", "--stats", "format.json"], /format\.json, .*--stats/],
    ["the grammar of a format", [...words, "--format", "format.json", "-o", "G.g4"], /G\.g4, .*-o/],
    ["replacements of a format", [...words, "--format", "format.json", "-o", "texts.json"], /texts\.json, .*-o/],
    [
      "the input, by the journal",
      ["out.json.journal", "-l", "json", "-t", "./test.sh", "-o", "out.json"],
      /journal.*-o/,
    ],
    ["the input, by a numbered file", ["000002.json", "-t", "./test.sh", "--history", "link"], /000002.*--history/],
    ["the test, by a plot", ["compare", "big.json", "--plot", "link/test.svg", "-t", "./test.svg"], /plot.*--plot/],
    ["the test, by the file of runs", ["compare", ...json, "--results", "second.sh"], /runs.*--results/],
  ])("%s", async (_, args, message) => {
    const box = bench();
    box.script("test.svg", "exit 0");
    const before = box.files().map((name) => [name, name === "folder" || name === "link" ? "" : box.read(name)]);
    const { code, stdout, stderr } = await box.run(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/would replace|could replace/);
    expect(box.files().map((name) => [name, name === "folder" || name === "link" ? "" : box.read(name)])).toEqual(
      before,
    );
  });

  it("a file that a shell line names by its absolute path", async () => {
    const box = bench();
    for (const line of [`grep -qf "${box.path("tool.cfg")}" @@`, `grep -q needle @@ <${box.path("tool.cfg")};`]) {
      const { code, stderr } = await box.run("big.json", "-c", line, "-o", "tool.cfg");
      expect([code, stderr]).toEqual([2, expect.stringMatching(/result would replace .*tool\.cfg, which is read/)]);
    }
  });

  it.each<readonly [string, readonly string[], RegExp]>([
    ["the statistics and the result", [...json, "--stats", "link/big.reduced.json"], /statistics.*the result.*--stats/],
    ["the statistics and the journal", [...json, "--stats", "big.reduced.json.journal"], /the journal.*--stats/],
    ["plot and runs", ["compare", ...json, "--plot", "a.svg", "--results", "a.svg"], /plot.*the file of runs.*--plot/],
  ])("nor do %s share a file", async (_, args, message) => {
    const { code, stderr } = await bench().run(...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it("but files beside them are", async () => {
    const box = bench();
    const args = ["000002.json", "-t", "./test.sh", "-o", "small.json", "--stats", "stats.json", "--history", "folder"];
    expect(await box.run(...args, "--limit-tests", "3")).toMatchObject({ code: 4, stderr: "" });
  });
});
