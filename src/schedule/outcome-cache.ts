import type { Outcome } from "../oracle/oracle.js";

/**
 * What an outcome is remembered by: not at all, by what was taken out of which tree, or by the text itself. Different ways
 * to the same text are told apart by configuration, and are one by content.
 */
export type CacheKind = "none" | "config" | "content";

/** About what one outcome takes in memory, in bytes. */
const entrySize = 200;

/** An outcome, and how long the text was in UTF-16 units. */
interface CacheEntry {
  readonly outcome: Outcome;
  readonly length: number;
}

/**
 * Remembers outcomes by a digest. A text that is longer than the best so far is never tested again, so its outcome is
 * forgotten when room is needed (Hodován and Kiss, AST 2017; Tian et al., "Caching and Eviction for Program Reduction"),
 * and after those the oldest ones.
 */
export class OutcomeCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #capacity: number;
  #longest = Number.POSITIVE_INFINITY;

  /** @param bytes how much memory it may take, about */
  constructor(bytes: number) {
    this.#capacity = Math.max(1, Math.floor(bytes / entrySize));
  }

  /** Number of outcomes that are remembered. */
  get size(): number {
    return this.#entries.size;
  }

  get(digest: string): Outcome | undefined {
    return this.#entries.get(digest)?.outcome;
  }

  /** @param length of the text, in UTF-16 units */
  set(digest: string, outcome: Outcome, length: number): void {
    this.#entries.set(digest, { outcome, length });
    if (this.#entries.size > this.#capacity) this.#makeRoom();
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
    this.#longest = Number.POSITIVE_INFINITY;
  }

  /** No text of more than `length` UTF-16 units will be asked for any more. */
  forgetLonger(length: number): void {
    this.#longest = length;
  }

  /** Half of the room at least, so that it is made seldom. */
  #makeRoom(): void {
    for (const [digest, { length }] of this.#entries) if (length > this.#longest) this.#entries.delete(digest);
    for (const digest of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity / 2) break;
      this.#entries.delete(digest);
    }
  }
}
