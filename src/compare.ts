/** Runs several algorithms on the same test cases: from the same start, with the same options, one after the other. */

import type { Grammar } from "./grammar/model/grammar.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { Outcome } from "./oracle/oracle.js";
import { presets, readPipeline } from "./pipeline/notation.js";
import { type ReduceOptions, reduce } from "./reduce.js";
import { readInput } from "./reduction/context.js";
import type { Reduction } from "./reduction/result.js";
import { NotInterestingError } from "./reduction/test-sanity.js";
import type { ComparisonRun } from "./report/comparison-run.js";
import type { ReductionEvent } from "./schedule/statistics.js";
import { identityOf } from "./storage/run-identity.js";

/** What is compared unless algorithms are given: the published ones, and what treemin does by default. */
export const comparedAlgorithms: readonly string[] = [
  "coarse-hdd*",
  "hdd*",
  "hddr* + substitute",
  "gtr*",
  "pardis-hybrid*",
  "perses*",
  "default",
];

/** A test case that algorithms are compared on. */
export interface ComparisonCase {
  /** Its name; no two cases of a comparison have the same. */
  readonly name: string;
  readonly input: string | Uint8Array;
  /** Pipelines over lines and characters do without. */
  readonly language?: string | Grammar;
  readonly test: Test;
}

/** What is compared, and the options of every run. Limits are for each run. */
export interface CompareOptions
  extends Omit<ReduceOptions, "input" | "language" | "test" | "reduce" | "journal" | "onEvent"> {
  readonly cases: readonly ComparisonCase[];
  /** Pipelines of algorithms. Default: {@link comparedAlgorithms}. */
  readonly algorithms?: readonly string[];
  /** How often each algorithm is run on each case. Default: 1. */
  readonly repetitions?: number;
  /** Runs that are known already; what is among them is not run again. */
  readonly known?: readonly ComparisonRun[];
  /** Is told of each run that was made, when it is over. */
  readonly onRun?: (run: ComparisonRun) => void;
  /** Is told how each run goes. */
  readonly onEvent?: (event: ReductionEvent, run: Pick<ComparisonRun, "case" | "algorithm" | "repetition">) => void;
}

/** What a comparison has found. */
export interface Comparison {
  /** The finished runs: by case, then by repetition, then by algorithm. */
  readonly runs: readonly ComparisonRun[];
  /** Cases that are not interesting to begin with, of which there are no runs. */
  readonly uninteresting: readonly { readonly case: string; readonly error: NotInterestingError }[];
  /** The signal ended it before all was run; what was running then is not among the runs. */
  readonly aborted: boolean;
}

/**
 * Reduces each case with each algorithm and tests every result once more.
 * @throws PipelineError before anything is run
 * @throws OracleError and what else {@link reduce} throws; but a case that is not interesting is passed over
 */
export async function compare(options: CompareOptions): Promise<Comparison> {
  const { cases, algorithms = comparedAlgorithms, known = [], signal, onRun } = options;
  for (const algorithm of algorithms) readPipeline(algorithm);
  const knownById = new Map(known.map((run) => [run.id, run]));
  const runs: ComparisonRun[] = [];
  const uninteresting: { case: string; error: NotInterestingError }[] = [];
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

/** A run that is to be made. */
interface PlannedRun extends Pick<ComparisonRun, "id" | "algorithm" | "repetition"> {
  readonly case: ComparisonCase;
}

/** Algorithms take turns in each repetition: what slows the machine down for a while then meets them all. */
function plansFor(each: ComparisonCase, options: CompareOptions): readonly PlannedRun[] {
  const { algorithms = comparedAlgorithms, repetitions = 1 } = options;
  // How many tests run at once changes how long it takes, but not the result.
  const { jobs, ...settings } = settingsOf(options);
  const turns = Array.from({ length: repetitions }, (_, turn) => turn + 1);
  return turns.flatMap((repetition) =>
    algorithms.map((algorithm) => ({
      // A preset may stand for something else some day.
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

/** The options of every run, as plain data. */
function settingsOf({ cases, algorithms, repetitions, known, onRun, onEvent, signal, ...settings }: CompareOptions) {
  return settings;
}

/** One run and its verification; undefined if the signal ended it. */
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

/** Tests a result as if nothing had been tested before; undefined if the signal ended that. */
async function verify(
  { text }: Reduction,
  { input, encoding, test, timeout, signal = new AbortController().signal }: VerifyOptions,
): Promise<Outcome | undefined> {
  const original = readInput(input, encoding);
  const oracle = openOracle(test, original.encode);
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

interface VerifyOptions extends Pick<ComparisonCase, "input" | "test"> {
  readonly encoding: ReduceOptions["encoding"];
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}
