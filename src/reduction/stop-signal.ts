import { longestTimer } from "../system/time-limit.js";
import type { Platform } from "./platform.js";

/** Limits that end a reduction from outside. */
export interface StopOptions {
  /** Ends the reduction after this time, in milliseconds. Default: no limit. */
  readonly limitTime?: number;
  /** Ends the reduction when it aborts. */
  readonly signal?: AbortSignal;
}

/**
 * An abort signal that follows the caller's signal and a time limit. Node 20 can lose `AbortSignal.any([AbortSignal.timeout(ms)])`
 * to the garbage collector before the time is up (nodejs/node#57736), so this class keeps its own controller and timer.
 */
export class StopSignal {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Starts the clock. A limit above {@link longestTimer} counts as that.
   * @param expectListeners raises the limit of listeners of the caller's signal: any number of reductions may listen to it
   */
  constructor({ signal, limitTime }: StopOptions, { expectListeners }: Pick<Platform, "expectListeners">) {
    const follow = () => this.#controller.abort(signal?.reason);
    if (signal?.aborted) follow();
    if (signal) expectListeners?.(signal);
    signal?.addEventListener("abort", follow, { once: true, signal: this.signal });
    const expire = () => this.#controller.abort(new DOMException("The time is up.", "TimeoutError"));
    this.#timer = limitTime === undefined ? undefined : setTimeout(expire, Math.min(limitTime, longestTimer));
  }

  /** Aborts with the caller's reason, or with a `TimeoutError` when the time is up. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Aborts everything that still listens, stops the clock and lets go of the caller's signal. */
  release(): void {
    this.#controller.abort();
    clearTimeout(this.#timer);
  }
}
