/** The logical lines of trees. The code for them comes with the languages in which indentation means something: others need none of it. */
import type { LogicalLines } from "./logical-lines.js";
import type { Tree } from "./node.js";

let read: ((tree: Tree) => LogicalLines) | undefined;

/**
 * Says how lines are read from now on; called where a language is loaded.
 * @param reader reads the lines of any tree
 */
export function readLinesBy(reader: (tree: Tree) => LogicalLines): void {
  read = reader;
}

/**
 * The logical lines of a tree; undefined where indentation means nothing.
 * @param tree its tokens say where indentation means something
 */
export function linesOf(tree: Tree): LogicalLines | undefined {
  if (!tree.tokens.lines) return undefined;
  if (!read) throw new Error("This tree has logical lines, but no language that has them was loaded.");
  return read(tree);
}
