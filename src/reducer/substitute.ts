/**
 * Substitution: the second template of GTR (Herfert, Patra and Pradel, "Automatically Reducing Tree-Structured Test Inputs",
 * ASE 2017). A node is replaced by one of the topmost nodes below it that the grammar allows in its slot, the lightest first.
 *
 * Guarantee: in the fixpoint, no node can be replaced by one of the topmost lighter nodes below it that the grammar allows in its
 * slot, in the tree after the transforms (substitution-minimal).
 */
import type { Syntax } from "../language/syntax.js";
import type { Level } from "../search/level.js";
import type { Search } from "../search/search.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { BranchingLimit } from "./branching-limit.js";
import { compatibleBelow, lightestFirst } from "./compatible-nodes.js";
import { replaceNodes } from "./hoist.js";

/** How nodes are substituted. */
export interface SubstituteOptions {
  readonly syntax: Syntax;
  /** Which nodes are postponed. */
  readonly limit: BranchingLimit;
}

/**
 * Substitutes the nodes of a level as long as one substitution is interesting.
 * @param tree is changed by each substitution that is interesting
 * @param level of this tree
 * @param options the language, and what decides which nodes are postponed
 */
export function* substitute(
  tree: WorkingTree,
  level: Level,
  { syntax, limit }: SubstituteOptions,
): Search<Edits, void> {
  yield* replaceNodes(tree, level, (node) => {
    const compatible = compatibleBelow(tree, node, { syntax, depth: Number.POSITIVE_INFINITY, topmost: true });
    return lightestFirst(tree, limit.admit(compatible));
  });
}
