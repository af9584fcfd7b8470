/** Reduces a text that is too large to be parsed, by its outline. */

import type { ListMinimizer } from "../lists/list-minimizers.js";
import { outline } from "../parse/outline.js";
import type { Transformation } from "../reducer/hdd.js";
import { hddr } from "../reducer/hddr.js";
import { prune } from "../reducer/prune.js";
import type { Candidate } from "../schedule/candidate.js";
import { mapSearch, type Search } from "../search/search.js";
import { type Edits, noEdits } from "../tree/edits.js";
import { Unparser } from "../tree/unparse.js";

/**
 * The length in UTF-16 units above which a text is reduced by its outline before it is parsed. A list of half as many elements is
 * about the longest that fits into Node's default heap.
 */
export const mostParsed = 2 ** 22;

/** Into about how many parts the outline divides the text. */
const partCount = 256;

/** Another turn is made only if the last one left less than this share of the text. */
const worthwhileShare = 0.9;

/** How a large text is reduced. */
export interface LargeTextOptions {
  readonly minimize: ListMinimizer;
  /** The search ends when the text is at most this long, in UTF-16 units. */
  readonly most: number;
}

/** Prunes the outline of a text in turns, each with a finer outline, until the text can be parsed or hardly shrinks. */
export function* reduceLargeText(text: string, { minimize, most }: LargeTextOptions): Search<Candidate, void> {
  if (yield [{ phase: "empty", text: () => "" }]) return;
  for (let before = text; ; ) {
    const tree = outline(before, Math.ceil(before.length / partCount));
    const unparser = new Unparser(tree, "keep", () => false);
    const candidate = (edits: Edits): Candidate => ({
      phase: "outline",
      text: () => unparser.unparse(edits),
      key: () => unparser.keyOf(edits),
    });
    const pruning: Transformation = (workingTree, level) => prune(workingTree, level, { coarse: false, minimize });
    const search = hddr({ root: tree.root, edits: noEdits }, [pruning], { queue: "breadth", siblings: "forward" });
    const { edits } = yield* mapSearch(search, candidate);
    const after = unparser.unparse(edits);
    if (after.length <= most || after.length > worthwhileShare * before.length) return;
    before = after;
  }
}
