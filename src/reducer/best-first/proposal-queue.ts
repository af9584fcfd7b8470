/** Something that would remove tokens: `gain` is their number. */
interface Gainful {
  readonly gain: number;
}

/** An item and how likely it is to succeed. */
export interface Likely<T> {
  readonly proposal: T;
  readonly probability: number;
}

/**
 * Sorts items by their gain and finds the one with the greatest expected gain. Probabilities change with every test, so they are computed
 * each time, but only for items whose gain alone could make them the best.
 */
export class ProposalQueue<T extends Gainful> {
  /** Bucket `i` holds the items with a gain of at least 2^i and less than 2^(i + 1). */
  readonly #buckets: Set<T>[] = [];
  readonly #bucketOf = new Map<T, Set<T>>();

  /** Adds an item under its present gain. */
  add(item: T): void {
    const index = 31 - Math.clz32(item.gain);
    while (this.#buckets.length <= index) this.#buckets.push(new Set());
    const bucket = this.#buckets[index] as Set<T>;
    bucket.add(item);
    this.#bucketOf.set(item, bucket);
  }

  /** Removes an item, if it is there. */
  remove(item: T): void {
    this.#bucketOf.get(item)?.delete(item);
    this.#bucketOf.delete(item);
  }

  /** All items. */
  items(): readonly T[] {
    return [...this.#bucketOf.keys()];
  }

  /**
   * The item with the greatest expected gain; of equal ones, the one that is found first. Undefined if no item has an expected gain.
   * @param probabilityOf may remove its item, and add others with no more gain
   */
  best(probabilityOf: (item: T) => number): Likely<T> | undefined {
    let best: Likely<T> | undefined;
    let most = 0;
    for (const item of this.#above(() => most)) {
      if (item.gain <= most) continue;
      const probability = probabilityOf(item);
      if (probability * item.gain > most) [best, most] = [{ proposal: item, probability }, probability * item.gain];
    }
    return best;
  }

  /** The items that succeed with more than a least probability, greatest expected gain first. Items that are small beside `gain` are left out. */
  likely(least: number, gain: number, probabilityOf: (item: T) => number): readonly Likely<T>[] {
    const found: Likely<T>[] = [];
    for (const proposal of this.#above(() => gain / 5)) {
      const probability = probabilityOf(proposal);
      if (probability > least) found.push({ proposal, probability });
    }
    return found.sort((a, b) => b.probability * b.proposal.gain - a.probability * a.proposal.gain);
  }

  /** The items of all buckets that may hold gains above the bound. The bound may grow meanwhile. */
  *#above(bound: () => number): Iterable<T> {
    for (let i = this.#buckets.length - 1; i >= 0 && 2 ** (i + 1) > bound(); i--) yield* this.#buckets[i] as Set<T>;
  }
}
