import { type Node, type Tree, withChildren } from "../tree/node.js";

/** Drops the nodes that stand for no text: nothing is gained by removing them. */
export function dropEmptyNodes(tree: Tree): Tree {
  const drop = (node: Node): Node =>
    withChildren(node, () => node.children.filter((child) => child.from < child.to).map(drop));
  return { ...tree, root: drop(tree.root) };
}
