import type { Outcome } from "../oracle/oracle.js";
import type { Statistics, Stopped } from "../schedule/statistics.js";

/** One run of one algorithm on one case, and what became of it. */
export interface ComparisonRun {
  /** Identifies what was run: the same for the same input, test, algorithm, options and repetition. */
  readonly id: string;
  /** The case's name. */
  readonly case: string;
  /** The algorithm as it was asked for. */
  readonly algorithm: string;
  /** Counted from 1. */
  readonly repetition: number;
  readonly stopped: Stopped;
  /** What minimality the result has. */
  readonly guarantee?: string;
  /** Length in bytes. */
  readonly size: { readonly before: number; readonly after: number };
  readonly tokens?: { readonly before: number; readonly after: number };
  readonly statistics: Statistics;
  /** The result. */
  readonly text: string;
  /** What the test said of the result when it was asked once more, after the run. */
  readonly verified: Outcome;
}
