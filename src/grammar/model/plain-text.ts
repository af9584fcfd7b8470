import type { Grammar } from "./grammar.js";

/** Name of the language of texts without a grammar. */
const name = "text";

/** The language of texts without a grammar. It is parsed by the structure that all texts have (`src/text/`), not by a parser. */
export const plainText: Grammar = {
  name,
  key: "",
  source: { language: name },
  start: name,
  ruleNames: [name],
  hasCode: false,
  prediction: "auto",
  islands: [],
  names: undefined,
  replacements: new Map(),
  notes: [],
  recognizers: { createLexer: noRecognizer, createParser: noRecognizer, parse: noRecognizer },
};

/**
 * Whether a language has no grammar.
 * @param grammar any language
 */
export function isPlainText({ source }: Pick<Grammar, "source">): boolean {
  return "language" in source && source.language === name;
}

function noRecognizer(): never {
  throw new TypeError("The language text has no lexer and no parser.");
}
