import type { RunRules } from "./run-rules.js";

/** Wraps anything that can be thrown, also undefined. */
export interface Failure {
  readonly error: unknown;
}

/** A planned test of a text that was accepted. */
export type SpotCheck = (signal: AbortSignal) => Promise<void>;

/** Runs the spot checks that the watch of a test plans, beside the tests of candidates. */
export class SpotChecks {
  readonly #next: () => SpotCheck | undefined;
  readonly #rules: RunRules;
  readonly #onEnd: (failure?: Failure) => void;
  readonly #controller = new AbortController();
  #running = 0;

  /**
   * @param next returns the next planned spot check, if there is one
   * @param onEnd is called when a spot check ends, with the failure if it failed
   */
  constructor(next: () => SpotCheck | undefined, rules: RunRules, onEnd: (failure?: Failure) => void) {
    this.#next = next;
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
      const check = this.#next();
      if (!check) return;
      this.#run(check(this.#controller.signal));
    }
  }

  /** Cancels all running spot checks. A check that is cancelled does not count as failed. */
  cancelAll(): void {
    this.#controller.abort();
  }

  #run(check: Promise<void>): void {
    this.#running++;
    const end = (failure?: Failure) => {
      this.#running--;
      this.#onEnd(failure);
    };
    check.then(
      () => end(),
      (error: unknown) => end(this.#controller.signal.aborted ? undefined : { error }),
    );
  }
}
