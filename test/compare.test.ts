import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CompareOptions, compare } from "#src/compare.js";
import { PipelineError } from "#src/pipeline/notation.js";
import type { ComparisonRun } from "#src/report/comparison-run.js";
import { shellScript, temporaryFolder } from "./support/temporary-folder.js";

const input = '{"a": [1, 2, {"b": null}], "c": ["d", null]}';
const algorithms = ["coarse-hdd*", "hdd*"];

/** Options with a test that counts its calls. */
function counted(isInteresting = (text: string, _call: number) => text.includes("null")) {
  const calls: string[] = [];
  const test = (text: string) => isInteresting(text, calls.push(text));
  const cases = [{ name: "nulls", input, language: "json", test }];
  return { calls, options: { cases, algorithms } satisfies CompareOptions };
}

describe("a comparison", () => {
  it("starts each run from the same input and tests each result once more", async () => {
    const { calls, options } = counted();
    const { runs, aborted } = await compare(options);
    expect(aborted).toBe(false);
    expect(runs.map(({ algorithm, size, verified }) => [algorithm, size.before, verified])).toEqual([
      ["coarse-hdd*", input.length, "interesting"],
      ["hdd*", input.length, "interesting"],
    ]);
    expect(calls.filter((text) => text === input)).toHaveLength(2);
    // Each result is tested when it is found and when the run is over.
    for (const { text } of runs) expect(calls.filter((each) => each === text).length).toBeGreaterThanOrEqual(2);
    expect(calls).toHaveLength(runs.reduce((sum, { statistics }) => sum + statistics.tests + 1, 0));
  });

  it("reports a test that answers the result differently", async () => {
    const lengths: number[] = [];
    const once = (text: string) => {
      const isNew = !lengths.includes(text.length) || text === input;
      lengths.push(text.length);
      return isNew && text.includes("null");
    };
    const { options } = counted(once);
    const { runs } = await compare({ ...options, algorithms: ["hdd*"] });
    expect(runs.map(({ verified }) => verified)).toEqual(["uninteresting"]);
  });

  it("runs no test for known runs, for any number of jobs", async () => {
    const { calls, options } = counted();
    const known: ComparisonRun[] = [];
    const first = await compare({ ...options, repetitions: 2, onRun: (run) => known.push(run) });
    expect(first.runs).toEqual(known);
    expect(new Set(known.map(({ id }) => id)).size).toBe(4);
    calls.length = 0;
    const second = await compare({ ...options, repetitions: 2, jobs: 2, known: JSON.parse(JSON.stringify(known)) });
    expect(calls).toEqual([]);
    expect(second.runs).toEqual(known);
  });

  it.each<readonly [string, (options: CompareOptions) => Partial<CompareOptions>]>([
    ["input", ({ cases }) => ({ cases: cases.map((each) => ({ ...each, input: "[null]" })) })],
    ["name", ({ cases }) => ({ cases: cases.map((each) => ({ ...each, name: "other" })) })],
    ["test", ({ cases }) => ({ cases: cases.map((each) => ({ ...each, test: (text: string) => text !== "" })) })],
    ["algorithm", () => ({ algorithms: ["hdd"] })],
    ["limit", () => ({ limitTests: 1000 })],
    ["layout", () => ({ layout: "minimal" })],
    ["order of lists", () => ({ ddmin: { subsets: "forward" } })],
  ])("repeats a run with another %s", async (_, change) => {
    const { options } = counted();
    const { runs: known } = await compare(options);
    let made = 0;
    const { runs } = await compare({ ...options, ...change(options), known, onRun: () => made++ });
    expect(made).toBe(runs.length);
  });

  it("repeats a run if the file of the test has changed, but not if it has moved", async () => {
    const made: string[] = [];
    const script = (folder: string, pattern: string) => shellScript(join(folder, "test.sh"), `grep -q ${pattern} "$1"`);
    const compareWith = (path: string, known: readonly ComparisonRun[]) =>
      compare({
        cases: [{ name: "one", input, language: "json", test: { command: [path] } }],
        ...{ algorithms: ["hdd"], known, onRun: () => made.push(path) },
      });
    const { runs } = await compareWith(script(temporaryFolder(), "null"), []);
    await compareWith(script(temporaryFolder(), "null"), runs);
    expect(made).toHaveLength(1);
    await compareWith(script(temporaryFolder(), "d"), runs);
    expect(made).toHaveLength(2);
  });

  it("skips a case that is not interesting", async () => {
    const { options } = counted();
    const [each] = options.cases;
    if (!each) throw new Error("there is no case");
    const { runs, uninteresting } = await compare({ ...options, cases: [{ ...each, name: "bad", input: "[]" }, each] });
    expect(uninteresting.map((entry) => entry.case)).toEqual(["bad"]);
    expect(runs.map((run) => run.case)).toEqual(["nulls", "nulls"]);
  });

  it("that is aborted has the finished runs", async () => {
    const controller = new AbortController();
    const { options } = counted((text, call) => {
      if (call === 60) controller.abort();
      return text.includes("null");
    });
    const { runs, aborted } = await compare({ ...options, repetitions: 100, signal: controller.signal });
    expect(aborted).toBe(true);
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.every(({ stopped }) => stopped === "finished")).toBe(true);
  });

  it("says which limit stopped a run", async () => {
    const { options } = counted();
    const { runs } = await compare({ ...options, limitTests: 3 });
    expect(runs.map(({ stopped, statistics }) => [stopped, statistics.tests])).toEqual([
      ["test limit", 3],
      ["test limit", 3],
    ]);
  });

  it("checks all algorithms before the first run", async () => {
    const { calls, options } = counted();
    await expect(compare({ ...options, algorithms: ["hdd*", "magic"] })).rejects.toThrow(PipelineError);
    expect(calls).toEqual([]);
  });
});
