import { Token } from "antlr4ng";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { parseText } from "#src/parse/recognize/parse-text.js";
import type { ParseOptions } from "#src/parse/recognize/parsed.js";
import { buildTree } from "#src/parse/table/build-tree.js";
import { categories } from "#src/parse/table/parse-table.js";

/** Parses a text on this thread, whatever the grammar is: many texts are parsed in no time. */
export function parseHere(grammar: Grammar, text: string, options: ParseOptions = {}) {
  const { table, symbols, problem } = parseText(grammar, text, options);
  const hidden = categories.indexOf("hidden");
  const isCounted = (type: number, i: number) => type !== Token.INVALID_TYPE && table.tokens.categories[i] !== hidden;
  return { tree: buildTree(text, table, symbols), problem, tokens: [...table.tokens.types].filter(isCounted).length };
}
