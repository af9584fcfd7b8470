import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage, type Outcome, openJournal, type ReduceOptions, reduce, reduceSync } from "#src/index.js";
import type { CacheKind, Intervention, Journal } from "#src/tools.js";
import { hash } from "./support/fake-oracle.js";
import { temporaryFolder } from "./support/temporary-folder.js";

const json = await loadLanguage("json");

/** A journal in memory. */
class MemoryJournal implements Journal {
  duration: number | undefined;
  readonly outcomes: (readonly [string, Outcome])[];

  constructor(duration?: number, outcomes: MemoryJournal["outcomes"] = []) {
    this.duration = duration;
    this.outcomes = outcomes;
  }

  checked(duration: number): void {
    this.duration = duration;
  }

  record(digest: string, outcome: Outcome): void {
    this.outcomes.push([digest, outcome]);
  }

  readonly interventions: Intervention[] = [];

  intervene(intervention: Intervention): void {
    this.interventions.push(intervention);
  }

  distrust(): void {}

  /** The journal as it is if the run is killed after `count` outcomes. */
  cut(count: number): MemoryJournal {
    return new MemoryJournal(this.duration, this.outcomes.slice(0, count));
  }
}

/** A JSON text and a predicate, both determined by the seed. The predicate rejects small texts and decides about others at random. */
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

describe("a journal that is cut off anywhere leads to the same result, and only the missing tests are made", () => {
  it.each<CacheKind>(["content", "config", "none"])("with the cache %s", (cache) => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const options = { ...arbitraryCase(seed), language: json, cache };
        const journal = new MemoryJournal();
        const whole = reduceSync({ ...options, journal });
        expect(journal.outcomes.length).toBe(whole.statistics.tests);
        const cut = journal.cut(Math.floor(share * journal.outcomes.length));
        const known = cut.outcomes.length;
        const again = reduceSync({ ...options, journal: cut });
        expect(again.text).toBe(whole.text);
        expect(again.statistics.tests).toBe(whole.statistics.tests - known);
        expect(again.statistics.recalled).toBe(known);
        expect(cut.outcomes).toEqual(journal.outcomes);
        const steps = ({ statistics }: typeof whole) => statistics.steps.map(({ tests, size }) => [tests, size]);
        expect(steps(again)).toEqual(steps(whole));
      }),
      { numRuns: 40 },
    );
  });

  it.each([1, 4])("with %i jobs", async (jobs) => {
    for (let seed = 0; seed < 5; seed++) {
      const { input, test } = arbitraryCase(seed);
      const options = {
        ...{ input, language: json, jobs },
        // Takes a random time, so that outcomes arrive out of order.
        test: async (text: string) => {
          for (let i = hash(seed, text, 5); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
          return test(text);
        },
      };
      const journal = new MemoryJournal();
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

  it("contains the duration of the first test, from which the time limit is derived", async () => {
    const timeouts: number[] = [];
    const onEvent: ReduceOptions["onEvent"] = (event) => event.kind === "checked" && timeouts.push(event.timeout);
    const journal = new MemoryJournal();
    await reduce({ ...options, journal });
    await reduce({ ...options, onEvent, journal: new MemoryJournal(2000, journal.outcomes) });
    expect(timeouts).toEqual([20_000]);
  });

  it("without that duration does not replace the test of the input", async () => {
    const { statistics } = await reduce({ ...options, limitTests: 1, journal: new MemoryJournal(undefined, []) });
    expect(statistics).toMatchObject({ tests: 1, recalled: 0 });
  });

  it("continues after a limit, which counts the tests of each run separately", async () => {
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
    expect.fail("the reduction does not finish");
  });
});

describe("a journal file", () => {
  const options: ReduceOptions = { input: "[1]", language: "json", test: { command: ["true"] } };
  const startedJournal = () => {
    const path = join(temporaryFolder(), "j");
    openJournal(path, options).record("a=", "invalid");
    return path;
  };

  it.each<readonly [string, Partial<ReduceOptions>]>([
    ["jobs", { jobs: 7 }],
    ["limits", { limitTests: 3, limitTime: 1000 }],
    ["listeners and signals", { onEvent: () => {}, signal: new AbortController().signal }],
  ])("is continued with other %s", (_, change) => {
    expect(openJournal(startedJournal(), { ...options, ...change }).outcomes).toHaveLength(1);
  });

  it.each<readonly [string, Partial<ReduceOptions>]>([
    ["input", { input: "[2]" }],
    ["test", { test: { command: ["false"] } }],
    ["way to pass the candidate", { test: { command: ["true"], stdin: true } }],
    ["language", { language: "javascript" }],
    ["algorithm", { reduce: "hdd*" }],
    ["timeout", { timeout: 1000 }],
  ])("is not continued with another %s", (_, change) => {
    const path = startedJournal();
    const warnings: string[] = [];
    const journal = openJournal(path, { ...options, ...change }, { warn: (message) => warnings.push(message) });
    expect(journal.outcomes).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(existsSync(`${path}.1`)).toBe(true);
  });
});
