import type { Inspection, Oracle, Outcome } from "../oracle/oracle.js";
import type { ErrorRates } from "./error-rates.js";
import { measure, reliableTexts } from "./investigation.js";
import type { StuckAnswer } from "./journal.js";
import { RepeatedTest, type RepeatedTestOptions, TestLimitError } from "./repeated-test.js";
import type { RunRules } from "./run-rules.js";
import type { RunStatistics } from "./run-statistics.js";

/** How a reduction deals with flaky tests. */
export interface FlakinessOptions {
  /**
   * How often a text is tested before it counts as uninteresting, for a bug that shows only sometimes. All other tests of a text
   * are repeated in the same way. Default: 1.
   */
  readonly repeat?: number;
  /** How often an interesting text is tested again, with the same outcome, before it counts as interesting. Default: 0. */
  readonly confirm?: number;
  /**
   * Watches for a flaky test, and for one that stops working: checks that it rejects an unrelated text, and tests some accepted
   * texts, the result and the unrelated text again. After a contradiction, the reduction goes back to the last reliably
   * interesting text, and tests every further text until a wrong acceptance is unlikely. Costs about ten tests, and at most one
   * in a hundred. Default: false.
   */
  readonly watch?: boolean;
}

/** A planned test of a text that was accepted. */
type SpotCheck = (signal: AbortSignal) => Promise<void>;

/** How often the result, or an accepted text that should not be interesting, is tested again. */
const confirmations = 3;
/** How many accepted texts are remembered. */
const mostRemembered = 32;
/** How often the guard investigates contradictions. It ignores later ones, so that a run ends. */
const mostInvestigations = 5;
/** The best text is tested again after this number of refused candidates in a row, and each time that their number has doubled. */
const longStreak = 128;

/**
 * Notices contradictions, two different outcomes of the same text, and repeats the tests of a flaky test until a wrong acceptance
 * is unlikely. As long as there was no contradiction, each text is tested as often as the options say. After one, {@link measure}
 * estimates the error rates, and a sequential probability ratio test decides on each text (see `error-rates.ts`).
 */
export class FlakinessGuard {
  /** How often the test is wrong. Undefined until a contradiction was investigated. */
  errorRates: ErrorRates | undefined;
  readonly #oracle: Oracle;
  readonly #test: RepeatedTest;
  readonly #options: Required<Pick<FlakinessOptions, "confirm" | "watch">>;
  /** Accepted texts, the input first. The older they are, the fewer of them are kept. */
  #accepted: readonly string[] = [];
  /** A text that was refused before anything was accepted. */
  #refused: string | undefined;
  /** How many texts were accepted. */
  #steps = 0;
  /** How many tested candidates were refused since then. */
  #streak = 0;
  readonly #spotChecks: SpotCheck[] = [];
  /** How many texts had been accepted when the last spot check was planned. */
  #stepsAtLastCheck = 0;
  /** The result whose last tests were planned. */
  #confirmedResult: string | undefined;
  /** The text of the first contradiction that was not investigated. */
  #contradictedText: string | undefined;
  #investigations = 0;

  /**
   * @param statistics counts every test
   * @throws TestLimitError from all methods that test, if the limit is reached before a text is decided
   */
  constructor(oracle: Oracle, statistics: RunStatistics, options: FlakinessOptions & RepeatedTestOptions) {
    this.#oracle = oracle;
    this.#test = new RepeatedTest(oracle, statistics, options);
    this.#options = { confirm: options.confirm ?? 0, watch: options.watch ?? false };
  }

  /** Whether the guard watches for a flaky test. */
  get isWatching(): boolean {
    return this.#options.watch;
  }

  /** Whether the test is watched, or known to be flaky. */
  get expectsFlakiness(): boolean {
    return this.isWatching || this.#test.repeat > 1;
  }

  /** Whether the limit of tests is reached. */
  get isLimitReached(): boolean {
    return this.#test.isLimitReached;
  }

  /** Whether there was a contradiction that should be investigated. */
  get hasContradiction(): boolean {
    return this.isDoubtful && this.#investigations < mostInvestigations;
  }

  /** Whether there was a contradiction since the last investigation, even if there were too many to investigate it. */
  get isDoubtful(): boolean {
    return this.#contradictedText !== undefined;
  }

  /** Reports that two tests of a text had different outcomes. Of no effect unless the guard is watching. */
  reportContradiction(text: string): void {
    if (this.isWatching) this.#contradictedText ??= text;
  }

  /** Remembers an accepted text, for a later investigation, and tells the oracle of it. */
  remember(text: string): void {
    this.#oracle.accept?.(text);
    this.#steps++;
    this.#streak = 0;
    const accepted = [...this.#accepted, text];
    this.#accepted = accepted.length > mostRemembered ? accepted.filter((_, i) => i % 2 === 0) : accepted;
  }

  /** Remembers a text that the test has refused, to see at the end whether it still does. */
  rememberRefused(text: string): void {
    this.#refused = text;
  }

  /**
   * Counts a tested candidate that was refused. After many in a row, plans a test of the best text: perhaps the test has stopped
   * working. Callers do so in the order of the search.
   */
  countRefused(best: string): void {
    this.#streak++;
    if (!this.isWatching || this.#streak < longStreak || !Number.isInteger(Math.log2(this.#streak))) return;
    this.#spotChecks.push((signal) => this.#check(best, signal));
  }

  /** Returns the next planned spot check; undefined if there is none. */
  nextSpotCheck(): SpotCheck | undefined {
    return this.#spotChecks.shift();
  }

  /** Tests a text as often as needed. */
  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    // Searches begin with the empty text: a test that accepts it hardly looks at its input.
    return await this.#testRepeatedly(text, signal, this.isWatching && text === "" ? confirmations : 0);
  }

  /** Tests a text that should not be interesting. If it is, the test must confirm it. */
  async testAndConfirm(text: string, signal: AbortSignal): Promise<Outcome> {
    return await this.#testRepeatedly(text, signal, confirmations);
  }

  /**
   * Tests a text once, or up to `repeat` times, and explains the outcome.
   * @param onText is called with what a command prints, as it comes
   */
  async inspect(text: string, signal: AbortSignal, onText?: (text: string) => void): Promise<Inspection> {
    return await this.#test.inspect(text, signal, onText);
  }

  /** @param more how many confirmations an interesting text needs beside those in the options */
  async #testRepeatedly(text: string, signal: AbortSignal, more: number): Promise<Outcome> {
    if (this.errorRates) return await this.#test.decide(text, this.errorRates, signal);
    const outcome = await this.#test.test(text, signal);
    if (outcome !== "interesting") return outcome;
    if (this.isWatching) this.#planSpotCheck(text);
    return await this.#confirm(text, this.#options.confirm + more, signal);
  }

  /** Plans to test an interesting text again, when one, two, four, eight … texts have been accepted. */
  #planSpotCheck(text: string): void {
    const isDue = this.#steps > 0 && Number.isInteger(Math.log2(this.#steps));
    if (!isDue || this.#stepsAtLastCheck === this.#steps) return;
    this.#stepsAtLastCheck = this.#steps;
    this.#spotChecks.push((signal) => this.#check(text, signal));
  }

  /** Tests an interesting text again, up to this many times. */
  async #confirm(text: string, times: number, signal: AbortSignal): Promise<Outcome> {
    for (let i = 0; i < times; i++) {
      const outcome = await this.#test.test(text, signal);
      if (outcome === "interesting") continue;
      this.reportContradiction(text);
      return outcome;
    }
    return "interesting";
  }

  /** Plans the last tests of a result and of a refused text, once for each result, if the guard is watching. */
  planFinalConfirmations(result: string): void {
    if (!this.isWatching || this.#confirmedResult === result) return;
    this.#confirmedResult = result;
    for (let i = 0; i < (this.errorRates ? 1 : confirmations); i++) {
      this.#spotChecks.push((signal) => this.#check(result, signal));
    }
    const refused = this.#refused;
    if (refused !== undefined) this.#spotChecks.push((signal) => this.#checkRefused(refused, signal));
  }

  /** Tests an accepted text again. */
  async #check(text: string, signal: AbortSignal): Promise<void> {
    if ((await this.#testAgain(text, signal)) !== "interesting") this.reportContradiction(text);
  }

  /** Tests a refused text again. */
  async #checkRefused(text: string, signal: AbortSignal): Promise<void> {
    if ((await this.#testAgain(text, signal)) === "interesting") this.reportContradiction(text);
  }

  async #testAgain(text: string, signal: AbortSignal): Promise<Outcome> {
    if (this.errorRates) return await this.#test.decide(text, this.errorRates, signal);
    return await this.#test.test(text, signal);
  }

  /**
   * Investigates a contradiction: measures the error rates, unless they are known.
   * @returns the answer that the test now gives to every text; undefined if it does not
   */
  async findStuckAnswer(signal: AbortSignal): Promise<StuckAnswer | undefined> {
    const contradicted = this.#contradictedText ?? "";
    const evidence = { accepted: this.#accepted, refused: this.#refused, contradicted };
    const { rates, stuck } = await measure(this.#test, evidence, signal);
    this.errorRates ??= rates;
    return stuck;
  }

  /** Goes back to the last accepted text that is reliably interesting, and returns it. To be called after {@link findStuckAnswer}. */
  async findReliableResult(signal: AbortSignal): Promise<string> {
    const rates = this.errorRates as ErrorRates;
    this.#investigations++;
    this.#confirmedResult = undefined;
    this.#contradictedText = undefined;
    this.#spotChecks.length = 0;
    this.#streak = 0;
    this.#accepted = await reliableTexts(this.#test, { accepted: this.#accepted, rates }, signal);
    return this.#accepted.at(-1) ?? "";
  }
}

/** Wraps anything that can be thrown, also undefined. */
export interface Failure {
  readonly error: unknown;
}

/** Runs the spot checks that a flakiness guard plans, beside the tests of candidates. */
export class SpotChecks {
  readonly #guard: FlakinessGuard;
  readonly #rules: RunRules;
  readonly #onEnd: (failure?: Failure) => void;
  readonly #controller = new AbortController();
  #running = 0;

  /** @param onEnd is called when a spot check ends, with the failure if it failed */
  constructor(guard: FlakinessGuard, rules: RunRules, onEnd: (failure?: Failure) => void) {
    this.#guard = guard;
    this.#rules = rules;
    this.#onEnd = onEnd;
  }

  /** How many spot checks are running. */
  get running(): number {
    return this.#running;
  }

  /** Begins planned spot checks, at most this many. */
  begin(most: number): void {
    const { statistics, signal, limitTests } = this.#rules;
    for (let left = most; left > 0 && !signal.aborted && statistics.tests < limitTests; left--) {
      const check = this.#guard.nextSpotCheck();
      if (!check) return;
      this.#run(check(this.#controller.signal));
    }
  }

  /** Cancels all running spot checks. A check that is cancelled, or cut short by the limit of tests, does not count as failed. */
  cancelAll(): void {
    this.#controller.abort();
  }

  #run(check: Promise<void>): void {
    this.#running++;
    const end = (failure?: Failure) => {
      this.#running--;
      this.#onEnd(failure);
    };
    const fail = (error: unknown) => {
      const isCutShort = this.#controller.signal.aborted || error instanceof TestLimitError;
      end(isCutShort ? undefined : { error });
    };
    check.then(() => end(), fail);
  }
}
