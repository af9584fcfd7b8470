import type { TokenRange } from "../../tree/node.js";

/** The measure of some ranges, as it was computed last. */
interface KnownMeasure {
  sum: number;
  /** The number of changes made before. */
  at: number;
}

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
  /** For each change, the smallest range around all that it changed. */
  readonly #changes: TokenRange[] = [];
  /** Ranges that were asked for; most are asked for after each test. */
  readonly #known = new WeakMap<readonly TokenRange[], KnownMeasure>();

  /** @param total the measure of the whole text, spread evenly over the tokens */
  constructor({ from, to }: TokenRange, total: number) {
    this.#first = from;
    const count = Math.max(1, to - from);
    this.#leaves = 2 ** (32 - Math.clz32(count - 1));
    this.#sums = new Float64Array(2 * this.#leaves);
    this.#factors = new Float64Array(2 * this.#leaves).fill(1);
    // Level by level from the leaves up: all segments that end in the text have the same measure.
    for (let first = this.#leaves, size = 1; first > 0; first >>= 1, size *= 2) {
      const whole = Math.floor(count / size);
      this.#sums.fill((size * total) / count, first, first + whole);
      if (size > 1 && whole < first) this.#join(first + whole);
    }
  }

  /** The measure of the whole text. */
  get total(): number {
    return this.#sums[1] as number;
  }

  /**
   * The measure of some ranges. It is computed again only if something may have changed in one of them.
   * @param ranges an array that does not change
   */
  sumOf(ranges: readonly TokenRange[]): number {
    const known = this.#known.get(ranges);
    if (known && !this.#hasChanged(ranges, known)) return known.sum;
    let sum = 0;
    for (const range of ranges) sum += this.sum(range);
    const at = this.#changes.length;
    if (known) [known.sum, known.at] = [sum, at];
    else this.#known.set(ranges, { sum, at });
    return sum;
  }

  #hasChanged(ranges: readonly TokenRange[], known: KnownMeasure): boolean {
    const changes = this.#changes;
    for (; known.at < changes.length; known.at++) {
      const change = changes[known.at] as TokenRange;
      if (ranges.some(({ from, to }) => change.from < to && from < change.to)) return true;
    }
    return false;
  }

  /** The measure of a range. */
  sum({ from, to }: TokenRange): number {
    let sum = 0;
    // From both ends up.
    let [low, high] = [from - this.#first + this.#leaves, to - this.#first + this.#leaves];
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) sum += this.#measureOf(low++);
      if (high & 1) sum += this.#measureOf(--high);
    }
    return sum;
  }

  /** The measure of a segment, to which the pending factors of its ancestors apply. */
  #measureOf(segment: number): number {
    let value = this.#sums[segment] as number;
    for (let up = segment >> 1; up > 0 && value > 0; up >>= 1) value *= this.#factors[up] as number;
    return value;
  }

  /** Multiplies the measure of each of some ranges. */
  scale(ranges: readonly TokenRange[], factor: number): void {
    for (const { from, to } of ranges) {
      this.#scale(1, { from: 0, to: this.#leaves }, { from: from - this.#first, to: to - this.#first }, factor);
    }
    this.#changes.push(around(ranges));
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

/** The smallest range around some ranges. */
function around(ranges: readonly TokenRange[]): TokenRange {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { from, to } of ranges) [first, last] = [Math.min(first, from), Math.max(last, to)];
  return { from: first, to: last };
}
