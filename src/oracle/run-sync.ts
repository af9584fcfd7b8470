/** Answers the questions of a search without promises, for a predicate that needs none. */
import type { Search } from "../reducer/search.js";
import type { Stopped } from "../report/statistics.js";
import type { Candidate } from "./candidate.js";
import type { Exhibit } from "./exhibit.js";
import type { Ledger } from "./ledger.js";
import { type Outcome, toOutcome } from "./oracle.js";
import { accept, type RunRules, stoppedBy } from "./run-rules.js";

export interface RunSyncOptions extends RunRules {
  readonly predicate: (text: string) => boolean | Outcome;
  /** Milliseconds after which the run stops. */
  readonly limitTime: number;
}

/** Answers a search until it ends or the run is stopped, one test after the other. */
export function runSync(search: Search<Candidate, unknown>, options: RunSyncOptions): Stopped {
  const { predicate, ledger, signal, limitTests, limitTime } = options;
  let step = search.next();
  while (!step.done) {
    let answer: Candidate | undefined;
    for (const candidate of step.value) {
      const exhibit = ledger.exhibit(candidate);
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
export function testSync(predicate: (text: string) => boolean | Outcome, ledger: Ledger, exhibit: Exhibit): Outcome {
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
