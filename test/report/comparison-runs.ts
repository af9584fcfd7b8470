import type { ComparisonRun } from "#src/report/comparison-run.js";

/** The values of an invented run that matter to a test. */
type Given = Partial<Omit<ComparisonRun, "statistics" | "size">> & {
  readonly bytes?: number;
  readonly tests?: number;
  readonly time?: number;
};

/** Invents a run of an algorithm that halves 1,000 bytes repeatedly. */
export function run({ bytes = 10, tests = 40, time = 2000, ...given }: Given = {}): ComparisonRun {
  const sizes = [1000, 500, 250, 125].filter((size) => size > bytes);
  const steps = [...sizes, bytes].map((size, i) => ({
    tests: 1 + Math.floor((i * tests) / 6),
    size,
    time: 100 * i,
    phase: "prune",
  }));
  const outcomes = { interesting: tests / 4, uninteresting: (3 * tests) / 4, invalid: 0, timeout: 0 };
  return {
    ...{ id: "1", case: "one", algorithm: "hdd*", repetition: 1, stopped: "finished", text: "x".repeat(bytes) },
    verified: "interesting",
    size: { before: 1000, after: bytes },
    tokens: { before: 200, after: bytes / 2 },
    statistics: {
      ...{ tests, outcomes, cancelled: 0, wasted: 0, cacheHits: 7, skipped: 0, recalled: 0 },
      ...{ time, oracleTime: time / 2, testTime: time / 2, steps },
    },
    ...given,
  };
}

/** Two cases. `hdd*` has the smaller result in the first, `coarse-hdd* | hdd*` in the second. */
export const twoCases: readonly ComparisonRun[] = [
  run({ bytes: 10, tests: 40 }),
  run({ bytes: 20, tests: 20, algorithm: "coarse-hdd* | hdd*" }),
  run({ case: "two", bytes: 40, tests: 40 }),
  run({ case: "two", bytes: 20, tests: 20, algorithm: "coarse-hdd* | hdd*" }),
];
