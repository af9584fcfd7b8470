/**
 * Tests that were overtaken: one before them turned out otherwise than assumed, and what they say decides nothing any more.
 * It tells of a change all the same that will be made again, so those that are about to end may do so; all others make room.
 */

/** A test that is running. */
export interface RunningTest {
  /** How long it has been running, in milliseconds. */
  readonly age: number;
  readonly cancel: () => void;
}

/** What share of the usual time a test must have behind it to be about to end. */
const leastShare = 0.75;

/** Up to which multiple of the usual time it is waited for. */
const mostShare = 1.5;

/** Tests that take fewer milliseconds are not worth waiting for. */
const shortest = 10;

/** How much one test weighs in the usual time. */
const weight = 0.1;

export class StaleTests {
  readonly #timers = new Map<RunningTest, NodeJS.Timeout>();
  #usual: number | undefined;

  /** A test has taken so many milliseconds. */
  learn(duration: number): void {
    this.#usual = this.#usual === undefined ? duration : (1 - weight) * this.#usual + weight * duration;
  }

  /** Takes a test over: it is cancelled now, or if it does not end soon. */
  take(test: RunningTest): void {
    const [usual, { age }] = [this.#usual ?? 0, test];
    if (usual < shortest || age < leastShare * usual || age > mostShare * usual) test.cancel();
    else this.#timers.set(test, setTimeout(test.cancel, mostShare * usual - age));
  }

  /**
   * A test has ended.
   * @returns whether it was taken over
   */
  release(test: RunningTest): boolean {
    clearTimeout(this.#timers.get(test));
    return this.#timers.delete(test);
  }

  cancelAll(): void {
    for (const { cancel } of this.#timers.keys()) cancel();
  }
}
