import { clashOf } from "./grammar/clash.js";
import type { Grammar } from "./grammar/grammar.js";
import { lexemesOf } from "./grammar/lexemes.js";
import type { TreeOptions } from "./parse/parse-apart.js";
import { type ParsedTree, parseTreeSync } from "./parse/parse-tree.js";
import type { Language } from "./pipeline.js";

/** What algorithms may ask about the language of a parsed test case. Nothing is worked out before it is asked for. */
export function languageOf(grammar: Grammar, { units }: ParsedTree, options: TreeOptions): Language {
  let lexemes: ReturnType<typeof lexemesOf> | undefined;
  return {
    clash: clashOf(grammar),
    fits: (symbol, place) => symbol === place || (units.get(place)?.has(symbol) ?? false),
    parse: (text) => parseTreeSync(grammar, text, options).tree,
    lexemes: (token) => {
      lexemes ??= lexemesOf(grammar);
      return lexemes(token);
    },
  };
}
