import { inNextTurn } from "./next-turn.js";

/** The longest time that a timer of Node's takes, in milliseconds: 24 days. */
export const longestTimer = 2 ** 31 - 1;

/**
 * How long each of several activities, such as tests, may take. A new duration also holds for those that are running, counted
 * from their start. An activity that ended while this thread was busy has not exceeded the limit: its end is handled first.
 */
export class TimeLimit {
  #duration: number;
  readonly #watches = new Set<Watch>();

  /** @param duration in milliseconds; infinite by default */
  constructor(duration = Number.POSITIVE_INFINITY) {
    this.#duration = duration;
  }

  /** In milliseconds. Above 24 days, there is no limit. */
  get duration(): number {
    return this.#duration;
  }

  set duration(duration: number) {
    this.#duration = duration;
    for (const watch of this.#watches) watch.set(duration);
  }

  /**
   * Starts the clock of one activity.
   * @param expire is called if the activity exceeds the limit
   * @returns stops the clock; to be called when the activity has ended
   */
  watch(expire: () => void): () => void {
    const watch = new Watch(expire);
    watch.set(this.#duration);
    this.#watches.add(watch);
    return () => {
      watch.release();
      this.#watches.delete(watch);
    };
  }
}

/** The clock of one activity. */
class Watch {
  readonly #expire: () => void;
  readonly #start = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #cancelExpiry: () => void = () => undefined;

  constructor(expire: () => void) {
    this.#expire = expire;
  }

  /** Sets how long the activity may take, in milliseconds from its start. */
  set(duration: number): void {
    this.release();
    if (duration > longestTimer) return;
    // Timers fire before input is read. One more turn of the event loop lets an end that has already happened be seen first.
    const end = () => {
      this.#cancelExpiry = inNextTurn(this.#expire);
    };
    this.#timer = setTimeout(end, Math.max(0, this.#start + duration - performance.now()));
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#cancelExpiry();
  }
}

/** How a wait is ended from inside. */
export interface WaitEnd<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

/** What a wait listens to. */
interface WaitHandlers {
  /** Is called when the time limit is exceeded. The wait goes on unless this ends it. */
  readonly expire: () => void;
  /** Is called when the wait has ended, whatever ended it: removes listeners. */
  readonly release?: () => void;
}

/**
 * Waits for an event, no longer than the signal and the time limit allow. Leaves no timer and no listener behind: unlike
 * `AbortSignal.any`, whose signals stay known to the one that they depend on, it can be used a million times with one signal.
 * @param limits when the signal aborts, the wait ends and rejects with the signal's reason; when the time limit is exceeded, `expire` is called
 * @param listen starts to listen for the event; must not end the wait before it has returned
 */
export function waitWithin<T>(
  { signal, timeLimit }: { readonly signal: AbortSignal; readonly timeLimit: TimeLimit },
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
