import { createHash } from "node:crypto";
import type { Outcome } from "./oracle.js";

/**
 * Remembers the outcome of every text that was tested, by a digest of its content. A text that is longer than the best so
 * far is never tested again, so its outcome is forgotten (Hodován and Kiss, AST 2017; Tian et al., "Caching and Eviction for
 * Program Reduction").
 */
export class OutcomeCache {
  /** By length, so that those too long are found at once. */
  readonly #byLength = new Map<number, Map<string, Outcome>>();
  #size = 0;

  /** Number of outcomes that are remembered. */
  get size(): number {
    return this.#size;
  }

  get(text: string, digest: string): Outcome | undefined {
    return this.#byLength.get(text.length)?.get(digest);
  }

  set(text: string, digest: string, outcome: Outcome): void {
    let outcomes = this.#byLength.get(text.length);
    if (!outcomes) {
      outcomes = new Map();
      this.#byLength.set(text.length, outcomes);
    }
    if (!outcomes.has(digest)) this.#size++;
    outcomes.set(digest, outcome);
  }

  /** Forgets every text of more than `length` UTF-16 units. */
  forgetLonger(length: number): void {
    for (const [each, outcomes] of this.#byLength) {
      if (each <= length) continue;
      this.#byLength.delete(each);
      this.#size -= outcomes.size;
    }
  }
}

/** What a text is remembered by. UTF-8 is quicker to digest, but would not keep lone surrogates apart. */
export function digestOf(text: string): string {
  const encoding = text.isWellFormed() ? "utf8" : "utf16le";
  return createHash("sha256").update(encoding).update(text, encoding).digest("base64");
}
