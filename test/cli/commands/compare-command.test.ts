import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sleep } from "../../support/processes.js";
import { haystack, Sandbox } from "../sandbox.js";

const algorithms = ["--with", "coarse-hdd*", "--with", "hdd*"];
const call = ["compare", "big.json", "--test", "./test.sh", ...algorithms];

function bench(): Sandbox {
  const box = new Sandbox();
  box.write("big.json", haystack);
  box.write("straw.json", "[1]");
  box.script("test.sh", 'echo call >> "$LOG"', `grep -q '"needle"' "$1"`);
  return box;
}

/** How often the test has been called. */
function callsOf(box: Sandbox): number {
  return existsSync(box.path("log")) ? box.read("log").split("\n").length - 1 : 0;
}

describe("treemin compare", () => {
  it("prints a table, and a line for each run", async () => {
    const box = bench();
    const { code, stdout, stderr } = await box.run(...call);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^big\.json: \d+ bytes, \d+ tokens\n\nalgorithm +bytes +tokens +tests /);
    expect(stdout).toMatch(/^coarse-hdd\* +\d+ /m);
    expect(stdout).toMatch(/^hdd\* +\d+ /m);
    expect(stderr).toMatch(/^big\.json, hdd\*: \d+ bytes, \d+ tests, [\d.]+ s$/m);
    expect(box.files()).toEqual(["big.json", "log", "straw.json", "test.sh"]);
  });

  it("reports as many tests as the test has counted, without the verifications", async () => {
    const box = bench();
    const { stdout, stderr } = await box.run(...call, "--json", "--quiet");
    const { rows } = JSON.parse(stdout) as { rows: { tests: number }[] };
    expect(callsOf(box)).toBe(rows.reduce((sum, { tests }) => sum + tests + 1, 0));
    expect(stderr).toBe("");
  });

  it("compares passes over lines and characters without a language", async () => {
    const box = bench();
    box.write("notes", '1\n"needle"\n2\n');
    const call = ["compare", "notes", "--test", "./test.sh", "--with", "lines", "--with", "lines | chars"];
    const { code, stdout } = await box.run(...call, "--csv");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^notes,lines,13,9,/m);
    expect(stdout).toMatch(/^notes,lines \| chars,13,8,/m);
  });

  it("prints Markdown and comma-separated values, and draws", async () => {
    const box = bench();
    const results = ["--results", "runs.jsonl"];
    const markdown = await box.run(...call, ...results, "--markdown", "--plot", "out.svg");
    expect(markdown.stdout).toMatch(/^\| hdd\\\* +\| +\d+ \|/m);
    expect(box.read("out.svg")).toMatch(/^<svg /);
    const { stdout } = await box.run(...call, ...results, "--csv", "--plot", "out.html");
    expect(stdout.split("\n").map((line) => line.split(",").slice(0, 2).join())).toEqual([
      ...["case,algorithm", "big.json,coarse-hdd*", "big.json,hdd*", ""],
    ]);
    expect(box.read("out.html")).toMatch(/^<!doctype html>.*<svg /s);
  });

  it("skips the runs that are in the file of results", async () => {
    const box = bench();
    const again = [...call, "--results", "runs.jsonl", "--repeat", "2"];
    const first = await box.run(...again);
    const calls = callsOf(box);
    const second = await box.run(...again);
    expect(callsOf(box)).toBe(calls);
    expect(second.stdout).toBe(first.stdout);
    expect(second.stdout).toContain("median s");
    expect(second.stderr).toBe("");
    const other = await box.run(...again, "--layout", "minimal");
    expect(callsOf(box)).toBe(2 * calls);
    expect(other.stderr).toMatch(/^note: 4 of the runs in runs\.jsonl/m);
  });

  it("compares the cases of a file, with paths relative to its folder, and prints means", async () => {
    const box = bench();
    box.write("module.mjs", "export default (text) => text.includes('four');");
    box.write("other.data", haystack);
    const cases = [
      { name: "needle", input: "big.json", test: "./test.sh" },
      { name: "four", input: "other.data", test: "module.mjs", language: "json" },
    ];
    box.write("cases.json", JSON.stringify(cases));
    const ending = await box.start(["compare", "--cases", "work/cases.json", ...algorithms], { cwd: box.folder }).ended;
    expect([ending.code, ending.stderr]).toEqual([0, expect.stringContaining("four, hdd*")]);
    expect(ending.stdout).toMatch(/^All 2 cases$/m);
  });

  it("exits with 1 and explains why an input is not interesting, after comparing the others", async () => {
    const box = bench();
    const { code, stdout, stderr } = await box.run("compare", "straw.json", "big.json", ...call.slice(2));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: straw\.json is not interesting to begin with\.\nFolder: /m);
    expect(stdout).toMatch(/^big\.json: /);
  });

  it("exits with 1 if a result is not interesting any more", async () => {
    const box = bench();
    const flaky = `s=$(wc -c < "$1"); echo $s >> "$LOG"; grep -q '"needle"' "$1" && test $(grep -cx $s "$LOG") -eq 1`;
    box.script("test.sh", flaky);
    const { code, stdout } = await box.run(...call.slice(0, 4), "--with", "hdd*");
    expect(code).toBe(1);
    expect(stdout).toMatch(/^warning: big\.json, hdd\*: .*uninteresting.*flaky/m);
  });

  it("prints the table so far when it is interrupted, and can be continued", async () => {
    const box = bench();
    const args = [...call, "--repeat", "40", "--results", "runs.jsonl"];
    const { child, ended } = box.start(args);
    while (!existsSync(box.path("runs.jsonl")) || readFileSync(box.path("runs.jsonl"), "utf8").split("\n").length < 4) {
      await sleep(10);
    }
    child.kill("SIGINT");
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toContain("Stopping; finished runs are kept.");
    expect(stdout).toMatch(/^hdd\* +\d+ /m);
    expect(box.left()).toEqual([]);
    const count = box.read("runs.jsonl").trim().split("\n").length;
    expect(count).toBeLessThan(80);
    const again = await box.run(...call, "--results", "runs.jsonl");
    expect(again.stderr).not.toContain("big.json, hdd*");
  });
});

describe("treemin compare explains a wrong call with exit code 2 before any run:", () => {
  it.each<readonly [string, readonly string[], RegExp]>([
    ["no input", ["compare", "--test", "./test.sh"], /No input.*--cases/],
    ["no test", ["compare", "big.json"], /No test/],
    ["an unknown algorithm", [...call, "--with", "magic"], /magic.*There are: hdd/],
    ["two forms", [...call, "--csv", "--json"], /--csv and --json/],
    ["a plot of an unknown kind", [...call, "--plot", "out.png"], /out\.png.*\.svg or \.html/],
    ["no repetition", [...call, "--repeat", "0"], /repeat/],
    ["results in place of an input", [...call, "--results", "./big.json"], /big\.json.*--results/],
    ["the same input twice", [...call, "big.json"], /Two cases.*big\.json/],
    ["inputs beside cases", [...call, "--cases", "cases.json"], /big\.json/],
    ["a missing file of cases", ["compare", "--cases", "missing.json"], /missing\.json.*"name"/],
    ["a case without a test", ["compare", "--cases", "cases.json"], /cases\.json: case 2 has no test/],
  ])("%s", async (_, args, message) => {
    const box = bench();
    box.write(
      "cases.json",
      JSON.stringify([
        { name: "a", input: "big.json", test: "./test.sh" },
        { name: "b", input: "c" },
      ]),
    );
    const { code, stdout, stderr } = await box.run(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toMatch(message);
    expect(callsOf(box)).toBe(0);
    expect(box.read("big.json")).toBe(haystack);
  });

  it.each([
    ["results", "missing/runs.jsonl", /missing\/runs\.jsonl.*--results/],
    ["results", "straw.json", /straw\.json.*line 1 is not a run/],
    ["plot", "missing/out.svg", /missing\/out\.svg.*--plot/],
  ])("--%s %s cannot be written: exit code 5", async (option, path, message) => {
    const box = bench();
    const { code, stderr } = await box.run(...call, `--${option}`, path);
    expect(code).toBe(5);
    expect(stderr).toMatch(message);
    expect(callsOf(box)).toBe(0);
  });
});
