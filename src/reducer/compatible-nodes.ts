/** The nodes below a node that may stand in its place. */

import type { Syntax } from "../language/syntax.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Node, RuleNode, TokenNode } from "../tree/node.js";

export interface CompatibleSearchOptions {
  /** How many steps down a node may lie, at most. What is an only child, and no list, is as deep as its parent. */
  readonly depth: number;
  /** Looks no further below a node that fits. */
  readonly topmost: boolean;
}

/**
 * The nodes below `node` that the grammar allows in its place, in the order of the text, parents first. Whoever wants only
 * some of them does not have the rest of the tree built.
 */
export function* compatibleBelow(
  draft: WorkingTree,
  node: RuleNode,
  { syntax, depth, topmost }: CompatibleSearchOptions & { readonly syntax: Syntax },
): Iterable<RuleNode | TokenNode> {
  const weight = draft.weightOf(node);
  const stack = below(draft, { node, depth });
  for (let each = stack.pop(); each; each = stack.pop()) {
    const { node: other } = each;
    const isFit = isSymbol(other) && syntax.fits(other.name, node.slot) && draft.weightOf(other) < weight;
    if (isFit) yield other;
    if (!(isFit && topmost)) for (const step of below(draft, each)) stack.push(step);
  }
}

/** Nodes by their weight; of those as heavy, in the order of the text. */
export function lightestFirst<N extends Node>(draft: WorkingTree, nodes: Iterable<N>): readonly N[] {
  return [...nodes]
    .map((node) => ({ node, weight: draft.weightOf(node) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ node }) => node);
}

/** The heaviest of some nodes, of those as heavy the last; undefined if there are none. */
export function heaviest<N extends Node>(draft: WorkingTree, nodes: Iterable<N>): N | undefined {
  return lightestFirst(draft, nodes).at(-1);
}

interface DescentStep {
  readonly node: Node;
  /** How many more steps may follow. */
  readonly depth: number;
}

/** The children of a node in reverse. A chain of only children is gone down in one step, if no list is among them. */
function below(draft: WorkingTree, { node, depth }: DescentStep): DescentStep[] {
  const children = draft.childrenOf(node);
  const isStep = children.length > 1 || children[0]?.kind === "quantifier";
  if (isStep && depth === 0) return [];
  return children.map((child) => ({ node: child, depth: isStep ? depth - 1 : depth })).reverse();
}

/** Tells whether a node is what a grammar's symbol stands for. */
export function isSymbol(node: Node): node is RuleNode | TokenNode {
  return node.kind === "rule" || (node.kind === "token" && node.category === "plain");
}
