/** Answers a search without promises, for a predicate that answers at once. */

import { type Outcome, toOutcome } from "../oracle/oracle.js";
import type { Search } from "../search/search.js";
import { outcomeWithoutTest, recordDecision } from "./acceptance-policy.js";
import type { Candidate, CandidateText } from "./candidate.js";
import { type RunRules, stoppedBy } from "./run-rules.js";
import type { Stopped } from "./statistics.js";

/** Returns whether a text is interesting. If it throws, the text is invalid. */
type SyncPredicate = (text: string) => boolean | Outcome;

/** Options of {@link driveSync}. */
export interface SyncDriverOptions extends RunRules {
  readonly predicate: SyncPredicate;
  /** Milliseconds after which the run stops. */
  readonly limitTime: number;
}

/**
 * Answers a search until it ends or the run is stopped, one test after the other.
 * @param search is begun by this call and answered to its end, unless a limit stops it
 * @param options the predicate, limits, statistics and callbacks
 * @throws whatever the search or a callback throws
 */
export function driveSync(search: Search<Candidate, unknown>, options: SyncDriverOptions): Stopped {
  let step = search.next();
  while (!step.done) {
    const answer = answerRound(step.value, options);
    if ("stopped" in answer) return answer.stopped;
    step = search.next(answer.candidate);
  }
  return "finished";
}

/** The first interesting candidate of a round, if there is one, or why the run stopped before it was found. */
type RoundAnswer = { readonly candidate: Candidate | undefined } | { readonly stopped: Stopped };

function answerRound(round: Iterable<Candidate>, options: SyncDriverOptions): RoundAnswer {
  const { predicate, store, statistics, onTested } = options;
  for (const candidate of round) {
    const { phase } = candidate;
    const text = store.candidateText(candidate);
    let outcome = outcomeWithoutTest(text, statistics.best, store);
    if (outcome === undefined) {
      const stopped = reachedLimit(options);
      if (stopped) return { stopped };
      outcome = testSync(predicate, text, options).outcome;
      onTested(outcome, phase, text.text);
    }
    recordDecision({ text, candidate, outcome }, options);
    if (outcome === "interesting") return { candidate };
  }
  return { candidate: undefined };
}

function reachedLimit({ statistics, signal, limitTests, limitTime }: SyncDriverOptions): Stopped | undefined {
  if (signal.aborted) return stoppedBy(signal);
  if (statistics.tests >= limitTests) return "test limit";
  return statistics.time >= limitTime ? "deadline" : undefined;
}

/**
 * Tests a text, counts the test and remembers its outcome. Returns what the predicate threw, too.
 * @param predicate answers at once
 * @param text the candidate's text, made here if it has not been
 * @param rules where the test counts and its outcome is kept
 * @throws OracleError if the predicate returns something else than an answer
 */
export function testSync(
  predicate: SyncPredicate,
  text: CandidateText,
  { statistics, store }: Pick<RunRules, "statistics" | "store">,
): { readonly outcome: Outcome; readonly error?: unknown } {
  let answer: unknown;
  let error: unknown;
  const running = statistics.begin(text.text);
  try {
    answer = predicate(text.text);
  } catch (thrown) {
    error = thrown;
    answer = "invalid" satisfies Outcome; // a predicate that throws never reached the point in question
  }
  const outcome = toOutcome(answer);
  statistics.end(running, outcome);
  store.remember(text, outcome);
  return { outcome, error };
}
