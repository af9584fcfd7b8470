import type { Grammar } from "../grammar/grammar.js";
import type { Tree } from "../tree/node.js";
import { buildTree } from "./build-tree.js";
import type { ParseOptions } from "./parse.js";
import { type ParsedWithSymbols, parseAnywhere, parseAnywhereSync } from "./parse-apart.js";
import { categories } from "./parse-table.js";
import type { SyntaxProblem } from "./syntax-problem.js";

/** A parsed test case. */
export interface ParsedTree {
  /** Covers the whole text, whether it fits the grammar or not. */
  readonly tree: Tree;
  /** The first place where the text does not fit the grammar. */
  readonly problem: SyntaxProblem | undefined;
  /** Number of tokens, hidden ones not counted. */
  readonly tokens: number;
}

/**
 * Parses a text. What does not fit the grammar is in the tree as error tokens; there are no syntax errors.
 * @param signal when it aborts, the parse is given up and the promise rejects
 * @throws UnknownRuleError if `options.start` is no rule of the grammar
 */
export async function parseTree(
  grammar: Grammar,
  text: string,
  options: ParseOptions = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<ParsedTree> {
  return finish(text, await parseAnywhere(grammar, text, options, signal));
}

/** The same, and this thread waits for it. */
export function parseTreeSync(grammar: Grammar, text: string, options: ParseOptions = {}): ParsedTree {
  return finish(text, parseAnywhereSync(grammar, text, options));
}

function finish(text: string, { table, symbols, problem }: ParsedWithSymbols): ParsedTree {
  const hidden = categories.indexOf("hidden");
  const kinds = table.tokens.categories;
  const hiddenCount = kinds.reduce((count, kind) => (kind === hidden ? count + 1 : count), 0);
  return { tree: buildTree(text, table, symbols), problem, tokens: kinds.length - hiddenCount };
}
