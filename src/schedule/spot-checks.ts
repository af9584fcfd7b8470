/** Tests that are about the test itself: whether it is to be trusted. They run beside those of candidates. */
import type { FlakinessGuard } from "./flakiness-guard.js";
import type { RunRules } from "./run-rules.js";

/** Why something failed, which may be anything that can be thrown. */
export interface Failure {
  readonly error: unknown;
}

export class SpotChecks {
  readonly #guard: FlakinessGuard;
  readonly #rules: RunRules;
  readonly #onEnd: (failure?: Failure) => void;
  readonly #controller = new AbortController();
  #running = 0;

  /** @param onEnd is called each time that one has ended, with what it failed for */
  constructor(guard: FlakinessGuard, rules: RunRules, onEnd: (failure?: Failure) => void) {
    this.#guard = guard;
    this.#rules = rules;
    this.#onEnd = onEnd;
  }

  /** How many are running. */
  get running(): number {
    return this.#running;
  }

  /** Begins what the guard wants to know, as far as there are jobs for it. */
  begin(jobs: number): void {
    const { ledger, signal, limitTests } = this.#rules;
    for (let left = jobs; left > 0 && !signal.aborted && ledger.tests < limitTests; left--) {
      const check = this.#guard.nextSpotCheck();
      if (!check) return;
      this.#run(check(this.#controller.signal));
    }
  }

  cancelAll(): void {
    this.#controller.abort();
  }

  /** What is cancelled does not fail. */
  #run(check: Promise<void>): void {
    this.#running++;
    const end = (failure?: Failure) => {
      this.#running--;
      this.#onEnd(failure);
    };
    const failed = (error: unknown) => end(this.#controller.signal.aborted ? undefined : { error });
    check.then(() => end(), failed);
  }
}
