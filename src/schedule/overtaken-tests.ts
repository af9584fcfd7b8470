/** A test is about to end if its age is between these two shares of the mean duration. */
const [late, latest] = [0.8, 1.1];
/** Shorter tests, in milliseconds, are always cancelled, because they end before it is clear that they are about to. */
const shortest = 20;
/** The weight of the latest test in the mean duration. */
const recency = 0.1;

/** A test that is running. */
interface Running {
  readonly begun: number;
  /** Cancels a test that was allowed to end, if it does not end in time. */
  timer?: NodeJS.Timeout;
}

/**
 * Decides which tests to cancel after a misprediction. Their outcomes no longer matter, but those that are about to end may finish,
 * because their outcomes still train the predictor.
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

  /** Cancels all tests that were allowed to end. */
  cancelAll(): void {
    for (const [test, { timer }] of this.#running) if (timer) test.abort();
  }
}
