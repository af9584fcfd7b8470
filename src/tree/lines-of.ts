/** The logical lines of trees. Only languages in which indentation has a meaning load the code for them. */
import type { LogicalLines } from "./logical-lines.js";
import type { Tree } from "./node.js";

let read: ((tree: Tree) => LogicalLines) | undefined;

/**
 * Sets how lines are read from now on; called when a language is loaded.
 * @param reader reads the lines of any tree
 */
export function readLinesBy(reader: (tree: Tree) => LogicalLines): void {
  read = reader;
}

/**
 * The logical lines of a tree; undefined if indentation has no meaning.
 * @param tree its tokens record where indentation has a meaning
 */
export function linesOf(tree: Tree): LogicalLines | undefined {
  if (!tree.tokens.lines) return undefined;
  if (!read) throw new Error("This tree has logical lines, but no language that has them was loaded.");
  return read(tree);
}
