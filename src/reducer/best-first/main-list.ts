import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, QuantifierNode } from "../../tree/node.js";
import { heaviest } from "../compatible-nodes.js";

/**
 * The list that holds most of a text: from the root down along the heaviest nodes, the first one with no element that is half of it or more.
 * Undefined if there is none.
 */
export function mainListOf(tree: WorkingTree): QuantifierNode | undefined {
  for (let node: Node | undefined = tree.root; node; ) {
    const child: Node | undefined = heaviest(tree, tree.childrenOf(node));
    if (child && node.kind === "quantifier" && 2 * tree.weightOf(child) < tree.weightOf(node)) return node;
    node = child;
  }
  return undefined;
}
