/** One stretch of tokens, `from` inclusive to `to` exclusive, and the text that stands in its place. */
export interface Cut {
  readonly from: number;
  readonly to: number;
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

/** Appends a cut to a list under construction; a removal right behind a removal makes that one longer. */
export function appendCut(cuts: Cut[], cut: Cut): void {
  const last = cuts.at(-1);
  if (last && last.to === cut.from && last.text === "" && cut.text === "") {
    cuts[cuts.length - 1] = { from: last.from, to: cut.to, text: "" };
  } else {
    cuts.push(cut);
  }
}
