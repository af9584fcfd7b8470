/**
 * Keys of texts that are put together from stretches of another text, worked out without putting them together.
 *
 * A key is the length and four polynomial hashes (Karp and Rabin, "Efficient Randomized Pattern-Matching Algorithms", IBM J.
 * Res. Dev. 31(2), 1987) modulo the largest primes below 2^26, each with a primitive root as its base: 104 bits. Two texts of
 * the same length that nobody made to collide have the same key with a chance of about 2^-104. Products of two such residues
 * and sums of 1024 of them with a UTF-16 unit are below 2^53, so doubles hold them exactly.
 */

/** What a text is known by, the same however it was put together, in every run. */
export interface TextKey {
  /** Length of the text in UTF-16 units. */
  readonly length: number;
  /** Tells texts of all lengths apart. */
  readonly digest: string;
}

const primes = [67_108_859, 67_108_837, 67_108_819, 67_108_777] as const;
const bases = [40_014_013, 52_774_577, 31_415_927, 27_182_822] as const;
const lanes = [0, 1, 2, 3] as const;
type Lane = (typeof lanes)[number];

/** How many units are added up before a remainder is taken, and how far apart the known prefixes of a text are. */
const block = 32;

/** Exponents of this many bits have their powers in one table, those of their multiples in another. */
const lowBits = 12;

/** The residue of a whole number below 2^53. */
function modulo(value: number, prime: number): number {
  const rest = value - Math.floor(value / prime) * prime;
  // The quotient may have been rounded up to the next whole number.
  return rest < 0 ? rest + prime : rest;
}

/** The powers of a residue, `count` of them from 0 on. */
function powersOf(base: number, prime: number, count: number): Float64Array {
  const powers = new Float64Array(count).fill(1);
  for (let i = 1; i < count; i++) powers[i] = modulo((powers[i - 1] as number) * base, prime);
  return powers;
}

type PerLane<T> = readonly [T, T, T, T];
const perLane = <T>(of: (lane: Lane) => T): PerLane<T> => lanes.map(of) as unknown as PerLane<T>;

const low = perLane((lane) => powersOf(bases[lane], primes[lane], 1 << lowBits));
const [low0, low1, low2, low3] = low;
/** Of 2^12, 2^13 … 2^29, the greatest length of a string; grown when it is first needed. */
let high: PerLane<Float64Array> = perLane(() => new Float64Array([1]));

/** The powers of the bases' 2^12th powers, at least up to the exponent `most`. */
function highPowers(most: number): PerLane<Float64Array> {
  if (most >= high[0].length) {
    const base = (lane: Lane) => modulo((low[lane][(1 << lowBits) - 1] as number) * bases[lane], primes[lane]);
    const count = 2 ** Math.ceil(Math.log2(most + 1));
    high = perLane((lane) => powersOf(base(lane), primes[lane], count));
  }
  return high;
}

/** Appends at most a block of units of a text to hashes. */
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

/** A text of which the hash of any stretch is known without reading it. It takes half a byte for each unit. */
export class IndexedText {
  readonly text: string;
  /** The hashes of the prefixes that end at each block, four by four. */
  readonly #prefixes: Int32Array;

  constructor(text: string) {
    this.text = text;
    this.#prefixes = new Int32Array(4 * (Math.floor(text.length / block) + 1));
    const hashes = new Float64Array(4);
    for (let from = 0, at = 4; at < this.#prefixes.length; from += block, at += 4) {
      appendUnits(hashes, text, { from, to: from + block });
      this.#prefixes.set(hashes, at);
    }
  }

  /** Writes the hashes of the text up to an offset into `hashes`. */
  readPrefix(end: number, hashes: Float64Array): void {
    const full = Math.floor(end / block);
    const prefixes = this.#prefixes;
    for (let lane = 0; lane < 4; lane++) hashes[lane] = prefixes[4 * full + lane] as number;
    if (end > full * block) appendUnits(hashes, this.text, { from: full * block, to: end });
  }
}

/** Works out the key of a text from the parts that it consists of. */
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

  /** Appends the stretch of a text from one offset to another. The cost does not depend on its length. */
  writeStretch(source: IndexedText, from: number, to: number): void {
    const length = to - from;
    if (length <= 0) return;
    source.readPrefix(from, this.#before);
    source.readPrefix(to, this.#upTo);
    const [multiple, rest] = [length >>> lowBits, length & ((1 << lowBits) - 1)];
    const multiples = highPowers(multiple);
    // What precedes the stretch in the source gives way to what precedes it here.
    const [hashes, before, upTo] = [this.#hashes, this.#before, this.#upTo];
    for (let lane = 0; lane < 4; lane++) {
      const prime = primes[lane] as number;
      const shift = modulo((multiples[lane as Lane][multiple] as number) * (low[lane as Lane][rest] as number), prime);
      const other = modulo((hashes[lane] as number) - (before[lane] as number) + prime, prime);
      hashes[lane] = modulo(other * shift + (upTo[lane] as number), prime);
    }
    this.#length += length;
  }

  /** The key of all that was written. */
  finish(): TextKey {
    const digest = [this.#length, ...this.#hashes].map((number) => number.toString(36)).join(".");
    return { length: this.#length, digest };
  }
}

/** The key of a text. */
export function keyOf(text: string): TextKey {
  const writer = new KeyWriter();
  writer.write(text);
  return writer.finish();
}
