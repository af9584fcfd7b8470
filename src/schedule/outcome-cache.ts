import type { Outcome } from "../oracle/oracle.js";

/**
 * How the cache identifies a candidate: not at all (`none`), by the parts of the tree that it keeps (`config`), or by its
 * text (`content`). Two configurations can have the same text, which `content` tests once and `config` twice.
 */
export type CacheKind = "none" | "config" | "content";

/** Roughly how much memory one outcome takes, in bytes. */
const entrySize = 200;

/** An outcome, and the length of its text in UTF-16 units. */
interface CacheEntry {
  readonly outcome: Outcome;
  readonly length: number;
}

/**
 * Remembers outcomes by digest. A text that is longer than the best one is never tested again, so when memory is needed the
 * outcomes of longer texts go first (Hodován and Kiss, AST 2017; Tian et al., "Caching and Eviction for Program
 * Reduction"), then the oldest ones.
 */
export class OutcomeCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #capacity: number;
  #longest = Number.POSITIVE_INFINITY;

  /** @param bytes roughly how much memory the cache may take */
  constructor(bytes: number) {
    this.#capacity = Math.max(1, Math.floor(bytes / entrySize));
  }

  /** How many outcomes the cache holds. */
  get size(): number {
    return this.#entries.size;
  }

  /** Returns the outcome with this digest, or undefined if the cache does not hold it. */
  get(digest: string): Outcome | undefined {
    return this.#entries.get(digest)?.outcome;
  }

  /** @param length length of the text in UTF-16 units */
  set(digest: string, outcome: Outcome, length: number): void {
    this.#entries.set(digest, { outcome, length });
    if (this.#entries.size > this.#capacity) this.#makeRoom();
  }

  /** Forgets one outcome. */
  delete(digest: string): void {
    this.#entries.delete(digest);
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
    this.#longest = Number.POSITIVE_INFINITY;
  }

  /** Declares that no text of more than `length` UTF-16 units will be looked up again. */
  forgetLonger(length: number): void {
    this.#longest = length;
  }

  /** Frees at least half of the capacity, so that this rarely happens. */
  #makeRoom(): void {
    for (const [digest, { length }] of this.#entries) if (length > this.#longest) this.#entries.delete(digest);
    for (const digest of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity / 2) break;
      this.#entries.delete(digest);
    }
  }
}
