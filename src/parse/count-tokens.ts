import type { Grammar } from "../grammar/grammar.js";
import { deepest, type Stretch, splitToken } from "./islands.js";
import { lex } from "./lex.js";
import { categories } from "./parse-table.js";

const plain = categories.indexOf("plain");

/** The number of tokens of a text, hidden ones left out, those of islands instead of their token; what is no token is not counted. */
export function countTokens(grammar: Grammar, text: string): number {
  return count(grammar, text, 0);
}

function count(grammar: Grammar, text: string, depth: number): number {
  const { tokens, nameOf } = lex(grammar, text);
  let sum = 0;
  for (let i = 0; i < tokens.starts.length; i++) {
    if (tokens.categories[i] !== plain) continue;
    const name = nameOf(tokens.types[i] as number);
    const islands = depth < deepest ? grammar.islands.filter(({ token }) => token === name) : [];
    const own = islands.length > 0 ? text.slice(tokens.starts[i], tokens.ends[i]) : "";
    for (const { start, end, island } of splitToken(islands, own) ?? [whole]) {
      sum += island ? count(island.grammar, own.slice(start, end), depth + 1) : 1;
    }
  }
  return sum;
}

/** A token without islands. */
const whole: Stretch = { start: 0, end: 0, island: undefined };
