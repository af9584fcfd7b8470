import { type Node, type Tree, withChildren } from "../tree/node.js";

/** Drops the nodes that stand for no text: nothing is gained by removing them. */
export function dropEmptyNodes(tree: Tree): Tree {
  return { ...tree, root: drop(tree.root) };
}

function drop(node: Node): Node {
  return withChildren(node, dropChildren);
}

function dropChildren(node: Node): readonly Node[] {
  return node.children.filter((child) => child.from < child.to).map(drop);
}
