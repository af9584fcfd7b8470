import type { WorkingTree } from "../../search/working-tree.js";
import { type Node, type QuantifierNode, type Tree, textOf } from "../../tree/node.js";
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

/** Elements are alike if they begin with the same tokens, so many of them. */
const tokensCompared = 3;

/** A list holds records if it has more than so many times as many elements as there are different beginnings. */
const leastAlike = 8;

/**
 * Whether the list that holds most of a text holds records of a few kinds, as data do. Where parts have names of their own, nearly every
 * one begins in its own way.
 * @param tree the tree as it is now
 * @param parsed the tree as it was parsed
 */
export function holdsRecords(tree: WorkingTree, parsed: Tree): boolean {
  const elements = mainListOf(tree)?.children ?? [];
  const beginnings = elements.map(({ from, separators, to }) => {
    const first = from + separators;
    return textOf(parsed, { from: first, to: Math.min(first + tokensCompared, to) });
  });
  return elements.length > leastAlike * new Set(beginnings).size;
}
