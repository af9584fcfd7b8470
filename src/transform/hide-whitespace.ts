import { filterNodes } from "../tree/filter-nodes.js";
import { type Node, type Tree, textOf } from "../tree/node.js";

/**
 * Takes hidden tokens that are only white space out of the tree, so that of hidden tokens only comments are tested.
 * @param tree is not changed; without hidden tokens in it, all stays as it is
 */
export function hideWhitespace(tree: Tree): Tree {
  return { ...tree, root: filterNodes(tree.root, (node) => !isWhitespace(tree, node)) };
}

function isWhitespace(tree: Tree, node: Node): boolean {
  return node.kind === "token" && node.category === "hidden" && /^\s*$/.test(textOf(tree, node));
}
