/** The nodes below a node that may stand in its place. */
import type { Node, RuleNode, TokenNode } from "../tree/node.js";
import type { Syntax } from "../tree/syntax.js";
import type { Draft } from "./draft.js";

export interface Reach {
  /** How many nodes that stand for less than their parent may lie between, at most. */
  readonly depth: number;
  /** Looks no further below a node that fits. */
  readonly topmost: boolean;
}

/** The nodes below `node` that the grammar allows in its place, in the order of the text, parents first. */
export function fittingBelow(
  draft: Draft,
  node: RuleNode,
  { syntax, depth, topmost }: Reach & { readonly syntax: Syntax },
) {
  const found: (RuleNode | TokenNode)[] = [];
  const stack = below(draft, { node, depth });
  for (let each = stack.pop(); each; each = stack.pop()) {
    const isSmaller = each.node.from > node.from || each.node.to < node.to;
    const isFit = isSmaller && isSymbol(each.node) && syntax.fits(each.node.name, node.place);
    if (isFit) found.push(each.node as RuleNode | TokenNode);
    if (!(isFit && topmost)) stack.push(...below(draft, each));
  }
  return found;
}

interface Step {
  readonly node: Node;
  /** How many more steps may follow. */
  readonly depth: number;
}

/** The children of a node in reverse; chains of nodes that stand for the same are one step. */
function below(draft: Draft, { node, depth }: Step): Step[] {
  const steps: Step[] = [];
  for (const child of draft.childrenOf(node)) {
    const isSame = child.from === node.from && child.to === node.to;
    if (isSame || depth > 0) steps.push({ node: child, depth: isSame ? depth : depth - 1 });
  }
  return steps.reverse();
}

/** Tells whether a node is what a grammar's symbol stands for. */
export function isSymbol(node: Node): node is RuleNode | TokenNode {
  return node.kind === "rule" || (node.kind === "token" && node.category === "plain");
}
