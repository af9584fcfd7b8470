import type { Cut } from "./edits.js";

/** Size of the cache; a power of two. */
const size = 1 << 16;

/**
 * A cache of the texts that fill the holes that cuts leave. The candidates of a search have most of their holes in common. A
 * hole has one position in the cache and overwrites the one that was there, so looking up and forgetting take constant time.
 */
export class FilledHoles {
  readonly #cuts: (Cut | undefined)[] = new Array(size);
  readonly #texts: string[] = new Array(size);

  /**
   * The text that fills the hole of a cut.
   * @param fill computes the text if it is not known
   */
  get(cut: Cut, fill: (cut: Cut) => string): string {
    const index = (Math.imul(cut.from, 0x9e3779b1) ^ Math.imul(cut.to, 0x85ebca6b)) >>> 16;
    const known = this.#cuts[index];
    if (known?.from === cut.from && known.to === cut.to && known.text === cut.text) {
      return this.#texts[index] as string;
    }
    const text = fill(cut);
    this.#cuts[index] = cut;
    this.#texts[index] = text;
    return text;
  }
}
