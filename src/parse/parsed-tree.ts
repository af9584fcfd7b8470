import type { UnitDerivations } from "../grammar/analysis/symbols.js";
import type { Note } from "../grammar/model/compiled-grammar.js";
import type { Tree } from "../tree/node.js";
import type { Parsed } from "./recognize/parsed.js";
import type { SyntaxProblem } from "./table/syntax-problem.js";

/** A parsed test case. */
export interface ParsedTree {
  /** The tree of the whole text, whether the text fits the grammar or not. */
  readonly tree: Tree;
  /** The first place where the text does not fit the grammar. */
  readonly problem: SyntaxProblem | undefined;
  /** Number of tokens, without hidden ones and without text that the lexer could not read. */
  readonly tokens: number;
  /** The share of error tokens among all tokens but the hidden ones, from 0 to 1. */
  readonly unfit: number;
  /** Derivations of rules from a single part. */
  readonly units: UnitDerivations;
  /** `sll` if SLL prediction sufficed; `ll` if full LL decided at least a part of the text. */
  readonly prediction: Parsed["prediction"];
  /** The route of the grammar, failures of its code, and limits that the parse exceeded. */
  readonly notes: readonly Note[];
}
