/**
 * Answers the questions of a search. This is the only place that knows how: from the cache, by one test after the other, or
 * by several at once. The first interesting candidate *in order* is the answer, whichever test ends first, so the course of
 * the search and its result are the same for any number of jobs.
 */
import type { Search } from "../reducer/search.js";
import type { Stopped } from "../report/statistics.js";
import type { Exhibit, Source } from "./exhibit.js";
import type { Ledger } from "./ledger.js";
import { type Oracle, type Outcome, toOutcome } from "./oracle.js";

/** A text that may become the test case. */
export interface Candidate extends Source {
  /** Name of the phase that it belongs to. */
  readonly phase: string;
}

/** What both drivers are bounded by and whom they tell. */
export interface RunRules {
  readonly ledger: Ledger;
  /** When it aborts, the run stops at once. */
  readonly signal: AbortSignal;
  /** How many tests may be run, those before the run included. */
  readonly limitTests: number;
  readonly onTested: (outcome: Outcome, phase: string) => void;
  /** Books an accepted text. */
  readonly onAccepted: (text: string, phase: string) => void;
}

export interface RunOptions extends RunRules {
  readonly oracle: Oracle;
  /** How many tests may run at once. */
  readonly jobs: number;
}

export interface RunSyncOptions extends RunRules {
  readonly predicate: (text: string) => boolean | Outcome;
  /** Milliseconds after which the run stops. */
  readonly limitTime: number;
}

/** A search that is answered asynchronously: ends with the search, or when the run is stopped. */
export async function run(search: Search<Candidate, unknown>, options: RunOptions): Promise<Stopped> {
  const pace = new Pace();
  let step = search.next();
  while (!step.done) {
    const round = new Round(step.value, { ...options, pace });
    const answer = await round.judge();
    if (round.stopped) return round.stopped;
    if (answer) accept(answer, options);
    step = search.next(answer?.candidate);
  }
  return "finished";
}

/** The same without promises, for a predicate that needs none. */
export function runSync(search: Search<Candidate, unknown>, options: RunSyncOptions): Stopped {
  const { predicate, ledger, signal, limitTests, limitTime } = options;
  let step = search.next();
  while (!step.done) {
    let answer: Trial | undefined;
    for (const candidate of step.value) {
      const exhibit = ledger.exhibit(candidate);
      let outcome = ledger.known(exhibit);
      if (outcome === undefined) {
        if (signal.aborted) return stoppedBy(signal);
        if (ledger.tests >= limitTests) return "test limit";
        if (ledger.time >= limitTime) return "deadline";
        outcome = testSync(predicate, ledger, exhibit);
        options.onTested(outcome, candidate.phase);
      }
      if (outcome === "interesting") {
        answer = { candidate, exhibit, outcome };
        break;
      }
    }
    if (answer) accept(answer, options);
    step = search.next(answer?.candidate);
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
  ledger.end(exhibit, outcome);
  return outcome;
}

function accept({ candidate, exhibit }: Trial, { ledger, onAccepted }: RunRules): void {
  if (exhibit.text === ledger.best) return; // nothing has changed but the way it is described
  onAccepted(exhibit.text, candidate.phase);
}

/** What an aborted signal means: a time limit aborts with a `TimeoutError`. */
export function stoppedBy(signal: AbortSignal): Stopped {
  return signal.reason instanceof DOMException && signal.reason.name === "TimeoutError" ? "deadline" : "aborted";
}

/** A candidate on trial. */
interface Trial {
  readonly candidate: Candidate;
  readonly exhibit: Exhibit;
  outcome: Outcome | undefined;
}

/** A trial whose test is running; `ended` settles with it, whatever comes of it. */
interface Running extends Trial {
  readonly ended: Promise<void>;
  readonly cancel: () => void;
}

/** Gives signals and timers their turn: a search that is answered from the cache or in process never waits by itself. */
class Pace {
  #last = performance.now();

  /** Whether it is time to let others have their turn. */
  get isDue(): boolean {
    return performance.now() - this.#last > 50;
  }

  async rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#last = performance.now();
  }
}

/** The candidates of one round and the tests that are running for them, in order. */
class Round {
  /** Set if the run was stopped before the round could be decided. */
  stopped: Stopped | undefined;
  readonly #candidates: Iterator<Candidate>;
  readonly #options: RunOptions & { readonly pace: Pace };
  /** Undecided trials in order. Behind an interesting one, no other is begun. */
  #trials: Trial[] = [];
  readonly #running = new Set<Running>();
  #exhausted = false;
  #failure: unknown;

  constructor(candidates: Iterable<Candidate>, options: RunOptions & { readonly pace: Pace }) {
    this.#candidates = candidates[Symbol.iterator]();
    this.#options = options;
  }

  /** The first interesting candidate in order, if there is one. */
  async judge(): Promise<Trial | undefined> {
    const { signal, pace } = this.#options;
    const cancelAll = () => this.#cancelFrom(0);
    signal.addEventListener("abort", cancelAll);
    try {
      for (;;) {
        if (pace.isDue) await pace.rest();
        this.#fill();
        const answer = this.#settle();
        if (this.#failure !== undefined) throw this.#failure;
        if (answer) return answer;
        if (signal.aborted) this.stopped = stoppedBy(signal);
        if (this.#trials.length === 0 && (this.#exhausted || this.stopped)) return undefined;
        if (this.#running.size > 0 && !pace.isDue)
          await Promise.race([...this.#running].map((running) => running.ended));
      }
    } finally {
      signal.removeEventListener("abort", cancelAll);
      this.#cancelFrom(0);
      await Promise.all([...this.#running].map((running) => running.ended));
      this.#candidates.return?.();
    }
  }

  /** Begins tests while there are candidates and jobs for them. */
  #fill(): void {
    const { jobs, limitTests, signal, ledger, pace } = this.#options;
    while (this.#running.size < jobs && this.#trials.at(-1)?.outcome !== "interesting") {
      if (this.stopped || this.#failure !== undefined || this.#exhausted || pace.isDue) return;
      const next = this.#candidates.next();
      if (next.done) {
        this.#exhausted = true;
        return;
      }
      const exhibit = ledger.exhibit(next.value);
      const outcome = ledger.known(exhibit);
      if (outcome === "interesting") this.#trials.push({ candidate: next.value, exhibit, outcome });
      if (outcome !== undefined) continue;
      const twin = this.#trials.find(
        ({ exhibit: { length, text } }) => length === exhibit.length && text === exhibit.text,
      );
      if (twin) continue; // it is decided when the earlier one is
      if (signal.aborted) this.stopped = stoppedBy(signal);
      else if (ledger.tests >= limitTests) this.stopped = "test limit";
      else this.#begin(next.value, exhibit);
    }
  }

  /** Drops the trials that came to nothing; an interesting one before all others decides the round. */
  #settle(): Trial | undefined {
    this.#trials = this.#trials.filter(({ outcome }) => outcome === undefined || outcome === "interesting");
    const found = this.#trials.findIndex(({ outcome }) => outcome === "interesting");
    if (found >= 0) this.#cancelFrom(found + 1);
    if (found !== 0) return undefined;
    this.stopped = undefined;
    return this.#trials[0];
  }

  #begin(candidate: Candidate, exhibit: Exhibit): void {
    const { ledger, oracle } = this.#options;
    const controller = new AbortController();
    ledger.begin();
    const test = oracle.test(exhibit.text, controller.signal);
    const end = (outcome: Outcome | undefined) => {
      this.#running.delete(trial);
      ledger.end(exhibit, outcome);
      trial.outcome = outcome;
      if (outcome !== undefined) this.#options.onTested(outcome, candidate.phase);
    };
    const failed = (error: unknown) => {
      end(undefined);
      if (!controller.signal.aborted) this.#failure ??= error;
    };
    const trial: Running = {
      candidate,
      exhibit,
      outcome: undefined,
      ended: test.then(end, failed),
      cancel: () => controller.abort(),
    };
    this.#trials.push(trial);
    this.#running.add(trial);
  }

  /** Ends the tests of the trials from an index on. */
  #cancelFrom(index: number): void {
    for (const trial of this.#trials.splice(index)) {
      for (const running of this.#running) if (running === trial) running.cancel();
    }
  }
}
