/** Something that would remove tokens: `gain` is their weight. */
interface Gainful {
  readonly gain: number;
  /** The gain by which the queue sorts it: `gain`, multiplied by what the queue knows about its place. */
  worth: number;
}

/** An item is small beside another one if it has about so many times less worth. */
const timesSmaller = 5;

/** An item and how likely it is to succeed. */
export interface Likely<T> {
  readonly proposal: T;
  readonly probability: number;
}

/**
 * Sorts items by their worth and finds the one with the greatest expected worth. Probabilities change with every test, so they are computed
 * each time, but only for items whose worth alone could make them the best.
 */
export class ProposalQueue<T extends Gainful> {
  /** Bucket `i` holds the items with a worth of at least 2^i and less than 2^(i + 1). */
  readonly #buckets: Set<T>[] = [];
  readonly #bucketOf = new Map<T, Set<T>>();
  #factorOf: (item: T) => number = () => 1;

  /** Multiplies the gains of all items by factors of at least 1, now and when they are added later. */
  weigh(factorOf: (item: T) => number): void {
    this.#factorOf = factorOf;
    for (const item of this.items()) this.add(item);
  }

  /** Adds an item under its present gain. If it is there already, it keeps its place among items with nearly the same gain. */
  add(item: T): void {
    item.worth = item.gain * this.#factorOf(item);
    const index = 31 - Math.clz32(item.worth);
    while (this.#buckets.length <= index) this.#buckets.push(new Set());
    const bucket = this.#buckets[index] as Set<T>;
    if (this.#bucketOf.get(item) !== bucket) this.delete(item);
    bucket.add(item);
    this.#bucketOf.set(item, bucket);
  }

  /** Removes an item, if it is there. */
  delete(item: T): void {
    this.#bucketOf.get(item)?.delete(item);
    this.#bucketOf.delete(item);
  }

  /** All items. */
  items(): readonly T[] {
    return [...this.#bucketOf.keys()];
  }

  /**
   * The item with the greatest expected worth; of equal ones, the one that is found first. Undefined if no item has an expected worth.
   * @param probabilityOf may remove its item, and add others; those with a much greater worth are only considered the next time
   * @param update lowers the gain of an item if it is out of date, and adds the item again unless there is none; returns the gain
   */
  best(probabilityOf: (item: T) => number, update: (item: T) => number): Likely<T> | undefined {
    let best: Likely<T> | undefined;
    let most = 0;
    for (const proposal of this.#above(() => most)) {
      const { worth } = proposal;
      if (worth <= most) continue;
      const probability = probabilityOf(proposal);
      if (probability * worth <= most || update(proposal) <= 0 || probability * proposal.worth <= most) continue;
      best = { proposal, probability };
      most = probability * proposal.worth;
    }
    return best;
  }

  /** The items that succeed with more than a least probability, greatest expected worth first. Those that are small beside `worth` are left out. */
  likely(least: number, worth: number, probabilityOf: (item: T) => number): readonly Likely<T>[] {
    const found: Likely<T>[] = [];
    for (const proposal of this.#above(() => worth / timesSmaller)) {
      const probability = probabilityOf(proposal);
      if (probability > least) found.push({ proposal, probability });
    }
    return found.sort((a, b) => b.probability * b.proposal.worth - a.probability * a.proposal.worth);
  }

  /** The items of all buckets that may hold a worth above the bound. The bound may grow meanwhile. */
  *#above(bound: () => number): Iterable<T> {
    for (let i = this.#buckets.length - 1; i >= 0 && 2 ** (i + 1) > bound(); i--) yield* this.#buckets[i] as Set<T>;
  }
}
