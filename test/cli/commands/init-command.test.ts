import { describe, expect, it } from "vitest";
import { patternOf, tellingLines } from "#src/cli/init/proposals.js";
import { Sandbox } from "../sandbox.js";

const input = ["let a = 1;", "call(a);", "let needle = a;", "call(needle);", ""].join("\n");

/** Programs with a bug each, and what the test is to keep. */
const situations: readonly (readonly [
  title: string,
  tool: readonly string[],
  args: readonly string[],
  kept: string,
])[] = [
  ["a crash by a signal", ['grep -q "call(needle)" "$1" && kill -SEGV $$', "exit 0"], ["--run", "./tool.sh"], "needle"],
  [
    "a wrong message",
    ['grep -q "let needle" "$1" && echo "$1:3: TypeError: needle is not a function" >&2 && exit 1', "exit 0"],
    ["--run", "./tool.sh @@"],
    "needle",
  ],
  ["a difference of two programs", ['grep -c . "$1"'], ["--run", "./tool.sh", "--other", "./other.sh"], "needle"],
  [
    "a flaky bug",
    [
      'n=$(($(cat "$(dirname "$0")/count" 2>/dev/null || echo 0) + 1)); echo $n > "$(dirname "$0")/count"',
      '[ $((n % 3)) -ne 0 ] && grep -q needle "$1" && kill -ABRT $$',
      "exit 0",
    ],
    ["--run", "./tool.sh"],
    "needle",
  ],
];

/** Fails in one of five runs, and says something in each. */
const rare = [
  'n=$(($(cat "$(dirname "$0")/count" 2>/dev/null || echo 0) + 1)); echo $n > "$(dirname "$0")/count"',
  "echo ready to go",
  '[ $((n % 5)) -eq 4 ] && grep -q needle "$1" && echo deadlocked && exit 3',
  "exit 0",
];

function bench(...tool: readonly string[]): Sandbox {
  const box = new Sandbox();
  box.write("in.js", input);
  box.script("tool.sh", ...tool);
  box.script("other.sh", 'grep -v needle "$1" | grep -c .');
  return box;
}

describe("treemin init writes a test that works without editing:", () => {
  it.each(situations)("%s", async (_, tool, args, kept) => {
    const box = bench(...tool);
    const { code, stdout, stderr } = await box.run("init", "in.js", ...args);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("treemin in.js --test ./check.sh");
    expect((await box.run("in.js", "-t", "./check.sh", "--reduce", "lines", "-q", "-j", "1")).code).toBe(0);
    expect(box.read("in.reduced.js")).toContain(kept);
    expect(box.read("in.reduced.js").length).toBeLessThan(input.length - 20);
  });

  it("a flaky bug that the first runs do not show", async () => {
    const box = bench(...rare);
    const { code, stdout } = await box.run("init", "in.js", "--run", "./tool.sh");
    expect([code, stdout]).toEqual([0, expect.stringContaining("1. it prints: deadlocked\n")]);
    expect(stdout).toMatch(/in one of 2\d tries/);
  });

  it("a line that the source of the program has, too, which a crash shows", async () => {
    const box = bench(
      'grep -q needle "$1" && echo "Error: no needles" && exit 1',
      "echo \"  say('Error: no needles')\"",
    );
    await box.run("init", "in.js", "--run", "./tool.sh");
    await box.run("in.js", "-t", "./check.sh", "--reduce", "lines", "-q");
    expect(box.read("in.reduced.js")).toContain("needle");
  });

  it("a node script, as a module", async () => {
    const box = bench("exit 0");
    box.write(
      "tool.cjs",
      'if (require("fs").readFileSync(process.argv[2], "utf8").includes("needle")) throw new TypeError("lost in " + process.argv[2]);',
    );
    const { code, stdout } = await box.run("init", "in.js", "--run", "tool.cjs", "--as", "mjs");
    expect([code, stdout]).toEqual([0, expect.stringContaining("1. it prints: TypeError: lost in in.js\n")]);
    expect(box.read("check.mjs")).toContain('"./tool.cjs"');
    expect((await box.run("in.js", "-t", "./check.mjs", "--reduce", "lines", "-q")).code).toBe(0);
    expect(box.read("in.reduced.js")).toContain("needle");
  });
});

describe("treemin init refuses", () => {
  it.each([
    ["a command that shows nothing", ["in.js", "--run", "true"], 2, /nothing that tells of a bug.*--other/],
    ["no command", ["in.js"], 2, /No command/],
    ["a line that is not printed", ["in.js", "--run", "./tool.sh", "--line", "lost"], 2, /no line with "lost"/],
    ["a proposal that there is not", ["in.js", "--run", "./tool.sh", "--meaning", "9"], 2, /no proposal 9/],
    ["to replace a file", ["in.js", "--run", "./tool.sh", "-o", "other.sh"], 2, /other\.sh exists.*--force/],
  ])("%s", async (_, args, expected, message) => {
    const { code, stderr } = await bench("exit 3").run("init", ...args);
    expect([code, stderr]).toEqual([expected, expect.stringMatching(message)]);
  });

  it("a test that accepts everything, with a warning", async () => {
    const { code, stdout } = await bench("exit 3").run("init", "in.js", "--run", "./tool.sh");
    expect(code).toBe(3);
    expect(stdout).toMatch(/warning: check\.sh also accepts an empty file and an unrelated text/);
  });
});

describe("the line that tells of a bug", () => {
  const run = { code: 1, signal: null, timedOut: false, stdout: "", folder: "/tmp/x" };

  it("is the message and not the source or the stack", () => {
    const stderr = `/tmp/x/in.js:7\nthrow new Error("no");\n^\n\nRangeError: too deep\n    at f (in.js:7)\n\nNode.js v20\n`;
    expect(tellingLines({ ...run, stderr }, 'throw new Error("no");')[0]).toBe("RangeError: too deep");
  });

  it.each([
    ["in.c:7:3: error: expected ';' before '}' token", "in\\.c.*: error: expected ';' before '\\}' token"],
    [
      "==1234==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602f pc 0x4",
      "ERROR: AddressSanitizer: heap-buffer-overflow on address.*pc",
    ],
    ["/tmp/a/b/in.js: oops", ": oops"],
    ["/a/b", undefined],
  ])("becomes a pattern without what varies: %s", (line, pattern) => {
    expect(patternOf(line)).toBe(pattern);
    if (pattern !== undefined) expect(line).toMatch(new RegExp(pattern));
  });
});
