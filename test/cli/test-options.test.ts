import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { shellCommand } from "#src/cli/options/shell-line.js";
import { haystack, Sandbox } from "./sandbox.js";

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("big.json", haystack);
  box.script("test.sh", 'grep -q needle "$1"');
  box.script("says.sh", 'grep -q "\\"needle\\"" "$1" && echo found it && echo and said so >&2', "exit 3");
  box.write(
    "typed.ts",
    'import { word } from "./word.js";\nexport default (text: string): boolean => text.includes(word);\n',
  );
  box.write("word.ts", "export const word: string = '\"needle\"';\n");
  return box;
}

describe("a test case is interesting", () => {
  it.each<readonly [string, readonly string[]]>([
    ["by a shell line", ["-c", 'grep -q \'"needle"\' "$1" && true']],
    ["by a shell line with @@", ["--shell", "cat @@ | grep -q '\"needle\"'"]],
    ["by a shell line that reads standard input", ["-c", "cat | grep -q '\"needle\"'", "--stdin"]],
    ["by one of several exit codes", ["-c", "grep -q '\"needle\"' @@ && exit 4", "--exit-code", "3", "4"]],
    ["by its standard output", ["-t", "./says.sh", "--stdout", "^found", "--stdout", "it$", "--not-stdout", "lost"]],
    ["by its standard error", ["-t", "./says.sh", "--stderr", "^and said", "--not-stderr", "found"]],
    ["by a crash", ["-c", "grep -q '\"needle\"' @@ && kill -SEGV $$", "--crash"]],
    ["as it was", ["-t", "grep -o '\"needle\"' @@", "--golden"]],
    ["by an exit code that is no invalid one", ["-c", "grep -q '\"needle\"' @@ || exit 9", "--invalid-exit", "9"]],
    ["within its memory", ["-t", "grep '\"needle\"'", "--memory-limit", "500"]],
    ["by a module in TypeScript", ["-t", "./typed.ts"]],
  ])("%s: %j", async (_, options) => {
    const box = bench();
    const { code, stderr } = await box.run("big.json", ...options);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(box.read("big.reduced.json").trim()).toBe('"needle"');
    expect(box.left()).toEqual([]);
  });

  it("and otherwise the message tells the expectation and the output", async () => {
    const box = bench();
    const { code, stderr } = await box.run("big.json", "-t", "./says.sh", "--stdout", "lost", "--exit-code", "0");
    expect(code).toBe(1);
    expect(stderr).toContain("It exited with 3; 0 means interesting.");
    expect(stderr).toContain("Standard output does not match /lost/m.");
    expect(stderr).toMatch(/It printed:\n(.*\n)* {2}found it\n/);
  });
});

describe("options that contradict each other are explained in one line, with exit code 2:", () => {
  const test = ["-t", "./test.sh"];
  it.each<readonly [readonly string[], RegExp]>([
    [[...test, "-c", "true"], /--test and --shell are two tests\. Give one/],
    [["-c", " "], /--shell is empty/],
    [["-t", 'grep -q "a \\"b\\" c"'], /--test has \\", which means nothing here.* Give the line to one: -c /],
    [["-t", "grep -q a\\ b"], /--test has \\ , which means nothing here/],
    [[...test, "--golden", "--stdout", "x"], /--golden.* Leave --stdout out/],
    [[...test, "--golden", "--exit-code", "1"], /--golden.* Leave --exit-code out/],
    [[...test, "--crash", "--exit-code", "1"], /--crash and --exit-code exclude each other/],
    [[...test, "--exit-code", "3", "--invalid-exit", "3"], /3 cannot be both --exit-code and --invalid-exit/],
    [["-t", "./typed.ts", "--stdout", "x"], /--stdout is for commands/],
    [["-t", "./typed.ts", "--memory-limit", "9"], /--memory-limit is for commands/],
    [[...test, "--stdout", "(("], /--stdout.*\(\(/],
    [[...test, "--stderr", "(?=a)b"], /--stderr.*\(\?=.*look at the output in the test itself/],
    [[...test, "--exit-code", "256"], /--exit-code.*256.*from 0 to 255/],
    [[...test, "--exit-code", "many"], /--exit-code.*many/],
    [[...test, "--memory-limit", "0"], /--memory-limit.*0/],
  ])("%j", async (options, message) => {
    const box = bench();
    const { code, stdout, stderr } = await box.run("big.json", ...options);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toMatch(message);
    expect(box.left()).toEqual([]);
  });
});

it("a comparison takes shell lines and expectations, for one case and for all", async () => {
  const box = bench();
  const line = "cat @@; exit 3";
  const cases = [
    { name: "shell", input: "big.json", shell: line },
    { name: "test", input: "big.json", test: "cat" },
  ];
  box.write("cases.json", JSON.stringify(cases));
  const compare = ["compare", "--with", "lines", "--csv", "--stdout", "needle"];
  const { code, stdout, stderr } = await box.run(...compare, "--cases", "cases.json");
  expect([code, stderr.includes("error")]).toEqual([0, false]);
  expect(stdout).toMatch(/^shell,.*\ntest,/m);
  const golden = await box.run(
    "compare",
    "--with",
    "lines",
    "--csv",
    "big.json",
    "--golden",
    "-c",
    "grep -c needle @@",
  );
  expect(golden.code).toBe(0);
});

describe("a shell line", () => {
  const odd = ["plain", "two words", "it's", 'a "b" $HOME `id` \\', "-n", "*"];
  const places = [
    "@@",
    '"@@"',
    "'@@'",
    'x"a@@b"',
    '"$(printf %s @@)"',
    '"$(printf %s "@@")"',
    '"`printf %s "@@"`"',
    "\\'@@",
    "'\\'@@",
    "'\\@@'",
    '"\\""@@"\\""',
    "`printf %s '\\'`@@ # it's",
    '"`printf %s "@@" # it\'s`"',
  ];

  /** What stands before and behind the path. */
  const arounds: Readonly<Record<string, readonly [string, string]>> = {
    'x"a@@b"': ["xa", "b"],
    "\\'@@": ["'", ""],
    "'\\'@@": ["\\", ""],
    "'\\@@'": ["\\", ""],
    '"\\""@@"\\""': ['"', '"'],
    "`printf %s '\\'`@@ # it's": ["\\", ""],
  };

  it.each(places)("gets the path unchanged in any context: %s", (place) => {
    for (const path of odd) {
      const [program = "", ...words] = shellCommand(`printf %s ${place}`, { stdin: false });
      const { stdout } = spawnSync(
        program,
        words.map((word) => word.replace("@@", () => path)),
        { encoding: "utf8" },
      );
      const around = arounds[place] ?? ["", ""];
      expect(stdout).toBe(around.join(path));
    }
  });
});

it.each(["--shell", "--test"])("a shell line may be longer than any path: %s", async (option) => {
  const { code, stderr } = await bench().run("big.json", option, `grep -q -e needle -e ${"x".repeat(5000)} @@`);
  expect([code, stderr]).toEqual([0, expect.not.stringContaining("error")]);
});

it("a deleted temporary folder is explained with exit code 5, and the best result is kept", async () => {
  const box = bench();
  const home = '"$(dirname "$(dirname "$1")")"';
  // From some size on, there is a file where folders for candidates should be.
  const spoil = `test $(wc -c < "$1") -lt 200 && mv ${home} ${home}.away && touch ${home}`;
  box.script("spoil.sh", 'grep -q needle "$1" || exit 1', `${spoil}; exit 0`);
  const { code, stderr } = await box.run("big.json", "-t", "./spoil.sh", "-j", "1");
  expect(code).toBe(5);
  expect(stderr).toMatch(/^error: A candidate cannot be written to .* Make room there, or set TMPDIR/m);
  expect(box.read("big.reduced.json")).toContain("needle");
});
