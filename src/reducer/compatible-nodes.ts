/** Compatible nodes, as Perses (ICSE 2018) calls the nodes below a node that the grammar allows in its slot. */

import type { Syntax } from "../language/syntax.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Node, RuleNode, TokenNode } from "../tree/node.js";

/** Which compatible nodes are searched for. */
export interface CompatibleSearchOptions {
  /**
   * The maximum depth of a node, in steps. An only child is as deep as its parent, unless it is a list.
   */
  readonly depth: number;
  /** Whether nodes below a compatible node are left out. */
  readonly topmost: boolean;
  /** How many nodes are visited at most; all if undefined. */
  readonly mostVisited?: number;
}

/**
 * The nodes below a node that have fewer tokens and that the grammar allows in its slot, in the order of the text, parents
 * first. Nodes are visited only as far as results are asked for, so the rest of the tree is not built.
 * @param working the working tree, which tells how many tokens are left of a node
 * @param node is not among the results
 * @param options the language, and how far down the search goes
 */
export function* compatibleBelow(
  working: WorkingTree,
  node: RuleNode,
  {
    syntax,
    depth,
    topmost,
    mostVisited = Number.POSITIVE_INFINITY,
  }: CompatibleSearchOptions & { readonly syntax: Syntax },
): Iterable<RuleNode | TokenNode> {
  const weight = working.weightOf(node);
  const stack: DescentStep[] = [];
  pushBelow(stack, working, { node, depth });
  let visited = 0;
  for (let each = stack.pop(); each && visited++ < mostVisited; each = stack.pop()) {
    const { node: other } = each;
    const isCompatible = isSymbol(other) && syntax.fits(other.name, node.slot) && working.weightOf(other) < weight;
    if (isCompatible) yield other;
    if (!(isCompatible && topmost)) pushBelow(stack, working, each);
  }
}

/**
 * Nodes sorted by their weight; nodes with the same weight keep their order.
 * @param working the working tree; only tokens that are left in it count
 * @param nodes of that tree
 */
export function lightestFirst<N extends Node>(working: WorkingTree, nodes: Iterable<N>): readonly N[] {
  return [...nodes]
    .map((node) => ({ node, weight: working.weightOf(node) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ node }) => node);
}

/**
 * The node with the greatest weight, the last one if there are several; undefined if there are no nodes.
 * @param working the working tree; only tokens that are left in it count
 * @param nodes of that tree
 */
export function heaviest<N extends Node>(working: WorkingTree, nodes: Iterable<N>): N | undefined {
  return lightestFirst(working, nodes).at(-1);
}

/** A node on the way down. */
interface DescentStep {
  readonly node: Node;
  /** How many more steps may follow. */
  readonly depth: number;
}

/** Adds the children of a node, the first one last. Going down to an only child does not count as a step, unless that child is a list. */
function pushBelow(stack: DescentStep[], working: WorkingTree, { node, depth }: DescentStep): void {
  const children = working.childrenOf(node);
  const isStep = children.length > 1 || children[0]?.kind === "quantifier";
  if (isStep && depth === 0) return;
  for (let i = children.length - 1; i >= 0; i--) {
    stack.push({ node: children[i] as Node, depth: isStep ? depth - 1 : depth });
  }
}

/**
 * Whether a node is a symbol of the grammar: a rule, or a token that is neither hidden nor an error.
 * @param node any node; quantifiers and iterations are none
 */
export function isSymbol(node: Node): node is RuleNode | TokenNode {
  return node.kind === "rule" || (node.kind === "token" && node.category === "plain");
}
