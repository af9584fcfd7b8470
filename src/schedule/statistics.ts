import type { Note } from "../grammar/model/compiled-grammar.js";
import type { Outcome } from "../oracle/oracle.js";
import type { SyntaxProblem } from "../parse/table/syntax-problem.js";

/** Why a reduction ended. In every case the result is the best text found so far. */
export type Stopped = "finished" | "deadline" | "test limit" | "aborted";

/** A candidate that was accepted. */
export interface Step {
  /** Tests begun before it was accepted, plus outcomes taken from the journal of an earlier run. */
  readonly tests: number;
  /** Its length in bytes. */
  readonly size: number;
  /** Milliseconds since the run began. */
  readonly time: number;
  /** Name of the phase that proposed it. */
  readonly phase: string;
}

/**
 * The counts and times of a reduction.
 *
 * `cacheHits`, `skipped`, `recalled` and the number, sizes and phases of `steps` describe the *decided sequence*: the
 * candidates that the search yielded, in its order. They are the same for any number of jobs, if the test is deterministic
 * and the reduction finished. All other figures describe the *work*: tests that were run, also those that ran ahead in vain,
 * and their times. They depend on the number of jobs and on timing.
 */
export interface Statistics {
  /** Tests run: every call of the oracle, including cancelled ones. */
  readonly tests: number;
  /** How many tests had each outcome. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Tests that were ended early because an earlier candidate was accepted or the run stopped. */
  readonly cancelled: number;
  /** Tests that ran ahead to their end and were not needed because an earlier candidate was accepted. */
  readonly wasted: number;
  /** Decided candidates that equal the best text or had been decided before. */
  readonly cacheHits: number;
  /** Decided candidates that were refused without a test because they are longer than the best text. */
  readonly skipped: number;
  /** Decided candidates whose outcome came from the journal of an earlier run. */
  readonly recalled: number;
  /** Wall time in milliseconds since the run began. */
  readonly time: number;
  /** Wall time in milliseconds during which at least one test was running. */
  readonly oracleTime: number;
  /** Sum of the durations of all tests in milliseconds. Divided by `oracleTime`: how many tests ran at once on average. */
  readonly testTime: number;
  /** Every accepted candidate, the input first. */
  readonly steps: readonly Step[];
}

/** An event of a running reduction. The statistics are live; copy the figures that are to be kept. */
export type ReductionEvent =
  /** The input was tested; the duration of its test and the timeout for further tests are in milliseconds. */
  | { readonly kind: "checked"; readonly duration: number; readonly timeout: number }
  /**
   * The input was parsed. `problem` is the first syntax error, `unfit` the share of tokens that do not fit the grammar (0 to
   * 1), `notes` say which parsers were tried.
   */
  | {
      readonly kind: "parsed";
      readonly language: string;
      readonly problem: SyntaxProblem | undefined;
      readonly unfit: number;
      readonly notes: readonly Note[];
    }
  /** Something that the user should know. */
  | { readonly kind: "warning"; readonly message: string }
  /** The test of a candidate has ended. */
  | {
      readonly kind: "tested";
      readonly text: string;
      readonly outcome: Outcome;
      readonly phase: string;
      readonly statistics: Statistics;
    }
  /** The input or a candidate was accepted. `bytes` is the text in the encoding of the input. */
  | {
      readonly kind: "accepted";
      readonly text: string;
      readonly bytes: Uint8Array;
      readonly phase: string;
      readonly statistics: Statistics;
    };
