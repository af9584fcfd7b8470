/** The costs of the nodes of a derivation graph: the least depth and length of the texts that they derive. */
import type { DerivationEdge, DerivationNode } from "./derivation-node.js";

/** The costs of nodes; infinite if no end of the rule can be reached. */
export interface Costs<S> {
  /** The least number of rules that are open at once behind a node. */
  readonly height: (node: DerivationNode<S>) => number;
  /** The least number of symbols behind a node, of the ways of that height. */
  readonly size: (node: DerivationNode<S>) => number;
}

/**
 * Computes the costs of all nodes as two fixpoints, first the heights.
 * @param nodes all nodes of one graph, in any order
 */
export function costsOf<S>(nodes: readonly DerivationNode<S>[]): Costs<S> {
  const height = fixpoint(nodes, (node, known) => least(node.edges, (edge) => heightOf(edge, known)));
  const size = fixpoint(nodes, (node, known) => {
    const low = node.edges.filter((edge) => heightOf(edge, height) <= height(node));
    return least(low, (edge) => sizeOf(edge, known));
  });
  return { height, size };
}

function least<S>(edges: readonly DerivationEdge<S>[], cost: (edge: DerivationEdge<S>) => number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const edge of edges) best = Math.min(best, cost(edge));
  return best;
}

/** Lowers the costs of nodes until nothing changes. The end of a rule costs nothing. */
function fixpoint<S>(
  nodes: readonly DerivationNode<S>[],
  costOf: (node: DerivationNode<S>, known: (node: DerivationNode<S>) => number) => number,
): (node: DerivationNode<S>) => number {
  const costs = new Map<DerivationNode<S>, number>();
  const known = (node: DerivationNode<S>) => costs.get(node) ?? Number.POSITIVE_INFINITY;
  for (const node of nodes) if (node.isEnd) costs.set(node, 0);
  for (let isChanging = true; isChanging; ) {
    isChanging = false;
    for (const node of nodes.toReversed()) {
      if (node.isEnd) continue;
      const cost = costOf(node, known);
      if (cost >= known(node)) continue;
      costs.set(node, cost);
      isChanging = true;
    }
  }
  return known;
}

/**
 * The height of the open rules behind an edge, that of its own rule included.
 * @param edge one way on from a node
 * @param height the height of a node, in rules that are open at once
 */
export function heightOf<S>(edge: DerivationEdge<S>, height: Costs<S>["height"]): number {
  return Math.max(edge.start ? 1 + height(edge.start) : 0, height(edge.to));
}

/**
 * The number of symbols that an edge writes at least. A rule and an iteration count as one more, so that every loop costs something.
 * @param edge one way on from a node
 * @param size the size of a node, in symbols
 */
export function sizeOf<S>(edge: DerivationEdge<S>, size: Costs<S>["size"]): number {
  const own = edge.start ? 1 + size(edge.start) : edge.symbol === undefined ? 0 : 1;
  return own + (edge.isIteration ? 1 : 0) + size(edge.to);
}
