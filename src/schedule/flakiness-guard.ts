/**
 * Asks a test as often as it takes to believe it. A test that answers the same text differently is *flaky*: once that was
 * seen, every text is tested until the chance that it is accepted wrongly is small enough (see `verdict-rates`).
 */

import type { Oracle, Outcome } from "../oracle/oracle.js";
import { decide, type ErrorRates, rateOf, type Tally } from "./error-rates.js";
import type { RunStatistics } from "./run-statistics.js";

export interface FlakinessOptions {
  /** A text is uninteresting only if it was so this many times. Default: 1. */
  readonly repeat?: number;
  /** A text is interesting only if it was so this many times more. Default: 0. */
  readonly confirm?: number;
  /**
   * Looks out for a test that is not to be trusted: asks it about texts that have nothing to do with the input, and again
   * about some that it found interesting. Once it contradicts itself, the reduction goes back to what is interesting for
   * sure, and every text is tested until the chance that it is accepted wrongly is small. Takes about ten tests more.
   * Default: false.
   */
  readonly watch?: boolean;
}

/** A test that is about the test itself: whether it is to be trusted. */
export type SpotCheck = (signal: AbortSignal) => Promise<void>;

/** How often texts are tested to find out how often the test is wrong. */
const measured = 8;
/** How often the result is tested again at the end. */
const lastConfirmations = 3;
/** How many accepted texts are remembered. */
const mostRemembered = 32;

/** How often it is looked into what was accepted; what is doubtful after that stays so. */
const mostInvestigations = 5;

export class FlakinessGuard {
  /** How often the test is wrong; undefined as long as it never contradicted itself. */
  errorRates: ErrorRates | undefined;
  readonly #oracle: Oracle;
  readonly #statistics: RunStatistics;
  readonly #options: Required<FlakinessOptions>;
  /** Accepted texts, the input first; with time, fewer of the older ones. */
  #accepted: string[] = [];
  /** How many texts were accepted. */
  #steps = 0;
  readonly #spotChecks: SpotCheck[] = [];
  /** How many texts had been accepted when the last spot check of one was planned. */
  #stepsAtLastCheck = 0;
  /** The result that was reviewed, or is to be. */
  #reviewed: string | undefined;
  #doubtful: string | undefined;
  #investigations = 0;

  constructor(oracle: Oracle, statistics: RunStatistics, options: FlakinessOptions) {
    this.#oracle = oracle;
    this.#statistics = statistics;
    this.#options = { repeat: 1, confirm: 0, watch: false, ...options };
  }

  /** Whether it looks out for a test that is not to be trusted. */
  get isWatching(): boolean {
    return this.#options.watch;
  }

  /** Whether the test has contradicted itself and nobody has looked into it. */
  get hasContradiction(): boolean {
    return this.#doubtful !== undefined && this.#investigations < mostInvestigations;
  }

  /** Two answers to a text were not the same. */
  reportContradiction(text: string): void {
    this.#doubtful ??= text;
  }

  /** A text was accepted. */
  remember(text: string): void {
    this.#steps++;
    this.#accepted.push(text);
    if (this.#accepted.length > mostRemembered) this.#accepted = this.#accepted.filter((_, i) => i % 2 === 0);
  }

  /** What is to be found out about the test as soon as one more may run; undefined if there is nothing. */
  nextSpotCheck(): SpotCheck | undefined {
    return this.#spotChecks.shift();
  }

  /** Tests a text, once or as often as it takes. */
  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    // Searches begin with the empty text: a test that accepts it hardly looks at its input.
    return await this.#testRepeatedly(text, signal, this.isWatching && text === "" ? lastConfirmations : 0);
  }

  /** Tests a text from which nothing good is expected: if it is interesting, it must be so again. */
  async testAndConfirm(text: string, signal: AbortSignal): Promise<Outcome> {
    return await this.#testRepeatedly(text, signal, lastConfirmations);
  }

  /** @param more how often an interesting text must be so again, beside what the options say */
  async #testRepeatedly(text: string, signal: AbortSignal, more: number): Promise<Outcome> {
    if (this.errorRates) return await this.#deliberate(text, signal, this.errorRates);
    const { repeat, confirm } = this.#options;
    let outcome = await this.#ask(text, signal);
    for (let i = 1; i < repeat && outcome !== "interesting"; i++) outcome = await this.#ask(text, signal);
    if (outcome !== "interesting") return outcome;
    if (this.isWatching) this.#planCheckOf(text);
    return await this.#confirm(text, confirm + more, signal);
  }

  /** An interesting text is tested again when one, two, four, eight … were accepted. */
  #planCheckOf(text: string): void {
    const isDue = this.#steps > 0 && Number.isInteger(Math.log2(this.#steps));
    if (!isDue || this.#stepsAtLastCheck === this.#steps) return;
    this.#stepsAtLastCheck = this.#steps;
    this.#spotChecks.push((signal) => this.#check(text, signal));
  }

  /** Tests a text that was interesting again, so many times. */
  async #confirm(text: string, times: number, signal: AbortSignal): Promise<Outcome> {
    for (let i = 0; i < times; i++) {
      const outcome = await this.#ask(text, signal);
      if (outcome === "interesting") continue;
      if (this.#options.watch) this.reportContradiction(text);
      return outcome;
    }
    return "interesting";
  }

  /** Plans the last tests of a result, once; if the test contradicts itself, {@link hasContradiction} tells. */
  planFinalConfirmations(result: string): void {
    if (!this.#options.watch || this.#reviewed === result) return;
    this.#reviewed = result;
    for (let i = 0; i < (this.errorRates ? 1 : lastConfirmations); i++) {
      this.#spotChecks.push((signal) => this.#check(result, signal));
    }
  }

  /** Tests once more what was interesting. */
  async #check(text: string, signal: AbortSignal): Promise<void> {
    const outcome = this.errorRates
      ? await this.#deliberate(text, signal, this.errorRates)
      : await this.#ask(text, signal);
    if (outcome !== "interesting") this.reportContradiction(text);
  }

  /**
   * Finds out how often the test is wrong and which of the accepted texts is interesting for sure.
   * @returns the last one of them
   */
  async findReliableResult(signal: AbortSignal): Promise<string> {
    const [input = ""] = this.#accepted;
    this.#investigations++;
    this.#reviewed = undefined;
    this.#spotChecks.length = 0;
    this.errorRates ??= await this.#measure(input, signal);
    this.#doubtful = undefined;
    let [good, bad] = [0, this.#accepted.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const outcome = await this.#deliberate(this.#accepted[middle] as string, signal, this.errorRates);
      if (outcome === "interesting") good = middle;
      else bad = middle;
    }
    this.#accepted = this.#accepted.slice(0, good + 1);
    return this.#accepted[good] as string;
  }

  async #measure(input: string, signal: AbortSignal): Promise<ErrorRates> {
    const rightly = [await this.#tally(input, signal)];
    const wrongly = [await this.#tally("", signal)];
    const doubtful = this.#doubtful ?? input;
    if (doubtful !== input) {
      const tally = await this.#tally(doubtful, signal);
      (2 * tally.interesting > tally.asked ? rightly : wrongly).push(tally);
    }
    return {
      falsePositives: rateOf(wrongly, "interesting"),
      falseNegatives: rateOf(rightly, "uninteresting"),
    };
  }

  async #tally(text: string, signal: AbortSignal): Promise<Tally> {
    let interesting = 0;
    for (let i = 0; i < measured; i++) if ((await this.#ask(text, signal)) === "interesting") interesting++;
    return { interesting, asked: measured };
  }

  /** Tests a text until its answers decide. */
  async #deliberate(text: string, signal: AbortSignal, rates: ErrorRates): Promise<Outcome> {
    let [interesting, asked] = [0, 0];
    for (;;) {
      const outcome = await this.#ask(text, signal);
      if (outcome === "interesting") interesting++;
      asked++;
      const decision = decide({ interesting, asked }, rates);
      if (decision !== undefined) return decision === "interesting" || outcome === "interesting" ? decision : outcome;
    }
  }

  /** One test, counted. */
  async #ask(text: string, signal: AbortSignal): Promise<Outcome> {
    return await this.#statistics.count(
      () => this.#oracle.test(text, signal),
      (outcome) => outcome,
    );
  }
}
