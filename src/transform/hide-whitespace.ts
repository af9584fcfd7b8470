import { type Node, type Tree, textOf, withChildren } from "../tree/node.js";

/** Hides the hidden tokens that are nothing but white space, so that only comments and the like are tested. */
export function hideWhitespace(tree: Tree): Tree {
  const isWhitespace = (node: Node): boolean =>
    node.kind === "token" && node.category === "hidden" && /^\s*$/.test(textOf(tree, node));
  const hide = (node: Node): Node => withChildren(node, hideChildren);
  const hideChildren = (node: Node) => node.children.filter((child) => !isWhitespace(child)).map(hide);
  return { ...tree, root: hide(tree.root) };
}
