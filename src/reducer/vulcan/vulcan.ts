/**
 * Vulcan: Xu, Tian, Zhang, Zhao, Jiang and Sun, "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction",
 * OOPSLA 2023. It is meant for texts that another algorithm has already made small.
 *
 * Runs three searches one after the other: identifier replacement, tree-based local exhaustive enumeration, subtree
 * replacement. Each is also an algorithm of its own.
 *
 * Guarantee: in the fixpoint, those of the three searches.
 *
 * Deviations: the paper enumerates first. Here names come first, because equal names let the other two find more (the
 * evaluation of T-Rec, TOSEM 2024). The pipeline, not Vulcan, returns to the main reducer between two passes.
 */

import type { Syntax } from "../../language/syntax.js";
import type { Search } from "../../search/search.js";
import type { Reduced } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Tree } from "../../tree/node.js";
import { vulcanIdentifiers } from "./identifiers.js";
import { vulcanPatterns } from "./patterns.js";
import { vulcanSubtrees } from "./subtrees.js";

/** What the three searches work with. */
export interface VulcanOptions {
  readonly tree: Tree;
  readonly syntax: Syntax;
  /** The text of the tree with some edits. */
  readonly textOf: (edits: Edits) => string;
}

/**
 * Runs each of the three searches once. Returns `start` itself if nothing changed.
 * @param start the tree and the edits made so far
 * @param options what the three searches need
 */
export function* vulcan(start: Reduced, options: VulcanOptions): Search<Edits, Reduced> {
  const renamed = yield* vulcanIdentifiers(start, options);
  const shortened = yield* vulcanPatterns(renamed, options);
  return yield* vulcanSubtrees(shortened, options);
}
