/**
 * A parsed text as plain arrays: compact, quick to fill, and sent from a worker without being copied. The tree is built
 * from it when it is visited.
 *
 * Entries are rules and iterations in postfix order, children before their parent, so the root is the last and the last
 * child of entry `i` that is no token is `i - 1`. A child's elder sibling lies `sizes[child]` entries before it. Tokens have
 * no entries: those of a parent's range that none of its other children covers are its children too.
 */
export interface ParseTable {
  /** What each entry is: a {@link EntryKind} in the lowest bit, above it the rule or the state of the block. */
  readonly symbols: Int32Array;
  /** Number of entries below and including the entry. */
  readonly sizes: Int32Array;
  /** The range of tokens. */
  readonly froms: Int32Array;
  readonly tos: Int32Array;
  readonly tokens: Tokens;
}

export const EntryKind = { rule: 0, iteration: 1 } as const;

/** The tokens of a text in its order: those the parser read, what the lexer could not read, and hidden ones if asked for. */
export interface Tokens {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly types: Int32Array;
  /** Index into {@link categories}. */
  readonly categories: Uint8Array;
  /** Where there are islands or modes of the lexer; see {@link import("../tree/node.js").TokenTable}. */
  readonly contexts?: Uint16Array;
}

export const categories = ["plain", "hidden", "error"] as const;

/** Length of the first chunk: most texts are small. */
const shortest = 1 << 10;

/** A list of integers under construction. It grows by chunks, each twice as long as the one before, and copies none of them. */
export class Integers {
  readonly #full: Int32Array[] = [];
  #chunk = new Int32Array(shortest);
  #used = 0;
  /** Number of integers in the full chunks. */
  #before = 0;

  get length(): number {
    return this.#before + this.#used;
  }

  push(value: number): void {
    if (this.#used === this.#chunk.length) this.#grow();
    this.#chunk[this.#used++] = value;
  }

  clear(): void {
    this.#full.length = 0;
    this.#used = 0;
    this.#before = 0;
  }

  /** All integers. */
  take(): Int32Array {
    const all = new Int32Array(this.length);
    let at = 0;
    for (const chunk of this.#full) {
      all.set(chunk, at);
      at += chunk.length;
    }
    all.set(this.#chunk.subarray(0, this.#used), at);
    return all;
  }

  #grow(): void {
    this.#full.push(this.#chunk);
    this.#before += this.#used;
    this.#chunk = new Int32Array(2 * this.#chunk.length);
    this.#used = 0;
  }
}
