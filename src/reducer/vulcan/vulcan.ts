/**
 * Vulcan: Xu, Tian, Zhang, Zhao, Jiang and Sun, "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction",
 * OOPSLA 2023. For texts that another algorithm has made small already.
 *
 * Three searches, one after the other: identifier replacement, tree-based local exhaustive enumeration, subtree replacement;
 * each is an algorithm of its own as well.
 *
 * Guarantee: those of the three.
 *
 * Deviations: the paper enumerates first. What the evaluation of T-Rec (TOSEM 2024) found speaks for names first: what they
 * make alike, the others find. The main reducer between two steps is the pipeline's business.
 */

import type { Syntax } from "../../language/syntax.js";
import type { Search } from "../../search/search.js";
import type { Reduced } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Tree } from "../../tree/node.js";
import { vulcanIdentifiers } from "./identifiers.js";
import { vulcanPatterns } from "./patterns.js";
import { vulcanSubtrees } from "./subtrees.js";

export interface VulcanOptions {
  readonly tree: Tree;
  readonly syntax: Syntax;
  readonly textOf: (edits: Edits) => string;
}

/** Goes once through all three. */
export function* vulcan(start: Reduced, options: VulcanOptions): Search<Edits, Reduced> {
  const renamed = yield* vulcanIdentifiers(start, options);
  const thinned = yield* vulcanPatterns(renamed, options);
  return yield* vulcanSubtrees(thinned, options);
}
