/**
 * Decides which candidates need no test, and records decisions.
 *
 * A candidate that is longer than the best text is refused without a test. So a run never accepts a step that lengthens the
 * text, and every guarantee of minimality is about steps that do not lengthen it: a result may have a longer variant that is
 * interesting and from which further steps would lead to a shorter text. Length is counted in UTF-16 units. A candidate that
 * equals the best text is interesting, since the best text is.
 */
import type { Outcome } from "../oracle/oracle.js";
import type { Candidate, CandidateText } from "./candidate.js";
import type { OutcomeStore } from "./outcome-store.js";
import type { RunRules } from "./run-rules.js";
import type { OutcomeSource } from "./run-statistics.js";

/**
 * Returns the outcome of a candidate if it needs no test.
 * @param text the candidate's text or its key
 * @param best the best text when the candidate's turn comes, as far as that is known or predicted
 * @param store the known outcomes
 */
export function outcomeWithoutTest(text: CandidateText, best: string, store: OutcomeStore): Outcome | undefined {
  if (text.length > best.length) return "uninteresting";
  return isBest(text, best) ? "interesting" : store.find(text);
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

/**
 * Marks a candidate as decided and tells how it got its outcome.
 * @param decided the candidate with its outcome
 * @param best the best text before the candidate was decided
 * @param store the known outcomes; the outcome is moved to those of decided candidates
 */
export function decideOutcome(
  { text, outcome }: { readonly text: CandidateText; readonly outcome: Outcome },
  best: string,
  store: OutcomeStore,
): OutcomeSource {
  if (text.length > best.length) return "length";
  return isBest(text, best) ? "cache" : store.decide(text, outcome);
}

function isBest(text: CandidateText, best: string): boolean {
  return text.length === best.length && text.text === best;
}
