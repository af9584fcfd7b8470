import { filterNodes } from "../tree/filter-nodes.js";
import type { Tree } from "../tree/node.js";

/**
 * Drops the nodes without tokens, the root excepted: removing them would not change the text.
 * @param tree is not changed; children are built when the new tree is visited
 */
export function dropEmptyNodes(tree: Tree): Tree {
  return { ...tree, root: filterNodes(tree.root, ({ from, to }) => from < to) };
}
