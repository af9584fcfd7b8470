/** Figures of a comparison: one row for each case and algorithm, and means over the cases. */
import type { Outcome } from "../oracle/oracle.js";
import type { BeforeAndAfter, Step, Stopped } from "../schedule/statistics.js";
import type { ComparisonRun } from "./comparison-run.js";

/** The figures of one algorithm on one case. Counts are those of the first repetition. */
export interface ComparisonRow {
  /** The case's name. */
  readonly case: string;
  /** The algorithm, as the caller wrote it. */
  readonly algorithm: string;
  /** Length in bytes. */
  readonly size: BeforeAndAfter;
  /** Number of tokens. Undefined if they were not counted. */
  readonly tokens: BeforeAndAfter | undefined;
  /** Tests run. */
  readonly tests: number;
  /** Tests by outcome. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Tests that ended early. */
  readonly cancelled: number;
  /** Share of the tests that were interesting, 0 to 1. */
  readonly successRate: number;
  /** Candidates whose outcome was known. */
  readonly cacheHits: number;
  /** Number of repetitions. */
  readonly repetitions: number;
  /** Wall time of a run in milliseconds, over the repetitions. */
  readonly time: Spread;
  /** Wall time in milliseconds during which a test was running, over the repetitions. */
  readonly oracleTime: Spread;
  /** Why the first repetition ended. */
  readonly stopped: Stopped;
  /** The minimality of the result. Undefined if there is no guarantee. */
  readonly guarantee: string | undefined;
  /** Outcome of one more test of the result: `interesting` if it is that in all repetitions, else the first other outcome. */
  readonly verified: Outcome;
  /** The accepted candidates, the input first. */
  readonly steps: readonly Step[];
  /** The result. */
  readonly text: string;
}

/** Summary of several measurements. */
export interface Spread {
  /** The smallest value. */
  readonly least: number;
  /** The middle value, or the mean of the two middle values. */
  readonly median: number;
}

/** The figures of one algorithm over all cases that every algorithm has finished. */
export interface ComparisonMeans {
  /** The algorithm, as the caller wrote it. */
  readonly algorithm: string;
  /** Number of these cases. */
  readonly cases: number;
  /** Geometric mean of the results' sizes in bytes. An empty result counts as 1 byte, so that it does not outweigh the others. */
  readonly size: number;
  /** Geometric mean of the results' tokens, at least 1 each. Undefined if they were not counted in every case. */
  readonly tokens: number | undefined;
  /** Geometric mean of the tests. */
  readonly tests: number;
  /** Geometric mean of the shortest times, in milliseconds. */
  readonly time: number;
  /** `size` divided by that of the first algorithm. */
  readonly relativeSize: number;
  /** `tests` divided by that of the first algorithm. */
  readonly relativeTests: number;
  /** Number of cases in which no other algorithm has a smaller result. */
  readonly smallest: number;
  /** Number of cases in which no other algorithm has fewer tests. */
  readonly fewest: number;
}

/** All figures of a comparison. */
export interface ComparisonFigures {
  /** One row for each case and algorithm. */
  readonly rows: readonly ComparisonRow[];
  /** One entry for each algorithm. Empty unless every algorithm has finished the same two cases or more. */
  readonly means: readonly ComparisonMeans[];
  /** Sentences that say why results are doubtful. */
  readonly problems: readonly string[];
}

/**
 * Computes the figures of runs. Cases and algorithms keep the order of their first run.
 * @param runs of one comparison, in the order in which they ended
 */
export function figuresOf(runs: readonly ComparisonRun[]): ComparisonFigures {
  const groups = [...groupBy(runs, (run) => run.case).values()].flatMap((ofCase) => [
    ...groupBy(ofCase, (run) => run.algorithm).values(),
  ]);
  const rows = groups.map(rowOf);
  return { rows, means: meansOf(rows), problems: groups.flatMap(problemsOf) };
}

/**
 * The geometric mean. Values below 1 count as 1. NaN if there are no values.
 * @param values sizes, counts or times, not negative
 */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(Math.max(value, 1)), 0) / values.length);
}

/**
 * Groups items by a key. Keys keep the order of their first item.
 * @param items in any order
 * @param keyOf returns the key of an item
 */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function rowOf(group: readonly ComparisonRun[]): ComparisonRow {
  const first = group[0] as ComparisonRun;
  const { tests, outcomes, cancelled, cacheHits, steps } = first.statistics;
  const failed = group.find(({ verified }) => verified !== "interesting");
  return {
    case: first.case,
    algorithm: first.algorithm,
    size: first.size,
    tokens: first.tokens,
    ...{ tests, outcomes, cancelled, cacheHits, steps },
    successRate: tests === 0 ? 0 : outcomes.interesting / tests,
    repetitions: group.length,
    time: spreadOf(group.map(({ statistics }) => statistics.time)),
    oracleTime: spreadOf(group.map(({ statistics }) => statistics.oracleTime)),
    stopped: first.stopped,
    guarantee: first.guarantee,
    verified: failed?.verified ?? "interesting",
    text: first.text,
  };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]] as [number, number];
  return { least: sorted[0] as number, median: (low + high) / 2 };
}

function meansOf(rows: readonly ComparisonRow[]): readonly ComparisonMeans[] {
  const byAlgorithm = groupBy(rows, ({ algorithm }) => algorithm);
  // Only means over the same cases can be compared.
  const shared = [...groupBy(rows, (row) => row.case).values()].filter((group) => group.length === byAlgorithm.size);
  if (shared.length < 2) return [];
  const names = new Set(shared.map(([row]) => row?.case));
  const least = (each: ComparisonRow, measure: (row: ComparisonRow) => number) =>
    shared.find(([row]) => row?.case === each.case)?.every((other) => measure(other) >= measure(each)) ?? false;
  const means = [...byAlgorithm].map(([algorithm, all]) => {
    const counted = all.filter((row) => names.has(row.case));
    const mean = (measure: (row: ComparisonRow) => number) => geometricMean(counted.map(measure));
    return {
      algorithm,
      cases: counted.length,
      size: mean(({ size }) => size.after),
      tokens: counted.every(({ tokens }) => tokens) ? mean(({ tokens }) => tokens?.after ?? 0) : undefined,
      tests: mean(({ tests }) => tests),
      time: mean(({ time }) => time.least),
      smallest: counted.filter((row) => isSound(row) && least(row, sizeOfSound)).length,
      fewest: counted.filter((row) => least(row, ({ tests }) => tests)).length,
    };
  });
  const { size, tests } = means[0] as (typeof means)[number];
  return means.map((each) => ({ ...each, relativeSize: each.size / size, relativeTests: each.tests / tests }));
}

function isSound({ verified }: ComparisonRow): boolean {
  return verified === "interesting";
}

/** The size of a result in bytes. A result that is not interesting counts as infinitely large. */
function sizeOfSound(row: ComparisonRow): number {
  return isSound(row) ? row.size.after : Number.POSITIVE_INFINITY;
}

function problemsOf(group: readonly ComparisonRun[]): readonly string[] {
  const first = group[0] as ComparisonRun;
  const name = `${first.case}, ${first.algorithm}`;
  const failed = group.filter(({ verified }) => verified !== "interesting");
  const outcomes = [...new Set(failed.map(({ verified }) => verified))].join(", ");
  const areFinished = group.every(({ stopped }) => stopped === "finished");
  const sizes = [...new Set(group.map(({ size }) => size.after))].join(", ");
  return [
    ...(failed.length > 0
      ? [`${name}: one more test of the result said ${outcomes}. The test is flaky: make it repeatable.`]
      : []),
    // A limit may stop the repetitions at different steps, but all finished repetitions must have the same result.
    ...(areFinished && group.some(({ text }) => text !== first.text)
      ? [`${name}: the repetitions have different results (${sizes} bytes). The test is flaky: make it repeatable.`]
      : []),
  ];
}
