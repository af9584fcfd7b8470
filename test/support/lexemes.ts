import type { Lexemes, Syntax } from "#src/language/syntax.js";

/** Kinds of tokens by name, as a lexer of words, numbers, marks and strings would tell them; `if` is a keyword. */
const kinds: Readonly<Record<string, Lexemes>> = {
  ID: kind(/^(?!if$)[A-Za-z_]\w*$/, ["a", "b"]),
  TYPE: kind(/^(?!if$)[A-Za-z_]\w*$/, ["a", "b"]),
  NUM: kind(/^\d+$/, ["0", "1"]),
  MARK: kind(/^[!+*]$/, ["!", "+"]),
  STR: kind(/^"[^"]*"$/s, ['""', '"a"']),
};

function kind(pattern: RegExp, shortest: readonly string[]): Lexemes {
  return { isIdentifier: shortest[0] === "a", shortest, has: (text) => pattern.test(text) };
}

/** A syntax that knows the tokens `ID`, `TYPE`, `NUM`, `MARK` and `STR`, and nothing else. */
export const wordSyntax: Syntax = {
  clash: () => false,
  fits: (symbol, slot) => symbol === slot,
  parse: () => {
    throw new Error("This syntax does not parse.");
  },
  sentenceCheck: () => () => true,
  forms: () => [],
  slotAtStartOf: () => undefined,
  join: (texts) => texts.join(""),
  lexemes: ({ name }) => kinds[name],
};
