/** Where in its presumable duration a test is about to end: behind the first share, and for no longer than up to the second one. */
const [late, latest] = [0.8, 1.1];
/** Tests that take less are always cancelled, in milliseconds: whether they are about to end is known only when they have. */
const shortest = 20;
/** How much the latest test counts in the mean duration. */
const recency = 0.1;

/** A test that is running. */
interface Running {
  readonly begun: number;
  /** Cancels a test that was overtaken and let end, if it does not. */
  timer?: NodeJS.Timeout;
}

/**
 * Cancels tests that are no longer needed, except those that are about to end: when many run side by side, most of them do so when one
 * of them turns out to be interesting, and what they say predicts outcomes.
 */
export class OvertakenTests {
  readonly #running = new Map<AbortController, Running>();
  /** Mean duration of a test, in milliseconds. */
  #mean = 0;

  /** Notes that a test begins. */
  begin(test: AbortController): void {
    this.#running.set(test, { begun: performance.now() });
  }

  /** Notes that a test has an outcome. Returns whether it was overtaken. */
  learn(test: AbortController): boolean {
    const { begun, timer } = this.#running.get(test) as Running;
    const duration = performance.now() - begun;
    this.#mean += (this.#mean === 0 ? 1 : recency) * (duration - this.#mean);
    return timer !== undefined;
  }

  /** Notes that a test has ended, in whatever way. */
  end(test: AbortController): void {
    clearTimeout(this.#running.get(test)?.timer);
    this.#running.delete(test);
  }

  /** Cancels a test that is no longer needed, or lets it end if it is about to. */
  leave(test: AbortController): void {
    const running = this.#running.get(test);
    const mean = this.#mean;
    const age = running ? performance.now() - running.begun : 0;
    if (!running || mean < shortest || age < late * mean || age > latest * mean) test.abort();
    else running.timer = setTimeout(() => test.abort(), latest * mean - age);
  }

  /** Cancels all tests that were let end. */
  cancelAll(): void {
    for (const [test, { timer }] of this.#running) if (timer) test.abort();
  }
}
