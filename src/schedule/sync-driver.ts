/** Answers the questions of a search without promises, for a predicate that needs none. */

import { type Outcome, toOutcome } from "../oracle/oracle.js";
import type { Search } from "../search/search.js";
import type { Candidate } from "./candidate.js";
import type { CandidateText } from "./candidate-text.js";
import type { Ledger } from "./ledger.js";
import { accept, type RunRules, stoppedBy } from "./run-rules.js";
import type { Stopped } from "./statistics.js";

export interface SyncDriverOptions extends RunRules {
  readonly predicate: (text: string) => boolean | Outcome;
  /** Milliseconds after which the run stops. */
  readonly limitTime: number;
}

/** Answers a search until it ends or the run is stopped, one test after the other. */
export function driveSync(search: Search<Candidate, unknown>, options: SyncDriverOptions): Stopped {
  const { predicate, ledger, signal, limitTests, limitTime } = options;
  let step = search.next();
  while (!step.done) {
    let answer: Candidate | undefined;
    for (const candidate of step.value) {
      const exhibit = ledger.candidateText(candidate);
      let outcome = ledger.known(exhibit);
      if (outcome === undefined) {
        if (signal.aborted) return stoppedBy(signal);
        if (ledger.tests >= limitTests) return "test limit";
        if (ledger.time >= limitTime) return "deadline";
        outcome = testSync(predicate, ledger, exhibit);
        options.onTested(outcome, candidate.phase, exhibit.text);
      }
      if (outcome === "interesting") {
        answer = candidate;
        accept({ exhibit, phase: candidate.phase }, options);
        break;
      }
    }
    step = search.next(answer);
  }
  return "finished";
}

/** Calls a predicate and books it. What throws never reached the point: it is invalid. */
export function testSync(
  predicate: (text: string) => boolean | Outcome,
  ledger: Ledger,
  exhibit: CandidateText,
): Outcome {
  let outcome: Outcome = "invalid";
  ledger.begin();
  try {
    outcome = toOutcome(predicate(exhibit.text));
  } catch {
    // invalid
  }
  ledger.end(outcome);
  ledger.remember(exhibit, outcome);
  return outcome;
}
