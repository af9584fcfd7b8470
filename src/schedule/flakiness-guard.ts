import type { Inspection, Oracle, Outcome } from "../oracle/oracle.js";
import type { FlakinessWatch } from "./flakiness-watch.js";
import { RepeatedTest, type RepeatedTestOptions } from "./repeated-test.js";
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

/** Tests texts as often as the options say. If the test is watched, {@link FlakinessWatch} decides how often. */
export class FlakinessGuard {
  /** Watches the test; undefined if nothing does. */
  readonly watch: FlakinessWatch | undefined;
  readonly #oracle: Oracle;
  readonly #test: RepeatedTest;

  /**
   * @param statistics counts every test
   * @param options how often texts are tested
   * @param Watch the class that watches the test, for it is loaded only if it is needed
   * @throws TestLimitError from all methods that test, if the limit is reached before a text is decided
   */
  constructor(
    oracle: Oracle,
    statistics: RunStatistics,
    options: Omit<FlakinessOptions, "watch"> & RepeatedTestOptions,
    Watch?: typeof FlakinessWatch,
  ) {
    this.#oracle = oracle;
    this.#test = new RepeatedTest(oracle, statistics, options);
    this.watch = Watch && new Watch(this.#test);
  }

  /** Whether the test is watched, or known to be flaky. */
  get expectsFlakiness(): boolean {
    return this.watch !== undefined || this.#test.repeat > 1;
  }

  /** Whether the limit of tests is reached. */
  get isLimitReached(): boolean {
    return this.#test.isLimitReached;
  }

  /** Tells the oracle of an accepted text, and whatever watches the test. */
  remember(text: string): void {
    this.#oracle.accept?.(text);
    this.watch?.remember(text);
  }

  /** Tests a text as often as needed. */
  async test(text: string, signal: AbortSignal): Promise<Outcome> {
    if (this.watch) return await this.watch.test(text, signal);
    const outcome = await this.#test.test(text, signal);
    return outcome === "interesting" ? await this.#test.confirm(text, signal) : outcome;
  }

  /**
   * Tests a text once, or up to `repeat` times, and explains the outcome.
   * @param onText is called with what a command prints, as it comes
   */
  async inspect(text: string, signal: AbortSignal, onText?: (text: string) => void): Promise<Inspection> {
    return await this.#test.inspect(text, signal, onText);
  }
}
