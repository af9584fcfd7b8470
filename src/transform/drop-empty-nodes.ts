import { filterNodes } from "../tree/filter-nodes.js";
import type { Tree } from "../tree/node.js";

/** Drops the nodes that stand for no text: nothing is gained by removing them. */
export function dropEmptyNodes(tree: Tree): Tree {
  return { ...tree, root: filterNodes(tree.root, ({ from, to }) => from < to) };
}
