import type { Outcome } from "../oracle/oracle.js";
import type { CandidateText } from "./candidate-text.js";
import type { Ledger } from "./ledger.js";
import type { Stopped } from "./statistics.js";

/** What both drivers are bounded by and whom they tell. */
export interface RunRules {
  readonly ledger: Ledger;
  /** When it aborts, the run stops at once. */
  readonly signal: AbortSignal;
  /** How many tests may be run, those before the run included. */
  readonly limitTests: number;
  readonly onTested: (outcome: Outcome, phase: string, text: string) => void;
  /** Books an accepted text. */
  readonly onAccepted: (text: string, phase: string) => void;
}

/** What an aborted signal means: a time limit aborts with a `TimeoutError`. */
export function stoppedBy(signal: AbortSignal): Stopped {
  return signal.reason instanceof DOMException && signal.reason.name === "TimeoutError" ? "deadline" : "aborted";
}

/** Books an accepted text; if nothing has changed but the way it is described, there is nothing to book. */
export function accept({ exhibit, phase }: { exhibit: CandidateText; phase: string }, rules: RunRules): void {
  if (exhibit.text !== rules.ledger.best) rules.onAccepted(exhibit.text, phase);
}
