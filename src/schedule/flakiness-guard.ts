import type { Oracle, Outcome } from "../oracle/oracle.js";
import { decide, type ErrorRates, rateOf, type Tally } from "./error-rates.js";
import type { RunStatistics } from "./run-statistics.js";

/** How a reduction deals with flaky tests. */
export interface FlakinessOptions {
  /** How often a text is tested before it counts as uninteresting. Default: 1. */
  readonly repeat?: number;
  /** How often an interesting text is tested again, with the same outcome, before it counts as interesting. Default: 0. */
  readonly confirm?: number;
  /**
   * Watches for a flaky test: checks that it rejects an unrelated text, and tests some accepted texts and the result again.
   * After a contradiction, the reduction goes back to the last reliably interesting text, and tests every further text until
   * a wrong acceptance is unlikely. Costs about ten tests. Default: false.
   */
  readonly watch?: boolean;
}

/** A planned test of a text that was accepted. */
export type SpotCheck = (signal: AbortSignal) => Promise<void>;

/** How often a text is tested to estimate error rates. */
const testsPerEstimate = 8;
/** How often the result, or an accepted text that should not be interesting, is tested again. */
const confirmations = 3;
/** How many accepted texts are remembered. */
const mostRemembered = 32;
/** How often the guard investigates contradictions. It ignores later ones, so that a run ends. */
const mostInvestigations = 5;

/**
 * Repeats tests as often as needed to believe a flaky test, and notices contradictions: two different outcomes of the same
 * text. As long as there was none, each text is tested as often as the options say. After one, {@link findReliableResult}
 * estimates the error rates, and a sequential probability ratio test decides on each text (see `error-rates.ts`).
 */
export class FlakinessGuard {
  /** How often the test is wrong. Undefined until a contradiction was investigated. */
  errorRates: ErrorRates | undefined;
  readonly #oracle: Oracle;
  readonly #statistics: RunStatistics;
  readonly #options: Required<FlakinessOptions>;
  /** Accepted texts, the input first. The older they are, the fewer of them are kept. */
  #accepted: string[] = [];
  /** How many texts were accepted. */
  #steps = 0;
  readonly #spotChecks: SpotCheck[] = [];
  /** How many texts had been accepted when the last spot check was planned. */
  #stepsAtLastCheck = 0;
  /** The result whose last tests were planned. */
  #confirmedResult: string | undefined;
  /** The text of the first contradiction that was not investigated. */
  #contradictedText: string | undefined;
  #investigations = 0;

  /** @param statistics counts every test */
  constructor(oracle: Oracle, statistics: RunStatistics, options: FlakinessOptions) {
    this.#oracle = oracle;
    this.#statistics = statistics;
    this.#options = { repeat: 1, confirm: 0, watch: false, ...options };
  }

  /** Whether the guard watches for a flaky test. */
  get isWatching(): boolean {
    return this.#options.watch;
  }

  /** Whether there was a contradiction that should be investigated. */
  get hasContradiction(): boolean {
    return this.#contradictedText !== undefined && this.#investigations < mostInvestigations;
  }

  /** Reports that two tests of a text had different outcomes. */
  reportContradiction(text: string): void {
    this.#contradictedText ??= text;
  }

  /** Remembers an accepted text, for a later investigation. */
  remember(text: string): void {
    this.#steps++;
    this.#accepted.push(text);
    if (this.#accepted.length > mostRemembered) this.#accepted = this.#accepted.filter((_, i) => i % 2 === 0);
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

  /** @param more how many confirmations an interesting text needs beside those in the options */
  async #testRepeatedly(text: string, signal: AbortSignal, more: number): Promise<Outcome> {
    if (this.errorRates) return await this.#testUntilDecided(text, signal, this.errorRates);
    const { repeat, confirm } = this.#options;
    let outcome = await this.#testOnce(text, signal);
    for (let i = 1; i < repeat && outcome !== "interesting"; i++) outcome = await this.#testOnce(text, signal);
    if (outcome !== "interesting") return outcome;
    if (this.isWatching) this.#planSpotCheck(text);
    return await this.#confirm(text, confirm + more, signal);
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
      const outcome = await this.#testOnce(text, signal);
      if (outcome === "interesting") continue;
      if (this.#options.watch) this.reportContradiction(text);
      return outcome;
    }
    return "interesting";
  }

  /** Plans the last tests of a result, once for each result, if the guard is watching. */
  planFinalConfirmations(result: string): void {
    if (!this.#options.watch || this.#confirmedResult === result) return;
    this.#confirmedResult = result;
    for (let i = 0; i < (this.errorRates ? 1 : confirmations); i++) {
      this.#spotChecks.push((signal) => this.#check(result, signal));
    }
  }

  /** Tests an accepted text again. */
  async #check(text: string, signal: AbortSignal): Promise<void> {
    const outcome = this.errorRates
      ? await this.#testUntilDecided(text, signal, this.errorRates)
      : await this.#testOnce(text, signal);
    if (outcome !== "interesting") this.reportContradiction(text);
  }

  /**
   * Investigates a contradiction: estimates the error rates, then searches the accepted texts for the last one that is
   * reliably interesting. The search is a bisection, for once a wrong text was accepted, later ones are probably wrong, too.
   */
  async findReliableResult(signal: AbortSignal): Promise<string> {
    const [input = ""] = this.#accepted;
    this.#investigations++;
    this.#confirmedResult = undefined;
    this.#spotChecks.length = 0;
    this.errorRates ??= await this.#estimateRates(input, signal);
    this.#contradictedText = undefined;
    let [good, bad] = [0, this.#accepted.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const outcome = await this.#testUntilDecided(this.#accepted[middle] as string, signal, this.errorRates);
      if (outcome === "interesting") good = middle;
      else bad = middle;
    }
    this.#accepted = this.#accepted.slice(0, good + 1);
    return this.#accepted[good] as string;
  }

  /** Takes the input for interesting, the empty text for uninteresting, and the contradicted text for what it mostly is. */
  async #estimateRates(input: string, signal: AbortSignal): Promise<ErrorRates> {
    const ofInteresting = [await this.#tally(input, signal)];
    const ofUninteresting = [await this.#tally("", signal)];
    const contradicted = this.#contradictedText ?? input;
    if (contradicted !== input) {
      const tally = await this.#tally(contradicted, signal);
      (2 * tally.interesting > tally.tests ? ofInteresting : ofUninteresting).push(tally);
    }
    return {
      falsePositives: rateOf(ofUninteresting, "interesting"),
      falseNegatives: rateOf(ofInteresting, "uninteresting"),
    };
  }

  async #tally(text: string, signal: AbortSignal): Promise<Tally> {
    let interesting = 0;
    for (let i = 0; i < testsPerEstimate; i++)
      if ((await this.#testOnce(text, signal)) === "interesting") interesting++;
    return { interesting, tests: testsPerEstimate };
  }

  /** Tests a text until its outcomes are enough to decide on it. */
  async #testUntilDecided(text: string, signal: AbortSignal, rates: ErrorRates): Promise<Outcome> {
    let [interesting, tests] = [0, 0];
    for (;;) {
      const outcome = await this.#testOnce(text, signal);
      if (outcome === "interesting") interesting++;
      tests++;
      const decision = decide({ interesting, tests }, rates);
      if (decision !== undefined) return decision === "interesting" || outcome === "interesting" ? decision : outcome;
    }
  }

  async #testOnce(text: string, signal: AbortSignal): Promise<Outcome> {
    return await this.#statistics.count(
      () => this.#oracle.test(text, signal),
      (outcome) => outcome,
    );
  }
}
