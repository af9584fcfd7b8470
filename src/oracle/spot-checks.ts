/** Tests that are about the test itself: whether it is to be trusted. They run beside those of candidates. */
import type { Jury } from "./jury.js";
import type { RunRules } from "./run-rules.js";

export class SpotChecks {
  readonly #jury: Jury;
  readonly #rules: RunRules;
  readonly #onEnd: () => void;
  readonly #controller = new AbortController();
  #running = 0;
  #failure: { readonly error: unknown } | undefined;

  /** @param onEnd is called each time that one has ended */
  constructor(jury: Jury, rules: RunRules, onEnd: () => void) {
    this.#jury = jury;
    this.#rules = rules;
    this.#onEnd = onEnd;
  }

  /** How many are running. */
  get running(): number {
    return this.#running;
  }

  /** Why the first one failed that did. */
  get failure(): { readonly error: unknown } | undefined {
    return this.#failure;
  }

  /** Begins what the jury wants to know, as far as there are jobs for it. */
  begin(jobs: number): void {
    const { ledger, signal, limitTests } = this.#rules;
    for (let left = jobs; left > 0 && !signal.aborted && ledger.tests < limitTests; left--) {
      const check = this.#jury.nextSpotCheck();
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
    const failed = (error: unknown) => {
      if (!this.#controller.signal.aborted) this.#failure ??= { error };
    };
    check.catch(failed).finally(() => {
      this.#running--;
      this.#onEnd();
    });
  }
}
