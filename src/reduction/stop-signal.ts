import { longestTimer } from "../system/time-limit.js";

/** What may end a reduction. */
export interface StopOptions {
  /** Ends the reduction after so many milliseconds. */
  readonly limitTime?: number;
  /** Ends the reduction when it aborts. */
  readonly signal?: AbortSignal;
}

/** A signal that aborts with the caller's, or when the time is up. */
export class StopSignal {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #given: AbortSignal | undefined;
  readonly #forward = () => this.#controller.abort(this.#given?.reason);

  constructor({ signal, limitTime }: StopOptions) {
    this.#given = signal;
    if (signal?.aborted) this.#forward();
    signal?.addEventListener("abort", this.#forward, { once: true });
    const expire = () => this.#controller.abort(new DOMException("The time is up.", "TimeoutError"));
    this.#timer = limitTime === undefined ? undefined : setTimeout(expire, Math.min(limitTime, longestTimer));
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Ends what is still going on under the signal. */
  release(): void {
    this.#controller.abort();
    clearTimeout(this.#timer);
    this.#given?.removeEventListener("abort", this.#forward);
  }
}
