/** What algorithms may ask about the notation of values. */
import type { Lexemes, Syntax } from "../language/syntax.js";
import { textSyntax } from "../text/text-syntax.js";
import { readItems } from "./notation.js";
import { Language, type ParseString, slotSign, valueTree } from "./value-tree.js";

/** The grammar of strings. */
export interface StringLanguage {
  readonly parse: ParseString;
  readonly syntax: Syntax;
}

/** The texts of values that hold no others, by their kinds. Numbers other than these two are left to the search over numbers. */
const lexemesOf: ReadonlyMap<string, Lexemes> = new Map(
  [
    ["#number", "N0;", "N1;"],
    ["#bigint", "I0;", "I1;"],
    ["#date", "D0;", "D1;"],
    ["#boolean", "f", "tt"],
  ].map(([name = "", ...shortest]) => [
    name,
    { isIdentifier: false, shortest, has: (text) => shortest.includes(text) },
  ]),
);

const isSlot = (name: string) => name.startsWith(slotSign);

/**
 * The syntax of values whose strings have a grammar, or none.
 * @param strings the grammar of strings; without it, they are reduced as texts without a grammar
 */
export function valueSyntax(strings?: StringLanguage): Syntax {
  const inner = strings?.syntax;
  const isText = (context: number) => context >> 8 === Language.text;
  const isInner = (context: number) => context >> 8 === Language.grammar;
  return {
    clash: (left, right, context) => {
      if (isInner(context)) return inner?.clash(left, right, context & 0xff) ?? false;
      return isText(context) && textSyntax.clash(left, right, 0);
    },
    fits: (symbol, slot) => {
      if (isSlot(symbol) || isSlot(slot)) return symbol === slot;
      return (inner?.fits(symbol, slot) ?? false) || textSyntax.fits(symbol, slot);
    },
    parse: (text) => valueTree(text, strings?.parse),
    sentenceCheck: () => (text) => readItems(text) !== undefined,
    forms: (slot) => (isSlot(slot) ? [] : (inner?.forms(slot) ?? [])),
    slotAtStartOf: (rule) => (isSlot(rule) ? undefined : inner?.slotAtStartOf(rule)),
    join: (texts) => inner?.join(texts) ?? textSyntax.join(texts),
    lexemes: (token) => {
      if (isInner(token.context)) return inner?.lexemes({ ...token, context: token.context & 0xff });
      return isText(token.context) ? textSyntax.lexemes(token) : lexemesOf.get(token.name);
    },
  };
}
