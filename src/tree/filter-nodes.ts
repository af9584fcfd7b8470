import { type Node, withChildren } from "./node.js";

/**
 * The tree without some nodes and everything below them. The root always stays.
 * @param root of the whole tree; not changed
 * @param keep returns whether a node stays
 */
export function filterNodes(root: Node, keep: (node: Node) => boolean): Node {
  const filter = (node: Node): Node => withChildren(node, filterChildren);
  const filterChildren = (node: Node): readonly Node[] => node.children.filter(keep).map(filter);
  return filter(root);
}
