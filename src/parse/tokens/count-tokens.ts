import type { Grammar } from "../../grammar/model/grammar.js";
import { plain } from "../table/parse-table.js";
import { lex } from "./lex.js";

/**
 * The number of tokens of a text, without hidden ones and text that the lexer cannot read. Islands count as parts of tokens.
 * @param grammar the language of the text
 * @param text the whole text
 */
export function countTokens(grammar: Grammar, text: string): number {
  return lex(grammar, text).tokens.categories.reduce((count, category) => (category === plain ? count + 1 : count), 0);
}
