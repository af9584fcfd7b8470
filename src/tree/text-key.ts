/**
 * Computes the keys of texts that consist of stretches of another text, without building these texts.
 *
 * A key is the length and four polynomial hashes (Karp and Rabin, "Efficient Randomized Pattern-Matching Algorithms", IBM J.
 * Res. Dev. 31(2), 1987) modulo the largest primes below 2^26, each with a primitive root as its base: 104 bits. Two texts of
 * the same length that are not constructed to collide have the same key with a probability of about 2^-104. Products of two residues
 * and sums of 1024 products of a residue and a UTF-16 unit are below 2^53, so doubles hold them exactly.
 */

/** Identifies a text. It depends on the text alone and is the same in every run. */
export interface TextKey {
  /** Length of the text in UTF-16 units. */
  readonly length: number;
  /** The length and the four hashes in one string. */
  readonly digest: string;
}

const primes = [67_108_859, 67_108_837, 67_108_819, 67_108_777] as const;
const bases = [40_014_013, 52_774_577, 31_415_927, 27_182_822] as const;
const lanes = [0, 1, 2, 3] as const;
type Lane = (typeof lanes)[number];

/** Number of UTF-16 units between two stored prefix hashes of a text, and between two remainders while hashing. */
const block = 32;

/** The powers of exponents with up to this many bits are in one table, those of their multiples in another. */
const lowBits = 12;

/** The residue of a whole number below 2^53. */
function modulo(value: number, prime: number): number {
  const rest = value - Math.floor(value / prime) * prime;
  // The quotient may have been rounded up to the next whole number.
  return rest < 0 ? rest + prime : rest;
}

/** The first `count` powers of a residue, from the exponent 0 on. */
function powersOf(base: number, prime: number, count: number): Float64Array {
  const powers = new Float64Array(count).fill(1);
  for (let i = 1; i < count; i++) powers[i] = modulo((powers[i - 1] as number) * base, prime);
  return powers;
}

type PerLane<T> = readonly [T, T, T, T];
const perLane = <T>(of: (lane: Lane) => T): PerLane<T> => lanes.map(of) as unknown as PerLane<T>;

const low = perLane((lane) => powersOf(bases[lane], primes[lane], 1 << lowBits));
const [low0, low1, low2, low3] = low;
/** The powers of the exponents 0, 2^12, 2 · 2^12 … up to 2^29, the greatest length of a string; grown when needed. */
let high: PerLane<Float64Array> = perLane(() => new Float64Array([1]));

/** The table of {@link high}, grown to hold at least the multiple `most`. */
function highPowers(most: number): PerLane<Float64Array> {
  if (most >= high[0].length) {
    const base = (lane: Lane) => modulo((low[lane][(1 << lowBits) - 1] as number) * bases[lane], primes[lane]);
    const count = 2 ** Math.ceil(Math.log2(most + 1));
    high = perLane((lane) => powersOf(base(lane), primes[lane], count));
  }
  return high;
}

/** Appends the units from `from` up to `to` of a text, at most one block, to the four hashes. */
function appendUnits(hashes: Float64Array, text: string, { from, to }: { readonly from: number; readonly to: number }) {
  let [sum0, sum1, sum2, sum3] = [0, 0, 0, 0];
  for (let i = from, power = to - from - 1; i < to; i++, power--) {
    const unit = text.charCodeAt(i);
    sum0 += unit * (low0[power] as number);
    sum1 += unit * (low1[power] as number);
    sum2 += unit * (low2[power] as number);
    sum3 += unit * (low3[power] as number);
  }
  const length = to - from;
  hashes[0] = modulo((hashes[0] as number) * (low0[length] as number) + sum0, primes[0]);
  hashes[1] = modulo((hashes[1] as number) * (low1[length] as number) + sum1, primes[1]);
  hashes[2] = modulo((hashes[2] as number) * (low2[length] as number) + sum2, primes[2]);
  hashes[3] = modulo((hashes[3] as number) * (low3[length] as number) + sum3, primes[3]);
}

function appendText(hashes: Float64Array, text: string): void {
  for (let from = 0; from < text.length; from += block) {
    appendUnits(hashes, text, { from, to: Math.min(from + block, text.length) });
  }
}

/**
 * A text with stored prefix hashes: the hash of any stretch takes constant time once the text up to its end is indexed. Needs half a
 * byte for each UTF-16 unit.
 */
export class IndexedText {
  readonly text: string;
  /** The four hashes of the prefix before each block, one prefix after the other. */
  readonly #prefixes: Int32Array;
  /** The hashes of the indexed prefix. */
  readonly #hashes = new Float64Array(4);
  /** How many blocks are indexed. */
  #blocks = 0;

  constructor(text: string) {
    this.text = text;
    this.#prefixes = new Int32Array(4 * (Math.floor(text.length / block) + 1));
  }

  /** Indexes the text up to a UTF-16 offset. */
  index(end: number): void {
    const [hashes, prefixes] = [this.#hashes, this.#prefixes];
    for (const blocks = Math.floor(end / block); this.#blocks < blocks; ) {
      const from = this.#blocks++ * block;
      appendUnits(hashes, this.text, { from, to: from + block });
      for (let lane = 0, at = 4 * this.#blocks; lane < 4; lane++) prefixes[at + lane] = hashes[lane] as number;
    }
  }

  /**
   * Computes the four hashes of a prefix of the text.
   * @param end UTF-16 offset of the end of the prefix
   * @param hashes gets the result
   */
  readPrefix(end: number, hashes: Float64Array): void {
    this.index(end);
    const full = Math.floor(end / block);
    const prefixes = this.#prefixes;
    for (let lane = 0; lane < 4; lane++) hashes[lane] = prefixes[4 * full + lane] as number;
    if (end > full * block) appendUnits(hashes, this.text, { from: full * block, to: end });
  }
}

/** Computes the key of a text from its parts. */
export class KeyWriter {
  readonly #hashes = new Float64Array(4);
  readonly #before = new Float64Array(4);
  readonly #upTo = new Float64Array(4);
  #length = 0;

  /** Appends a text. */
  write(text: string): void {
    appendText(this.#hashes, text);
    this.#length += text.length;
  }

  /** Appends a stretch of a text between two UTF-16 offsets. The time does not depend on its length. */
  writeStretch(source: IndexedText, from: number, to: number): void {
    const length = to - from;
    if (length <= 0) return;
    source.readPrefix(from, this.#before);
    source.readPrefix(to, this.#upTo);
    const [multiple, rest] = [length >>> lowBits, length & ((1 << lowBits) - 1)];
    const multiples = highPowers(multiple);
    // The hash of the source up to `from` is subtracted and the hash of the text so far is added instead.
    const [hashes, before, upTo] = [this.#hashes, this.#before, this.#upTo];
    for (let lane = 0; lane < 4; lane++) {
      const prime = primes[lane] as number;
      const shift = modulo((multiples[lane as Lane][multiple] as number) * (low[lane as Lane][rest] as number), prime);
      const other = modulo((hashes[lane] as number) - (before[lane] as number) + prime, prime);
      hashes[lane] = modulo(other * shift + (upTo[lane] as number), prime);
    }
    this.#length += length;
  }

  /** The key of the text that was written. */
  finish(): TextKey {
    const digest = [this.#length, ...this.#hashes].map((number) => number.toString(36)).join(".");
    return { length: this.#length, digest };
  }
}

/**
 * The key of a text.
 * @param text any text; the time is in proportion to its length
 */
export function keyOf(text: string): TextKey {
  const writer = new KeyWriter();
  writer.write(text);
  return writer.finish();
}
