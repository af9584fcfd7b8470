/** What looks alike: nodes whose tokens are of the same kinds, in the same order. What one of them cannot do, others seldom can. */

import type { WorkingTree } from "../search/working-tree.js";
import type { Node } from "../tree/node.js";

/** Nodes of more tokens look like no other. */
const mostTokens = 8;

/** The names of the tokens that are left of a node, in order; undefined if they are many. */
export function tokenSignatureOf(draft: WorkingTree, node: Node): string | undefined {
  if (draft.weightOf(node) > mostTokens) return undefined;
  const names: string[] = [];
  const stack = [node];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.kind === "token") names.push(each.name);
    else stack.push(...[...draft.childrenOf(each)].reverse());
  }
  return names.join(" ");
}
