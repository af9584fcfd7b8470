/** Tests that are about the test itself: whether it is to be trusted. They run beside those of candidates. */
import type { Jury } from "./jury.js";
import type { RunRules } from "./run-rules.js";

export interface SpotCheckOptions extends Pick<RunRules, "ledger" | "signal" | "limitTests"> {
  readonly jury: Jury;
  /** What has begun before; nothing is accepted before its end. It takes one job. */
  readonly opening?: Promise<void>;
}

export class SpotChecks {
  /** How many are running. */
  running = 0;
  /** Whether candidates may be accepted. */
  isOpen = false;
  /** Why the first one failed that did. */
  failure: { readonly error: unknown } | undefined;
  readonly #options: SpotCheckOptions;
  readonly #controller = new AbortController();
  readonly #onEnd: () => void;

  /** @param onEnd is called each time that one has ended */
  constructor(options: SpotCheckOptions, onEnd: () => void) {
    const { opening } = options;
    this.#options = options;
    this.#onEnd = onEnd;
    const open = () => {
      this.isOpen = true;
    };
    if (opening) this.#begin(opening.then(open));
    else open();
  }

  /** Begins what the jury wants to know, as far as there are jobs for it. */
  begin(jobs: number): void {
    const { jury, ledger, signal, limitTests } = this.#options;
    for (let left = jobs; left > 0 && !signal.aborted && ledger.tests < limitTests; left--) {
      const check = jury.nextSpotCheck();
      if (!check) return;
      this.#begin(check(this.#controller.signal));
    }
  }

  cancelAll(): void {
    this.#controller.abort();
  }

  /** What is cancelled does not fail. */
  #begin(check: Promise<void>): void {
    this.running++;
    const failed = (error: unknown) => {
      if (!this.#controller.signal.aborted) this.failure ??= { error };
    };
    check.catch(failed).finally(() => {
      this.running--;
      this.#onEnd();
    });
  }
}
