import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ddmin } from "#src/lists/ddmin.js";
import type { Oracle, Outcome } from "#src/oracle/oracle.js";
import type { CacheKind, Candidate } from "#src/schedule/candidate.js";
import { type DriverOptions, drive } from "#src/schedule/driver.js";
import { FlakinessGuard } from "#src/schedule/flakiness-guard.js";
import { FlakinessWatch } from "#src/schedule/flakiness-watch.js";
import { OutcomeStore } from "#src/schedule/outcome-store.js";
import type { RunRules } from "#src/schedule/run-rules.js";
import { RunStatistics } from "#src/schedule/run-statistics.js";
import type { Statistics } from "#src/schedule/statistics.js";
import { driveSync } from "#src/schedule/sync-driver.js";
import { mapSearch, type Search } from "#src/search/search.js";
import { type Answer, FakeOracle, hash } from "../support/fake-oracle.js";

const never = new AbortController().signal;

/** Minimises a string character by character. */
function searchOf(input: string): Search<Candidate, unknown> {
  return mapSearch(ddmin([...input]), (kept): Candidate => ({ phase: "characters", text: () => kept.join("") }));
}

/** Removes one character after the other until none can go: rounds of one candidate, like the last rounds of many passes. */
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

/** Changes single characters to and fro, so that texts come again that were left before. */
function* toAndFro(input: string): Search<Candidate, void> {
  let text = input;
  for (let i = 0; i < 30; i++) {
    const at = hash(i, text, text.length);
    const changed = `${text.slice(0, at)}${text[at] === "a" ? "b" : "a"}${text.slice(at + 1)}`;
    if (yield [{ phase: "to and fro", text: () => changed }]) text = changed;
  }
}

/** A search that yields the given rounds and records the answers. */
function* rounds(texts: readonly (readonly string[])[], answers: (string | undefined)[]): Search<Candidate, void> {
  for (const round of texts) {
    const answer = yield round.map((text) => ({ phase: "given", text: () => text }));
    answers.push(answer?.text());
  }
}

/** Yields every text twice, each longer text once more, and the input itself, so that many candidates need no test. */
function* withRepetitions(input: string): Search<Candidate, void> {
  const search = oneByOne(input);
  for (let step = search.next(); !step.done; ) {
    const round = [...step.value];
    const longer = round.map(({ text }): Candidate => ({ phase: "longer", text: () => `${text()}${input}!` }));
    const again = round.map(
      ({ text }): Candidate => ({ phase: "again", text, configuration: () => `again ${text()}` }),
    );
    const answer = yield [...longer, ...round, ...again, ...round];
    step = search.next(answer && round[0]);
    yield [{ phase: "input", text: () => input }];
  }
}

/** The figures that describe the decided sequence of candidates. */
function decidedFigures({ cacheHits, skipped, recalled, steps }: Statistics) {
  return { cacheHits, skipped, recalled, steps: steps.map(({ size, phase }) => ({ size, phase })) };
}

/** What a run needs beside its oracle, and what it has accepted and tested. */
function rulesFor(input: string, cache: CacheKind = "content") {
  const statistics = new RunStatistics(input);
  const store = new OutcomeStore(cache);
  const accepted: string[] = [];
  const tested: Outcome[] = [];
  const onAccepted = (text: string, phase: string) => {
    accepted.push(text);
    statistics.accept(text, phase, text.length);
    store.forgetLonger(text.length);
  };
  const onTested = (outcome: Outcome) => tested.push(outcome);
  return { statistics, store, accepted, tested, onAccepted, onTested };
}

/** A guard that tests each text once, and a signal that never aborts. */
function defaults(oracle: Oracle, { statistics }: Pick<RunRules, "statistics">) {
  return { guard: new FlakinessGuard(oracle, statistics, {}), isLast: true, signal: never };
}

interface RunOptions extends Partial<DriverOptions> {
  readonly search?: (input: string) => Search<Candidate, unknown>;
  readonly cache?: CacheKind;
}

/** Reduces an input and returns what was accepted, tested and counted. */
async function run(input: string, oracle: FakeOracle, given: RunOptions = {}) {
  const { search = searchOf, cache, ...options } = given;
  const rules = rulesFor(input, cache);
  const unlimited = { jobs: 1, limitTests: Number.POSITIVE_INFINITY };
  await drive(() => search(input), { ...defaults(oracle, rules), ...unlimited, ...rules, ...options });
  return rules;
}

/** Expects that the same texts are accepted in the same order with 1, 2 and 8 jobs. */
async function expectSameWithAnyJobs(input: string, answer: (text: string) => Answer, options: RunOptions = {}) {
  const runs = [1, 2, 8].map((jobs) => run(input, new FakeOracle(answer), { ...options, jobs }));
  const [one, two, eight] = await Promise.all(runs);
  expect(two?.accepted).toEqual(one?.accepted);
  expect(eight?.accepted).toEqual(one?.accepted);
  expect(eight?.statistics.best).toBe(one?.statistics.best);
}

/** Finds about every fifth text interesting, and ends tests out of order. */
function erratic(seed: number): (text: string) => Answer {
  return (text) => ({
    outcome: (["interesting", "uninteresting", "invalid", "uninteresting", "timeout"] as const)[
      hash(seed, text, 5)
    ] as Outcome,
    turns: hash(seed + 1, text, 6),
  });
}

const inputs = fc.string({ minLength: 0, maxLength: 24, unit: fc.constantFrom(..."abcdef") });

describe("drive", () => {
  it("accepts the same texts in the same order for 1, 2 and 8 jobs", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), async (input, seed) => {
        await expectSameWithAnyJobs(input, erratic(seed));
      }),
      { numRuns: 150 },
    );
  });

  it("accepts the same texts in the same order when it tests ahead of undecided rounds", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), fc.integer({ min: 2, max: 20 }), async (input, seed, sparse) => {
        const answer = (text: string): Answer => ({
          outcome: hash(seed, text, sparse) === 0 ? "interesting" : "uninteresting",
          turns: hash(seed + 1, text, 6),
        });
        await expectSameWithAnyJobs(input, answer, { search: oneByOne });
      }),
      { numRuns: 150 },
    );
  });

  it("accepts the same texts in the same order if they come again while they are being tested", async () => {
    const texts = fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom("a", "b") });
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(), async (input, seed) => {
        const answer = (text: string): Answer => ({
          outcome: hash(seed, text, 3) > 0 ? "interesting" : "uninteresting",
          turns: hash(seed + 1, text, 6),
        });
        await expectSameWithAnyJobs(input, answer, { search: toAndFro });
      }),
      { numRuns: 150 },
    );
  });

  it.each<CacheKind>(["content", "config", "none"])(
    "counts decided candidates independently of the number of jobs, remembering by %s",
    async (cache) => {
      await fc.assert(
        fc.asyncProperty(
          inputs,
          fc.nat(),
          fc.constantFrom(searchOf, oneByOne, withRepetitions),
          async (input, seed, search) => {
            const decidedWith = async (jobs: number) => {
              const { statistics } = await run(input, new FakeOracle(erratic(seed)), { jobs, cache, search });
              return decidedFigures(statistics);
            };
            const { store, statistics, ...rules } = rulesFor(input, cache);
            const predicate = (text: string) => erratic(seed)(text).outcome as Outcome;
            const limits = { limitTests: Number.POSITIVE_INFINITY, limitTime: Number.POSITIVE_INFINITY };
            driveSync(search(input), { predicate, signal: never, store, statistics, ...limits, ...rules });
            const expected = decidedFigures(statistics);
            for (const jobs of [1, 2, 4, 8]) expect(await decidedWith(jobs)).toEqual(expected);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it("keeps all jobs busy over rounds of one candidate", async () => {
    for (const jobs of [2, 8]) {
      const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 5 }));
      const { statistics } = await run("abcdefghijklmnop", oracle, { jobs, search: oneByOne });
      expect(oracle.mostRunning).toBe(jobs);
      expect([statistics.tests, statistics.wasted]).toEqual([16, 0]);
    }
  });

  it("counts speculative tests that were not needed as wasted or cancelled", async () => {
    const answer = (text: string): Answer => ({
      outcome: text.includes("d") ? "interesting" : "uninteresting",
      turns: 3,
    });
    const one = await run("abcdefgh", new FakeOracle(answer), { jobs: 1, search: oneByOne });
    expect(one.statistics.wasted).toBe(0);
    const eight = await run("abcdefgh", new FakeOracle(answer), { jobs: 8, search: oneByOne });
    expect(eight.statistics.tests - eight.statistics.wasted - eight.statistics.cancelled).toBe(one.statistics.tests);
    expect(eight.accepted).toEqual(one.accepted);
  });

  it("accepts what driveSync accepts, after the same tests", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), async (input, seed) => {
        const answer = erratic(seed);
        const oracle = new FakeOracle(answer);
        const one = await run(input, oracle);
        const rules = rulesFor(input);
        const order: string[] = [];
        const predicate = (text: string) => {
          order.push(text);
          return answer(text).outcome as Outcome;
        };
        const limits = { limitTests: Number.POSITIVE_INFINITY, limitTime: Number.POSITIVE_INFINITY };
        driveSync(searchOf(input), { predicate, signal: never, ...limits, ...rules });
        expect(rules.accepted).toEqual(one.accepted);
        expect(order).toEqual(oracle.tested);
        expect(rules.tested).toEqual(one.tested);
      }),
    );
  });

  it("counts the same tests as the oracle, including cancelled ones", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), fc.integer({ min: 1, max: 8 }), async (input, seed, jobs) => {
        const oracle = new FakeOracle(erratic(seed));
        const { statistics, tested } = await run(input, oracle, { jobs });
        expect(statistics.tests).toBe(oracle.tested.length);
        expect(statistics.cancelled).toBe(oracle.cancelled.length);
        const answered = Object.values(statistics.outcomes).reduce((sum, count) => sum + count);
        expect(answered + statistics.cancelled).toBe(statistics.tests);
        expect(tested.length).toBe(answered);
      }),
    );
  });

  it("runs as many tests at once as there are jobs, and no more", async () => {
    for (const jobs of [1, 2, 8]) {
      const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 3 }));
      await run("abcdefghijklmnop", oracle, { jobs });
      expect(oracle.mostRunning).toBe(jobs);
    }
  });

  it("leaves no test running when it ends", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.nat(), async (input, seed) => {
        const oracle = new FakeOracle(erratic(seed));
        await run(input, oracle, { jobs: 8 });
        expect(oracle.running).toBe(0);
      }),
    );
  });

  it("accepts the first interesting candidate in order, not the first to end, and cancels the tests behind it", async () => {
    const late: Record<string, Answer> = {
      aaaa: { outcome: "uninteresting", turns: 30 },
      bbb: { outcome: "interesting", turns: 20 },
      ccc: { outcome: "interesting", turns: 1 },
      ddd: { outcome: "uninteresting", turns: 1000 },
    };
    const oracle = new FakeOracle((text) => late[text] as Answer);
    const rules = rulesFor("input");
    const answers: (string | undefined)[] = [];
    const search = () => rounds([["aaaa", "bbb", "ccc", "ddd"]], answers);
    const cancelledSoFar: number[] = [];
    const onTested = () => cancelledSoFar.push(oracle.cancelled.length);
    const stopped = await drive(search, {
      ...defaults(oracle, rules),
      jobs: 4,
      limitTests: 9,
      ...rules,
      onTested,
    });
    expect(stopped).toBe("finished");
    expect(answers.at(-1)).toBe("bbb"); // the leading replica got another answer first
    expect(rules.accepted).toEqual(["bbb"]);
    expect(oracle.cancelled).toEqual(["ddd"]);
    expect(cancelledSoFar).toEqual([0, 1, 1]); // as soon as "ccc" is interesting, before the round is decided
    expect(rules.statistics.outcomes.interesting).toBe(2);
  });

  it("begins no test behind a candidate that is known to be interesting", async () => {
    const oracle = new FakeOracle((text) => ({ outcome: text === "b" ? "interesting" : "uninteresting", turns: 1 }));
    const rules = rulesFor("input");
    const answers: (string | undefined)[] = [];
    const search = () =>
      rounds(
        [
          ["a", "b"],
          ["c", "b", "d"],
        ],
        answers,
      );
    await drive(search, { ...defaults(oracle, rules), jobs: 1, limitTests: 99, ...rules });
    expect(oracle.tested).toEqual(["a", "b", "c"]);
    expect(answers).toEqual(["b", "b"]);
    expect(rules.accepted).toEqual(["b"]);
  });

  it.each([1, 2, 8])("tests a text that occurs twice in a round once, with %i jobs", async (jobs) => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 2 }));
    const rules = rulesFor("input");
    const search = () =>
      rounds(
        [
          ["a", "a", "b", "a", "b"],
          ["b", "a"],
        ],
        [],
      );
    await drive(search, { ...defaults(oracle, rules), jobs, limitTests: 99, ...rules });
    expect(oracle.tested).toEqual(["a", "b"]);
  });

  it("tests neither texts that are longer than the best nor the best text itself", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const rules = rulesFor("input");
    const answers: (string | undefined)[] = [];
    await drive(() => rounds([["longer"], ["input"]], answers), {
      ...defaults(oracle, rules),
      jobs: 2,
      limitTests: 99,
      ...rules,
    });
    expect(oracle.tested).toEqual([]);
    expect(answers).toEqual([undefined, "input"]);
    expect(rules.accepted).toEqual([]);
    expect(rules.statistics.skipped).toBe(1);
  });

  it("throws the error of the oracle after all tests have ended", async () => {
    for (const jobs of [1, 2, 8]) {
      const oracle = new FakeOracle((text) => ({
        outcome: text === "abc" ? new Error("broken oracle") : "uninteresting",
        turns: hash(jobs, text, 9),
      }));
      await expect(run("abcdef", oracle, { jobs })).rejects.toThrow("broken oracle");
      expect(oracle.running).toBe(0);
    }
  });

  it("throws the error of the search", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 0 }));
    const rules = rulesFor("input");
    const broken = function* (): Search<Candidate, void> {
      yield [{ phase: "broken", text: () => "x" }];
      throw new Error("broken search");
    };
    const options = { jobs: 1, limitTests: 9, ...rules };
    await expect(drive(broken, { ...defaults(oracle, rules), ...options })).rejects.toThrow("broken search");
  });

  it("cancels running tests and begins no other when a text cannot be built", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 500 }));
    const rules = rulesFor("input");
    const broken = function* (): Search<Candidate, void> {
      const failing = () => {
        throw new Error("no text");
      };
      yield [
        { phase: "broken", text: () => "x" },
        { phase: "broken", text: failing },
      ];
    };
    const options = { jobs: 4, limitTests: 9, ...rules };
    await expect(drive(broken, { ...defaults(oracle, rules), ...options })).rejects.toThrow("no text");
    expect(oracle.running).toBe(0);
    expect(oracle.cancelled).toEqual(["x"]);
  });

  it("runs exactly as many tests as the limit allows, if there are that many", async () => {
    for (const jobs of [1, 2, 8]) {
      for (const limitTests of [0, 1, 5]) {
        const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 2 }));
        const rules = rulesFor("input");
        const search = () => rounds([["a", "b", "c", "d", "e", "f"]], []);
        const stopped = await drive(search, { ...defaults(oracle, rules), jobs, limitTests, ...rules });
        expect([stopped, oracle.tested.length]).toEqual(["test limit", limitTests]);
      }
    }
  });

  it("accepts an interesting candidate of the last test before the limit", async () => {
    const oracle = new FakeOracle((text) => ({ outcome: text === "b" ? "interesting" : "uninteresting", turns: 2 }));
    for (const jobs of [1, 2, 8]) {
      const rules = rulesFor("input");
      const search = () => rounds([["a", "b", "c"], ["d"]], []);
      const stopped = await drive(search, { ...defaults(oracle, rules), jobs, limitTests: 2, ...rules });
      expect([stopped, rules.accepted]).toEqual(["test limit", ["b"]]);
    }
  });

  it("cancels its tests when the signal aborts, and tells why it stopped", async () => {
    const reasons = [
      [undefined, "aborted"],
      [new DOMException("The time is up.", "TimeoutError"), "deadline"],
    ] as const;
    for (const [reason, expected] of reasons) {
      const controller = new AbortController();
      const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 1_000_000 }));
      const rules = rulesFor("input");
      const options = { jobs: 4, signal: controller.signal, limitTests: 99, ...rules };
      const running = drive(() => rounds([["a", "b", "c", "d", "e"]], []), { ...defaults(oracle, rules), ...options });
      setImmediate(() => controller.abort(reason));
      expect(await running).toBe(expected);
      expect([...oracle.cancelled].sort()).toEqual(["a", "b", "c", "d"]);
    }
  });

  it("stops at the signal even if no candidate needs a test", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const rules = rulesFor("input");
    const endless = function* (): Search<Candidate, void> {
      yield (function* () {
        for (;;) yield { phase: "endless", text: () => "longer than the input" };
      })();
    };
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const options = { jobs: 2, signal: controller.signal, limitTests: 99, ...rules };
    expect(await drive(endless, { ...defaults(oracle, rules), ...options })).toBe("aborted");
    expect(oracle.tested).toEqual([]);
  });

  it("stops at the signal even if every test answers at once", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 0 }));
    const rules = rulesFor("x".repeat(20));
    const endless = function* (): Search<Candidate, void> {
      for (let i = 0; ; i++) yield [{ phase: "endless", text: () => String(i) }];
    };
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const options = { jobs: 1, signal: controller.signal, limitTests: Number.POSITIVE_INFINITY, ...rules };
    expect(await drive(endless, { ...defaults(oracle, rules), ...options })).toBe("aborted");
  });

  it.each([1, 2, 8])(
    "tests the result of a watched run again, even if all outcomes were known, with %i jobs",
    async (jobs) => {
      const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 2 }));
      const rules = rulesFor("input");
      rules.store.remember(rules.store.candidateText("a"), "interesting");
      const guard = new FlakinessGuard(oracle, rules.statistics, {}, FlakinessWatch);
      const options = { guard, isLast: true, signal: never, jobs, limitTests: 99, ...rules };
      expect(await drive(() => rounds([["a"]], []), options)).toBe("finished");
      expect([rules.accepted, oracle.tested]).toEqual([["a"], ["a", "a", "a"]]);
    },
  );

  it("throws the error of a callback", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 1 }));
    const rules = rulesFor("input");
    const onTested = () => {
      throw new Error("cannot listen");
    };
    const options = { ...defaults(oracle, rules), jobs: 2, limitTests: 99, ...rules, onTested };
    await expect(drive(() => rounds([["a", "b"], ["c"]], []), options)).rejects.toThrow("cannot listen");
  });

  it("begins no test once the signal has aborted", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const rules = rulesFor("input");
    const options = { jobs: 4, signal: AbortSignal.abort(), limitTests: 99, ...rules };
    expect(await drive(() => rounds([["a"]], []), { ...defaults(oracle, rules), ...options })).toBe("aborted");
    expect(oracle.tested).toEqual([]);
  });

  it("builds no text that it does not test", async () => {
    const built: string[] = [];
    const oracle = new FakeOracle(() => ({ outcome: "interesting", turns: 0 }));
    const rules = rulesFor("input");
    const search = function* (): Search<Candidate, void> {
      const build = (text: string) => {
        built.push(text);
        return text;
      };
      yield ["a", "b", "c"].map((text) => ({ phase: "lazy", text: () => build(text) }));
    };
    await drive(search, { ...defaults(oracle, rules), jobs: 1, limitTests: 9, ...rules });
    expect(built).toEqual(["a"]);
  });
});

describe("driveSync", () => {
  const unlimited = { limitTests: Number.POSITIVE_INFINITY, limitTime: Number.POSITIVE_INFINITY };

  it("takes a text as invalid if the predicate throws", () => {
    const rules = rulesFor("input");
    const predicate = () => {
      throw new Error("cannot say");
    };
    driveSync(rounds([["a", "b"]], []), { predicate, signal: never, ...unlimited, ...rules });
    expect(rules.tested).toEqual(["invalid", "invalid"]);
    expect(rules.statistics.outcomes.invalid).toBe(2);
  });

  it("stops at the limits and at the signal", () => {
    const cases = [
      [{ ...unlimited, limitTests: 2 }, never, "test limit", 2],
      [{ ...unlimited, limitTime: 0 }, never, "deadline", 0],
      [unlimited, AbortSignal.abort(), "aborted", 0],
      [unlimited, never, "finished", 3],
    ] as const;
    for (const [limits, signal, stopped, tests] of cases) {
      const rules = rulesFor("input");
      const search = () => rounds([["a", "b", "c"]], []);
      expect(driveSync(search(), { predicate: () => false, signal, ...limits, ...rules })).toBe(stopped);
      expect(rules.statistics.tests).toBe(tests);
    }
  });
});
