import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ListMinimizerName, listMinimizer, listMinimizerNames } from "#src/lists/list-minimizers.js";
import type { Outcome } from "#src/oracle/oracle.js";
import type { Candidate } from "#src/schedule/candidate.js";
import { drive } from "#src/schedule/driver.js";
import { FlakinessGuard } from "#src/schedule/flakiness-guard.js";
import { OutcomeStore } from "#src/schedule/outcome-store.js";
import { RunStatistics } from "#src/schedule/run-statistics.js";
import { mapSearch } from "#src/search/search.js";
import { FakeOracle, hash } from "../support/fake-oracle.js";
import { has, minimizeText, removableUnits, tellUnits, unitsOf, weightOf } from "../support/minimize-text.js";
import { erraticOracles, monotoneOracles, type OracleSpec, oracleOver, oracleSpecs } from "../support/oracles.js";
import { solve } from "../support/solve.js";

const oneMinimal: readonly ListMinimizerName[] = ["ddmin", "partition", "wdd"];
const removesFew: readonly ListMinimizerName[] = ["probdd", "cdd", "weighted-probdd"];

/** The greatest number of tests for n elements, whatever the test. */
const budgets: Record<ListMinimizerName, (n: number) => number> = {
  ddmin: (n) => n * n + 3 * n,
  partition: (n) => n * n + 3 * n,
  ddrmin: (n) => 2 * n,
  probdd: (n) => 3 * n + 10, // less than the 7n that are proven
  cdd: (n) => 2.1 * n + 5,
  wdd: (n) => n * n + 6 * n, // less than the 5n² + 5n that are proven
  "weighted-probdd": (n) => 4 * n + 10,
  opdd: (n) => 6 * n,
  "dfs-delta": (n) => Math.max(0, 2 * n - 1),
};

/** Runs a minimiser on distinct elements. */
function runOf(name: ListMinimizerName, length: number, spec: OracleSpec) {
  const units = unitsOf(length);
  const isInteresting = oracleOver(units, [...units], spec);
  return { ...minimizeText(units, listMinimizer(name), isInteresting), units, isInteresting };
}

function holds(specs: fc.Arbitrary<OracleSpec>, law: (length: number, spec: OracleSpec) => void): void {
  fc.assert(fc.property(fc.integer({ min: 0, max: 40 }), specs, law), { numRuns: 300 });
}

describe.each(listMinimizerNames)("%s", (name) => {
  it("tests only smaller sub-lists of the last accepted list, and returns the last accepted list", () => {
    holds(oracleSpecs, (length, spec) => {
      const { units, tests, accepted, result, isInteresting } = runOf(name, length, spec);
      let best = units;
      for (const text of tests) {
        expect(text.length).toBeLessThan(best.length);
        expect([...best].filter((unit) => text.includes(unit)).join("")).toBe(text);
        if (isInteresting(text)) best = text;
      }
      expect(result).toBe(accepted.at(-1) ?? units);
    });
  });

  it("is 1-minimal for every monotone test", () => {
    holds(monotoneOracles, (length, spec) => {
      const { result, isInteresting } = runOf(name, length, spec);
      expect(removableUnits(result, isInteresting)).toEqual([]);
    });
  });

  it("is 1-minimal for every deterministic test if it is repeated until nothing changes", () => {
    holds(erraticOracles, (length, spec) => {
      const { units, isInteresting } = runOf(name, length, spec);
      let [before, result] = ["", units];
      while (result !== before) {
        before = result;
        result = minimizeText(before, listMinimizer(name), isInteresting).result;
      }
      expect(removableUnits(result, isInteresting)).toEqual([]);
    });
  });

  it("keeps exactly the needed elements, and none if none is needed", () => {
    const needs = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.array(fc.nat(99), { maxLength: 50 }));
    fc.assert(
      fc.property(needs, ([length, numbers]) => {
        const units = unitsOf(length);
        const indices = new Set(numbers.map((number) => number % length));
        const needed = [...units].filter((_, i) => indices.has(i)).join("");
        expect(minimizeText(units, listMinimizer(name), has(needed)).result).toBe(needed);
      }),
    );
  });

  it("tests the empty list at most once", () => {
    holds(oracleSpecs, (length, spec) => {
      expect(runOf(name, length, spec).tests.filter((text) => text === "").length).toBeLessThanOrEqual(1);
    });
  });

  it("stays within its bound on the number of tests, for every deterministic test", () => {
    holds(oracleSpecs, (length, spec) => {
      expect(runOf(name, length, spec).tests.length).toBeLessThanOrEqual(budgets[name](length));
    });
  });

  it("stays within its bound on the number of tests, even if the test is flaky", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.nat(), (length, seed) => {
        let calls = 0;
        const isInteresting = (text: string) => hash(seed, text + calls++, 5) === 0;
        const { tests } = minimizeText(unitsOf(length), listMinimizer(name), isInteresting);
        expect(tests.length).toBeLessThanOrEqual(budgets[name](length));
      }),
    );
  });

  it("does not depend on how many candidates of a round are drawn", () => {
    holds(oracleSpecs, (length, spec) => {
      const { units, isInteresting, accepted, result } = runOf(name, length, spec);
      const search = listMinimizer(name)([...units], weightOf);
      const answers: string[] = [];
      let step = search.next();
      while (!step.done) {
        const answer = [...step.value].find((kept) => isInteresting(kept.join("")));
        if (answer) answers.push(answer.join(""));
        step = search.next(answer);
      }
      expect(answers).toEqual(accepted);
      expect(step.value.join("")).toBe(result);
    });
  });

  it("accepts the same candidates with 1 and with 8 jobs", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 24 }), fc.nat(), async (length, seed) => {
        const [one, eight] = await Promise.all([1, 8].map((jobs) => driven(name, unitsOf(length), { jobs, seed })));
        expect(eight).toEqual(one);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps 8 jobs busy where nothing can be removed", async () => {
    const oracle = new FakeOracle(() => ({ outcome: "uninteresting", turns: 1 }));
    await minimizeWith(name, unitsOf(64), { oracle, jobs: 8 });
    expect(oracle.mostRunning).toBe(8);
  });

  // A minimiser that removes at most ten elements at a time tests n/10 candidates, most of them almost as long as the list.
  const length = removesFew.includes(name) ? 20_000 : 100_000;
  it(`minimises ${length} elements without a stack overflow`, () => {
    const search = listMinimizer(name)(
      Array.from({ length }, (_, i) => i),
      (unit) => unit % 7,
    );
    let step = search.next();
    // `solve` would hold all tested lists.
    while (!step.done) step = search.next(first(step.value, (kept) => includesSorted(kept, 17_777)));
    expect(step.value).toEqual([17_777]);
  });
});

function first<C>(round: Iterable<C>, isInteresting: (candidate: C) => boolean): C | undefined {
  for (const candidate of round) if (isInteresting(candidate)) return candidate;
  return undefined;
}

function includesSorted(list: readonly number[], wanted: number): boolean {
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return list[low] === wanted;
}

describe.each(oneMinimal)("%s", (name) => {
  it("is 1-minimal for every deterministic test", () => {
    holds(erraticOracles, (length, spec) => {
      const { result, isInteresting } = runOf(name, length, spec);
      expect(isInteresting(result)).toBe(true);
      expect(removableUnits(result, isInteresting)).toEqual([]);
    });
  });
});

describe("the list minimisers whose results are not always 1-minimal if the test is not monotone", () => {
  it.each(listMinimizerNames.filter((name) => !oneMinimal.includes(name)))("%s", (name) => {
    const results = Array.from({ length: 400 }, (_, seed) => runOf(name, 16, { kind: "hash", seed, oneIn: 9 }));
    const isOneMinimal = ({ result, isInteresting }: (typeof results)[number]) =>
      removableUnits(result, isInteresting).length === 0;
    expect(results.every(isOneMinimal)).toBe(false);
  });
});

describe("the options of ddmin", () => {
  it.each(listMinimizerNames)("have an effect on %s only if it is ddmin", (name) => {
    const rounds = (splitFactor: number) =>
      tellUnits(
        listMinimizer(name, { splitFactor })([..."abcdefgh"], () => 1),
        has("bg"),
      );
    expect(rounds(4) === rounds(2)).toBe(name !== "ddmin");
  });
});

describe("the number of tests that find 10 needed elements of 1,000", () => {
  const needed = Array.from({ length: 10 }, (_, i) => (i * 389 + 7) % 1000);
  const units = Array.from({ length: 1000 }, (_, i) => i);
  const testsOf = (name: ListMinimizerName) => {
    const { tests, result } = solve(
      listMinimizer(name)(units, () => 1),
      (kept) => {
        const there = new Set(kept);
        return needed.every((unit) => there.has(unit));
      },
    );
    expect(new Set(result)).toEqual(new Set(needed));
    return tests.length;
  };

  it("has not changed", () => {
    const tests = Object.fromEntries(listMinimizerNames.map((name) => [name, testsOf(name)]));
    expect(tests).toEqual({
      ddmin: 213,
      partition: 206,
      ddrmin: 113,
      probdd: 172,
      cdd: 172,
      wdd: 366,
      "weighted-probdd": 172,
      opdd: 298,
      "dfs-delta": 150,
    });
  });
});

/** The texts that the real driver accepts. About every fourth text is interesting; tests end in another order than they began. */
async function driven(name: ListMinimizerName, input: string, { jobs, seed }: { jobs: number; seed: number }) {
  const answer = (text: string) => ({
    outcome: (hash(seed, text, 4) === 0 ? "interesting" : "uninteresting") as Outcome,
    turns: hash(seed + 1, text, 6),
  });
  return minimizeWith(name, input, { oracle: new FakeOracle(answer), jobs });
}

async function minimizeWith(
  name: ListMinimizerName,
  input: string,
  { oracle, jobs }: { oracle: FakeOracle; jobs: number },
) {
  const statistics = new RunStatistics(input);
  const store = new OutcomeStore("content");
  const accepted: string[] = [];
  const onAccepted = (text: string, phase: string) => {
    accepted.push(text);
    statistics.accept(text, phase, text.length);
  };
  const begin = () => {
    const search = listMinimizer(name)([...input], weightOf);
    return mapSearch(search, (kept): Candidate => ({ phase: name, text: () => kept.join("") }));
  };
  const signal = new AbortController().signal;
  const limitTests = Number.POSITIVE_INFINITY;
  const guard = new FlakinessGuard(oracle, statistics, {});
  const rules = { statistics, store, signal, limitTests, onAccepted, onTested: () => {} };
  await drive(begin, { ...rules, guard, isLast: true, jobs });
  return accepted;
}
