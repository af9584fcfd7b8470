import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/oracle/oracle.js";
import { FlakinessGuard } from "#src/schedule/flakiness-guard.js";
import { FlakinessWatch } from "#src/schedule/flakiness-watch.js";
import { RunStatistics } from "#src/schedule/run-statistics.js";
import { FakeOracle } from "../support/fake-oracle.js";

const never = new AbortController().signal;

/** An oracle that gives these answers in order, whatever the text, and then repeats the last one. */
function answering(...answers: readonly Outcome[]): FakeOracle {
  let next = 0;
  return new FakeOracle(() => ({ outcome: answers[Math.min(next++, answers.length - 1)] as Outcome, turns: 0 }));
}

const yes = "interesting";
const no = "uninteresting";

/** Runs all spot checks that a guard has planned. */
async function runSpotChecks({ watch }: FlakinessGuard): Promise<void> {
  for (let check = watch?.nextSpotCheck(); check; check = watch?.nextSpotCheck()) await check(never);
}

/** A guard that watches a test, and the watch. */
function watched(oracle: FakeOracle) {
  const guard = new FlakinessGuard(oracle, new RunStatistics("input"), {}, FlakinessWatch);
  return { guard, watch: guard.watch as FlakinessWatch };
}

describe("a flakiness guard", () => {
  it("tests a text once by default", async () => {
    const oracle = answering(yes, no);
    const guard = new FlakinessGuard(oracle, new RunStatistics("input"), {});
    expect(await guard.test("a", never)).toBe(yes);
    expect(oracle.tested).toEqual(["a"]);
  });

  it("repeats an uninteresting test until it is interesting, at most as often as configured", async () => {
    const oracle = answering(no, no, yes, no);
    const guard = new FlakinessGuard(oracle, new RunStatistics("input"), { repeat: 5 });
    expect(await guard.test("a", never)).toBe(yes);
    expect(oracle.tested.length).toBe(3);
    expect(await guard.test("b", never)).toBe(no);
    expect(oracle.tested.length).toBe(8);
  });

  it("confirms an interesting test as often as configured, and counts every test", async () => {
    const oracle = answering(yes, yes, no, yes);
    const statistics = new RunStatistics("input");
    const guard = new FlakinessGuard(oracle, statistics, { confirm: 2 });
    expect(await guard.test("a", never)).toBe(no);
    expect(await guard.test("b", never)).toBe(yes);
    expect([statistics.tests, statistics.outcomes.interesting]).toEqual([6, 5]);
    expect(guard.watch).toBeUndefined();
  });

  it("plans a spot check when one, two, four, eight … texts have been accepted", async () => {
    const oracle = answering(yes);
    const { guard } = watched(oracle);
    for (const text of "abcdefgh") {
      guard.remember(text);
      await guard.test(text, never);
      await runSpotChecks(guard);
    }
    expect(oracle.tested.join("")).toBe("aabbcddefghh");
  });

  it("notices a contradiction and finds the last accepted text that is reliably interesting", async () => {
    let calls = 0;
    // Texts shorter than six characters are uninteresting, but every fourth test of them is wrong.
    const truth = (text: string) => text.length >= 6;
    const oracle = new FakeOracle((text) => ({ outcome: truth(text) || ++calls % 4 === 1 ? yes : no, turns: 0 }));
    const { guard, watch } = watched(oracle);
    for (const text of ["12345678", "1234567", "123456", "12345", "123"]) guard.remember(text);
    watch.planFinalConfirmations("123");
    await runSpotChecks(guard);
    expect(watch.hasContradiction).toBe(true);
    expect(await watch.findStuckAnswer(never)).toBeUndefined();
    expect(await watch.findReliableResult(never)).toBe("123456");
    expect(watch.hasContradiction).toBe(false);
    expect(watch.errorRates?.falsePositives).toBeCloseTo(0.25, 1);
    expect(await guard.test("1234", never)).toBe(no);
    expect(await guard.test("123456", never)).toBe(yes);
  });

  it("tests the best text again after 128, 256, 512 … refused candidates in a row, if it is watching", async () => {
    for (const Watch of [FlakinessWatch, undefined]) {
      const oracle = answering(yes);
      const guard = new FlakinessGuard(oracle, new RunStatistics("input"), {}, Watch);
      const moments: number[] = [];
      for (const streak of [600, 127, 128]) {
        guard.remember("best");
        for (let i = 1; i <= streak; i++) {
          guard.watch?.countRefused("best");
          const before = oracle.tested.length;
          await runSpotChecks(guard);
          if (oracle.tested.length > before) moments.push(i);
        }
      }
      expect(moments).toEqual(Watch ? [128, 256, 512, 128] : []);
      expect(oracle.tested.every((text) => text === "best")).toBe(true);
    }
  });

  it("tests a text that was refused at the beginning again at the end", async () => {
    const oracle = new FakeOracle(() => ({ outcome: yes, turns: 0 }));
    const { guard, watch } = watched(oracle);
    watch.rememberRefused("unrelated");
    watch.planFinalConfirmations("result");
    await runSpotChecks(guard);
    expect(oracle.tested).toEqual(["result", "result", "result", "unrelated"]);
    expect(watch.hasContradiction).toBe(true);
  });

  it("stops investigating after five contradictions", async () => {
    const oracle = answering(no);
    const { guard, watch } = watched(oracle);
    for (const text of ["input", "in"]) guard.remember(text);
    let investigations = 0;
    for (watch.reportContradiction("in"); watch.hasContradiction; watch.reportContradiction("in")) {
      await watch.findStuckAnswer(never);
      await watch.findReliableResult(never);
      investigations++;
    }
    expect(investigations).toBe(5);
    expect(watch.isDoubtful).toBe(true);
  });
});
