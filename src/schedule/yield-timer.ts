/** Gives signals and timers their turn: a search that is answered from the cache or in process never waits by itself. */
export class YieldTimer {
  #last = performance.now();

  /** Whether it is time to let others have their turn. */
  get isDue(): boolean {
    return performance.now() - this.#last > 50;
  }

  async rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#last = performance.now();
  }
}
