import { describe, expect, it } from "vitest";
import { Jury } from "#src/oracle/jury.js";
import { Ledger } from "#src/oracle/ledger.js";
import type { Outcome } from "#src/oracle/oracle.js";
import { FakeOracle } from "./fake-oracle.js";

const never = new AbortController().signal;

/** An oracle that gives some answers to any text, and goes on with the last of them. */
function saying(...answers: readonly Outcome[]): FakeOracle {
  let next = 0;
  return new FakeOracle(() => ({ outcome: answers[Math.min(next++, answers.length - 1)] as Outcome, turns: 0 }));
}

const yes = "interesting";
const no = "uninteresting";

/** Runs what a jury has planned. */
async function runSpotChecks(jury: Jury): Promise<void> {
  for (let check = jury.nextSpotCheck(); check; check = jury.nextSpotCheck()) await check(never);
}

describe("a jury", () => {
  it("asks once if it is asked for nothing else", async () => {
    const oracle = saying(yes, no);
    const jury = new Jury(oracle, new Ledger("input", "content"), {});
    expect(await jury.judge("a", never)).toBe(yes);
    expect(oracle.tested).toEqual(["a"]);
  });

  it("repeats an uninteresting test as often as asked, until it is interesting", async () => {
    const oracle = saying(no, no, yes, no);
    const jury = new Jury(oracle, new Ledger("input", "content"), { repeat: 5 });
    expect(await jury.judge("a", never)).toBe(yes);
    expect(oracle.tested.length).toBe(3);
    expect(await jury.judge("b", never)).toBe(no);
    expect(oracle.tested.length).toBe(8);
  });

  it("confirms an interesting test as often as asked, and counts every test", async () => {
    const oracle = saying(yes, yes, no, yes);
    const ledger = new Ledger("input", "content");
    const jury = new Jury(oracle, ledger, { confirm: 2 });
    expect(await jury.judge("a", never)).toBe(no);
    expect(await jury.judge("b", never)).toBe(yes);
    expect([ledger.tests, ledger.outcomes.interesting]).toEqual([6, 5]);
    expect(jury.isDoubtful).toBe(false);
  });

  it("watches when one, two, four, eight … texts have been accepted", async () => {
    const oracle = saying(yes);
    const jury = new Jury(oracle, new Ledger("input", "content"), { watch: true });
    for (const text of "abcdefgh") {
      jury.remember(text);
      await jury.judge(text, never);
      await runSpotChecks(jury);
    }
    expect(oracle.tested.join("")).toBe("aabbcddefghh");
  });

  it("doubts when the test contradicts itself, and looks for the last text that is interesting for sure", async () => {
    let calls = 0;
    // From the third step on, texts are accepted by mistake, which happens to every fourth test.
    const truth = (text: string) => text.length >= 6;
    const oracle = new FakeOracle((text) => ({ outcome: truth(text) || ++calls % 4 === 1 ? yes : no, turns: 0 }));
    const jury = new Jury(oracle, new Ledger("12345678", "content"), { watch: true });
    for (const text of ["12345678", "1234567", "123456", "12345", "123"]) jury.remember(text);
    jury.planReview("123");
    await runSpotChecks(jury);
    expect(jury.isDoubtful).toBe(true);
    expect(await jury.investigate(never)).toBe("123456");
    expect(jury.isDoubtful).toBe(false);
    expect(jury.rates?.falsePositives).toBeCloseTo(0.25, 1);
    expect(await jury.judge("1234", never)).toBe(no);
    expect(await jury.judge("123456", never)).toBe(yes);
  });

  it("gives up doubting in the end", async () => {
    const oracle = saying(no);
    const jury = new Jury(oracle, new Ledger("input", "content"), { watch: true });
    for (const text of ["input", "in"]) jury.remember(text);
    let investigations = 0;
    for (jury.doubt("in"); jury.isDoubtful; jury.doubt("in")) {
      await jury.investigate(never);
      investigations++;
    }
    expect(investigations).toBe(5);
  });
});
