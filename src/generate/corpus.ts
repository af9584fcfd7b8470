import { Token } from "antlr4ng";
import { symbolsOf } from "../grammar/analysis/minimal-replacements.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { lex } from "../parse/tokens/lex.js";
import { isShortlexSmaller } from "../search/shortlex.js";
import type { Corpus } from "./token-texts.js";

/**
 * Collects the texts of tokens in some examples, by the names of their types, in shortlex order.
 * @param grammar whose lexer reads the examples
 * @param examples whole texts; what the lexer cannot read is left out
 */
export function corpusOf(grammar: Grammar, examples: readonly string[]): Corpus {
  const names = symbolsOf(grammar).tokens.map(({ name }) => name);
  const texts = new Map<string, Set<string>>();
  for (const example of examples) {
    const { starts, ends, types } = lex(grammar, example).tokens;
    types.forEach((type: number, i: number) => {
      const name = names[type];
      if (type === Token.INVALID_TYPE || name === undefined) return;
      const known = texts.get(name) ?? new Set();
      texts.set(name, known.add(example.slice(starts[i], ends[i])));
    });
  }
  const byShortlex = (a: string, b: string) => (a === b ? 0 : isShortlexSmaller(a, b) ? -1 : 1);
  return new Map([...texts].map(([name, known]) => [name, [...known].sort(byShortlex)]));
}
