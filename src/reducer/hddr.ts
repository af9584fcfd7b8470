/** How a tree is gone through from its root. What is done to the nodes on the way is given. */

import { type Level, levelBelow, nodesNow, rootLevel } from "../search/level.js";
import type { Search } from "../search/search.js";
import { type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";

/** Reduces nodes that are visited together. What is below them has not been visited yet. */
export type Transformation = (draft: WorkingTree, level: Level) => Search<Edits, void>;

/** One way through a tree; gives back `start` itself if nothing has changed. */
export type Walk = (start: Reduced, transformations: readonly Transformation[]) => Search<Edits, Reduced>;

/** Level by level: Misherghi and Su, "HDD: Hierarchical Delta Debugging", ICSE 2006. */
export function* levelByLevel(start: Reduced, transformations: readonly Transformation[]): Search<Edits, Reduced> {
  const draft = new WorkingTree(start);
  for (let level = rootLevel(draft); level.nodes.length > 0; level = levelBelow(draft, nodesNow(draft, level))) {
    for (const transform of transformations) yield* transform(draft, level);
  }
  return draft.finish();
}

/** In which order the nodes come whose children are reduced next. */
export interface QueueOrder {
  /** Level by level, or into the depth of one node after the other. */
  readonly queue: "breadth" | "depth";
  /** The order of siblings. */
  readonly siblings: "forward" | "backward";
}

/**
 * The children of one node at a time: Kiss, Hodován and Gyimóthy, "HDDr: A Recursive Variant of the Hierarchical Delta
 * Debugging Algorithm", A-TEST 2018.
 */
export function nodeByNode({ queue, siblings }: QueueOrder): Walk {
  return function* (start, transformations) {
    const draft = new WorkingTree(start);
    const pending: Level[] = [rootLevel(draft)];
    for (let next = 0; next < pending.length; ) {
      const level = (queue === "breadth" ? pending[next++] : pending.pop()) as Level;
      for (const transform of transformations) yield* transform(draft, level);
      const below = nodesNow(draft, level).map((node) => levelBelow(draft, [node]));
      const isReversed = (siblings === "backward") === (queue === "breadth");
      for (const each of isReversed ? below.reverse() : below) if (each.nodes.length > 0) pending.push(each);
    }
    return draft.finish();
  };
}
