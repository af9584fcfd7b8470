/** What is done to a text that is too large to be parsed: its outline is reduced first. */

import type { ListMinimizer } from "../lists/list-minimizers.js";
import { outline } from "../parse/outline.js";
import { nodeByNode } from "../reducer/hddr.js";
import { prune } from "../reducer/prune.js";
import type { Candidate } from "../schedule/candidate.js";
import { mapSearch, type Search } from "../search/search.js";
import { type Edits, noEdits } from "../tree/edits.js";
import { Unparser } from "../tree/unparse.js";

/**
 * Texts of more UTF-16 units are reduced by their outline before they are parsed: a list of half as many elements is about
 * the longest that fits into Node's default heap.
 */
export const mostParsed = 2 ** 22;

/** The outline tells apart what is about so large a part of the text. */
const parts = 256;

/** What is left after a turn must be less than this share of the text for another turn to be worth it. */
const worthwhile = 0.9;

export interface LargeTextOptions {
  readonly minimize: ListMinimizer;
  /** How long a text may be to be parsed, in UTF-16 units. */
  readonly most: number;
}

/** Prunes the outline of a text, finer in each turn, until the text is small enough to be parsed or hardly anything goes. */
export function* reduceLargeText(text: string, { minimize, most }: LargeTextOptions): Search<Candidate, void> {
  if (yield [{ phase: "empty", text: () => "" }]) return;
  const walk = nodeByNode({ queue: "breadth", siblings: "forward" });
  for (let before = text; ; ) {
    const tree = outline(before, Math.ceil(before.length / parts));
    const unparser = new Unparser(tree, "keep", () => false);
    const candidate = (edits: Edits): Candidate => ({
      phase: "outline",
      text: () => unparser.unparse(edits),
      key: () => unparser.keyOf(edits),
    });
    const search = walk({ root: tree.root, edits: noEdits }, [
      (draft, level) => prune(draft, level, { coarse: false, minimize }),
    ]);
    const { edits } = yield* mapSearch(search, candidate);
    const after = unparser.unparse(edits);
    if (after.length <= most || after.length > worthwhile * before.length) return;
    before = after;
  }
}
