/**
 * Answers a search with several tests at once. The answer to a round is its first interesting candidate *in order*, whichever
 * test ends first. So the accepted candidates, and with them the result, are the same for any number of jobs.
 */

import type { Outcome } from "../oracle/oracle.js";
import type { Search } from "../search/search.js";
import { YieldTimer } from "../system/next-turn.js";
import { outcomeWithoutTest, recordDecision } from "./acceptance-policy.js";
import type { Candidate, CandidateText } from "./candidate.js";
import type { FlakinessGuard } from "./flakiness-guard.js";
import type { Interventions } from "./interventions.js";
import { changeBetween, OutcomePredictor } from "./outcome-predictor.js";
import { OvertakenTests } from "./overtaken-tests.js";
import { isMispredicted, type PendingCandidate, PendingCandidates } from "./pending-candidates.js";
import { TestLimitError } from "./repeated-test.js";
import { type RunRules, stoppedBy } from "./run-rules.js";
import { type Draw, SpeculativeSearch } from "./speculative-search.js";
import type { Failure, SpotChecks } from "./spot-checks.js";
import type { Stopped } from "./statistics.js";

/** Options of {@link drive}. */
export interface DriverOptions extends RunRules {
  readonly guard: FlakinessGuard;
  /** The initial checks, if they are still running. They take one job, and nothing is decided before they have passed. */
  readonly initialChecks?: Promise<void>;
  /** What a person changes in the course of the run. */
  readonly interventions?: Interventions | undefined;
  /** Whether this search is the last one, so that its result is tested again. */
  readonly isLast: boolean;
  /** How many tests may run at once. */
  readonly jobs: number;
  /** Where tests run if not here. How many may run at once then changes with the workers. */
  readonly slots?: Slots | undefined;
}

/** How many tests may run at once, where that changes. */
export interface Slots {
  /** As of now, at least 1. */
  readonly count: number;
  /** Registers a function to be called when the count may have changed. */
  onChange(listener: () => void): void;
}

/**
 * Why the driver stopped: the search has ended, the run was stopped, a test contradicted itself, or a person replaced the best
 * text.
 */
export type Left = Stopped | "contradiction" | "replaced";

/**
 * Answers a search until it ends or must be stopped.
 * @param begin begins the search; each call must begin the same search
 * @param options the guard, the limits and callbacks of the run, and the number of jobs
 * @throws TestLimitError if the limit of tests is reached while a text is tested repeatedly; and whatever the search, the oracle or
 *   a callback throws, after all tests have ended
 */
export async function drive(begin: () => Search<Candidate, unknown>, options: DriverOptions): Promise<Left> {
  return await new Driver(begin, options).run();
}

/**
 * Draws candidates, tests them and decides them in order. While earlier tests run, later candidates are drawn on predictions
 * and tested ahead. A misprediction cancels the tests behind it that are not about to end, and rolls the search back.
 */
class Driver {
  readonly #search: SpeculativeSearch;
  readonly #options: DriverOptions;
  readonly #predictor: OutcomePredictor | undefined;
  readonly #spotChecks: SpotChecks | undefined;
  readonly #yieldTimer = new YieldTimer();
  readonly #pending: PendingCandidates;
  readonly #overtaken = new OvertakenTests();
  /** How many tests of candidates are running, cancelled ones that have not yet ended included. */
  #running = 0;
  /** Whether the initial checks have passed, so that candidates may be decided. */
  #mayDecide = false;
  #stopped: Stopped | undefined;
  #failure: Failure | undefined;
  /** Whether the candidates of a round are being fetched from another process. */
  #isFetching = false;
  /** Wakes the run when something has ended. */
  #wake: () => void = () => undefined;

  constructor(begin: () => Search<Candidate, unknown>, options: DriverOptions) {
    this.#options = options;
    this.#pending = new PendingCandidates(() => this.#jobs);
    this.#spotChecks = options.guard.watch?.spotChecks(options, (failure) => {
      // A check that the limit of tests has cut short has not failed.
      this.#continue(failure?.error instanceof TestLimitError ? undefined : failure);
    });
    const isSpeculative = options.jobs > 1 || options.slots !== undefined;
    this.#search = new SpeculativeSearch(begin, isSpeculative);
    this.#predictor = isSpeculative ? new OutcomePredictor() : undefined;
    options.slots?.onChange(() => this.#wake());
    const pendingCount = () => this.#pending.length;
    options.interventions?.attach({
      get pending() {
        return pendingCount();
      },
      wake: () => this.#wake(),
    });
  }

  async run(): Promise<Left> {
    const { signal, initialChecks } = this.#options;
    const cancelAll = () => {
      this.#cancelAll();
      this.#wake();
    };
    signal.addEventListener("abort", cancelAll);
    if (initialChecks) this.#awaitChecks(initialChecks);
    else this.#mayDecide = true;
    try {
      return await this.#runToEnd();
    } finally {
      signal.removeEventListener("abort", cancelAll);
      this.#cancelAll();
      while (this.#runningTests > 0) await this.#nextEnd();
      this.#search.leave();
    }
  }

  async #runToEnd(): Promise<Left> {
    const { signal, guard, interventions } = this.#options;
    for (;;) {
      if (this.#yieldTimer.isDue) await this.#yieldTimer.yield();
      if (this.#failure) throw this.#failure.error;
      if (guard.watch?.hasContradiction) return "contradiction";
      if (this.#mayDecide && interventions?.isTextDue) return "replaced";
      if (this.#settle()) continue;
      this.#fill();
      if (this.#settle()) continue;
      this.#confirmResult();
      if (signal.aborted) this.#stopped = stoppedBy(signal);
      if (this.#pending.length === 0 && this.#stopped) return this.#stopped;
      const isOver = this.#pending.length === 0 && this.#search.isOver && this.#jobsInUse === 0;
      if (isOver && !this.#isPaused) return "finished";
      await this.#wait();
    }
  }

  #awaitChecks(initialChecks: Promise<void>): void {
    const pass = () => {
      this.#mayDecide = true;
      this.#continue();
    };
    initialChecks.then(pass, (error: unknown) => this.#continue({ error }));
  }

  /** Continues the run after something else than the test of a candidate has ended. */
  #continue(failure?: Failure): void {
    this.#failure ??= failure;
    this.#wake();
  }

  /** Waits until something ends. If the follower is behind, it catches up instead. */
  async #wait(): Promise<void> {
    const isIdle = this.#jobsInUse === 0 && !this.#isFetching && !this.#isPaused;
    if (isIdle || this.#yieldTimer.isDue) return;
    if (this.#search.isBehind) this.#search.catchUp();
    else await this.#nextEnd();
    // Other tests may end at the same time. Their outcomes teach the predictor before any new test begins.
    if (this.#predictor) await this.#yieldTimer.yield();
  }

  #nextEnd(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  get #isPaused(): boolean {
    return this.#options.interventions?.isPaused ?? false;
  }

  get #jobs(): number {
    return this.#options.slots?.count ?? this.#options.jobs;
  }

  get #runningTests(): number {
    return this.#running + (this.#spotChecks?.running ?? 0);
  }

  get #jobsInUse(): number {
    return this.#runningTests + (this.#mayDecide ? 0 : 1);
  }

  /** Begins tests while there are candidates and free jobs. */
  #fill(): void {
    if (this.#isPaused) return;
    const jobs = this.#jobs;
    this.#spotChecks?.begin(jobs - this.#jobsInUse);
    const { testTime, tests } = this.#options.statistics;
    this.#search.followIfWorthwhile(testTime / Math.max(1, tests));
    if (this.#jobsInUse < jobs) this.#search.catchUp();
    while (this.#jobsInUse < jobs && !this.#awaitsRollback && !this.#pending.isFull) {
      if (this.#stopped || this.#failure || this.#yieldTimer.isDue || this.#search.isOver) return;
      if (this.#mustFetch()) return;
      const draw = this.#search.draw();
      if (draw) this.#consider(draw);
      else if (!this.#search.skipRound(this.#pending.length === 0)) return;
    }
  }

  /** Fetches the round's candidates if another process proposes them, once all earlier ones are decided. Returns whether they are missing. */
  #mustFetch(): boolean {
    const { fetch } = this.#search;
    if (fetch && this.#mayDecide && this.#pending.length === 0 && !this.#isFetching) {
      this.#isFetching = true;
      const end = (failure?: Failure) => {
        this.#isFetching = false;
        this.#continue(failure);
      };
      fetch().then(
        () => end(),
        (error: unknown) => end({ error }),
      );
    }
    return fetch !== undefined;
  }

  get #awaitsRollback(): boolean {
    const { last } = this.#pending;
    return last !== undefined && isMispredicted(last);
  }

  /** Starts to test the predicted result again, once no pending candidate is predicted to be interesting. */
  #confirmResult(): void {
    const { guard, statistics, isLast } = this.#options;
    if (!isLast || !this.#search.isOver || this.#stopped || this.#pending.lastPredicted) return;
    guard.watch?.planFinalConfirmations(statistics.best);
    this.#spotChecks?.begin(this.#jobs - this.#jobsInUse);
  }

  /** Tests a candidate, unless its outcome is known or a pending test will decide it. */
  #consider(draw: Draw): void {
    const { limitTests, signal, statistics, store } = this.#options;
    const text = store.candidateText(draw.candidate);
    const isSkipped = this.#isSkipped(draw);
    const best = this.#pending.lastPredicted?.text.text ?? statistics.best;
    const known = isSkipped ? "uninteresting" : outcomeWithoutTest(text, best, store);
    // If the pending test of the same text was predicted wrongly, everything behind it is rolled back, this candidate included.
    const outcome = known ?? this.#pending.predictionFor(text);
    if (outcome === "interesting") {
      this.#pending.push({ draw, text, outcome, isPredicted: this.#search.predictInteresting(draw) });
    } else if (outcome !== undefined) {
      this.#pending.push({ draw, text, outcome, isPredicted: false, isSkipped });
      const mayDecide = this.#mayDecide && !this.#options.interventions?.isTextDue;
      if (mayDecide && this.#pending.length === 1) this.#decideFirst();
    } else if (signal.aborted) this.#stopped = stoppedBy(signal);
    else if (statistics.tests >= limitTests) this.#stopped = "test limit";
    else this.#test(draw, text, best);
  }

  #isSkipped({ candidate: { phase } }: Draw): boolean {
    const { interventions, statistics } = this.#options;
    const { length } = this.#pending;
    return interventions?.isSkipped(phase, statistics.decided + length, this.#pending.rowOf(phase)) ?? false;
  }

  /**
   * Rolls back to the first misprediction, if there is one, and decides all candidates before the first one without outcome.
   * @returns whether the search was rolled back
   */
  #settle(): boolean {
    const mispredicted = this.#pending.firstMispredicted;
    if (mispredicted) {
      for (const candidate of this.#pending.takeBehind(mispredicted)) this.#discard(candidate);
      mispredicted.isPredicted = !mispredicted.isPredicted;
      this.#search.rollBack(mispredicted.draw, mispredicted.isPredicted);
      this.#stopped = undefined;
    }
    while (this.#mayDecide && this.#pending.first?.outcome !== undefined && !this.#options.interventions?.isTextDue)
      this.#decideFirst();
    this.#search.decideBefore(this.#pending.first?.draw.round ?? this.#search.round);
    return mispredicted !== undefined;
  }

  #decideFirst(): void {
    const { guard, statistics, interventions } = this.#options;
    const { text, draw, outcome, test, isSkipped } = this.#pending.shift() as PendingCandidate & { outcome: Outcome };
    interventions?.passBy(draw.candidate.phase);
    recordDecision({ text, candidate: draw.candidate, outcome, isSkipped }, this.#options);
    if (test && outcome !== "interesting") guard.watch?.countRefused(statistics.best);
  }

  #test(draw: Draw, text: CandidateText, best: string): void {
    const { store, guard, statistics, onTested } = this.#options;
    const test = new AbortController();
    const change = this.#predictor && changeBetween(best, text.text);
    const isPredicted =
      change !== undefined &&
      this.#predictor?.predictsInteresting(change) === true &&
      this.#search.predictInteresting(draw);
    const candidate: PendingCandidate = { draw, text, outcome: undefined, isPredicted, test };
    const succeed = (outcome: Outcome) => {
      candidate.outcome = outcome;
      if (this.#overtaken.learn(test)) statistics.wasted++;
      store.remember(text, outcome);
      if (change !== undefined) this.#predictor?.learn(change, outcome === "interesting");
      onTested(outcome, draw.candidate.phase, text.text);
    };
    const fail = (error: unknown) => {
      if (!test.signal.aborted) this.#failure ??= { error };
    };
    const end = () => {
      this.#running--;
      this.#overtaken.end(test);
      this.#wake();
    };
    this.#pending.push(candidate);
    this.#running++;
    this.#overtaken.begin(test);
    guard.test(text.text, test.signal).then(succeed).catch(fail).finally(end);
  }

  /** Cancels the test of a candidate behind a misprediction, unless it is about to end, or counts it as wasted if it has ended. */
  #discard({ test, outcome }: PendingCandidate): void {
    if (!test) return;
    if (outcome === undefined) this.#overtaken.leave(test);
    else this.#options.statistics.wasted++;
  }

  #cancelAll(): void {
    for (const candidate of this.#pending.takeAll()) this.#discard(candidate);
    this.#overtaken.cancelAll();
    this.#spotChecks?.cancelAll();
  }
}
