import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage, type Outcome, openJournal, type ReduceOptions, reduce, reduceSync } from "#src/index.js";
import type { CacheKind, Journal } from "#src/tools.js";
import { hash } from "./support/fake-oracle.js";
import { temporaryFolder } from "./support/temporary-folder.js";

const json = await loadLanguage("json");

/** A journal in memory. */
class Memory implements Journal {
  duration: number | undefined;
  readonly outcomes: (readonly [string, Outcome])[];

  constructor(duration?: number, outcomes: Memory["outcomes"] = []) {
    this.duration = duration;
    this.outcomes = outcomes;
  }

  checked(duration: number): void {
    this.duration = duration;
  }

  record(digest: string, outcome: Outcome): void {
    this.outcomes.push([digest, outcome]);
  }

  /** What is left of it if its run was killed after so many outcomes. */
  cut(count: number): Memory {
    return new Memory(this.duration, this.outcomes.slice(0, count));
  }
}

/** A JSON text, the same for the same seed, and a predicate that judges texts by chance, but for small ones. */
function arbitraryCase(seed: number) {
  const value = (depth: number, name: string): unknown => {
    const choice = hash(seed, name, depth > 2 ? 2 : 4);
    if (choice < 2) return hash(seed, name, 1000);
    const parts = Array.from({ length: 1 + hash(seed, `${name}#`, 4) }, (_, i) => value(depth + 1, `${name}.${i}`));
    return choice === 2 ? parts : { ...parts };
  };
  const input = JSON.stringify([value(0, "a"), value(0, "b"), value(0, "c")]);
  const test = (text: string): boolean => text === input || (text.length > 8 && hash(seed, text, 3) === 0);
  return { input, test };
}

describe("a journal cut off anywhere leads to the same result with the tests that it does not have", () => {
  it.each<CacheKind>(["content", "config", "none"])("remembering by %s", (cache) => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const options = { ...arbitraryCase(seed), language: json, cache };
        const journal = new Memory();
        const whole = reduceSync({ ...options, journal });
        expect(journal.outcomes.length).toBe(whole.statistics.tests);
        const cut = journal.cut(Math.floor(share * journal.outcomes.length));
        const known = cut.outcomes.length;
        const again = reduceSync({ ...options, journal: cut });
        expect(again.text).toBe(whole.text);
        expect(again.statistics.tests).toBe(whole.statistics.tests - known);
        expect(again.statistics.recalled).toBe(known);
        expect(cut.outcomes).toEqual(journal.outcomes);
        const course = ({ statistics }: typeof whole) => statistics.steps.map(({ tests, size }) => [tests, size]);
        expect(course(again)).toEqual(course(whole));
      }),
      { numRuns: 40 },
    );
  });

  it.each([1, 4])("with %i jobs", async (jobs) => {
    for (let seed = 0; seed < 10; seed++) {
      const { input, test } = arbitraryCase(seed);
      const options = {
        ...{ input, language: json, jobs },
        // Ends the later the more there is by chance, so that outcomes come out of order.
        test: async (text: string) => {
          for (let i = hash(seed, text, 5); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
          return test(text);
        },
      };
      const journal = new Memory();
      const whole = await reduce({ ...options, journal });
      for (const share of [0, 0.3, 0.7, 1]) {
        const again = await reduce({ ...options, journal: journal.cut(Math.round(share * journal.outcomes.length)) });
        expect(again.text).toBe(whole.text);
        if (share === 1) expect(again.statistics.tests).toBe(0);
      }
    }
  });
});

describe("a journal", () => {
  const options = { input: "[1, 2, [3]]", language: "json", test: (text: string) => text.includes("3") };

  it("tells the time of the first test, from which the timeout is derived", async () => {
    const timeouts: number[] = [];
    const onEvent: ReduceOptions["onEvent"] = (event) => event.kind === "checked" && timeouts.push(event.timeout);
    const journal = new Memory();
    await reduce({ ...options, journal });
    await reduce({ ...options, onEvent, journal: new Memory(2000, journal.outcomes) });
    expect(timeouts).toEqual([20_000]);
  });

  it("does not spare the input its test if it was killed before it could tell how long that took", async () => {
    const { statistics } = await reduce({ ...options, limitTests: 1, journal: new Memory(undefined, []) });
    expect(statistics).toMatchObject({ tests: 1, recalled: 0 });
  });

  it("goes on after a limit, with the limit counting anew", async () => {
    const whole = await reduce(options);
    const path = join(temporaryFolder(), "j");
    const limited = { ...options, limitTests: 2 };
    let tests = 0;
    for (let turns = 0; turns < 100; turns++) {
      const journal = openJournal(path, limited);
      const { stopped, statistics, text } = await reduce({ ...limited, journal });
      journal.close();
      tests += statistics.tests;
      if (stopped !== "finished") continue;
      expect(text).toBe(whole.text);
      expect(tests).toBe(whole.statistics.tests);
      return;
    }
    expect.fail("it does not come to an end");
  });
});

describe("the journal of a file", () => {
  const options: ReduceOptions = { input: "[1]", language: "json", test: { command: ["true"] } };
  const begun = () => {
    const path = join(temporaryFolder(), "j");
    openJournal(path, options).record("a=", "invalid");
    return path;
  };

  it.each<readonly [string, Partial<ReduceOptions>]>([
    ["jobs", { jobs: 7 }],
    ["limits", { limitTests: 3, limitTime: 1000 }],
    ["those who are told", { onEvent: () => {}, signal: new AbortController().signal }],
  ])("is of the same reduction with other %s", (_, change) => {
    expect(openJournal(begun(), { ...options, ...change }).outcomes).toHaveLength(1);
  });

  it.each<readonly [string, Partial<ReduceOptions>]>([
    ["input", { input: "[2]" }],
    ["test", { test: { command: ["false"] } }],
    ["way to give the candidate", { test: { command: ["true"], stdin: true } }],
    ["language", { language: "javascript" }],
    ["algorithm", { reduce: "hdd*" }],
    ["timeout", { timeout: 1000 }],
  ])("is not of one with another %s", (_, change) => {
    const path = begun();
    const warnings: string[] = [];
    const journal = openJournal(path, { ...options, ...change }, { warn: (message) => warnings.push(message) });
    expect(journal.outcomes).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(existsSync(`${path}.1`)).toBe(true);
  });
});
