import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OracleError, openJournal, type ReduceOptions, reduce } from "#src/index.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const input = JSON.stringify(Array.from({ length: 30 }, (_, i) => ({ [`straw${i}`]: i === 20 ? "needle" : [i] })));
const isInteresting = (text: string) => text.includes("needle");

/** A test that gives one answer from some test on, until it is repaired. */
class BreakingTest {
  calls = 0;
  isRepaired = false;
  readonly #moment: number;
  readonly #answer: boolean;

  constructor(moment: number, answer: boolean) {
    this.#moment = moment;
    this.#answer = answer;
  }

  readonly test = (text: string): boolean =>
    ++this.calls > this.#moment && !this.isRepaired ? this.#answer : isInteresting(text);
}

/** Reduces with a journal; returns the result or the error, and the texts that were accepted. */
async function reduceWith(options: Pick<ReduceOptions, "test" | "jobs">, path: string) {
  const accepted: string[] = [];
  const settings: ReduceOptions = { input, language: "json", watch: true, ...options };
  const journal = openJournal(path, settings);
  const onEvent: ReduceOptions["onEvent"] = (event) => event.kind === "accepted" && accepted.push(event.text);
  const outcome = await reduce({ ...settings, journal, onEvent }).catch((error: unknown) => error);
  journal.close();
  return { outcome, accepted };
}

const whole = await reduce({ input, language: "json", watch: true, test: isInteresting });
const { tests } = whole.statistics;
/** The number of tests after which the test stops working; after the last one, nothing would notice it. */
const moments = [1, 2, 5, 10, 20, 30, Math.floor(tests / 2)].filter((moment) => moment < tests);

describe.each([1, 4])("a test that stops working, with %i jobs,", (jobs) => {
  it("ends the reduction if it refuses everything, keeps the best text, and spoils nothing for the next run", async () => {
    for (const moment of moments) {
      const path = join(temporaryFolder(), "journal");
      const breaking = new BreakingTest(moment, false);
      const { outcome, accepted } = await reduceWith({ test: breaking.test, jobs }, path);
      expect(outcome).toBeInstanceOf(OracleError);
      expect(String(outcome)).toMatch(/stopped working: it does not find the input interesting any more/);
      expect(accepted.every(isInteresting)).toBe(true);
      expect(breaking.calls).toBeLessThan(moment + 200);
      breaking.isRepaired = true;
      const again = await reduceWith({ test: breaking.test, jobs }, path);
      expect(again.outcome).toMatchObject({ text: whole.text, stopped: "finished" });
    }
  });

  it("ends the reduction if it accepts everything, and the next run starts from the input", async () => {
    // Before, it has refused an unrelated text; if it never does, it is suspicious from the beginning.
    for (const moment of moments.filter((each) => each >= 5)) {
      const path = join(temporaryFolder(), "journal");
      const breaking = new BreakingTest(moment, true);
      const { outcome } = await reduceWith({ test: breaking.test, jobs }, path);
      expect(outcome).toBeInstanceOf(OracleError);
      expect(String(outcome)).toMatch(/stopped working: it now finds an unrelated text interesting/);
      breaking.isRepaired = true;
      const again = await reduceWith({ test: breaking.test, jobs }, path);
      expect(again.outcome).toMatchObject({ text: whole.text, statistics: { recalled: 0 } });
    }
  });
});

it("a test that refuses everything is noticed long before the search has ended", async () => {
  const long = JSON.stringify([...Array.from({ length: 3000 }, (_, i) => i), "needle"]);
  const breaking = new BreakingTest(20, false);
  const reducing = reduce({ input: long, language: "json", reduce: "hdd", test: breaking.test, watch: true });
  await expect(reducing).rejects.toThrow("stopped working");
  expect(breaking.calls).toBeLessThan(250);
});

it("a test that never settles causes a warning", async () => {
  let best = "";
  const warnings: string[] = [];
  // Refuses what it has accepted last.
  const test = (text: string) => text === input || (text.length > 100 && text !== best);
  const onEvent: ReduceOptions["onEvent"] = (event) => {
    if (event.kind === "warning") warnings.push(event.message);
    if (event.kind === "accepted") best = event.text;
  };
  await reduce({ input, language: "json", watch: true, test, onEvent });
  expect(warnings.at(-1)).toMatch(/contradicts itself again and again/);
});
