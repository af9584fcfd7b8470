import type { Syntax } from "../language/syntax.js";
import type { ListMinimizer } from "../lists/list-minimizers.js";
import type { Edits } from "../tree/edits.js";
import type { Tree } from "../tree/node.js";

/** What an algorithm works with beside the tree. */
export interface AlgorithmContext {
  readonly tree: Tree;
  readonly syntax: Syntax;
  readonly minimize: ListMinimizer;
  /** The text of the tree with some edits. */
  readonly textOf: (edits: Edits) => string;
}
