import type { Tree } from "./node.js";

/** What a search may ask about the language of a test case. Symbols are names of rules and tokens. */
export interface Syntax {
  /** Tells whether a symbol may stand alone where `place` is expected. */
  fits(symbol: string, place: string): boolean;
  /** The tree of a text that the search has arrived at. */
  parse(text: string): Tree;
  /** The texts that are read as the same token as this one; undefined if that cannot be told. */
  lexemes(token: TokenText): Lexemes | undefined;
}

/** A token as it stands in a text. */
export interface TokenText {
  readonly name: string;
  readonly text: string;
  /** What it is read in; see {@link TokenTable}. */
  readonly context: number;
}

/** The texts that are read as tokens of one kind. */
export interface Lexemes {
  /** Any word is one, unless it is a keyword. */
  readonly isIdentifier: boolean;
  /** The first ones, the shortest first, then by their characters. */
  readonly shortest: readonly string[];
  /** Tells whether a text by itself is one. */
  has(text: string): boolean;
}
