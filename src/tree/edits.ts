/** One stretch of tokens, `from` inclusive to `to` exclusive, and the text that stands in its place. */
export interface Cut {
  /** Index of the first token. */
  readonly from: number;
  /** Index behind the last token. */
  readonly to: number;
  /** The text that replaces the tokens. */
  readonly text: string;
}

/**
 * What a test case has lost: cuts in the order of the text, disjoint, neighbouring removals joined into one. The cost of
 * everything that is done with edits depends on the number of cuts, not on the size of the tree.
 */
export type Edits = readonly Cut[];

/** The edits that leave the input as it is. */
export const noEdits: Edits = [];

/**
 * Makes `cuts` after `base`. A cut replaces what `base` says of the same tokens.
 * @param cuts in the order of the text and disjoint; none may lie inside a text that `base` put in, which has no parts
 */
export function edit(base: Edits, cuts: readonly Cut[]): Edits {
  const result: Cut[] = [];
  let next = 0;
  for (const old of base) {
    while (next < cuts.length && (cuts[next] as Cut).to <= old.from) appendCut(result, cuts[next++] as Cut);
    // What is left of `old` between the new cuts that reach into it. A text has no parts, so it goes as a whole.
    let from = old.from;
    while (next < cuts.length && (cuts[next] as Cut).from < old.to) {
      const cut = cuts[next] as Cut;
      if (old.text === "" && from < cut.from) appendCut(result, { from, to: cut.from, text: "" });
      from = cut.to;
      if (cut.to > old.to) break; // it may reach into the next old cut as well
      appendCut(result, cut);
      next++;
    }
    if (from === old.from) appendCut(result, old);
    else if (old.text === "" && from < old.to) appendCut(result, { from, to: old.to, text: "" });
  }
  while (next < cuts.length) appendCut(result, cuts[next++] as Cut);
  return result;
}

/** Writes cuts in the order of the text without an object for each of those that are joined. */
export class CutWriter {
  readonly #cuts: Cut[] = [];
  /** The removal that is being written; empty if there is none. */
  #from = 0;
  #to = 0;

  /** Cuts `[from, to)` out and puts `text` there. */
  write(from: number, to: number, text: string): void {
    if (text === "" && from === this.#to && this.#from < this.#to) {
      this.#to = to;
      return;
    }
    this.#flush();
    if (text === "") [this.#from, this.#to] = [from, to];
    else this.#cuts.push({ from, to, text });
  }

  /** All that was written. */
  finish(): readonly Cut[] {
    this.#flush();
    return this.#cuts;
  }

  #flush(): void {
    if (this.#from < this.#to) this.#cuts.push({ from: this.#from, to: this.#to, text: "" });
    this.#from = this.#to = 0;
  }
}

/** Appends a cut; a removal right behind a removal makes that one longer. */
function appendCut(cuts: Cut[], cut: Cut): void {
  const last = cuts.at(-1);
  if (last && last.to === cut.from && last.text === "" && cut.text === "") {
    cuts[cuts.length - 1] = { from: last.from, to: cut.to, text: "" };
  } else {
    cuts.push(cut);
  }
}
