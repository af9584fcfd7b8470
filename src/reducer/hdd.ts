/**
 * Hierarchical delta debugging: Misherghi and Su, "HDD: Hierarchical Delta Debugging", ICSE 2006.
 *
 *     level := the root
 *     while level has nodes:
 *       minimise level: prune its nodes, or hoist into them, or substitute them
 *       level := the children of the nodes that are left
 *
 * HDD* repeats this until nothing changes ({@link fixpoint}).
 *
 * Guarantee: that of its transformations, in the fixpoint. See `prune.ts`, `hoist.ts` and `substitute.ts`.
 *
 * Deviations: a quantifier is not a level of its own; its iterations belong to the level of the quantifier's siblings.
 */
import { currentNodes, type Level, levelBelow, rootLevel } from "../search/level.js";
import type { Search } from "../search/search.js";
import { type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";

/** Reduces the nodes of a level together. The nodes below them have not been visited yet. */
export type Transformation = (tree: WorkingTree, level: Level) => Search<Edits, void>;

/**
 * Visits a tree once, level by level.
 * @param start the tree with all changes so far
 * @param transformations applied to each level, in this order
 * @returns the reduced tree; `start` itself if nothing has changed
 */
export function* hdd(start: Reduced, transformations: readonly Transformation[]): Search<Edits, Reduced> {
  const tree = new WorkingTree(start);
  for (let level = rootLevel(tree); level.nodes.length > 0; level = levelBelow(tree, currentNodes(tree, level))) {
    for (const transform of transformations) yield* transform(tree, level);
  }
  return tree.finish();
}
