import { nextTurn } from "../system/next-turn.js";

/** Longest time without yielding to the event loop, in milliseconds. */
const longestTurn = 50;

/**
 * Tells when to yield to the event loop. A search that is answered from the cache or in process never waits by itself, so
 * signals and timers would starve.
 */
export class YieldTimer {
  #last = performance.now();

  /** Whether it is time to yield. */
  get isDue(): boolean {
    return performance.now() - this.#last > longestTurn;
  }

  /** Yields for one turn of the event loop. */
  async yield(): Promise<void> {
    await nextTurn();
    this.#last = performance.now();
  }
}
