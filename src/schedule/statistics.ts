import type { Note } from "../grammar/model/compiled-grammar.js";
import type { Outcome } from "../oracle/oracle.js";
import type { SyntaxProblem } from "../parse/table/syntax-problem.js";

/** Why a reduction ended. Whatever it was, the result is the best found so far. */
export type Stopped = "finished" | "deadline" | "test limit" | "aborted";

/** An accepted candidate in the course of a reduction. */
export interface Step {
  /** Tests begun by the time it was accepted, those of an earlier run that this one continues included. */
  readonly tests: number;
  /** Its length in bytes. */
  readonly size: number;
  /** Milliseconds since the first test. */
  readonly time: number;
  /** Name of the phase that found it. */
  readonly phase: string;
}

/** What a reduction did. */
export interface Statistics {
  /** Tests run: every call of the oracle, those that were cancelled included. */
  readonly tests: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Tests that were begun and ended early, because an earlier candidate had been accepted or the run was stopped. */
  readonly cancelled: number;
  /** Tests that ran ahead to their end and were not needed, because an earlier candidate was accepted. */
  readonly wasted: number;
  /** Candidates whose text had been tested before. */
  readonly cacheHits: number;
  /** Candidates that were not tested because they are longer than the best. */
  readonly skipped: number;
  /** Candidates that an earlier run had tested, as its journal tells. */
  readonly recalled: number;
  /** Wall time in milliseconds, from the first test on. */
  readonly time: number;
  /** Wall time in milliseconds during which at least one test was running. */
  readonly oracleTime: number;
  /** Milliseconds that all tests took together. Divided by `oracleTime`: how many were running at a time. */
  readonly testTime: number;
  /** Every accepted candidate, the input first. */
  readonly steps: readonly Step[];
}

/** What is told while a reduction runs. The statistics are live: what is kept of them must be copied. */
export type ReductionEvent =
  /** The input was tested; times in milliseconds. */
  | { readonly kind: "checked"; readonly duration: number; readonly timeout: number }
  /**
   * The input was parsed. `problem` is the first place where it does not fit the grammar, `unfit` the share of its tokens
   * that do not (0 to 1), `notes` say how it came about.
   */
  | {
      readonly kind: "parsed";
      readonly language: string;
      readonly problem: SyntaxProblem | undefined;
      readonly unfit: number;
      readonly notes: readonly Note[];
    }
  | { readonly kind: "warning"; readonly message: string }
  | {
      readonly kind: "tested";
      readonly text: string;
      readonly outcome: Outcome;
      readonly phase: string;
      readonly statistics: Statistics;
    }
  | {
      readonly kind: "accepted";
      readonly text: string;
      readonly bytes: Uint8Array;
      readonly phase: string;
      readonly statistics: Statistics;
    };

/** A count at the beginning and at the end of a reduction. */
export interface BeforeAndAfter {
  /** Of the input. */
  readonly before: number;
  /** Of the result. */
  readonly after: number;
}
