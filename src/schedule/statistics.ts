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
  /** Tests by outcome. */
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
  | {
      /** The input was tested and is interesting. */
      readonly kind: "checked";
      /** Duration of the test in milliseconds. */
      readonly duration: number;
      /** Time limit of later tests, in milliseconds. */
      readonly timeout: number;
    }
  | {
      /** The input was parsed. */
      readonly kind: "parsed";
      /** Name of the grammar. */
      readonly language: string;
      /** The first place that does not fit the grammar. */
      readonly problem: SyntaxProblem | undefined;
      /** Share of the tokens that do not fit the grammar, 0 to 1. */
      readonly unfit: number;
      /** How the grammar was run, and what went wrong. */
      readonly notes: readonly Note[];
    }
  | {
      /** Something may be wrong with the input or the test. */
      readonly kind: "warning";
      /** One or more sentences. */
      readonly message: string;
    }
  | {
      /** A text was tested. */
      readonly kind: "tested";
      /** The text. */
      readonly text: string;
      /** The outcome of the test. */
      readonly outcome: Outcome;
      /** Name of the phase, usually an algorithm. */
      readonly phase: string;
      /** Counts and times so far. */
      readonly statistics: Statistics;
    }
  | {
      /** A text was accepted: it is the best so far. */
      readonly kind: "accepted";
      /** The text. */
      readonly text: string;
      /** The text in the input's encoding. */
      readonly bytes: Uint8Array;
      /** Name of the phase, usually an algorithm. */
      readonly phase: string;
      /** Counts and times so far. */
      readonly statistics: Statistics;
    };

/** A count at the beginning and at the end of a reduction. */
export interface BeforeAndAfter {
  /** Of the input. */
  readonly before: number;
  /** Of the result. */
  readonly after: number;
}
