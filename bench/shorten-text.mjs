import { clashOf, edit, noEdits, Unparser } from "treemin";

/**
 * A text of the same kind and the same grammar: the beginning of a text, and what it takes to end it properly. Of the nodes
 * behind the beginning, elements of lists are left out, and others give way to their minimal replacements.
 * @param {import("treemin").Grammar} grammar
 * @param {import("treemin").Tree} tree
 * @param {number} length about how many UTF-16 units to keep
 */
export function shorten(grammar, tree, length) {
  const end = tree.tokens.starts.findIndex((start) => start >= length);
  if (end < 0) return tree.text;
  const cuts = [];
  const stack = [tree.root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.to <= end || node.kind === "token") continue;
    if (node.from >= end) cuts.push({ from: node.from, to: node.to, text: node.replacement });
    else stack.push(...node.children.toReversed());
  }
  return new Unparser(tree, "keep", clashOf(grammar)).unparse(edit(noEdits, cuts));
}
