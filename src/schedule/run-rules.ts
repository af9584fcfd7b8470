import type { Outcome } from "../oracle/oracle.js";
import type { TextRange } from "../tree/protection.js";
import type { OutcomeStore } from "./outcome-store.js";
import type { RunStatistics } from "./run-statistics.js";
import type { Stopped } from "./statistics.js";

/** The limits of a run, and the callbacks and stores that both drivers use. */
export interface RunRules {
  readonly statistics: RunStatistics;
  readonly store: OutcomeStore;
  /** When this signal aborts, the run stops at once. */
  readonly signal: AbortSignal;
  /** How many tests may be run, including those before the search. */
  readonly limitTests: number;
  /** Is called after each test of a candidate. */
  readonly onTested: (outcome: Outcome, phase: string, text: string) => void;
  /**
   * Is called with each text that becomes the best one; updates the statistics and the store.
   * @param ranges where the protected parts are in a candidate
   */
  readonly onAccepted: (text: string, phase: string, ranges?: readonly TextRange[]) => void;
  /** Is called with each candidate that was tested in this run and refused, in the order of the search. */
  readonly onRefused?: (text: string) => void;
}

/**
 * Returns why a run stopped whose signal has aborted. Time limits abort with a `TimeoutError`.
 * @param signal must have aborted
 */
export function stoppedBy(signal: AbortSignal): Stopped {
  return signal.reason instanceof DOMException && signal.reason.name === "TimeoutError" ? "deadline" : "aborted";
}
