import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Progress } from "#src/cli/output/progress.js";
import type { ReductionEvent, Statistics } from "#src/index.js";

const statistics = { steps: [], tests: 3, outcomes: { interesting: 1 }, time: 100 } as unknown as Statistics;
const tested = (phase: string): ReductionEvent => ({
  kind: "tested",
  text: "",
  outcome: "uninteresting",
  phase,
  statistics,
});
const checked: ReductionEvent = { kind: "checked", duration: 4000, timeout: 40_000 };

/** What is written to standard error, and how to make it a terminal. */
let written = "";
const { isTTY } = process.stderr;

beforeEach(() => {
  written = "";
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  process.stderr.isTTY = isTTY;
});

function begun(isTerminal: boolean, { env = {}, plain = false } = {}): Progress {
  process.stderr.isTTY = isTerminal;
  for (const [name, value] of Object.entries({ TERM: "xterm", CI: "", ...env })) vi.stubEnv(name, value);
  const progress = new Progress({ quiet: false, verbose: false, plain, input: "big.json" });
  progress.begin();
  return progress;
}

describe("while the input is tested", () => {
  it("a terminal shows at once that it is, then for how long and what the test prints", () => {
    const progress = begun(true);
    expect(written).toContain("testing the input … 0 s");
    progress.tell({ kind: "printed", text: "building\nlinking \u001b[31m\n" });
    vi.advanceTimersByTime(4000);
    expect(written).toMatch(/testing the input … 4 s: linking \\u001b\[31m$/);
    progress.tell(checked);
    written = "";
    vi.advanceTimersByTime(4000);
    expect(written).toBe("");
  });

  it.each([
    ["a terminal that is called dumb", true, { env: { TERM: "dumb" } }],
    ["a terminal of a CI job", true, { env: { CI: "true" } }],
    ["a terminal with --plain", true, { plain: true }],
    ["anything else, but not at once,", false, {}],
  ])("%s gets a line every ten seconds", (_, isTerminal, settings) => {
    const progress = begun(isTerminal, settings);
    const atOnce = isTerminal ? "testing the input … 0 s\n" : "";
    expect(written).toBe(atOnce);
    vi.advanceTimersByTime(25_000);
    const limit = "(at most 600 s: --timeout)";
    expect(written).toBe(`${atOnce}testing the input … 10 s ${limit}\ntesting the input … 20 s ${limit}\n`);
    progress.end();
    vi.advanceTimersByTime(25_000);
    expect(written).not.toContain("30 s");
  });
});

it("says nothing while a screen takes its place, which keeps the lines", () => {
  const progress = begun(true);
  progress.clear();
  const kept: string[] = [];
  progress.screen = { isOpen: true, keep: (lines) => void kept.push(...lines) };
  written = "";
  vi.advanceTimersByTime(2000);
  progress.say("a", "b");
  expect([written, kept]).toEqual(["", ["a", "b"]]);
});

it("in the last phase, it is said once that stopping is safe", () => {
  const progress = begun(true);
  progress.tell(checked);
  for (const phase of ["best-first", "respace", "respace"]) {
    vi.advanceTimersByTime(200);
    progress.tell(tested(phase));
  }
  expect(written.match(/Stopping is safe/g)).toHaveLength(1);
  expect(written.indexOf("best-first:")).toBeLessThan(written.indexOf("Stopping is safe"));
});

it.each([
  ["nearly all tests", 12, 10, 1],
  ["few tests", 9, 9, 0],
  ["half of the tests", 24, 12, 0],
])("when %s took too long, a warning says so once: %i tests, %i too long", (_, tests, timeout, warnings) => {
  const progress = begun(false);
  progress.tell(checked);
  const event = { ...tested("best-first"), statistics: { ...statistics, tests, outcomes: { timeout } } };
  for (let i = 0; i < 2; i++) progress.tell(event as ReductionEvent);
  expect(written.match(/^warning: .*within 40 s.*--timeout SECONDS/gm) ?? []).toHaveLength(warnings);
});
