import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmdirSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Ending, haystack, Sandbox } from "./sandbox.js";

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("big.json", haystack);
  box.write("plain.txt", "no program");
  box.write("-big.json", haystack);
  box.write("three.json", "123");
  mkdirSync(box.path("folder"));
  mkdirSync(box.path("full"));
  box.write("full/000001.json", "1");
  box.script("test.sh", 'grep -q needle "$1"');
  box.script("any.sh", "exit 0");
  box.script("orphan.sh");
  box.write("orphan.sh", "#!/no/such/shell\n");
  box.script("windows.sh");
  box.write("windows.sh", "#!/bin/sh\r\nexit 0\r\n");
  box.write("sleeping.sh", "#!/bin/sh\n");
  return box;
}

/** What went wrong and what to do, on one line or two. */
function expectMessage({ stdout, stderr }: Ending, ...parts: readonly RegExp[]): void {
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^error: /);
  expect(stderr.trimEnd().split("\n").length).toBeLessThanOrEqual(2);
  expect(stderr).not.toMatch(/^\s+at |node:internal/m);
  for (const part of parts) expect(stderr).toMatch(part);
}

describe("a wrong call is explained in one or two lines, with exit code 2:", () => {
  const test = ["--test", "./test.sh"];
  it.each<readonly [string, readonly string[], RegExp]>([
    ["no argument at all", [], /--test/],
    ["no test", ["big.json"], /--test/],
    ["an empty test", ["big.json", "--test", " "], /empty/],
    ["no input", test, /input/i],
    ["a missing input", ["missing.json", ...test], /missing\.json does not exist/],
    ["a folder as the input", ["folder", ...test], /folder/],
    ["a missing test", ["big.json", "--test", "./missing.sh"], /\.\/missing\.sh does not exist/],
    ["a test that is not executable", ["big.json", "--test", "./plain.txt"], /chmod \+x/],
    ["an option without its argument", ["big.json", "-o", "--test", "./test.sh"], /-o has no argument before --test/],
    ["a test that is a folder", ["big.json", "--test", "./folder"], /\.\/folder is a folder/],
    ["a test for a shell", ["big.json", "--test", "true && false"], /has &&.*-c 'true && false'/],
    [
      "an open quote",
      ["big.json", "--test", `grep -q "a'b`],
      /--test has a " without a partner: grep -q "a'b\. Add it/,
    ],
    ["a test with a pipe", ["big.json", "--test", "cat @@ | grep 'a;b'"], /has \|, which.*-c /],
    ["an interpreter that is not there", ["big.json", "-t", "./orphan.sh"], /\/no\/such\/shell, which does not exist/],
    ["line ends of Windows", ["big.json", "-t", "./windows.sh"], /CR LF.*\/bin\/sh.*sed -i/],
    ["a misspelt command", ["compar", "big.json"], /compar is neither.*treemin compare\?/],
    ["another misspelt command", ["reduse", "big.json", "--with", "x"], /treemin reduce\?/],
    ["two inputs without a test", ["big.json", "three.json"], /No test: big\.json and three\.json are inputs.*--test/],
    ["a test that may not run", ["big.json", "sleeping.sh"], /sleeping\.sh looks like one.*chmod \+x/],
    ["two tests", ["test.sh", "any.sh"], /Both test\.sh and any\.sh.*--test/],
    ["an empty path of the result", ["big.json", ...test, "-o", ""], /-o is empty/],
    ["an empty path of statistics", ["big.json", ...test, "--stats", ""], /--stats is empty/],
    ["an empty folder of results", ["big.json", ...test, "--history", ""], /--history is empty/],
    ["an empty input", ["", ...test], /input "" does not exist/],
    ["a number that is empty", ["big.json", ...test, "--confirm", ""], /--confirm.*whole number/],
    [
      "a file that looks like an option",
      ["-big.json", ...test],
      /'-big\.json'\. The file with this name: \.\/-big\.json/,
    ],
    ["two tests by option", ["big.json", ...test, "-t", "./any.sh"], /any\.sh.*another test, \.\/test\.sh.*&&/],
    ["two lines as the test", ["big.json", "-c", "true", "-c", "false"], /false.*another test, true\./],
    ["two tests of a search for failures", ["fuzz", ...test, ...test], /another test, \.\/test\.sh/],
    ["a result that is a folder on a pipe", ["full", "-t", "./test.sh", "-o", "-"], /standard output/],
    ["a file that treemin did not write", ["big.json", ...test, "-o", "three.json"], /three\.json exists.*--force/],
    ["an unknown option", ["big.json", ...test, "--frobnicate"], /--frobnicate/],
    ["one of several files missing", ["big.json", "other.json", ...test], /other\.json does not exist/],
    ["an unknown language", ["big.json", ...test, "--language", "klingon"], /klingon.*json/],
    [
      "an unknown language that is not needed",
      ["big.json", ...test, "--atom", "char", "--language", "klingon"],
      /klingon/,
    ],
    ["an empty worker", ["big.json", ...test, "--workers", " "], /--workers is empty/],
    ["a missing file of workers", ["big.json", ...test, "--workers-file", "w.txt"], /w\.txt cannot be read \(ENOENT\)/],
    ["a queue without a server", ["big.json", ...test, "--queue", "q"], /--queue is for --nats/],
    [
      "a server that is none",
      ["big.json", ...test, "--nats", "nats://me:secret@host"],
      /--nats is .*nats:\/\/HOST:4222/,
    ],
    ["workers without a server", ["workers", "status"], /no queue to look at.*--nats nats:\/\/HOST:4222/],
    ["a queue that is none", ["big.json", ...test, "--nats", "nats://h", "--queue", "a.b"], /--queue is "a\.b"/],
    ["a worker without a test", ["worker"], /treemin worker --test COMMAND/],
    ["too many slots", ["worker", ...test, "--slots", "5000"], /at most 1024 slots/],
    ["a folder for workers", ["full", ...test, "--workers", "x"], /--workers is for a single file/],
    ["nothing to go on with", ["resume"], /no journal.*treemin INPUT/],
    ["nothing to go on with for a file", ["resume", "big.json"], /big\.json.*treemin INPUT/],
    ["a file to go on with in no folder", ["resume", "missing/big.json"], /missing\/big\.json.*treemin INPUT/],
    ["candidates among other files", ["big.json", ...test, "--keep-candidates", "full"], /full.*--keep-candidates/],
    ["results among other files", ["big.json", ...test, "--history", "full"], /full.*--history/],
    ["an unknown rule", ["big.json", ...test, "--start", "verse"], /verse.*value/],
    ["no number of jobs", ["big.json", ...test, "--jobs", "many"], /jobs.*many/],
    ["jobs less than one", ["big.json", ...test, "--jobs", "0"], /jobs.*0/],
    ["a negative timeout", ["big.json", ...test, "--timeout", "-1"], /timeout/],
    ["an endless limit of time", ["big.json", ...test, "--limit-time", "Infinity"], /limit-time/],
    ["half a test", ["big.json", ...test, "--limit-tests", "1.5"], /limit-tests/],
    ["a granularity of one", ["big.json", ...test, "--granularity", "1"], /granularity/],
    ["an unknown algorithm", ["big.json", ...test, "--reduce", "hdd | magic*"], /reduce.*magic.*coarse-hdd/],
    ["a reduction that cannot be read", ["big.json", ...test, "--reduce", "hdd | | hoist"], /hdd \| \| hoist/],
    ["algorithms that cannot be joined", ["big.json", ...test, "--reduce", "hdd + perses"], /hdd \+ perses.*\|/],
    ["an unknown encoding", ["big.json", ...test, "--encoding", "ebcdic"], /ebcdic.*utf-8/],
    ["an unknown order", ["big.json", ...test, "--subset-iterator", "sideways"], /sideways/],
    [
      "an encoding that the input does not have",
      ["three.json", "-t", "./any.sh", "--encoding", "utf-16le"],
      /utf-16le/,
    ],
    ["a result in place of the input", ["big.json", ...test, "-o", "./big.json"], /big\.json.*-o/],
    [
      "a program of a pass that is not there",
      ["big.json", ...test, "--pass", "./gone"],
      /--pass \.\/gone does not exist/,
    ],
    ["an empty pass", ["big.json", ...test, "--pass", " "], /--pass is empty/],
    ["a pass without a program", ["big.json", ...test, "--reduce", "pass | *"], /asks programs.*--pass/],
    ["a pass that is repeated twice", ["big.json", ...test, "--reduce", "pass*"], /leave out the \*/],
    ["a time for no pass", ["big.json", ...test, "--pass-timeout", "3"], /--pass-timeout is for --pass/],
    ["a formatter that is not there", ["big.json", ...test, "--pretty-with", "./gone"], /"\.\/gone" does not exist/],
    ["an empty formatter", ["big.json", ...test, "--pretty-with", ""], /--pretty-with "" does not exist/],
    ["a candidate's name with a folder", ["big.json", ...test, "--candidate-name", "a/b"], /"a\/b"; give a file name/],
    ["a protocol that is not known", ["serve", "--protocol", "telepathy"], /telepathy.*shrinkray/],
    ["no protocol", ["serve"], /--protocol/],
    ["a missing grammar", ["big.json", ...test, "--grammar", "missing.g4"], /missing\.g4/],
    ["sentences of no language", ["generate"], /--language.*--grammar/],
    ["sentences of an unknown rule", ["generate", "-l", "json", "--start", "verse"], /verse.*value/],
    ["sentences without a grammar", ["generate", "-l", "text"], /text has no grammar/],
    ["sentences among other files", ["generate", "-l", "json", "-o", "full"], /full.*-o/],
    ["hooks that do not exist", ["generate", "-l", "json", "--hooks", "missing.mjs"], /hooks missing\.mjs.*loaded/],
    ["fuzzing without seeds", ["fuzz", "--seeds", "missing", "-o", "found", ...test], /missing cannot be read/],
    [
      "coverage of a command",
      ["fuzz", "--seeds", ".", "-o", "found", "--coverage", "node", ...test],
      /--coverage node/,
    ],
    ["weights that are no JSON", ["generate", "-l", "json", "--weights", "plain.txt"], /weights.*plain\.txt/],
    ["choices that are none", ["--generated", "three.json", ...test], /three\.json holds no choices/],
    ["choices and an input", ["big.json", "--generated", "three.json", ...test], /two inputs.*three\.json/],
  ])("%s", async (_, args, message) => {
    const box = bench();
    const before = box.files();
    const ending = await box.run(...args);
    expectMessage(ending, message);
    expect(ending.code).toBe(2);
    expect(box.files()).toEqual(before);
    expect(box.left()).toEqual([]);
  });
});

it("an invalid grammar is explained with one line for each error, with exit code 2", async () => {
  const box = bench();
  const { code, stdout, stderr } = await box.run("big.json", "-t", "./test.sh", "--grammar", "plain.txt");
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^error: .*plain\.txt/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

it("a message about a large part of a grammar shows its beginning and its end", async () => {
  const box = bench();
  const name = `a${"b".repeat(10_000)}c`;
  box.write("large.g4", `grammar large; s : ${name} ;`);
  for (const args of [
    ["big.json", "-t", "./test.sh", "-g", "large.g4"],
    ["grammar", "check", "large.g4"],
  ]) {
    const { code, stderr } = await box.run(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: large\.g4:1:\d+: .*: ab+ … b+c\n/);
    expect(stderr.length).toBeLessThan(1000);
  }
});

describe("a failure of the environment is explained in one or two lines, with exit code 5:", () => {
  it.each<readonly [string, readonly string[], RegExp]>([
    ["a folder that is not there", ["big.json", "-t", "./test.sh", "-o", "missing/out.json"], /missing\/out\.json.*-o/],
    ["a folder in place of the result", ["big.json", "-t", "./test.sh", "-o", "folder"], /folder.*-o/],
    [
      "statistics that cannot be written",
      ["big.json", "-t", "./test.sh", "--stats", "missing/stats.json"],
      /missing\/stats/,
    ],
    [
      "a folder of candidates that cannot be created",
      ["big.json", "-t", "./test.sh", "--keep-candidates", "plain.txt"],
      /plain/,
    ],
    [
      "a folder of results that cannot be created",
      ["big.json", "-t", "./test.sh", "--history", "plain.txt/h"],
      /plain.*--history/,
    ],
    ["another run with the same result", ["big.json", "-t", "./test.sh", "-o", "held.json"], /process \d+.*-o/],
    ["a command that is not there", ["big.json", "-t", "no-such-command-at-all"], /no-such-command-at-all/],
    [
      "a program of a pass that cannot be run",
      ["big.json", "-t", "./test.sh", "--pass", "no-such-pass"],
      /no-such-pass cannot be run/,
    ],
    ["a module that does not load", ["big.json", "-t", "./broken.mjs"], /broken\.mjs/],
  ])("%s", async (_, args, message) => {
    const box = bench();
    box.write("broken.mjs", "export default (");
    box.write("held.json.lock", JSON.stringify({ pid: process.pid, started: null, host: hostname() }));
    const ending = await box.run(...args);
    expectMessage(ending, message);
    expect(ending.code).toBe(5);
    expect(box.left()).toEqual([]);
  });

  it("a temporary folder that is not there is not made", async () => {
    const box = bench();
    rmdirSync(box.temporary);
    const ending = await box.run("big.json", "-t", "./test.sh");
    expectMessage(ending, /tmp does not exist: make it, or set TMPDIR/);
    expect(ending.code).toBe(5);
    expect(existsSync(box.temporary)).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)("a folder that may not be written", async () => {
    const box = bench();
    mkdirSync(box.path("locked"));
    chmodSync(box.path("locked"), 0o555);
    const nobody = { uid: 65534, gid: 65534 };
    const ending = await box.start(["big.json", "-t", "./test.sh", "-o", "locked/out.json"], nobody).ended;
    expectMessage(ending, /locked\/out\.json/, /EACCES/);
    expect(ending.code).toBe(5);
  });
});

describe("an input that is not interesting", () => {
  it("is explained with folder, command and output, with exit code 1", async () => {
    const box = bench();
    box.script("why.sh", "echo what it said; echo and complained >&2", 'wc -c < "$1"', "exit 3");
    const { code, stdout, stderr } = await box.run("big.json", "-t", "./why.sh");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^error: big\.json is not interesting/);
    expect(stderr).toContain("what it said");
    expect(stderr).toContain("and complained");
    expect(stderr).toContain("exited with 3");
    expect(stderr).toContain(`Command: ${box.path("why.sh")}`);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(box.files()).not.toContain("big.reduced.json");
    const folder = /^Folder: (.*)$/m.exec(stderr)?.[1] ?? "";
    expect(existsSync(join(folder, "big.json"))).toBe(true);
    expect(folder.startsWith(box.temporary)).toBe(true);
  });

  it.each([
    ["big.json", []],
    ['it\'s a "big" $file.json', []],
    ["big.json", ["--stdin"]],
  ])("can be tested again with the printed line: %s %j", async (name, options) => {
    const box = bench();
    box.write(name, haystack);
    box.script("a test.sh", 'cat "$@" | cksum; exit 3');
    const { stderr } = await box.run(name, "-t", "'./a test.sh'", ...options);
    const line = /^Run it by hand: (.*)$/m.exec(stderr)?.[1] ?? "";
    const again = spawnSync("sh", ["-c", line], { encoding: "utf8" });
    expect(again.status).toBe(3);
    expect(again.stdout).not.toBe("");
    expect(stderr).toContain(`  ${again.stdout}`);
  });

  it("is explained for a module, too", async () => {
    const box = bench();
    box.write("test.mjs", "export default () => { throw new Error('cannot say'); };");
    const { code, stderr } = await box.run("big.json", "-t", "./test.mjs");
    expect(code).toBe(1);
    expect(stderr).toContain("cannot say");
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(box.left()).toEqual([]);
  });

  it("does not crash treemin if a module throws outside its promise", async () => {
    const box = bench();
    const late = "setTimeout(() => { throw new Error('late'); }, 30)";
    box.write("test.mjs", `let n = 0; export default () => { if (n++ === 0) ${late}; return n === 1; };`);
    const { code, stderr } = await box.run("big.json", "-t", "./test.mjs", "-j", "2", "--no-watch");
    expect(stderr).not.toMatch(/node:internal/);
    expect([0, 5]).toContain(code);
  });

  it("can be one whose test does not end", async () => {
    const box = bench();
    box.script("slow.sh", "sleep 30");
    const { code, stderr } = await box.run("big.json", "-t", "./slow.sh", "--timeout", "0.3");
    expect(code).toBe(1);
    expect(stderr).toContain("did not end within 0.3 s");
    expect(stderr).toContain("--timeout SECONDS");
  });
});

describe("a limit ends the reduction with the best result so far and exit code 4:", () => {
  it("a limit of tests", async () => {
    const box = bench();
    box.script("test.sh", 'echo call >> "$LOG"; grep -q needle "$1"');
    // With one job, no test is cancelled before it has written its line.
    const { code, stdout } = await box.run("big.json", "-t", "./test.sh", "--limit-tests", "5", "--jobs", "1");
    expect(code).toBe(4);
    expect(stdout).toContain("test limit");
    expect(box.read("log").split("\n").length - 1).toBe(5);
    expect(box.read("big.reduced.json")).toContain("needle");
  });

  it("a limit of time", async () => {
    const box = bench();
    box.script("test.sh", 'test "$(wc -c < "$1")" -lt 100 && sleep 30', 'grep -q needle "$1"');
    const start = performance.now();
    const { code, stdout } = await box.run("big.json", "-t", "./test.sh", "--limit-time", "0.7");
    expect(code).toBe(4);
    expect(stdout).toContain("deadline");
    expect(performance.now() - start).toBeLessThan(5000);
    expect(box.read("big.reduced.json")).toContain("needle");
    expect(box.left()).toEqual([]);
  });

  it("a limit of time while the input is tested, without a result", async () => {
    const box = bench();
    box.script("test.sh", "sleep 30");
    const { code, stdout } = await box.run("big.json", "-t", "./test.sh", "--limit-time", "0.3");
    expect(code).toBe(4);
    expect(box.files()).not.toContain("big.reduced.json");
    expect(stdout).not.toContain("result: big.reduced.json");
  });
});
