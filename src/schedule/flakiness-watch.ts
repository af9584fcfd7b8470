import type { Outcome } from "../oracle/oracle.js";
import type { ErrorRates } from "./error-rates.js";
import { measure, reliableTexts } from "./investigation.js";
import type { StuckAnswer } from "./journal.js";
import type { RepeatedTest } from "./repeated-test.js";
import type { RunRules } from "./run-rules.js";
import { type Failure, type SpotCheck, SpotChecks } from "./spot-checks.js";
import { decideByTests } from "./tested-often.js";

/** How often the result, or an accepted text that should not be interesting, is tested again. */
const confirmations = 3;
/** How many accepted texts are remembered. */
const mostRemembered = 32;
/** How often contradictions are investigated. Later ones are ignored, so that a run ends. */
const mostInvestigations = 5;
/** The best text is tested again after this number of refused candidates in a row, and each time that their number has doubled. */
const longStreak = 128;

/**
 * Notices contradictions, two different outcomes of the same text, and repeats the tests of a flaky test until a wrong acceptance
 * is unlikely. As long as there was no contradiction, each text is tested as often as the options say. After one, {@link measure}
 * estimates the error rates, and a sequential probability ratio test decides on each text (see `error-rates.ts`).
 */
export class FlakinessWatch {
  /** How often the test is wrong. Undefined until a contradiction was investigated. */
  errorRates: ErrorRates | undefined;
  readonly #test: RepeatedTest;
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
   * @param test asks the oracle
   * @throws TestLimitError from all methods that test, if the limit is reached before a text is decided
   */
  constructor(test: RepeatedTest) {
    this.#test = test;
  }

  /** Whether there was a contradiction that should be investigated. */
  get hasContradiction(): boolean {
    return this.isDoubtful && this.#investigations < mostInvestigations;
  }

  /** Whether there was a contradiction since the last investigation, even if there were too many to investigate it. */
  get isDoubtful(): boolean {
    return this.#contradictedText !== undefined;
  }

  /** Reports that two tests of a text had different outcomes. */
  reportContradiction(text: string): void {
    this.#contradictedText ??= text;
  }

  /** Remembers an accepted text, for a later investigation. */
  remember(text: string): void {
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
    if (this.#streak < longStreak || !Number.isInteger(Math.log2(this.#streak))) return;
    this.#spotChecks.push((signal) => this.#check(best, signal));
  }

  /** Returns the next planned spot check; undefined if there is none. */
  nextSpotCheck(): SpotCheck | undefined {
    return this.#spotChecks.shift();
  }

  /** Runs the planned spot checks of one search. */
  spotChecks(rules: RunRules, onEnd: (failure?: Failure) => void): SpotChecks {
    return new SpotChecks(() => this.nextSpotCheck(), rules, onEnd);
  }

  /** Tests a text as often as needed. */
  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    // Searches begin with the empty text: a test that accepts it hardly looks at its input.
    return await this.#testRepeatedly(text, signal, text === "" ? confirmations : 0);
  }

  /** Tests a text that should not be interesting. If it is, the test must confirm it. */
  async testAndConfirm(text: string, signal: AbortSignal): Promise<Outcome> {
    return await this.#testRepeatedly(text, signal, confirmations);
  }

  /** @param more how many confirmations an interesting text needs beside those in the options */
  async #testRepeatedly(text: string, signal: AbortSignal, more: number): Promise<Outcome> {
    if (this.errorRates) return await this.#testAgain(text, signal);
    const outcome = await this.#test.test(text, signal);
    if (outcome !== "interesting") return outcome;
    this.#planSpotCheck(text);
    const confirmed = await this.#test.confirm(text, signal, more);
    if (confirmed !== "interesting") this.reportContradiction(text);
    return confirmed;
  }

  /** Plans to test an interesting text again, when one, two, four, eight … texts have been accepted. */
  #planSpotCheck(text: string): void {
    const isDue = this.#steps > 0 && Number.isInteger(Math.log2(this.#steps));
    if (!isDue || this.#stepsAtLastCheck === this.#steps) return;
    this.#stepsAtLastCheck = this.#steps;
    this.#spotChecks.push((signal) => this.#check(text, signal));
  }

  /** Plans the last tests of a result and of a refused text, once for each result. */
  planFinalConfirmations(result: string): void {
    if (this.#confirmedResult === result) return;
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
    const rates = this.errorRates;
    if (rates) return await decideByTests(this.#test, { text, rates, signal });
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
