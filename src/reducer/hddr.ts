/**
 * HDDr: Kiss, Hodován and Gyimóthy, "HDDr: A Recursive Variant of the Hierarchical Delta Debugging Algorithm", A-TEST 2018.
 *
 * Like HDD, but minimises the children of one node at a time instead of a whole level.
 *
 * Guarantee: as HDD's.
 *
 * Deviations: as HDD's.
 */
import { currentNodes, type Level, levelBelow, rootLevel } from "../search/level.js";
import type { Search } from "../search/search.js";
import { type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { Transformation } from "./hdd.js";

/** The order in which nodes are visited to minimise their children. */
export interface VisitOrder {
  /** Level by level (`breadth`), or all below one node before the next (`depth`). */
  readonly queue: "breadth" | "depth";
  /** The order of siblings: that of the text, or the reverse. */
  readonly siblings: "forward" | "backward";
}

/**
 * Visits a tree once, the children of one node at a time.
 * @param start the tree with all changes so far
 * @param transformations applied to the children of each node, in this order
 * @param order which node comes next, and the order of siblings
 * @returns the reduced tree; `start` itself if nothing has changed
 */
export function* hddr(
  start: Reduced,
  transformations: readonly Transformation[],
  { queue, siblings }: VisitOrder,
): Search<Edits, Reduced> {
  const tree = new WorkingTree(start);
  const pending: Level[] = [rootLevel(tree)];
  // A queue that is read from its front, or a stack.
  for (let next = 0; next < pending.length; ) {
    const level = (queue === "breadth" ? pending[next++] : pending.pop()) as Level;
    for (const transform of transformations) yield* transform(tree, level);
    const below = currentNodes(tree, level).map((node) => levelBelow(tree, [node]));
    const isReversed = (siblings === "backward") === (queue === "breadth");
    for (const each of isReversed ? below.reverse() : below) if (each.nodes.length > 0) pending.push(each);
  }
  return tree.finish();
}
