import type { Outcome } from "../oracle/oracle.js";
import type { BeforeAndAfter, Statistics, Stopped } from "../schedule/statistics.js";

/** One run of one algorithm on one case, with its result. */
export interface ComparisonRun {
  /** Digest of the input, test, algorithm, options and repetition. */
  readonly id: string;
  /** The case's name. */
  readonly case: string;
  /** The algorithm, as the caller wrote it. */
  readonly algorithm: string;
  /** Number of the repetition, from 1. */
  readonly repetition: number;
  /** Why the run ended. */
  readonly stopped: Stopped;
  /** The minimality of the result, for example `1-tree-minimal`. Missing if there is no guarantee. */
  readonly guarantee?: string;
  /** Length in bytes. */
  readonly size: BeforeAndAfter;
  /** Number of tokens. Missing if they were not counted. */
  readonly tokens?: BeforeAndAfter;
  /** Counts and times of the run. */
  readonly statistics: Statistics;
  /** The result. */
  readonly text: string;
  /** Outcome of one more test of the result, after the run. */
  readonly verified: Outcome;
}
