/**
 * Substitution by what is below: the second template of GTR (Herfert, Patra and Pradel, ASE 2017). A node gives way to one
 * of the topmost nodes below it that the grammar allows in its place, the lightest first, as long as one is interesting.
 */

import type { Syntax } from "../language/syntax.js";
import { type Level, nodesNow } from "../search/level.js";
import type { Search } from "../search/search.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { BranchingLimit } from "./branching-limit.js";
import { compatibleBelow, lightestFirst } from "./compatible-nodes.js";
import { replaceEach } from "./hoist.js";

export interface SubstituteOptions {
  readonly syntax: Syntax;
  /** Which nodes are passed over. */
  readonly width: BranchingLimit;
}

/** Substitutes the nodes of a level. */
export function* substitute(
  draft: WorkingTree,
  level: Level,
  { syntax, width }: SubstituteOptions,
): Search<Edits, void> {
  const nodes = nodesNow(draft, level).filter((node) => node.kind === "rule");
  yield* replaceEach(draft, nodes, (node) => {
    const fitting = compatibleBelow(draft, node, { syntax, depth: Number.POSITIVE_INFINITY, topmost: true });
    return lightestFirst(draft, width.admit(fitting));
  });
}
