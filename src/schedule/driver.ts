/**
 * Answers the questions of a search with several tests at once. The first interesting candidate *in order* is the answer,
 * whichever test ends first, so the course of the search and its result are the same for any number of jobs.
 */

import type { Outcome } from "../oracle/oracle.js";
import type { Search } from "../search/search.js";
import type { Candidate } from "./candidate.js";
import type { CandidateText } from "./candidate-text.js";
import type { FlakinessGuard } from "./flakiness-guard.js";
import { changeBetween, OutcomePredictor } from "./outcome-predictor.js";
import { isContradicted, isUnlikely, type PendingTest, PendingTests, running } from "./pending-tests.js";
import { accept, type RunRules, stoppedBy } from "./run-rules.js";
import { type Draw, SpeculativeSearch } from "./speculative-search.js";
import { type Failure, SpotChecks } from "./spot-checks.js";
import { StaleTests } from "./stale-tests.js";
import type { Stopped } from "./statistics.js";
import { YieldTimer } from "./yield-timer.js";

export interface DriverOptions extends RunRules {
  readonly guard: FlakinessGuard;
  /** What has begun before; it takes one job, and nothing is accepted before its end. */
  readonly opening?: Promise<void>;
  /** Whether what the search leaves is the result, which is reviewed. */
  readonly isLast: boolean;
  /** How many candidates may be tested at once. */
  readonly jobs: number;
}

/**
 * Answers a search until it ends, the run is stopped, or the guard doubts what was accepted.
 * @param begin begins the search; each time the same one
 */
export async function drive(
  begin: () => Search<Candidate, unknown>,
  options: DriverOptions,
): Promise<Stopped | "doubt"> {
  return await new Driver(begin, options).run();
}

/**
 * The candidates that are on trial, in order, over as many rounds as there are tests that may run. What is drawn before it
 * is known what became of others is drawn on an assumption: of these nothing is interesting but what was so before. If the
 * same turns out otherwise elsewhere in the meantime, the assumption is given up at once.
 */
class Driver {
  readonly #course: SpeculativeSearch;
  readonly #options: DriverOptions;
  readonly #foresight: OutcomePredictor | undefined;
  readonly #overtaken = new StaleTests();
  readonly #spotChecks: SpotChecks;
  readonly #pace = new YieldTimer();
  readonly #trials: PendingTests;
  #running = 0;
  #isOpen = false;
  #stopped: Stopped | "doubt" | undefined;
  #failure: Failure | undefined;
  /** Wakes the run when a test has ended. */
  #wake: () => void = () => undefined;

  constructor(begin: () => Search<Candidate, unknown>, options: DriverOptions) {
    this.#options = options;
    this.#trials = new PendingTests(options.jobs);
    this.#spotChecks = new SpotChecks(options.guard, options, (failure) => this.#hear(failure));
    this.#course = new SpeculativeSearch(begin, options.jobs > 1);
    this.#foresight = options.jobs > 1 ? new OutcomePredictor() : undefined;
  }

  async run(): Promise<Stopped | "doubt"> {
    const { signal, guard, opening } = this.#options;
    const cancelAll = () => this.#cancelAll();
    signal.addEventListener("abort", cancelAll);
    if (opening) this.#await(opening);
    else this.#isOpen = true;
    try {
      for (;;) {
        if (this.#pace.isDue) await this.#pace.rest();
        if (this.#failure) throw this.#failure.error;
        if (guard.hasContradiction) return "doubt";
        if (this.#settle()) continue;
        this.#fill();
        if (this.#settle()) continue;
        this.#review();
        if (signal.aborted) this.#stopped = stoppedBy(signal);
        if (this.#trials.length === 0 && this.#stopped) return this.#stopped;
        if (this.#trials.length === 0 && this.#course.isOver && this.#busy === 0) return "finished";
        await this.#wait();
      }
    } finally {
      signal.removeEventListener("abort", cancelAll);
      this.#cancelAll();
      while (this.#running + this.#spotChecks.running > 0) await this.#ended();
      this.#course.leave();
    }
  }

  /** Has candidates accepted from the end of the opening on. */
  #await(opening: Promise<void>): void {
    const open = () => {
      this.#isOpen = true;
      this.#hear();
    };
    opening.then(open, (error: unknown) => this.#hear({ error }));
  }

  /** Goes on, for something else than a candidate's test has ended. */
  #hear(failure?: Failure): void {
    this.#failure ??= failure;
    this.#wake();
  }

  /** Waits for a test to end, if there is nothing else to do. */
  async #wait(): Promise<void> {
    if (this.#busy === 0 || this.#pace.isDue) return;
    if (this.#course.isBehind) this.#course.catchUp();
    else await this.#ended();
    if (this.#foresight) await this.#pace.rest(); // others may end at the same time: nothing is begun before all are heard
  }

  #ended(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** How many jobs are taken. */
  get #busy(): number {
    return this.#running + this.#spotChecks.running + (this.#isOpen ? 0 : 1);
  }

  /** Begins tests while there are candidates and jobs for them. */
  #fill(): void {
    const { jobs } = this.#options;
    this.#spotChecks.begin(jobs - this.#busy);
    if (this.#busy < jobs) this.#course.catchUp();
    while (this.#busy < jobs && !this.#isContradicted && !this.#trials.isFull) {
      if (this.#stopped || this.#failure || this.#pace.isDue || this.#course.isOver) return;
      const place = this.#course.draw();
      if (place) this.#consider(place);
      else if (!this.#course.goOn(this.#trials.length === 0)) return;
    }
  }

  /** Has the result reviewed, also before it is decided that it is the result. */
  #review(): void {
    const { guard, ledger, jobs, isLast } = this.#options;
    if (!isLast || !this.#course.isOver || this.#stopped || this.#trials.lastAssumed) return;
    guard.planFinalConfirmations(ledger.best);
    this.#spotChecks.begin(jobs - this.#busy);
  }

  /** Whether the last trial turned out otherwise than assumed. */
  get #isContradicted(): boolean {
    const { last } = this.#trials;
    return last !== undefined && isContradicted(last);
  }

  /** Puts a candidate on trial unless it is known, or will be, to come to nothing. */
  #consider(place: Draw): void {
    const { limitTests, signal, ledger } = this.#options;
    const exhibit = ledger.candidateText(place.candidate);
    const best = this.#trials.lastAssumed?.exhibit.text ?? ledger.best;
    const outcome = ledger.known(exhibit, best);
    if (outcome === "interesting") {
      this.#trials.push({ place, exhibit, outcome, isAssumed: this.#course.assume(place) });
    }
    if (outcome !== undefined) return;
    if (this.#trials.has(exhibit)) return; // it is decided with the earlier one
    if (signal.aborted) this.#stopped = stoppedBy(signal);
    else if (ledger.tests >= limitTests) this.#stopped = "test limit";
    else this.#test(place, exhibit, best);
  }

  /**
   * Goes back to what turned out otherwise than assumed, or will, and decides what comes before all that is open.
   * @returns whether there is something new to do
   */
  #settle(): boolean {
    const mayRevise = !this.#course.isBehind;
    const isWrong = (each: PendingTest) => isContradicted(each) || (mayRevise && isUnlikely(each, this.#foresight));
    const trial = this.#trials.find(isWrong);
    if (trial) {
      for (const each of this.#trials.takeBehind(trial)) this.#overtake(each);
      trial.isAssumed = !trial.isAssumed;
      trial.isRevised = true;
      this.#course.correct(trial.place, trial.isAssumed);
      this.#stopped = undefined;
    }
    if (this.#isOpen) this.#decideAll();
    this.#course.decide(this.#trials.first?.place.round ?? this.#course.round);
    return trial !== undefined;
  }

  /** Decides what comes before all that is open. */
  #decideAll(): void {
    for (let { first } = this.#trials; first?.outcome !== undefined; { first } = this.#trials) {
      const { exhibit, place, outcome } = first;
      this.#trials.shift();
      this.#foresight?.decided(outcome === "interesting");
      if (outcome === "interesting") accept({ exhibit, phase: place.candidate.phase }, this.#options);
    }
  }

  #test(place: Draw, exhibit: CandidateText, best: string): void {
    const { ledger, guard, onTested } = this.#options;
    const controller = new AbortController();
    const change = this.#foresight && changeBetween(best, exhibit.text);
    const isAssumed = change !== undefined && this.#foresight?.expects(change) === true && this.#course.assume(place);
    const test = running(controller);
    const trial: PendingTest = { place, exhibit, outcome: undefined, isAssumed, change, test };
    const end = (outcome: Outcome | undefined) => {
      this.#running--;
      trial.outcome = outcome;
      const isOvertaken = this.#overtaken.release(test);
      if (outcome !== undefined) {
        this.#overtaken.learn(test.age);
        if (isOvertaken) ledger.wasted++;
        ledger.remember(exhibit, outcome);
        if (change !== undefined) this.#foresight?.learn(change, outcome === "interesting");
      }
      this.#wake();
    };
    const failed = (error: unknown) => {
      if (!controller.signal.aborted) this.#failure ??= { error };
      if (trial.outcome === undefined) end(undefined);
    };
    const ended = (outcome: Outcome) => {
      end(outcome);
      onTested(outcome, place.candidate.phase, exhibit.text);
    };
    this.#trials.push(trial);
    this.#running++;
    guard.test(exhibit.text, controller.signal).then(ended).catch(failed);
  }

  /** Nothing depends on a trial any more. */
  #overtake({ test, outcome }: PendingTest): void {
    if (!test) return;
    if (outcome === undefined) this.#overtaken.take(test);
    else this.#options.ledger.wasted++;
  }

  #cancelAll(): void {
    for (const trial of this.#trials.takeAll()) this.#overtake(trial);
    this.#overtaken.cancelAll();
    this.#spotChecks.cancelAll();
  }
}
