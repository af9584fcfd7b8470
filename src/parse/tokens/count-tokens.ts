import type { Grammar } from "../../grammar/model/grammar.js";
import { categories } from "../table/parse-table.js";
import { lex } from "./lex.js";

const plain = categories.indexOf("plain");

/** The number of tokens of a text, hidden ones left out; what is no token is not counted, and islands are not looked into. */
export function countTokens(grammar: Grammar, text: string): number {
  return lex(grammar, text).tokens.categories.reduce((count, category) => (category === plain ? count + 1 : count), 0);
}
