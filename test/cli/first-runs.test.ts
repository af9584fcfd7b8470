import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { haystack, Sandbox } from "./sandbox.js";

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("in.json", '{"a": [1, 2], "b": "needle"}');
  box.script("check.sh", 'grep -q needle "$1"');
  return box;
}

describe("what people type from habit works:", () => {
  it.each([
    ["the order of other reducers", ["./check.sh", "in.json"]],
    ["the other order", ["in.json", "./check.sh"]],
  ])("%s", async (_, args) => {
    const box = bench();
    const { code, stderr } = await box.run(...args);
    expect([code, stderr]).toEqual([0, "note: ./check.sh is the test (--test ./check.sh).\n"]);
    expect(box.read("in.reduced.json")).toBe('"needle"');
  });

  it("a module as the test", async () => {
    const box = bench();
    box.write("check.mjs", 'export default (text) => text.includes("needle");\n');
    expect((await box.run("in.json", "check.mjs", "-q")).code).toBe(0);
    expect(box.read("in.reduced.json")).toBe('"needle"');
  });

  it("standard input and standard output, with the summary on standard error", async () => {
    const box = bench();
    const { child, ended } = box.start(["-", "-t", "./check.sh"], { stdio: ["pipe", "pipe", "pipe"] });
    child.stdin?.end('{"a": [1, 2], "b": "needle"}');
    const { code, stdout, stderr } = await ended;
    expect([code, stdout]).toEqual([0, '"needle"']);
    expect(stderr).toMatch(/28 → 8 bytes/);
    expect(box.files()).toEqual(["check.sh", "in.json"]);
    expect(box.left()).toEqual([]);
  });

  it("standard input that is not interesting is named", async () => {
    const { child, ended } = bench().start(["-", "-t", "./check.sh"], { stdio: ["pipe", "pipe", "pipe"] });
    child.stdin?.end("nothing");
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^note: No grammar is known for standard input;.*\nerror: standard input is not interesting/,
    );
  });

  it("-o - for a file", async () => {
    const box = bench();
    const { code, stdout } = await box.run("in.json", "-t", "./check.sh", "-o", "-", "-q");
    expect(code).toBe(0);
    expect(stdout).toBe('"needle"');
  });
});

it.skipIf(process.platform !== "linux")("standard output that is full loses no result", async () => {
  const box = bench();
  const full = openSync("/dev/full", "w");
  const { ended } = box.start(["in.json", "-t", "./check.sh", "-o", "-", "-q"], { stdio: ["ignore", full, "pipe"] });
  const { code, stderr } = await ended;
  closeSync(full);
  expect(code).toBe(5);
  const saved = /cannot be written \(ENOSPC\)\. The result is in (.*)\.$/m.exec(stderr)?.[1];
  expect(readFileSync(saved ?? "", "utf8")).toBe('"needle"');
});

describe("a file in the place of the result", () => {
  it("is replaced if treemin wrote it", async () => {
    const box = bench();
    for (let i = 0; i < 2; i++) expect((await box.run("in.json", "-t", "./check.sh", "-q")).code).toBe(0);
    box.script("check.sh", 'grep -q 2 "$1"');
    expect((await box.run("in.json", "-t", "./check.sh", "-q")).code).toBe(0);
    expect(box.read("in.reduced.json.1")).toBe('"needle"');
  });

  it("is only replaced with --force if anybody else did, and kept", async () => {
    const box = bench();
    box.write("in.reduced.json", "mine");
    const { code, stderr } = await box.run("in.json", "-t", "./check.sh");
    expect([code, box.read("in.reduced.json")]).toEqual([2, "mine"]);
    expect(stderr).toContain("--force");
    expect((await box.run("in.json", "-t", "./check.sh", "--force", "-q")).code).toBe(0);
    expect([box.read("in.reduced.json"), box.read("in.reduced.json.1")]).toEqual(['"needle"', "mine"]);
  });
});

describe("the reason is told", () => {
  it("if the test reads standard input", async () => {
    const box = bench();
    box.script("stdin.sh", "grep -q needle");
    const { code, stderr } = await box.run("in.json", "-t", "./stdin.sh");
    expect(code).toBe(1);
    expect(stderr).toContain("add --stdin");
    const other = await box.run("in.json", "-t", "false");
    expect(other.stderr).not.toContain("--stdin");
  });

  it("by what the test prints if it accepts everything", async () => {
    const box = bench();
    box.script("lost.sh", '! ./no-such-tool "$1"');
    const { code, stderr } = await box.run("in.json", "-t", "./lost.sh");
    expect(code).toBe(3);
    expect(stderr).toMatch(/For the unrelated text:\nIt printed:\n.*no-such-tool.*not found/);
  });

  it("if the test needs a file that is in the working folder, or beside the test", async () => {
    const box = bench();
    box.write("words.txt", "needle\n");
    box.script("finds.sh", 'grep -q -f words.txt "$1"');
    const refused = await box.run("in.json", "-t", "./finds.sh");
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining(`whole path: ${box.path("words.txt")}`),
    ]);
    box.script("lost.sh", '! grep -q -f words.txt "$1"');
    const accepted = await box.run("in.json", "-t", "./lost.sh");
    expect(accepted.stderr).toContain(`whole path: ${box.path("words.txt")}`);
    const other = await box.run("in.json", "-t", "false");
    expect(other.stderr).not.toContain("whole path");
  });

  it.each([
    [["in.json"], /No test\. Call: treemin in\.json --test COMMAND.*treemin init in\.json/],
    [["-"], /No test\. Call: treemin - --test/],
    [["there-is-none.json"], /The input there-is-none\.json does not exist/],
    [["always.sh"], /No input: always\.sh is a program.*--test always\.sh/],
    [["in.json", "-t", "MODE=1 grep needle @@"], /--test has MODE=, .*no shell.*-c 'MODE=1 grep needle @@'/],
  ])("if something is missing: treemin %j", async (args, message) => {
    const box = bench();
    box.script("always.sh", "exit 0");
    const { code, stderr } = await box.run(...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it("by what a module returned that counts as false", async () => {
    const box = bench();
    box.write("forgot.mjs", 'export default (text) => { text.includes("needle"); };\n');
    const { code, stderr } = await box.run("in.json", "-t", "./forgot.mjs");
    expect(code).toBe(1);
    expect(stderr).toContain("It returned undefined, which counts as false.");
  });

  it("in one line without names of tokens if the language is the wrong one", async () => {
    const box = bench();
    const { stderr } = await box.run("in.json", "-t", "./check.sh", "--language", "c");
    expect(stderr).toMatch(/^warning: in\.json:1:\d+: mismatched input '.'\. Parts that are not c are reduced by/);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("--same-stderr", () => {
  const tool = [
    'grep -q first "$1" && echo "$1:7: TypeError: first is not a function" >&2',
    'grep -q second "$1" && ! grep -q first "$1" && echo "TypeError: second is not a function" >&2',
  ];
  const input = '{"a": "second", "b": [1, "first", 2]}';

  it.each([
    ["--stderr", '"second"'],
    ["--same-stderr", '"first"'],
  ])("keeps the message of the input, where --stderr takes another: %s", async (option, result) => {
    const box = new Sandbox();
    box.write("in.json", input);
    box.script("tool.sh", ...tool);
    const { stderr } = await box.run(
      "in.json",
      "-t",
      "./tool.sh",
      option,
      "TypeError: .* is not a function",
      "-j",
      "1",
    );
    expect(box.read("in.reduced.json")).toBe(result);
    expect(stderr.includes("--same-stderr")).toBe(option === "--stderr");
  });

  it("does not mind where the message says it is", async () => {
    const box = new Sandbox();
    box.write("in.json", haystack);
    box.script("tool.sh", 'grep -n needle "$1" | sed "s|^\\([0-9]*\\):.*|$1:\\1: lost|" >&2');
    await box.run("in.json", "-t", "./tool.sh", "--same-stderr", ".*lost", "-q");
    expect(box.read("in.reduced.json")).toBe('"needle"');
  });

  it("explains an input for which the pattern matches nothing", async () => {
    const box = bench();
    const { code, stderr } = await box.run("in.json", "-t", "./check.sh", "--same-stderr", "lost");
    expect(code).toBe(1);
    expect(stderr).toContain("Standard error does not match /lost/m.");
    expect(readdirSync(box.work)).not.toContain("in.reduced.json");
  });
});

it("reports and events are written, with the test and the version of the tool", async () => {
  const box = bench();
  const reports = ["--report", "r.html", "--report", "r.md", "--events", "e.ndjson", "--tool-version", "echo tool 7"];
  const { code, stdout, stderr } = await box.run("in.json", "-t", "./check.sh", ...reports, "-j", "1");
  expect([code, stderr, stdout]).toEqual([0, "", expect.stringMatching(/^28 → 8 bytes/)]);
  expect(box.read("r.md")).toContain('### in.json, reduced\n\n```json\n"needle"\n```');
  expect(box.read("e.ndjson")).toMatch(/^\{"kind":"started".*\n[\s\S]*"kind":"finished".*\n$/);
  for (const name of ["r.md", "r.html"])
    for (const part of ["grep -q needle", "tool 7"]) expect(box.read(name)).toContain(part);
  const wrong = await box.run("in.json", "-t", "./check.sh", "--report", "r.txt");
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining(".html or .md")]);
});

it("a reduction goes on if nobody reads its events, or they cannot be written", async () => {
  const box = bench();
  const { child, ended } = box.start(["in.json", "-t", "./check.sh", "--events", "-"]);
  child.stdout?.destroy();
  const { code, stderr } = await ended;
  expect([code, box.read("in.reduced.json")]).toEqual([0, '"needle"']);
  expect(stderr).toMatch(/^28 → 8 bytes/m);
  const full = await box.run("in.json", "-t", "./check.sh", "--events", "/dev/full", "-q");
  expect([full.code, full.stderr]).toEqual([
    0,
    expect.stringMatching(/^warning: The events cannot be written any more: ENOSPC/),
  ]);
});
