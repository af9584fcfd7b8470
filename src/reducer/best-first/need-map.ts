import type { TokenRange } from "../../tree/node.js";

/**
 * The expected number of needed places in each part of a text: a measure over its tokens. A segment tree, so that all operations
 * take O(log n).
 */
export class NeedMap {
  readonly #first: number;
  readonly #leaves: number;
  /** The measure of each segment; segment 1 is the whole text, and the halves of segment `i` are `2i` and `2i + 1`. */
  readonly #sums: Float64Array;
  /** The pending factor by which the halves of a segment must still be multiplied. */
  readonly #factors: Float64Array;

  /** @param total the measure of the whole text, spread evenly over the tokens */
  constructor({ from, to }: TokenRange, total: number) {
    this.#first = from;
    const count = Math.max(1, to - from);
    this.#leaves = 2 ** (32 - Math.clz32(count - 1));
    this.#sums = new Float64Array(2 * this.#leaves);
    this.#factors = new Float64Array(2 * this.#leaves).fill(1);
    this.#sums.fill(total / count, this.#leaves, this.#leaves + count);
    for (let i = this.#leaves - 1; i > 0; i--) this.#join(i);
  }

  /** The measure of the whole text. */
  get total(): number {
    return this.#sums[1] as number;
  }

  /** The measure of a range. */
  sum({ from, to }: TokenRange): number {
    let [low, high] = [from - this.#first, to - this.#first];
    let sum = 0;
    // From both ends up. The pending factors of a segment's ancestors apply to the segment as well.
    const add = (segment: number) => {
      let value = this.#sums[segment] as number;
      for (let up = segment >> 1; up > 0; up >>= 1) value *= this.#factors[up] as number;
      sum += value;
    };
    for (low += this.#leaves, high += this.#leaves; low < high; low >>= 1, high >>= 1) {
      if (low & 1) add(low++);
      if (high & 1) add(--high);
    }
    return sum;
  }

  /** Multiplies the measure of a range. */
  scale({ from, to }: TokenRange, factor: number): void {
    this.#scale(1, { from: 0, to: this.#leaves }, { from: from - this.#first, to: to - this.#first }, factor);
  }

  #scale(segment: number, own: TokenRange, range: TokenRange, factor: number): void {
    if (range.to <= own.from || own.to <= range.from) return;
    if (range.from <= own.from && own.to <= range.to) {
      this.#sums[segment] = (this.#sums[segment] as number) * factor;
      this.#factors[segment] = (this.#factors[segment] as number) * factor;
      return;
    }
    const middle = (own.from + own.to) >> 1;
    this.#scale(2 * segment, { from: own.from, to: middle }, range, factor);
    this.#scale(2 * segment + 1, { from: middle, to: own.to }, range, factor);
    this.#join(segment);
  }

  /** Computes the measure of a segment from its halves. */
  #join(segment: number): void {
    const halves = (this.#sums[2 * segment] as number) + (this.#sums[2 * segment + 1] as number);
    this.#sums[segment] = halves * (this.#factors[segment] as number);
  }
}
