import { expect } from "vitest";
import type { Node, Tree } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

/** What must hold of every tree of a text: each token is in it once and in order, and only layout lies between tokens. */
export function expectWhole(text: string, tree: Tree, layout: RegExp): void {
  expect([...flawsIn(text, tree, layout)]).toEqual([]);
}

/** Says in what way a tree is not as {@link expectWhole} wants it. Where there are many trees, this is quicker than expectations. */
export function* flawsIn(text: string, tree: Tree, layout: RegExp): Iterable<string> {
  if (tree.text !== text) yield `the tree's text is ${tree.text}`;
  const { starts, ends } = tree.tokens;
  let end = 0;
  for (let i = 0; i < starts.length; i++) {
    if (!layout.test(text.slice(end, starts[i]))) yield `no layout before token ${i}: ${text.slice(end, starts[i])}`;
    if ((ends[i] as number) < (starts[i] as number)) yield `token ${i} ends at ${ends[i]}, before it starts`;
    end = ends[i] as number;
  }
  if (!layout.test(text.slice(end))) yield `no layout at the end: ${text.slice(end)}`;
  let token = 0;
  for (const node of preorder(tree.root)) {
    if (node.kind !== "token") yield* flawsBelow(node);
    else if (node.from !== token++) yield `token ${node.from} in place of token ${token - 1}`;
  }
  if (token !== starts.length) yield `${token} of ${starts.length} tokens are in the tree`;
}

/** A node's children cover its tokens without a gap, in order; a quantifier has iterations, and an iteration tokens. */
function* flawsBelow(node: Node): Iterable<string> {
  const where = `${node.kind} of tokens ${node.from} to ${node.to}`;
  let at = node.from;
  for (const child of node.children) {
    if (child.from !== at) yield `${where}: a child begins at ${child.from} instead of ${at}`;
    if ((node.kind === "quantifier") !== (child.kind === "iteration")) yield `${where}: its child is a ${child.kind}`;
    if (child.kind === "iteration" && child.to <= child.from) yield `${where}: an iteration without tokens`;
    at = child.to;
  }
  if (at !== node.to) yield `${where}: its children end at ${at}`;
}
