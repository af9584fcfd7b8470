/** The logical lines of trees. Only languages in which indentation has a meaning load the code for them. */
import type { LogicalLines } from "./logical-lines.js";
import type { Tree } from "./node.js";

let Lines: typeof LogicalLines | undefined;

/**
 * Sets what reads lines from now on; called when a language is loaded.
 * @param reader the class of lines, which is loaded with the language
 */
export function readLinesBy(reader: typeof LogicalLines): void {
  Lines = reader;
}

/**
 * The logical lines of a tree; undefined if indentation has no meaning.
 * @param tree its tokens record where indentation has a meaning
 */
export function linesOf(tree: Tree): LogicalLines | undefined {
  if (!tree.tokens.lines) return undefined;
  if (!Lines) throw new Error("This tree has logical lines, but no language that has them was loaded.");
  return new Lines(tree);
}
