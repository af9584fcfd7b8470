import type { Note } from "../grammar/model/compiled-grammar.js";
import type { Outcome } from "../oracle/oracle.js";
import type { SyntaxProblem } from "../parse/table/syntax-problem.js";
import type { Tree } from "../tree/node.js";

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

/** A test that is running. */
export interface RunningTest {
  /** What is tested. */
  readonly text: string;
  /** When it began, in milliseconds since the run did. */
  readonly begun: number;
}

/**
 * The counts and times of a reduction.
 *
 * `cacheHits`, `skipped`, `recalled` and the number, sizes and phases of `steps` describe the *decided sequence*: the
 * candidates that the search yielded, in its order. They are the same for any number of jobs, if the test is deterministic
 * and the reduction finished. All other figures describe the *work*: tests that were run, also speculative ones that were not needed,
 * and their times. They depend on the number of jobs and on timing.
 */
export interface Statistics {
  /** Tests run: every call of the oracle, including cancelled ones. */
  readonly tests: number;
  /** Tests by outcome. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Tests that were ended early because an earlier candidate was accepted or the run stopped. */
  readonly cancelled: number;
  /** Speculative tests that ended and were not needed because an earlier candidate was accepted. */
  readonly wasted: number;
  /** Decided candidates that equal the best text or had been decided before. */
  readonly cacheHits: number;
  /** Decided candidates that were refused without a test, because they are longer than the best text or a person skipped their pass. */
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
  /** The tests that are running, the oldest first. Missing in figures that were copied. */
  readonly running?: readonly RunningTest[];
  /** The workers that run the tests. Missing if they run in this process. */
  readonly workers?: WorkersStatistics | undefined;
}

/** What workers do and have done. */
export interface WorkersStatistics {
  /** Those that are connected. */
  readonly workers: readonly WorkerFigures[];
  /** How many tests they run at once. */
  readonly slots: number;
  /** How many tests are under way. */
  readonly busy: number;
  /** Tests that they have answered, those of lost workers included. */
  readonly tests: number;
  /** Bytes that were sent to them. */
  readonly bytes: number;
  /** How often a worker was lost. */
  readonly losses: number;
  /** How many were refused. */
  readonly refused: number;
  /** The time from cancelling a test to learning that it has ended, over the last 1000, in milliseconds. */
  readonly cancellation?: {
    /** Half of them took less. */
    readonly median: number;
    /** One in a hundred took more. */
    readonly p99: number;
  };
}

/** A worker that is connected. */
export interface WorkerFigures {
  /** Its name, and how it was reached. */
  readonly name: string;
  /** Whether it is being greeted, tests the input, or tests candidates. */
  readonly state: string;
  /** How many tests it runs at once. */
  readonly slots: number;
  /** How many tests were sent to it and have not ended. */
  readonly busy: number;
  /** How many tests it has answered. */
  readonly tests: number;
  /** Bytes that were sent to it. */
  readonly bytes: number;
  /** The mean time that a test takes besides the test itself, in milliseconds. */
  readonly latency: number;
}

/** An event of a running reduction. The statistics are live; copy the figures that are to be kept. */
export type ReductionEvent =
  | {
      /** The command of the test, which is testing the input, has printed something. */
      readonly kind: "printed";
      /** A part of its output, of both streams as it came. */
      readonly text: string;
    }
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
      /** The tree of the input. */
      readonly tree: Tree;
      /** Number of tokens, without hidden ones and without text that the lexer could not read. */
      readonly tokens: number;
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
      /** A candidate was refused, but shows something that is also interesting. */
      readonly kind: "also interesting";
      /** The text. */
      readonly text: string;
      /** The text in the input's encoding. */
      readonly bytes: Uint8Array;
      /** What it shows: equal for candidates of which one is enough. */
      readonly signature: string;
    }
  /** The input or a candidate was accepted. `bytes` is the text in the encoding of the input. */
  | {
      /** A text was accepted: it is the best so far. */
      readonly kind: "accepted";
      /** The text. */
      readonly text: string;
      /** The text in the input's encoding. Of a folder: a list of what it holds, equal for equal folders. */
      readonly bytes: Uint8Array;
      /** Length in bytes; of a folder, that of all files. */
      readonly size: number;
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
