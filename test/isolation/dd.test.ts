import fc from "fast-check";
import { expect, it } from "vitest";
import { type Configuration, type DdOutcome, dd, type Pair } from "#src/isolation/dd.js";
import { hash } from "../support/fake-oracle.js";

/** Answers dd by a function of the changes; returns the pair and the configurations that were tested. */
function run(size: number, test: (configuration: Configuration) => DdOutcome) {
  const tested: string[] = [];
  const pairs: Pair[] = [];
  const search = dd({ passing: new Set(), failing: new Set(Array(size).keys()) }, (pair) => pairs.push(pair));
  let step = search.next();
  while (!step.done) {
    const outcomes: DdOutcome[] = [];
    for (const candidate of step.value.candidates) {
      tested.push([...candidate].sort((a, b) => a - b).join(" "));
      const outcome = test(candidate);
      outcomes.push(outcome);
      if (outcome === step.value.until) break;
    }
    step = search.next(outcomes);
  }
  return { pair: step.value, tested, pairs };
}

const left = ({ passing, failing }: Pair) => [...failing].filter((each) => !passing.has(each));

it("one change of many that fails alone is found by halving, as in the paper", () => {
  const { pair, tested } = run(64, (configuration) => (configuration.has(37) ? "fail" : "pass"));
  expect(left(pair)).toEqual([37]);
  expect(tested.length).toBeLessThanOrEqual(3 * Math.log2(64));
});

it("two changes that fail only together leave one of them, the other in both", () => {
  const { pair } = run(16, (configuration) => (configuration.has(3) && configuration.has(12) ? "fail" : "pass"));
  expect(left(pair)).toHaveLength(1);
  expect([3, 12]).toContain(left(pair)[0]);
});

it("changes that are resolved only together stay together", () => {
  const test = (configuration: Configuration) => {
    const count = [2, 5, 6].filter((each) => configuration.has(each)).length;
    return count === 0 ? "pass" : count === 3 ? "fail" : "unresolved";
  };
  expect(left(run(9, test).pair).sort()).toEqual([2, 5, 6]);
});

it("the passing one passes, the failing one contains it and fails, and no single change is resolved", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), fc.integer({ min: 1, max: 6 }), (size, seed, doubt) => {
      const test = (configuration: Configuration): DdOutcome => {
        if (configuration.size === 0) return "pass";
        if (configuration.size === size) return "fail";
        const key = [...configuration].sort((a, b) => a - b).join(" ");
        return (["pass", "fail"] as const)[hash(seed, key, doubt + 2)] ?? "unresolved";
      };
      const { pair, pairs } = run(size, test);
      for (const each of [pair, ...pairs]) {
        expect([test(each.passing), test(each.failing)]).toEqual(["pass", "fail"]);
        expect([...each.passing].every((change) => each.failing.has(change))).toBe(true);
      }
      const changes = left(pair);
      if (changes.length === 1) return;
      for (const change of changes) {
        expect(test(new Set([...pair.passing, change]))).toBe("unresolved");
        expect(test(new Set([...pair.failing].filter((each) => each !== change)))).toBe("unresolved");
      }
    }),
  );
});
