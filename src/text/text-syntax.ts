/** Answers the questions of algorithms about a text without a grammar. */
import type { Lexemes, Syntax } from "../language/syntax.js";
import { textTree } from "./text-tree.js";

const isWordPart = /[\p{L}\p{M}\p{N}\p{Cs}_]/u;

const whole = (pattern: RegExp) => (text: string) => pattern.test(text);

/** For each kind of token, the texts that it can have. */
const lexemesOf: Readonly<Record<string, Lexemes>> = {
  word: {
    isIdentifier: true,
    shortest: ["a", "b"],
    has: whole(/^(?:[$@%\\][\p{L}\p{N}_]|[\p{L}\p{M}\p{Cs}_])[\p{L}\p{M}\p{N}\p{Cs}_]*$/u),
  },
  number: {
    isIdentifier: false,
    shortest: ["0", "1"],
    has: whole(/^[0-9][\p{L}\p{M}\p{N}\p{Cs}_]*(?:\.[0-9][\p{L}\p{M}\p{N}\p{Cs}_]*)*$/u),
  },
  quote: { isIdentifier: false, shortest: [], has: whole(/^["'`]+$/) },
  operator: { isIdentifier: false, shortest: [], has: whole(/^[^\p{L}\p{N}\s"'`()[\]{}]+$/u) },
  bytes: { isIdentifier: false, shortest: [], has: whole(/^\p{Cc}+$/u) },
};

/** The syntax of texts without a grammar: every text is a sentence. */
export const textSyntax: Syntax = {
  isStructural: true,
  isFlat: true,
  clash: (left, right) => isWordPart.test(left.slice(-1)) && isWordPart.test(right.slice(0, 1)),
  fits: (symbol, slot) => symbol === "argument" && slot !== "text",
  parse: textTree,
  sentenceCheck: () => () => true,
  forms: () => [],
  slotAtStartOf: () => undefined,
  join: (texts) => texts.reduce((text, each) => text + (textSyntax.clash(text, each, 0) ? " " : "") + each, ""),
  lexemes: ({ name }) => lexemesOf[name],
};
