import type { Outcome } from "../oracle/oracle.js";
import type { TextRange } from "../tree/protection.js";
import { decideOutcome } from "./acceptance-policy.js";
import type { Candidate } from "./candidate.js";
import type { CandidateText } from "./candidate-text.js";
import type { OutcomeStore } from "./outcome-store.js";
import type { RunStatistics } from "./run-statistics.js";
import type { Stopped } from "./statistics.js";

/** What bounds a run, and whom both drivers tell of its progress. */
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

/** A candidate whose outcome is final, since all candidates before it are decided. */
interface DecidedCandidate {
  readonly text: CandidateText;
  readonly candidate: Candidate;
  readonly outcome: Outcome;
  /** Whether it is refused because a person skips its pass. */
  readonly isSkipped?: boolean | undefined;
}

/**
 * Tells why a run stopped whose signal has aborted: time limits abort with a `TimeoutError`.
 * @param signal must have aborted
 */
export function stoppedBy(signal: AbortSignal): Stopped {
  return signal.reason instanceof DOMException && signal.reason.name === "TimeoutError" ? "deadline" : "aborted";
}

/**
 * Counts a decided candidate, and accepts it if it is interesting. Both drivers call this for every candidate in the order
 * of the search, so what it counts does not depend on the number of jobs.
 * @param decided the candidate, with its outcome and what led to it
 * @param rules statistics, store and callbacks of the run
 */
export function recordDecision(decided: DecidedCandidate, rules: RunRules): void {
  const { statistics, store, onAccepted, onRefused } = rules;
  const { text, candidate, outcome } = decided;
  const source = decided.isSkipped ? "skip" : decideOutcome(decided, statistics.best, store);
  statistics.decided++;
  statistics.countDecided(source);
  if (outcome !== "interesting" && source === "test") onRefused?.(text.text);
  // A candidate may equal the best text and differ only in how it was made.
  if (outcome === "interesting" && text.text !== statistics.best) {
    onAccepted(text.text, candidate.phase, candidate.protectedRanges?.());
  }
}
