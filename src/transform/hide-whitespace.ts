import { filterNodes } from "../tree/filter-nodes.js";
import { type Node, type Tree, textOf } from "../tree/node.js";

/** Hides the hidden tokens that are nothing but white space, so that only comments and the like are tested. */
export function hideWhitespace(tree: Tree): Tree {
  return { ...tree, root: filterNodes(tree.root, (node) => !isWhitespace(tree, node)) };
}

function isWhitespace(tree: Tree, node: Node): boolean {
  return node.kind === "token" && node.category === "hidden" && /^\s*$/.test(textOf(tree, node));
}
