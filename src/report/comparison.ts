/** Figures of a comparison of algorithms: by case and algorithm, and means over cases. */
import type { Outcome } from "../oracle/oracle.js";
import type { Step, Stopped } from "../schedule/statistics.js";
import type { ComparisonRun } from "./comparison-run.js";

/** What one algorithm did to one case. Counts are those of the first repetition. */
export interface ComparisonRow {
  readonly case: string;
  readonly algorithm: string;
  readonly size: ComparisonRun["size"];
  readonly tokens: ComparisonRun["tokens"];
  readonly tests: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly cancelled: number;
  /** The share of tests that found the candidate interesting, 0 to 1. */
  readonly successRate: number;
  readonly cacheHits: number;
  readonly repetitions: number;
  /** Wall time of a run in milliseconds, over the repetitions. */
  readonly time: Spread;
  /** Wall time in milliseconds during which a test was running, over the repetitions. */
  readonly oracleTime: Spread;
  readonly stopped: Stopped;
  readonly guarantee: string | undefined;
  /** What the test said of the result after the run: the worst of the repetitions. */
  readonly verified: Outcome;
  readonly steps: readonly Step[];
  readonly text: string;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
}

/** What one algorithm did to all cases that every algorithm has been through. */
export interface ComparisonMeans {
  readonly algorithm: string;
  /** Number of these cases. */
  readonly cases: number;
  /** Geometric means. What is 0 counts as 1, or one empty result would outweigh all others. */
  readonly size: number;
  readonly tokens: number | undefined;
  readonly tests: number;
  /** Of the least times, in milliseconds. */
  readonly time: number;
  /** Geometric means relative to the first algorithm's. */
  readonly relativeSize: number;
  readonly relativeTests: number;
  /** In how many cases no other result has fewer bytes, and no other run had fewer tests. */
  readonly smallest: number;
  readonly fewest: number;
}

/** All figures of a comparison. */
export interface ComparisonFigures {
  readonly rows: readonly ComparisonRow[];
  /** Empty if there are no two cases that every algorithm has been through. */
  readonly means: readonly ComparisonMeans[];
  /** What makes results doubtful, as sentences. */
  readonly problems: readonly string[];
}

/** Works out the figures of runs, in the order of cases and algorithms in which they first appear. */
export function figuresOf(runs: readonly ComparisonRun[]): ComparisonFigures {
  const groups = [...groupBy(runs, (run) => run.case).values()].flatMap((ofCase) => [
    ...groupBy(ofCase, (run) => run.algorithm).values(),
  ]);
  const rows = groups.map(rowOf);
  return { rows, means: meansOf(rows), problems: groups.flatMap(problemsOf) };
}

/** The geometric mean, with 1 in place of what is less; NaN of nothing. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(Math.max(value, 1)), 0) / values.length);
}

/** Items by a key, keys in the order in which they first appear. */
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
  // Means over different cases could not be compared.
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

/** A result that is not interesting is no result. */
function sizeOfSound(row: ComparisonRow): number {
  return isSound(row) ? row.size.after : Number.POSITIVE_INFINITY;
}

function problemsOf(group: readonly ComparisonRun[]): readonly string[] {
  const first = group[0] as ComparisonRun;
  const name = `${first.case}, ${first.algorithm}`;
  const failed = group.filter(({ verified }) => verified !== "interesting");
  const verdicts = [...new Set(failed.map(({ verified }) => verified))].join(", ");
  const isOver = group.every(({ stopped }) => stopped === "finished");
  const sizes = [...new Set(group.map(({ size }) => size.after))].join(", ");
  return [
    ...(failed.length > 0
      ? [
          `${name}: the test was asked once more and now says ${verdicts} of the result. It is flaky: make it repeatable.`,
        ]
      : []),
    // A limit may cut the repetitions short at different places, but what has gone to its end has only one end.
    ...(isOver && group.some(({ text }) => text !== first.text)
      ? [`${name}: the repetitions have different results (${sizes} bytes). The test is flaky: make it repeatable.`]
      : []),
  ];
}
