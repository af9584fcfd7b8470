import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentOf, fill } from "../../folder/folders.js";
import { Sandbox } from "../sandbox.js";

const content = {
  ".gitignore": "*.log\n",
  "debug.log": "needle",
  "src/main.js": 'import { a } from "./lib/a.js";\nconst other = 1;\nconsole.log(a("needle"), other);\n',
  "src/lib/a.js": "export const a = (x) => x;\nexport const unused = 2;\n",
  "src/lib/b.js": "export const b = 1;\n",
  "data.json": '{"id": 1, "list": [1, 2, {"key": "thread"}]}',
  "blob.bin": "\0\u0001",
  "empty/": "",
  link: "-> src/main.js",
};

/** A folder, and a test that needs parts of three of its files. */
function project(): Sandbox {
  const box = new Sandbox();
  mkdirSync(box.path("project"));
  fill(box.path("project"), content);
  box.script(
    "check.sh",
    '[ "$PWD" = "$1" ] && [ -L link ] || exit 1',
    'case "$(cat src/main.js data.json)" in *needle*thread*) test -s blob.bin ;; *) exit 1 ;; esac',
  );
  return box;
}

/** What the variant of HDD leaves that most of these tests use, because it needs few candidates. */
const pruned = { "data.json": '{"":[{"":"thread"}]}', "src/main.js": 'a(a("needle"))' };

const reduced = {
  "blob.bin": "\0\u0001",
  "data.json": '"thread"',
  "src/main.js": '"needle"',
  link: "-> src/main.js",
};

describe("a folder", () => {
  it("is reduced to what the test needs of it; the folder itself stays as it is", async () => {
    const box = project();
    chmodSync(box.path("project/blob.bin"), 0o750);
    const { code, stdout, stderr } = await box.run("project", "--test", "./check.sh", "--jobs", "2");
    expect(stderr).toMatch(/^note: 7 files, \d+ bytes\.\nnote: Left out by patterns: debug\.log \(--no-ignore/);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+ → 18 bytes .*, 7 → 4 files\n/);
    expect(stdout).toContain("--- src/main.js\n");
    expect(contentOf(box.path("project.reduced"))).toEqual(reduced);
    expect(statSync(box.path("project.reduced/blob.bin")).mode & 0o777).toBe(0o750);
    expect(contentOf(box.path("project"))).toEqual(content);
    expect(readdirSync(box.work).sort()).toEqual(["check.sh", "project", "project.reduced"]);
    expect(readdirSync(box.temporary)).toEqual([]);
  });

  it("goes on after a limit, and ends with the same files for any number of jobs", async () => {
    const box = project();
    const call = ["project", "--test", "./check.sh", "-q", "--reduce", "hddr*"];
    const first = await box.run(...call, "--limit-tests", "12", "--jobs", "2");
    expect(first.code).toBe(4);
    expect(existsSync(box.path("project.reduced.journal"))).toBe(true);
    const second = await box.run(...call, "--jobs", "1");
    expect(second.code).toBe(0);
    expect(contentOf(box.path("project.reduced"))).toEqual({ ...reduced, ...pruned });
    expect(existsSync(box.path("project.reduced.journal"))).toBe(false);
  });

  it("keeps the files of a test that writes to them as they were", async () => {
    const box = project();
    box.script(
      "vandal.sh",
      "grep -q needle src/main.js || exit 1",
      "for each in *.* src/*; do",
      'echo >> "$each"',
      "done 2> /dev/null",
      "true",
    );
    const { code } = await box.run(
      "project",
      "--test",
      "./vandal.sh",
      "-q",
      "--keep",
      "data.json",
      "--reduce",
      "hddr*",
    );
    expect(code).toBe(0);
    expect(contentOf(box.path("project"))).toEqual(content);
    expect(contentOf(box.path("project.reduced"))).toEqual({
      "data.json": content["data.json"],
      "src/main.js": pruned["src/main.js"],
    });
  });

  it("can be several files, which keep their places relative to each other", async () => {
    const box = project();
    box.script("both.sh", 'grep -q needle "$1/src/main.js" && grep -q thread "$1/data.json"');
    const call = [
      "project/src/main.js",
      "project/data.json",
      "--test",
      "./both.sh",
      "-o",
      "out",
      "-q",
      "--reduce",
      "hddr*",
    ];
    expect((await box.run(...call)).code).toBe(0);
    expect(contentOf(box.path("out"))).toEqual(pruned);
  });

  it("is recorded as folders, one for each candidate and each result", async () => {
    const box = project();
    const call = [
      "project",
      "--test",
      "./check.sh",
      "-q",
      "--only",
      "*.json",
      "--history",
      "results",
      "--reduce",
      "hddr",
    ];
    expect((await box.run(...call, "--keep-candidates", "candidates")).code).toBe(0);
    expect(contentOf(box.path("results/000001"))).toEqual(
      Object.fromEntries(Object.entries(content).filter(([path]) => path !== "debug.log")),
    );
    const last = readdirSync(box.path("results")).sort().at(-1) as string;
    expect(contentOf(box.path(join("results", last)))).toEqual(contentOf(box.path("project.reduced")));
    expect(readdirSync(box.path("candidates")).length).toBeGreaterThan(3);
  });
});

describe("what cannot be reduced as a folder is refused", () => {
  const test = ["--test", "./check.sh"];
  it.each<readonly [string, readonly string[], RegExp]>([
    ["an empty folder", ["none", ...test], /none is empty/],
    ["a folder that is missing", ["missing/", ...test], /missing\/ does not exist/],
    ["a file twice", ["project/data.json", "./project/data.json", ...test], /given twice/],
    ["a file in a folder that is given", ["project", "project/data.json", ...test], /in project/],
    ["the result in the input", ["project", ...test, "-o", "project/out"], /would be in the input/],
    ["the input in the result", ["project/src", ...test, "-o", "project"], /in the place of the result/],
    ["a pattern that matches nothing", ["project", ...test, "--only", "*.zip"], /--only \*\.zip matches no file/],
    ["patterns that keep all", ["project", ...test, "--keep", "*"], /Nothing in .* is left/],
    ["a file of patterns that is missing", ["project", ...test, "--ignore-file", "no"], /The file of patterns no/],
    ["patterns that leave out all", ["project", ...test, "--ignore-file", "all"], /left out by patterns/],
    ["a language", ["project", ...test, "--language", "c"], /--language is for a single file/],
    ["lines", ["project", ...test, "--atom", "line"], /--atom is for a single file/],
    ["a module", ["project", "--test", "test.mjs"], /module.*program/],
    ["a pattern for a file", ["project/data.json", ...test, "--keep", "x"], /--keep is for folders/],
  ])("%s", async (_, args, message) => {
    const box = project();
    mkdirSync(box.path("none"));
    box.write("all", "*\n");
    writeFileSync(box.path("test.mjs"), "export default () => true;\n");
    const { code, stderr } = await box.run(...args);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });
});
