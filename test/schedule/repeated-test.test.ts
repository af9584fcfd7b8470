import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/oracle/oracle.js";
import { RepeatedTest, type RepeatedTestOptions, TestLimitError } from "#src/schedule/repeated-test.js";
import { RunStatistics } from "#src/schedule/run-statistics.js";
import { decideByTests, tally } from "#src/schedule/tested-often.js";
import { FakeOracle } from "../support/fake-oracle.js";

const never = new AbortController().signal;
const yes = "interesting";
const no = "uninteresting";
const lowRates = { falsePositives: 0.05, falseNegatives: 0.05 };

/** A test that answers in turns, whatever the text; and what it counts. */
function answering(answers: readonly Outcome[], options: RepeatedTestOptions) {
  let next = 0;
  const oracle = new FakeOracle(() => ({ outcome: answers[next++ % answers.length] as Outcome, turns: 0 }));
  const statistics = new RunStatistics("input");
  return { test: new RepeatedTest(oracle, statistics, options), oracle, statistics };
}

describe("a repeated test", () => {
  it.each<readonly [readonly Outcome[], Outcome, number]>([
    [[yes], yes, 1],
    [[no, "timeout", yes], yes, 3],
    [[no, no, no, "invalid", yes], "invalid", 4],
  ])("of %j is %s after %i tries", async (answers, outcome, tries) => {
    const { test, statistics } = answering(answers, { repeat: 4 });
    expect(await test.test("a", never)).toBe(outcome);
    expect(statistics.tests).toBe(tries);
    const other = answering(answers, { repeat: 4 });
    expect((await other.test.inspect("a", never)).outcome).toBe(outcome);
    expect(other.statistics.tests).toBe(tries);
  });

  it("is what is counted and decided on, not its tries", async () => {
    const { test, statistics } = answering([no, no, yes], { repeat: 3 });
    expect(await tally(test, { text: "a", tests: 8, signal: never })).toEqual({ interesting: 8, tests: 8 });
    expect(await decideByTests(test, { text: "a", rates: lowRates, signal: never })).toBe(yes);
    expect(statistics.tests).toBe(3 * (8 + 4));
  });
});

describe("a text that is never decided", () => {
  const rates = { falsePositives: 0.4, falseNegatives: 0.4 };

  it("is uninteresting in the end", async () => {
    const { test, statistics } = answering([yes, no], {});
    expect(await decideByTests(test, { text: "a", rates, signal: never })).toBe(no);
    expect(statistics.tests).toBe(200);
  });

  it("is not tested beyond the limit", async () => {
    for (const act of ["test", "decide"] as const) {
      const { test, statistics } = answering([no, no, no, yes], { repeat: 100, limitTests: 3 });
      const testing = act === "test" ? test.test("a", never) : decideByTests(test, { text: "a", rates, signal: never });
      await expect(testing).rejects.toThrow(TestLimitError);
      expect([statistics.tests, test.isLimitReached]).toEqual([3, true]);
    }
    const { test, statistics } = answering([no], { repeat: 100, limitTests: 3 });
    expect((await test.inspect("a", never)).outcome).toBe(no);
    expect(statistics.tests).toBe(3);
    await expect(test.inspect("a", never)).rejects.toThrow(TestLimitError);
  });

  it("is not tested after the signal, which timers can give", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("enough")), 10);
    const { test } = answering([no], { repeat: Number.POSITIVE_INFINITY });
    await expect(test.test("a", controller.signal)).rejects.toThrow("enough");
  });
});
