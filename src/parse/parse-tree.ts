import { Token } from "antlr4ng";
import type { UnitDerivations } from "../grammar/analysis/unit-derivations.js";
import type { Note } from "../grammar/model/compiled-grammar.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { checkRule } from "../grammar/model/rule-names.js";
import type { Tree } from "../tree/node.js";
import type { Parsed } from "./recognize/parse.js";
import { buildTree } from "./table/build-tree.js";
import { categories } from "./table/parse-table.js";
import type { SyntaxProblem } from "./table/syntax-problem.js";
import { type ParsedWithNotes, parseAnywhere, parseAnywhereSync, type TreeOptions } from "./worker/parse-anywhere.js";

/** A parsed test case. */
export interface ParsedTree {
  /** Covers the whole text, whether it fits the grammar or not. */
  readonly tree: Tree;
  /** The first place where the text does not fit the grammar. */
  readonly problem: SyntaxProblem | undefined;
  /** Number of tokens, without hidden ones and what the lexer could not read. */
  readonly tokens: number;
  /** The share of the tokens that is no part of anything that the grammar describes, from 0 to 1. */
  readonly unfit: number;
  /** Derivations of rules from a single part. */
  readonly units: UnitDerivations;
  /** Whether SLL prediction sufficed, or full LL had to decide for at least a part of the text. */
  readonly prediction: Parsed["prediction"];
  /** How the text was parsed, and what went wrong. */
  readonly notes: readonly Note[];
}

/**
 * Parses a text. What does not fit the grammar is in the tree as error tokens; there are no syntax errors.
 * @param options when `signal` aborts, the parse is given up and the promise rejects
 * @throws UnknownRuleError if `options.start` is no rule of the grammar
 */
export async function parseTree(
  grammar: Grammar,
  text: string,
  { signal = new AbortController().signal, ...options }: TreeOptions & { readonly signal?: AbortSignal } = {},
): Promise<ParsedTree> {
  if (options.start !== undefined) checkRule(grammar, options.start);
  return finish(text, await parseAnywhere({ grammar, text, options }, signal));
}

/**
 * The same, and this thread waits for it.
 * @throws UnknownRuleError
 */
export function parseTreeSync(grammar: Grammar, text: string, options: TreeOptions = {}): ParsedTree {
  if (options.start !== undefined) checkRule(grammar, options.start);
  return finish(text, parseAnywhereSync({ grammar, text, options }));
}

function finish(text: string, { table, symbols, problem, prediction, notes }: ParsedWithNotes): ParsedTree {
  const [hidden, error] = [categories.indexOf("hidden"), categories.indexOf("error")];
  const { types, categories: kinds } = table.tokens;
  let tokens = 0;
  let errors = 0;
  let visible = 0;
  for (let i = 0; i < types.length; i++) {
    if (kinds[i] === hidden) continue;
    visible++;
    if (types[i] !== Token.INVALID_TYPE) tokens++;
    if (kinds[i] === error) errors++;
  }
  const unfit = visible === 0 ? 0 : errors / visible;
  return { tree: buildTree(text, table, symbols), problem, tokens, unfit, prediction, units: symbols.units, notes };
}
