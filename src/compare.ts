/** Compares algorithms on the same test cases: every run starts from the same input, with the same options. */

import type { Grammar } from "./grammar/model/grammar.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { Outcome } from "./oracle/oracle.js";
import { passesOf, presets } from "./pipeline/notation.js";
import { type ReduceOptions, reduce } from "./reduce.js";
import { checkOptions } from "./reduction/check-options.js";
import { readInput } from "./reduction/context.js";
import type { Reduction } from "./reduction/result.js";
import { NotInterestingError } from "./reduction/test-sanity.js";
import type { ComparisonRun } from "./report/comparison-run.js";
import type { ReductionEvent } from "./schedule/statistics.js";
import { identityOf } from "./storage/run-identity.js";

/** The algorithms that are compared by default: the published ones, and the default pipeline. */
export const comparedAlgorithms: readonly string[] = [
  "coarse-hdd*",
  "hdd*",
  "hddr* + substitute",
  "gtr*",
  "pardis-hybrid*",
  "perses*",
  "default",
];

/** A test case of a comparison. */
export interface ComparisonCase {
  /** A name that is unique within the comparison. */
  readonly name: string;
  /** The text to reduce. Bytes are decoded with the option `encoding`. */
  readonly input: string | Uint8Array;
  /** Name of a bundled language, or a grammar. Pipelines over lines and characters need none. */
  readonly language?: string | Grammar;
  /** The interestingness test. */
  readonly test: Test;
}

/** The cases and algorithms of a comparison, and the options of every run. Limits apply to each run. */
export interface CompareOptions
  extends Omit<ReduceOptions, "input" | "language" | "test" | "reduce" | "journal" | "onEvent"> {
  /** The test cases. */
  readonly cases: readonly ComparisonCase[];
  /** Pipelines to compare. Default: {@link comparedAlgorithms}. */
  readonly algorithms?: readonly string[];
  /** How often each algorithm runs on each case. Default: 1. */
  readonly repetitions?: number;
  /** Earlier runs. A run with the same id is not repeated. Default: none. */
  readonly known?: readonly ComparisonRun[];
  /** Is called with each new run when it has ended. */
  readonly onRun?: (run: ComparisonRun) => void;
  /** Is called with each event of each run. */
  readonly onEvent?: (event: ReductionEvent, run: Pick<ComparisonRun, "case" | "algorithm" | "repetition">) => void;
}

/** A case whose input is not interesting. */
export interface RefusedCase {
  /** The case's name. */
  readonly case: string;
  /** Contains the test of the input. */
  readonly error: NotInterestingError;
}

/** The result of a comparison. */
export interface Comparison {
  /** The finished runs, ordered by case, repetition and algorithm. */
  readonly runs: readonly ComparisonRun[];
  /** Cases whose input is not interesting. They have no runs. */
  readonly uninteresting: readonly RefusedCase[];
  /** Whether the signal ended the comparison early. The interrupted run is not among the runs. */
  readonly aborted: boolean;
}

/**
 * Reduces each case with each algorithm and tests every result once more.
 * @param options the cases, the algorithms, and limits for each single reduction
 * @throws RangeError if an option has a value that it cannot have, PipelineError if an algorithm cannot be read, before any run
 * @throws OracleError and all other errors of {@link reduce} except `NotInterestingError`: such a case is skipped
 */
export async function compare(options: CompareOptions): Promise<Comparison> {
  const { cases, algorithms = comparedAlgorithms, known = [], signal, onRun } = options;
  for (const algorithm of algorithms) passesOf({ ...options, reduce: algorithm });
  checkOptions(options);
  const knownById = new Map(known.map((run) => [run.id, run]));
  const runs: ComparisonRun[] = [];
  const uninteresting: RefusedCase[] = [];
  let aborted = false;
  for (const each of cases) {
    try {
      for (const plan of plansFor(each, options)) {
        const found = knownById.get(plan.id);
        const run = found ?? (signal?.aborted ? undefined : await perform(plan, options));
        aborted ||= run === undefined;
        if (run && !found) onRun?.(run);
        if (run) runs.push(run);
      }
    } catch (error) {
      if (!(error instanceof NotInterestingError)) throw error;
      uninteresting.push({ case: each.name, error });
    }
  }
  return { runs, uninteresting, aborted };
}

/** A run to be made. */
interface PlannedRun extends Pick<ComparisonRun, "id" | "algorithm" | "repetition"> {
  readonly case: ComparisonCase;
}

/**
 * The runs of a case. The algorithms take turns in each repetition, so that a machine that is slow for a while slows all of them.
 */
function plansFor(each: ComparisonCase, options: CompareOptions): readonly PlannedRun[] {
  const { algorithms = comparedAlgorithms, repetitions = 1 } = options;
  // The number of jobs changes how long a run takes, but not its result.
  const { jobs, ...settings } = settingsOf(options);
  const turns = Array.from({ length: repetitions }, (_, turn) => turn + 1);
  return turns.flatMap((repetition) =>
    algorithms.map((algorithm) => ({
      // The id contains the pipeline of a preset, which may change.
      id: identityOf({
        ...each,
        names: { case: each.name, algorithm, repetition },
        settings: { ...settings, reduce: presets[algorithm] ?? algorithm },
      }),
      case: each,
      algorithm,
      repetition,
    })),
  );
}

/** The options that all runs share, as plain data. */
function settingsOf({ cases, algorithms, repetitions, known, onRun, onEvent, signal, ...settings }: CompareOptions) {
  return settings;
}

/** Runs and verifies one algorithm on one case. Undefined if the signal ended the run. */
async function perform(plan: PlannedRun, options: CompareOptions): Promise<ComparisonRun | undefined> {
  const { id, algorithm, repetition, case: each } = plan;
  const { name, input, language, test } = each;
  const { signal, onEvent } = options;
  let timeout = options.timeout ?? Number.POSITIVE_INFINITY;
  const reduction = await reduce({
    ...settingsOf(options),
    ...(signal && { signal }),
    ...(language !== undefined && { language }),
    ...{ input, test, reduce: algorithm },
    onEvent: (event) => {
      if (event.kind === "checked") timeout = event.timeout;
      onEvent?.(event, { case: name, algorithm, repetition });
    },
  });
  const { stopped, guarantee, size, tokens, statistics, text } = reduction;
  const verified =
    stopped === "aborted"
      ? undefined
      : await verify(reduction, { ...each, timeout, signal, encoding: options.encoding });
  if (stopped === "aborted" || verified === undefined) return undefined;
  return {
    ...{ id, case: name, algorithm, repetition, stopped, size, statistics, text, verified },
    ...(guarantee !== undefined && { guarantee }),
    ...(tokens !== undefined && { tokens }),
  };
}

/** Tests a result once more with a fresh oracle. Undefined if the signal ended the test. */
async function verify(
  { text }: Reduction,
  { input, encoding, test, timeout, signal = new AbortController().signal }: VerifyOptions,
): Promise<Outcome | undefined> {
  const original = readInput(input, encoding);
  const oracle = openOracle(test, original);
  oracle.timeLimit.duration = timeout;
  try {
    await oracle.prepare?.(original.text, signal);
    return await oracle.test(text, signal);
  } catch (error) {
    if (signal.aborted && error === signal.reason) return undefined;
    throw error;
  } finally {
    await oracle.close();
  }
}

/** How a result is verified. */
interface VerifyOptions extends Pick<ComparisonCase, "input" | "test"> {
  readonly encoding: ReduceOptions["encoding"];
  /** In milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}
