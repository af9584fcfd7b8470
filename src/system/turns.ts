/** Limits how many activities run at once; the others wait, in order. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param most how many may be under way at once, at least one */
  constructor(most: number) {
    this.#free = most;
  }

  /** Runs an activity when it is its turn, and gives its result or error. */
  async run<T>(activity: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await activity();
    } finally {
      // The next waiter takes over the turn.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
