import type { Syntax } from "#src/language/syntax.js";
import type { NameContext } from "#src/reducer/names/token-names.js";
import type { Search } from "#src/search/search.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { type Edits, noEdits } from "#src/tree/edits.js";
import { Unparser } from "#src/tree/unparse.js";
import { wordSyntax } from "./lexemes.js";
import { solve } from "./solve.js";
import { parseTree } from "./tree-notation.js";

/** A search that changes a tree. */
type Sweep = (
  tree: WorkingTree,
  context: NameContext & { readonly textOf: (edits: Edits) => string },
) => Search<Edits, void>;

/**
 * Runs a sweep over a tree.
 * @param sweep what is run
 * @param notation the tree, as {@link parseTree} reads it
 * @param isInteresting answers for the text of each candidate
 * @returns the texts that are tested, and what is left
 */
export function sweepOver(
  sweep: Sweep,
  notation: string,
  isInteresting: (text: string) => boolean,
  syntax: Syntax = wordSyntax,
): { readonly tests: readonly string[]; readonly left: string } {
  const tree = parseTree(notation);
  const working = new WorkingTree({ root: tree.root, edits: noEdits });
  const unparser = new Unparser(tree, "keep", syntax.clash);
  const textOf = (edits: Edits) => unparser.unparse(edits);
  const { tests } = solve(sweep(working, { tree, syntax, textOf }), (edits) => isInteresting(textOf(edits)));
  return { tests: tests.map(textOf), left: textOf(working.edits) };
}
