import { describe, expect, it } from "vitest";
import { doubt, summarize } from "#src/cli/output/summary.js";
import { type Reduction, reduceSync } from "#src/index.js";

/** A reduction of `input` to the first `length` characters, by lines and characters. */
function reduction(input: string, length: number, more: Partial<Reduction> = {}): Reduction {
  return { ...reduceSync({ input, reduce: "chars", test: (text) => text.length >= length }), ...more };
}

const place = { path: "out.txt", ahead: undefined };

describe("the summary", () => {
  it("writes one test in the singular", () => {
    expect(summarize(reduction("", 0), place)).toContain("\n1 test (1 interesting, 0 not), 0 cache hits\n");
    expect(summarize(reduction("abcdef", 4), place)).toMatch(/\n\d+ tests \(/);
  });

  it("counts tests at a time", () => {
    const one = reduction("abcdef", 4);
    expect(summarize(one, place)).toMatch(/^[\d.]+ s, [\d.]+ s of them in tests$/m);
    const statistics = { ...one.statistics, oracleTime: 2000, testTime: 5000 };
    const text = summarize({ ...one, statistics }, place);
    expect(text).toContain(" s of them in tests, 2.5 at a time\n");
  });

  it("says how to continue after an early end, and only then", () => {
    const stopped = summarize(reduction("abcdef", 4, { stopped: "aborted" }), place);
    expect(stopped).toContain("stopped early (interrupted): this is the best so far\n");
    expect(stopped).toContain("to continue: run the same command again, or: treemin resume out.txt\n");
    expect(summarize(reduction("abcdef", 4), place)).not.toContain("go on");
  });

  it("names the size of an earlier run's smaller result", () => {
    const text = summarize(reduction("abcdef", 4, { stopped: "aborted" }), { ...place, ahead: 2 });
    expect(text).toContain("result: out.txt (2 bytes: an earlier run had got further)\n");
  });
});

describe("the warning about a tiny result", () => {
  it.each([
    [1, "Only 1 byte is left."],
    [3, "Only 3 bytes are left."],
  ])("is given for %i bytes", (length, message) => {
    expect(doubt(reduction("abcdef", length))).toContain(message);
  });

  it.each([
    ["a larger one", reduction("abcdef", 4)],
    ["an empty one, which has its own warning", reduction("abcdef", 0)],
    ["an input that was no larger", reduction("abc", 3)],
  ])("is not given for %s", (_, each) => {
    expect(doubt(each)).toBeUndefined();
  });
});
