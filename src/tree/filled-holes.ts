import type { Cut } from "./edits.js";

/** How many holes are remembered; a power of two. */
const slots = 1 << 16;

/**
 * Remembers what fills the holes of a text. Each hole has one place, which it may lose to another: the candidates of a
 * search have most of their holes in common, and neither looking one up nor forgetting it costs anything to speak of.
 */
export class FilledHoles {
  readonly #cuts: (Cut | undefined)[] = new Array(slots);
  readonly #fillings: string[] = new Array(slots);

  /** What fills the hole of a cut, worked out by `fill` unless it is known. */
  get(cut: Cut, fill: (cut: Cut) => string): string {
    const slot = (Math.imul(cut.from, 0x9e3779b1) ^ Math.imul(cut.to, 0x85ebca6b)) >>> 16;
    const known = this.#cuts[slot];
    if (known?.from === cut.from && known.to === cut.to && known.text === cut.text) {
      return this.#fillings[slot] as string;
    }
    const filling = fill(cut);
    this.#cuts[slot] = cut;
    this.#fillings[slot] = filling;
    return filling;
  }
}
