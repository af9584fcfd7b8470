import { Token } from "antlr4ng";
import type { Grammar } from "../grammar/grammar.js";
import type { Tree } from "../tree/node.js";
import { buildTree } from "./build-tree.js";
import { checkRule, type ParseOptions } from "./parse.js";
import { type ParsedWithSymbols, parseAnywhere, parseAnywhereSync } from "./parse-apart.js";
import { categories } from "./parse-table.js";
import type { SyntaxProblem } from "./syntax-problem.js";

/** A parsed test case. */
export interface ParsedTree {
  /** Covers the whole text, whether it fits the grammar or not. */
  readonly tree: Tree;
  /** The first place where the text does not fit the grammar. */
  readonly problem: SyntaxProblem | undefined;
  /** Number of tokens, without hidden ones and what the lexer could not read. */
  readonly tokens: number;
}

/**
 * Parses a text. What does not fit the grammar is in the tree as error tokens; there are no syntax errors.
 * @param options when `signal` aborts, the parse is given up and the promise rejects
 * @throws UnknownRuleError if `options.start` is no rule of the grammar
 */
export async function parseTree(
  grammar: Grammar,
  text: string,
  { signal = new AbortController().signal, ...options }: ParseOptions & { readonly signal?: AbortSignal } = {},
): Promise<ParsedTree> {
  if (options.start !== undefined) checkRule(grammar, options.start);
  return finish(text, await parseAnywhere({ grammar, text, options }, signal));
}

/**
 * The same, and this thread waits for it.
 * @throws UnknownRuleError
 */
export function parseTreeSync(grammar: Grammar, text: string, options: ParseOptions = {}): ParsedTree {
  if (options.start !== undefined) checkRule(grammar, options.start);
  return finish(text, parseAnywhereSync({ grammar, text, options }));
}

function finish(text: string, { table, symbols, problem }: ParsedWithSymbols): ParsedTree {
  const hidden = categories.indexOf("hidden");
  const { types, categories: kinds } = table.tokens;
  let tokens = 0;
  for (let i = 0; i < types.length; i++) if (types[i] !== Token.INVALID_TYPE && kinds[i] !== hidden) tokens++;
  return { tree: buildTree(text, table, symbols), problem, tokens };
}
