import type { Inspection, Oracle, Outcome } from "../oracle/oracle.js";
import { YieldTimer } from "../system/next-turn.js";
import type { RunStatistics } from "./run-statistics.js";

/** The most tests were run, so no other may begin. */
export class TestLimitError extends Error {
  /** Name of the class. */
  override readonly name = "TestLimitError";

  constructor() {
    super("The limit of tests is reached.");
  }
}

/** How often tests may be run. */
export interface RepeatedTestOptions {
  /** How often a text is tried before it counts as uninteresting. Default: 1. */
  readonly repeat?: number | undefined;
  /** How often an interesting text is tested again, with the same outcome, before it counts as interesting. Default: 0. */
  readonly confirm?: number | undefined;
  /** How many tries may be run in all, including those that others count. Default: no limit. */
  readonly limitTests?: number | undefined;
}

/**
 * Tests texts in several tries. A text is interesting if one of up to `repeat` tries is. All users of a test see this outcome, not
 * that of single tries. Each try counts as a test of the run. Between tries, signals and timers are handled.
 */
export class RepeatedTest {
  /** How often a text is tried before it counts as uninteresting. */
  readonly repeat: number;
  readonly #confirm: number;
  readonly #oracle: Oracle;
  readonly #statistics: RunStatistics;
  readonly #limitTests: number;
  readonly #yieldTimer = new YieldTimer();

  /** @param statistics counts every try */
  constructor(
    oracle: Oracle,
    statistics: RunStatistics,
    { repeat = 1, confirm = 0, limitTests = Number.POSITIVE_INFINITY }: RepeatedTestOptions,
  ) {
    this.#oracle = oracle;
    this.#statistics = statistics;
    this.repeat = repeat;
    this.#confirm = confirm;
    this.#limitTests = limitTests;
  }

  /** Whether no other try may begin. */
  get isLimitReached(): boolean {
    return this.#statistics.tests >= this.#limitTests;
  }

  /**
   * Tests a text.
   * @returns the outcome of the first interesting try, else of the last one
   * @throws TestLimitError if the limit is reached before the text is decided
   */
  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    for (let tries = 1; ; tries++) {
      const outcome = await this.#try(
        { text, signal },
        () => this.#oracle.test(text, signal),
        (answer) => answer,
      );
      if (outcome === "interesting" || tries >= this.repeat) return outcome;
      await this.pause();
    }
  }

  /**
   * Tests a text and explains the outcome.
   * @param onText is called with what a command prints, as it comes
   * @returns the first interesting try, else the last one before the limit
   * @throws TestLimitError if the limit was reached before
   */
  async inspect(text: string, signal: AbortSignal, onText?: (text: string) => void): Promise<Inspection> {
    for (let tries = 1; ; tries++) {
      const inspection = await this.#try(
        { text, signal },
        () => this.#oracle.inspect(text, signal, onText),
        ({ outcome }) => outcome,
      );
      if (inspection.outcome === "interesting" || tries >= this.repeat || this.isLimitReached) return inspection;
      await this.pause();
    }
  }

  /**
   * Tests an interesting text again.
   * @param more how many tests it needs beside those in the options
   * @returns the first outcome that contradicts, else `interesting`
   */
  async confirm(text: string, signal: AbortSignal, more = 0): Promise<Outcome> {
    for (let i = 0; i < this.#confirm + more; i++) {
      const outcome = await this.test(text, signal);
      if (outcome !== "interesting") return outcome;
    }
    return "interesting";
  }

  async #try<T>(
    { text, signal }: { readonly text: string; readonly signal: AbortSignal },
    run: () => Promise<T>,
    outcomeOf: (answer: T) => Outcome,
  ): Promise<T> {
    signal.throwIfAborted();
    if (this.isLimitReached) throw new TestLimitError();
    return await this.#statistics.count(text, run, outcomeOf);
  }

  /** Handles signals and timers if it is time. */
  async pause(): Promise<void> {
    if (this.#yieldTimer.isDue) await this.#yieldTimer.yield();
  }
}
