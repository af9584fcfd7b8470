import { clashOf, edit, noEdits, Unparser } from "treemin/tools";

/**
 * Shortens a text so that the grammar still accepts it. Keeps the middle, because the beginning often is a comment, and
 * replaces each node before and behind the middle by its minimal replacement, which is empty for elements of lists.
 * @param {import("treemin").Grammar} grammar
 * @param {import("treemin").Tree} tree
 * @param {number} length about how many UTF-16 units to keep
 */
export function shorten(grammar, tree, length) {
  if (tree.text.length <= length) return tree.text;
  const first = (tree.text.length - length) / 2;
  const [begin, end] = [first, first + length].map((offset) =>
    tree.tokens.starts.findIndex((start) => start >= offset),
  );
  if (begin < 0 || end < 0) return tree.text;
  const cuts = [];
  const stack = [tree.root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ((node.from >= begin && node.to <= end) || node.kind === "token") continue;
    if (node.from >= end || node.to <= begin) cuts.push({ from: node.from, to: node.to, text: node.replacement });
    else stack.push(...node.children.toReversed());
  }
  return new Unparser(tree, "keep", clashOf(grammar)).unparse(edit(noEdits, cuts));
}
