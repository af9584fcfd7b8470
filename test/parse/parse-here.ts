import { Token } from "antlr4ng";
import type { Grammar } from "#src/grammar/grammar.js";
import { buildTree } from "#src/parse/build-tree.js";
import type { ParseOptions } from "#src/parse/parse.js";
import { categories } from "#src/parse/parse-table.js";
import { parseText } from "#src/parse/parse-text.js";

/** Parses a text on this thread, whatever the grammar is: many texts are parsed in no time. */
export function parseHere(grammar: Grammar, text: string, options: ParseOptions = {}) {
  const { table, symbols, problem } = parseText(grammar, text, options);
  const hidden = categories.indexOf("hidden");
  const isCounted = (type: number, i: number) => type !== Token.INVALID_TYPE && table.tokens.categories[i] !== hidden;
  return { tree: buildTree(text, table, symbols), problem, tokens: [...table.tokens.types].filter(isCounted).length };
}
