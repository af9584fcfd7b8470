/**
 * How long each of several tests may take. When that changes, it holds for those that are running, too. A test that has ended
 * while this thread was busy has not taken too long: that is heard first.
 */
export class TimeLimit {
  #duration = Number.POSITIVE_INFINITY;
  readonly #watches = new Set<Watch>();

  /** In milliseconds. */
  get duration(): number {
    return this.#duration;
  }

  set duration(duration: number) {
    this.#duration = duration;
    for (const watch of this.#watches) watch.set(duration);
  }

  /**
   * A test begins.
   * @param expire is called if it takes too long
   * @returns what is to be called when it has ended
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

class Watch {
  readonly #expire: () => void;
  readonly #start = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #lastCall: NodeJS.Immediate | undefined;

  constructor(expire: () => void) {
    this.#expire = expire;
  }

  /** Sets how long the test may take, from its beginning on. */
  set(duration: number): void {
    this.release();
    if (!Number.isFinite(duration)) return;
    const end = () => {
      this.#lastCall = setImmediate(this.#expire);
    };
    this.#timer = setTimeout(end, Math.max(0, this.#start + duration - performance.now()));
  }

  release(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#lastCall);
  }
}
