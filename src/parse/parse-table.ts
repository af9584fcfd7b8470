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

/** A list of integers under construction. */
export class Integers {
  #values = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const longer = new Int32Array(this.#length * 2);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#length++] = value;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  clear(): void {
    this.#length = 0;
  }

  /** The first `count` integers, or all. */
  take(count = this.#length): Int32Array {
    return this.#values.slice(0, count);
  }
}
