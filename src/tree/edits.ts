/** A range of tokens and the text that replaces them. */
export interface Cut {
  /** Index of the first token. */
  readonly from: number;
  /** Index after the last token. */
  readonly to: number;
  /** The replacement; empty for a removal. */
  readonly text: string;
}

/**
 * A change of the input: cuts in the order of the text, disjoint, neighbouring removals joined into one. Operations on edits
 * take time in proportion to the number of cuts, not to the size of the tree.
 */
export type Edits = readonly Cut[];

/** The edits that leave the input as it is. */
export const noEdits: Edits = [];

/**
 * Adds cuts to edits. A new cut overrides what `base` does to the same tokens.
 * @param base the edits so far; not changed
 * @param cuts in the order of the text and disjoint; none may begin or end inside a cut of `base` that inserts text
 */
export function edit(base: Edits, cuts: readonly Cut[]): Edits {
  const result: Cut[] = [];
  let next = 0;
  for (const old of base) {
    while (next < cuts.length && (cuts[next] as Cut).to <= old.from) appendCut(result, cuts[next++] as Cut);
    // Parts of a removal stay between the new cuts that reach into it. A replacement text has no parts, so it is dropped.
    let from = old.from;
    while (next < cuts.length && (cuts[next] as Cut).from < old.to) {
      const cut = cuts[next] as Cut;
      if (old.text === "" && from < cut.from) appendCut(result, { from, to: cut.from, text: "" });
      from = cut.to;
      if (cut.to > old.to) break; // the new cut may reach into the next old one as well
      appendCut(result, cut);
      next++;
    }
    if (from === old.from) appendCut(result, old);
    else if (old.text === "" && from < old.to) appendCut(result, { from, to: old.to, text: "" });
  }
  while (next < cuts.length) appendCut(result, cuts[next++] as Cut);
  return result;
}

/** Builds edits from cuts in the order of the text. Neighbouring removals are joined without an object for each. */
export class CutWriter {
  readonly #cuts: Cut[] = [];
  /** The removal that may still grow; an empty range if there is none. */
  #from = 0;
  #to = 0;

  /**
   * Replaces the tokens from `from` up to `to` by a text.
   * @param from not before the end of the previous cut
   */
  write(from: number, to: number, text: string): void {
    if (text === "" && from === this.#to && this.#from < this.#to) {
      this.#to = to;
      return;
    }
    this.#flush();
    if (text === "") [this.#from, this.#to] = [from, to];
    else this.#cuts.push({ from, to, text });
  }

  /** All cuts that were written. */
  finish(): readonly Cut[] {
    this.#flush();
    return this.#cuts;
  }

  #flush(): void {
    if (this.#from < this.#to) this.#cuts.push({ from: this.#from, to: this.#to, text: "" });
    this.#from = this.#to = 0;
  }
}

/** Appends a cut. A removal that follows another one directly is joined with it. */
function appendCut(cuts: Cut[], cut: Cut): void {
  const last = cuts.at(-1);
  if (last && last.to === cut.from && last.text === "" && cut.text === "") {
    cuts[cuts.length - 1] = { from: last.from, to: cut.to, text: "" };
  } else {
    cuts.push(cut);
  }
}

/** Size of the cache of {@link FilledHoles}; a power of two. */
const cacheSize = 1 << 16;

/**
 * A cache of the texts that fill the holes that cuts leave. The candidates of a search have most of their holes in common. A
 * hole has one position in the cache and overwrites the one that was there, so looking up and forgetting take constant time.
 */
export class FilledHoles {
  readonly #cuts: (Cut | undefined)[] = new Array(cacheSize);
  readonly #texts: string[] = new Array(cacheSize);

  /**
   * The text that fills the hole of a cut.
   * @param fill computes the text if the cache does not have it
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
