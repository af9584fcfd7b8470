import type { Prediction } from "../../grammar/model/compiled-grammar.js";
import type { ParseTable } from "../table/parse-table.js";
import type { SyntaxProblem } from "../table/syntax-problem.js";

/** Options that change the tree. */
export interface ParseOptions {
  /** The rule that the text is parsed as. Default: the grammar's start rule. */
  readonly start?: string;
  /** Makes nodes of hidden tokens (comments, white space). Default: false, which leaves them to the layout. */
  readonly buildHiddenTokens?: boolean;
  /** Puts a space between all tokens of minimal replacements, not only between those that clash. Default: false. */
  readonly spacedReplacements?: boolean;
}

/** The result of parsing a text. */
export interface Parsed {
  readonly table: ParseTable;
  /** The first place where the text does not fit the grammar. */
  readonly problem: SyntaxProblem | undefined;
  /** The prediction that made the table: `ll` if SLL failed, for which a syntax error is reason enough. */
  readonly prediction: Exclude<Prediction, "auto">;
}

/** How one text is parsed with one grammar. */
export interface ParsePlan {
  /** The rule that the text is parsed as. */
  readonly rule: string;
  readonly buildHiddenTokens: boolean;
  readonly prediction: Prediction;
  /** A time of `performance.now()`. Past it, the parse throws a DeadlineError, unless code of the grammar runs. */
  readonly deadline?: number | undefined;
}
