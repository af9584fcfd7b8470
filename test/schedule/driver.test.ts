import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ddmin } from "#src/lists/ddmin.js";
import type { Oracle, Outcome } from "#src/oracle/oracle.js";
import type { Candidate } from "#src/schedule/candidate.js";
import { type DriverOptions, drive } from "#src/schedule/driver.js";
import { FlakinessGuard } from "#src/schedule/flakiness-guard.js";
import { Ledger } from "#src/schedule/ledger.js";
import type { CacheKind } from "#src/schedule/outcome-cache.js";
import { driveSync } from "#src/schedule/sync-driver.js";
import { mapSearch, type Search } from "#src/search/search.js";
import { type Answer, FakeOracle, hash } from "../support/fake-oracle.js";

const never = new AbortController().signal;

/** Minimises a string character by character. */
function searchOf(input: string): Search<Candidate, unknown> {
  return mapSearch(ddmin([...input]), (kept): Candidate => ({ phase: "characters", text: () => kept.join("") }));
}

/** Takes one character after the other away until none can go: rounds of one candidate, and the end of some passes. */
function* oneByOne(input: string): Search<Candidate, string> {
  for (let text = input, before: string | undefined; ; ) {
    if (text === before) return text;
    before = text;
    for (let i = 0; i < text.length; ) {
      const shorter = text.slice(0, i) + text.slice(i + 1);
      if (yield [{ phase: "one by one", text: () => shorter }]) text = shorter;
      else i++;
    }
  }
}

/** A search that yields rounds of texts and notes the answers. */
function* rounds(texts: readonly (readonly string[])[], answers: (string | undefined)[]): Search<Candidate, void> {
  for (const round of texts) {
    const answer = yield round.map((text) => ({ phase: "given", text: () => text }));
    answers.push(answer?.text());
  }
}

function court(oracle: Oracle, ledger: Ledger) {
  return { guard: new FlakinessGuard(oracle, ledger, {}), ledger, isLast: true };
}

interface Course {
  readonly accepted: readonly string[];
  readonly tested: readonly Outcome[];
  readonly ledger: Ledger;
}

function bookkeeping(input: string, cache: CacheKind = "content") {
  const ledger = new Ledger(input, cache);
  const accepted: string[] = [];
  const tested: Outcome[] = [];
  const onAccepted = (text: string, phase: string) => {
    accepted.push(text);
    ledger.accept(text, phase, text.length);
  };
  const onTested = (outcome: Outcome) => tested.push(outcome);
  return { ledger, accepted, tested, onAccepted, onTested };
}

interface CourseOptions extends Partial<DriverOptions> {
  readonly search?: typeof searchOf;
}

async function course(input: string, oracle: FakeOracle, given: CourseOptions = {}): Promise<Course> {
  const { search = searchOf, ...options } = given;
  const { ledger, accepted, tested, ...rules } = bookkeeping(input);
  const all = { jobs: 1, signal: never, limitTests: Number.POSITIVE_INFINITY, ...rules, ...options };
  await drive(() => search(input), { ...court(oracle, ledger), ...all });
  return { accepted, tested, ledger };
}

/** Finds about every third text interesting, and answers out of order. */
function capricious(seed: number): (text: string) => Answer {
  return (text) => ({
    outcome: (["interesting", "uninteresting", "invalid", "uninteresting", "timeout"] as const)[
      hash(seed, text, 5)
    ] as Outcome,
    turns: hash(seed + 1, text, 6),
  });
}

const inputs = fc.string({ minLength: 0, maxLength: 24, unit: fc.constantFrom(..."abcdef") });

describe("run", () => {
  it("accepts the same texts in the same order for 1, 2 and 8 jobs", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), async (input, seed) => {
        const [one, two, eight] = await Promise.all(
          [1, 2, 8].map((jobs) => course(input, new FakeOracle(capricious(seed)), { jobs })),
        );
        expect(two?.accepted).toEqual(one?.accepted);
        expect(eight?.accepted).toEqual(one?.accepted);
        expect(eight?.ledger.best).toBe(one?.ledger.best);
      }),
      { numRuns: 150 },
    );
  });

  it("accepts the same texts in the same order when it runs ahead of rounds that are not decided", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), fc.integer({ min: 2, max: 20 }), async (input, seed, sparse) => {
        const answer = (text: string): Answer => ({
          outcome: hash(seed, text, sparse) === 0 ? "interesting" : "uninteresting",
          turns: hash(seed + 1, text, 6),
        });
        const courses = [1, 2, 8].map((jobs) => course(input, new FakeOracle(answer), { jobs, search: oneByOne }));
        const [one, two, eight] = await Promise.all(courses);
        expect(two?.accepted).toEqual(one?.accepted);
        expect(eight?.accepted).toEqual(one?.accepted);
      }),
      { numRuns: 150 },
    );
  });

  it("keeps all jobs busy over rounds of one candidate", async () => {
    for (const jobs of [2, 8]) {
      const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 5 }));
      const { ledger } = await course("abcdefghijklmnop", oracle, { jobs, search: oneByOne });
      expect(oracle.mostRunning).toBe(jobs);
      expect([ledger.tests, ledger.wasted]).toEqual([16, 0]);
    }
  });

  it("keeps all jobs busy over rounds of which each has been interesting for a while", async () => {
    const input = "abcdefghijklmnopqrstuvwxyz";
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 5 }));
    const eight = await course(input, oracle, { jobs: 8, search: oneByOne });
    expect(oracle.mostRunning).toBe(8);
    expect(eight.accepted).toHaveLength(input.length);
    // What was drawn before the run of successes was seen is lost.
    expect(eight.ledger.tests).toBeLessThan(2 * input.length);
  });

  it("gives up an assumption as soon as the same change turns out otherwise elsewhere", async () => {
    const oracle = new FakeOracle((text) => ({
      outcome: /a.*b.*c/.test(text) ? "interesting" : "uninteresting",
      turns: text === "ab-c" ? 40 : 3,
    }));
    const known: string[] = [];
    const onTested = (_: Outcome, __: string, text: string) => known.push(text);
    const { accepted } = await course("a-b-c", oracle, { jobs: 4, search: oneByOne, onTested });
    expect(accepted).toEqual(["ab-c", "abc"]);
    // The second dash could go, so it was assumed that the first one can, and what follows from that was tested.
    expect(known.slice(0, known.indexOf("ab-c"))).toContain("a-c");
  });

  it("counts what ran ahead for nothing", async () => {
    const answer = (text: string): Answer => ({
      outcome: text.includes("d") ? "interesting" : "uninteresting",
      turns: 3,
    });
    const one = await course("abcdefgh", new FakeOracle(answer), { jobs: 1, search: oneByOne });
    expect(one.ledger.wasted).toBe(0);
    const eight = await course("abcdefgh", new FakeOracle(answer), { jobs: 8, search: oneByOne });
    expect(eight.ledger.tests - eight.ledger.wasted - eight.ledger.cancelled).toBe(one.ledger.tests);
    expect(eight.accepted).toEqual(one.accepted);
  });

  it("accepts what runSync accepts, after the same tests", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), async (input, seed) => {
        const answer = capricious(seed);
        const oracle = new FakeOracle(answer);
        const one = await course(input, oracle);
        const { ledger, accepted, tested, ...rules } = bookkeeping(input);
        const order: string[] = [];
        const predicate = (text: string) => {
          order.push(text);
          return answer(text).outcome as Outcome;
        };
        const limits = { limitTests: Number.POSITIVE_INFINITY, limitTime: Number.POSITIVE_INFINITY };
        driveSync(searchOf(input), { predicate, ledger, signal: never, ...limits, ...rules });
        expect(accepted).toEqual(one.accepted);
        expect(order).toEqual(oracle.tested);
        expect(tested).toEqual(one.tested);
      }),
    );
  });

  it("counts the tests that the oracle counts, the cancelled ones included", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), fc.integer({ min: 1, max: 8 }), async (input, seed, jobs) => {
        const oracle = new FakeOracle(capricious(seed));
        const { ledger, tested } = await course(input, oracle, { jobs });
        expect(ledger.tests).toBe(oracle.tested.length);
        expect(ledger.cancelled).toBe(oracle.cancelled.length);
        const judged = Object.values(ledger.outcomes).reduce((sum, count) => sum + count);
        expect(judged + ledger.cancelled).toBe(ledger.tests);
        expect(tested.length).toBe(judged);
      }),
    );
  });

  it("runs no more tests at once than there are jobs, and as many as there are", async () => {
    for (const jobs of [1, 2, 8]) {
      const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 3 }));
      await course("abcdefghijklmnop", oracle, { jobs });
      expect(oracle.mostRunning).toBe(jobs);
    }
  });

  it("leaves no test running when it ends", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), async (input, seed) => {
        const oracle = new FakeOracle(capricious(seed));
        await course(input, oracle, { jobs: 8 });
        expect(oracle.running).toBe(0);
      }),
    );
  });

  it("accepts the first in order, not the first to end, and cancels what lies behind it", async () => {
    const late: Record<string, Answer> = {
      aaaa: { outcome: "uninteresting", turns: 30 },
      bbb: { outcome: "interesting", turns: 20 },
      ccc: { outcome: "interesting", turns: 1 },
      ddd: { outcome: "uninteresting", turns: 1000 },
    };
    const oracle = new FakeOracle((text) => late[text] as Answer);
    const { ledger, accepted, ...rules } = bookkeeping("input");
    const answers: (string | undefined)[] = [];
    const search = () => rounds([["aaaa", "bbb", "ccc", "ddd"]], answers);
    const cancelledSoFar: number[] = [];
    const onTested = () => cancelledSoFar.push(oracle.cancelled.length);
    const stopped = await drive(search, {
      ...court(oracle, ledger),
      jobs: 4,
      signal: never,
      limitTests: 9,
      ...rules,
      onTested,
    });
    expect(stopped).toBe("finished");
    expect(answers.at(-1)).toBe("bbb"); // what ran ahead was told otherwise
    expect(accepted).toEqual(["bbb"]);
    expect(oracle.cancelled).toEqual(["ddd"]);
    expect(cancelledSoFar).toEqual([0, 1, 1]); // at once, not only when the round is decided
    expect(ledger.outcomes.interesting).toBe(2);
  });

  it("begins no test behind one that is known to be interesting", async () => {
    const oracle = new FakeOracle((text) => ({ outcome: text === "b" ? "interesting" : "uninteresting", turns: 1 }));
    const { ledger, ...rules } = bookkeeping("input");
    const answers: (string | undefined)[] = [];
    const search = () =>
      rounds(
        [
          ["a", "b"],
          ["c", "b", "d"],
        ],
        answers,
      );
    await drive(search, { ...court(oracle, ledger), jobs: 1, signal: never, limitTests: 99, ...rules });
    expect(oracle.tested).toEqual(["a", "b", "c"]);
    expect(answers).toEqual(["b", "b"]);
    expect(rules.accepted).toEqual(["b"]);
  });

  it.each([1, 2, 8])("tests a text that comes twice in a round once, with %i jobs", async (jobs) => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 2 }));
    const { ledger, ...rules } = bookkeeping("input");
    const search = () =>
      rounds(
        [
          ["a", "a", "b", "a", "b"],
          ["b", "a"],
        ],
        [],
      );
    await drive(search, { ...court(oracle, ledger), jobs, signal: never, limitTests: 99, ...rules });
    expect(oracle.tested).toEqual(["a", "b"]);
  });

  it("never tests a text that is longer than the best, and answers the best itself without a test", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const { ledger, ...rules } = bookkeeping("input");
    const answers: (string | undefined)[] = [];
    await drive(() => rounds([["longer"], ["input"]], answers), {
      ...court(oracle, ledger),
      jobs: 2,
      signal: never,
      limitTests: 99,
      ...rules,
    });
    expect(oracle.tested).toEqual([]);
    expect(answers).toEqual([undefined, "input"]);
    expect(rules.accepted).toEqual([]);
    expect(ledger.skipped).toBe(1);
  });

  it("throws what the oracle throws, once all tests have ended", async () => {
    for (const jobs of [1, 2, 8]) {
      const oracle = new FakeOracle((text) => ({
        outcome: text === "abc" ? new Error("broken oracle") : "uninteresting",
        turns: hash(jobs, text, 9),
      }));
      await expect(course("abcdef", oracle, { jobs })).rejects.toThrow("broken oracle");
      expect(oracle.running).toBe(0);
    }
  });

  it("throws what the search throws", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 0 }));
    const { ledger, ...rules } = bookkeeping("input");
    const broken = function* (): Search<Candidate, void> {
      yield [{ phase: "broken", text: () => "x" }];
      throw new Error("broken search");
    };
    const options = { jobs: 1, signal: never, limitTests: 9, ...rules };
    await expect(drive(broken, { ...court(oracle, ledger), ...options })).rejects.toThrow("broken search");
  });

  it("ends what is running, and begins no other test, when a text cannot be built", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 500 }));
    const { ledger, ...rules } = bookkeeping("input");
    const broken = function* (): Search<Candidate, void> {
      const failing = () => {
        throw new Error("no text");
      };
      yield [
        { phase: "broken", text: () => "x" },
        { phase: "broken", text: failing },
      ];
    };
    const options = { jobs: 4, signal: never, limitTests: 9, ...rules };
    await expect(drive(broken, { ...court(oracle, ledger), ...options })).rejects.toThrow("no text");
    expect(oracle.running).toBe(0);
    expect(oracle.cancelled).toEqual(["x"]);
  });

  it("runs exactly as many tests as the limit says, if there are so many to run", async () => {
    for (const jobs of [1, 2, 8]) {
      for (const limitTests of [0, 1, 5]) {
        const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 2 }));
        const { ledger, ...rules } = bookkeeping("input");
        const search = () => rounds([["a", "b", "c", "d", "e", "f"]], []);
        const stopped = await drive(search, { ...court(oracle, ledger), jobs, signal: never, limitTests, ...rules });
        expect([stopped, oracle.tested.length]).toEqual(["test limit", limitTests]);
      }
    }
  });

  it("accepts what the last test before the limit finds", async () => {
    const oracle = new FakeOracle((text) => ({ outcome: text === "b" ? "interesting" : "uninteresting", turns: 2 }));
    for (const jobs of [1, 2, 8]) {
      const { ledger, ...rules } = bookkeeping("input");
      const search = () => rounds([["a", "b", "c"], ["d"]], []);
      const stopped = await drive(search, { ...court(oracle, ledger), jobs, signal: never, limitTests: 2, ...rules });
      expect([stopped, rules.accepted]).toEqual(["test limit", ["b"]]);
    }
  });

  it("ends with its tests when the signal aborts, and says why", async () => {
    const reasons = [
      [undefined, "aborted"],
      [new DOMException("The time is up.", "TimeoutError"), "deadline"],
    ] as const;
    for (const [reason, expected] of reasons) {
      const controller = new AbortController();
      const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 1_000_000 }));
      const { ledger, ...rules } = bookkeeping("input");
      const options = { jobs: 4, signal: controller.signal, limitTests: 99, ...rules };
      const running = drive(() => rounds([["a", "b", "c", "d", "e"]], []), { ...court(oracle, ledger), ...options });
      setImmediate(() => controller.abort(reason));
      expect(await running).toBe(expected);
      expect([...oracle.cancelled].sort()).toEqual(["a", "b", "c", "d"]);
    }
  });

  it("ends at the signal even if no candidate needs a test", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const { ledger, ...rules } = bookkeeping("input");
    const endless = function* (): Search<Candidate, void> {
      yield (function* () {
        for (;;) yield { phase: "endless", text: () => "longer than the input" };
      })();
    };
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const options = { jobs: 2, signal: controller.signal, limitTests: 99, ...rules };
    expect(await drive(endless, { ...court(oracle, ledger), ...options })).toBe("aborted");
    expect(oracle.tested).toEqual([]);
  });

  it("ends at the signal even if every test answers at once", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 0 }));
    const { ledger, ...rules } = bookkeeping("x".repeat(20));
    const endless = function* (): Search<Candidate, void> {
      for (let i = 0; ; i++) yield [{ phase: "endless", text: () => String(i) }];
    };
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const options = { jobs: 1, signal: controller.signal, limitTests: Number.POSITIVE_INFINITY, ...rules };
    expect(await drive(endless, { ...court(oracle, ledger), ...options })).toBe("aborted");
  });

  it.each([1, 2, 8])(
    "reviews the result of a watched run, also if all was known before, with %i jobs",
    async (jobs) => {
      const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 2 }));
      const { ledger, ...rules } = bookkeeping("input");
      ledger.remember(ledger.candidateText("a"), "interesting");
      const guard = new FlakinessGuard(oracle, ledger, { watch: true });
      const options = { guard, isLast: true, jobs, signal: never, limitTests: 99, ledger, ...rules };
      expect(await drive(() => rounds([["a"]], []), options)).toBe("finished");
      expect([rules.accepted, oracle.tested]).toEqual([["a"], ["a", "a", "a"]]);
    },
  );

  it("fails if who is told of a test fails", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 1 }));
    const { ledger, ...rules } = bookkeeping("input");
    const onTested = () => {
      throw new Error("cannot listen");
    };
    const options = { ...court(oracle, ledger), jobs: 2, signal: never, limitTests: 99, ...rules, onTested };
    await expect(drive(() => rounds([["a", "b"], ["c"]], []), options)).rejects.toThrow("cannot listen");
  });

  it("begins no test once the signal has aborted", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const { ledger, ...rules } = bookkeeping("input");
    const options = { jobs: 4, signal: AbortSignal.abort(), limitTests: 99, ...rules };
    expect(await drive(() => rounds([["a"]], []), { ...court(oracle, ledger), ...options })).toBe("aborted");
    expect(oracle.tested).toEqual([]);
  });

  it("builds no text that it does not test", async () => {
    const built: string[] = [];
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const { ledger, ...rules } = bookkeeping("input");
    const search = function* (): Search<Candidate, void> {
      const build = (text: string) => {
        built.push(text);
        return text;
      };
      yield ["a", "b", "c"].map((text) => ({ phase: "lazy", text: () => build(text) }));
    };
    await drive(search, { ...court(oracle, ledger), jobs: 1, signal: never, limitTests: 9, ...rules });
    expect(built).toEqual(["a"]);
  });
});

describe("runSync", () => {
  const unlimited = { limitTests: Number.POSITIVE_INFINITY, limitTime: Number.POSITIVE_INFINITY };

  it("takes what throws as invalid", () => {
    const { ledger, ...rules } = bookkeeping("input");
    const predicate = () => {
      throw new Error("cannot say");
    };
    driveSync(rounds([["a", "b"]], []), { predicate, ledger, signal: never, ...unlimited, ...rules });
    expect(rules.tested).toEqual(["invalid", "invalid"]);
    expect(ledger.outcomes.invalid).toBe(2);
  });

  it("stops at the limits and at the signal", () => {
    const cases = [
      [{ ...unlimited, limitTests: 2 }, never, "test limit", 2],
      [{ ...unlimited, limitTime: 0 }, never, "deadline", 0],
      [unlimited, AbortSignal.abort(), "aborted", 0],
      [unlimited, never, "finished", 3],
    ] as const;
    for (const [limits, signal, stopped, tests] of cases) {
      const { ledger, ...rules } = bookkeeping("input");
      const search = () => rounds([["a", "b", "c"]], []);
      expect(driveSync(search(), { predicate: () => false, ledger, signal, ...limits, ...rules })).toBe(stopped);
      expect(ledger.tests).toBe(tests);
    }
  });
});
