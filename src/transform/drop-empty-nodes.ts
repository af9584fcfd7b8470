import { filterNodes } from "../tree/filter-nodes.js";
import type { Tree } from "../tree/node.js";

/** Drops the nodes without tokens, the root excepted: removing them would not change the text. */
export function dropEmptyNodes(tree: Tree): Tree {
  return { ...tree, root: filterNodes(tree.root, ({ from, to }) => from < to) };
}
