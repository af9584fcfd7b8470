import type { Syntax } from "../language/syntax.js";
import type { ListMinimizer } from "../lists/list-minimizers.js";
import type { Edits } from "../tree/edits.js";
import type { Tree } from "../tree/node.js";
import type { StepMemory } from "./step-memory/step-memory.js";

/** What an algorithm works with. */
export interface AlgorithmContext {
  /** The parsed test case that the edits refer to. */
  readonly tree: Tree;
  /** Answers questions about the language. */
  readonly syntax: Syntax;
  /** Decides which elements of a list stay. */
  readonly minimize: ListMinimizer;
  /** The steps that failed before; undefined if failed steps are to be tried again. */
  readonly memory?: StepMemory | undefined;
  /** The text of the tree with some edits. */
  readonly textOf: (edits: Edits) => string;
}
