import type { TimeLimit } from "./time-limit.js";

/** What ends a wait early. */
export interface WaitLimits {
  /** When it aborts, the wait ends and rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly timeLimit: TimeLimit;
}

/** How a wait is ended from inside. */
export interface WaitEnd<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

/** What a wait listens to. */
export interface WaitHandlers {
  /** Is called when the time limit is exceeded. The wait goes on unless this ends it. */
  readonly expire: () => void;
  /** Is called when the wait has ended, whatever ended it: removes listeners. */
  readonly release?: () => void;
}

/**
 * Waits for an event, no longer than the signal and the time limit allow. Leaves no timer and no listener behind: unlike
 * `AbortSignal.any`, whose signals stay known to the one that they depend on, it can be used a million times with one signal.
 * @param listen starts to listen for the event; must not end the wait before it has returned
 */
export function waitWithin<T>(
  { signal, timeLimit }: WaitLimits,
  listen: (end: WaitEnd<T>) => WaitHandlers,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const settle = (finish: () => void) => {
      stopClock();
      signal.removeEventListener("abort", abort);
      release?.();
      finish();
    };
    const abort = () => settle(() => reject(signal.reason));
    const { expire, release } = listen({
      resolve: (value) => settle(() => resolve(value)),
      reject: (reason) => settle(() => reject(reason)),
    });
    const stopClock = timeLimit.watch(expire);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
