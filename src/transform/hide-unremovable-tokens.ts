/**
 * Hides nodes that cannot become smaller: Hodován and Kiss, "Tree Preprocessing and Test Outcome Caching for Efficient
 * Hierarchical Delta Debugging", AST 2017; there for tokens, here for every node whose text is its minimal replacement.
 * A hidden node is taken out of the tree. Its text stays, because its tokens are in the range of its parent.
 */
import { filterNodes } from "../tree/filter-nodes.js";
import type { Node, Tree } from "../tree/node.js";

/**
 * Hides every node except the root whose text is its minimal replacement, so that no test is spent on it.
 * @param tree is not changed; children are built when the new tree is visited
 */
export function hideUnremovableTokens(tree: Tree): Tree {
  return { ...tree, root: filterNodes(tree.root, (node) => !isUnremovable(tree, node)) };
}

function isUnremovable({ text, tokens }: Tree, { from, to, replacement }: Node): boolean {
  if (from === to) return replacement === "";
  const start = tokens.starts[from] as number;
  return (tokens.ends[to - 1] as number) - start === replacement.length && text.startsWith(replacement, start);
}
