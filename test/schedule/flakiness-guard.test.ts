import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/oracle/oracle.js";
import { FlakinessGuard } from "#src/schedule/flakiness-guard.js";
import { Ledger } from "#src/schedule/ledger.js";
import { FakeOracle } from "../support/fake-oracle.js";

const never = new AbortController().signal;

/** An oracle that gives some answers to any text, and goes on with the last of them. */
function saying(...answers: readonly Outcome[]): FakeOracle {
  let next = 0;
  return new FakeOracle(() => ({ outcome: answers[Math.min(next++, answers.length - 1)] as Outcome, turns: 0 }));
}

const yes = "interesting";
const no = "uninteresting";

/** Runs what a guard has planned. */
async function runSpotChecks(guard: FlakinessGuard): Promise<void> {
  for (let check = guard.nextSpotCheck(); check; check = guard.nextSpotCheck()) await check(never);
}

describe("a guard", () => {
  it("asks once if it is asked for nothing else", async () => {
    const oracle = saying(yes, no);
    const guard = new FlakinessGuard(oracle, new Ledger("input", "content"), {});
    expect(await guard.test("a", never)).toBe(yes);
    expect(oracle.tested).toEqual(["a"]);
  });

  it("repeats an uninteresting test as often as asked, until it is interesting", async () => {
    const oracle = saying(no, no, yes, no);
    const guard = new FlakinessGuard(oracle, new Ledger("input", "content"), { repeat: 5 });
    expect(await guard.test("a", never)).toBe(yes);
    expect(oracle.tested.length).toBe(3);
    expect(await guard.test("b", never)).toBe(no);
    expect(oracle.tested.length).toBe(8);
  });

  it("confirms an interesting test as often as asked, and counts every test", async () => {
    const oracle = saying(yes, yes, no, yes);
    const ledger = new Ledger("input", "content");
    const guard = new FlakinessGuard(oracle, ledger, { confirm: 2 });
    expect(await guard.test("a", never)).toBe(no);
    expect(await guard.test("b", never)).toBe(yes);
    expect([ledger.tests, ledger.outcomes.interesting]).toEqual([6, 5]);
    expect(guard.hasContradiction).toBe(false);
  });

  it("watches when one, two, four, eight … texts have been accepted", async () => {
    const oracle = saying(yes);
    const guard = new FlakinessGuard(oracle, new Ledger("input", "content"), { watch: true });
    for (const text of "abcdefgh") {
      guard.remember(text);
      await guard.test(text, never);
      await runSpotChecks(guard);
    }
    expect(oracle.tested.join("")).toBe("aabbcddefghh");
  });

  it("doubts when the test contradicts itself, and looks for the last text that is interesting for sure", async () => {
    let calls = 0;
    // From the third step on, texts are accepted by mistake, which happens to every fourth test.
    const truth = (text: string) => text.length >= 6;
    const oracle = new FakeOracle((text) => ({ outcome: truth(text) || ++calls % 4 === 1 ? yes : no, turns: 0 }));
    const guard = new FlakinessGuard(oracle, new Ledger("12345678", "content"), { watch: true });
    for (const text of ["12345678", "1234567", "123456", "12345", "123"]) guard.remember(text);
    guard.planFinalConfirmations("123");
    await runSpotChecks(guard);
    expect(guard.hasContradiction).toBe(true);
    expect(await guard.findReliableResult(never)).toBe("123456");
    expect(guard.hasContradiction).toBe(false);
    expect(guard.errorRates?.falsePositives).toBeCloseTo(0.25, 1);
    expect(await guard.test("1234", never)).toBe(no);
    expect(await guard.test("123456", never)).toBe(yes);
  });

  it("gives up doubting in the end", async () => {
    const oracle = saying(no);
    const guard = new FlakinessGuard(oracle, new Ledger("input", "content"), { watch: true });
    for (const text of ["input", "in"]) guard.remember(text);
    let investigations = 0;
    for (guard.reportContradiction("in"); guard.hasContradiction; guard.reportContradiction("in")) {
      await guard.findReliableResult(never);
      investigations++;
    }
    expect(investigations).toBe(5);
  });
});
