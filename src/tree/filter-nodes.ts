import { type Node, withChildren } from "./node.js";

/** The tree without the nodes that are not kept and what is below them. The root stays. */
export function filterNodes(root: Node, keep: (node: Node) => boolean): Node {
  const filter = (node: Node): Node => withChildren(node, filterChildren);
  const filterChildren = (node: Node): readonly Node[] => node.children.filter(keep).map(filter);
  return filter(root);
}
