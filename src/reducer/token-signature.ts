import type { WorkingTree } from "../search/working-tree.js";
import type { Node } from "../tree/node.js";

/** Nodes with more tokens have no signature. */
const mostTokens = 8;

/**
 * The token signature of a node: the types of the tokens that are left of it, in order. If a node fails as a replacement, others with
 * the same signature rarely succeed.
 * @param working the working tree; only tokens that are left in it count
 * @param node a node of that tree
 * @returns undefined if the node has more than 8 tokens
 */
export function tokenSignatureOf(working: WorkingTree, node: Node): string | undefined {
  if (working.weightOf(node) > mostTokens) return undefined;
  const names: string[] = [];
  const stack = [node];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.kind === "token") names.push(each.name);
    else stack.push(...[...working.childrenOf(each)].reverse());
  }
  return names.join(" ");
}
