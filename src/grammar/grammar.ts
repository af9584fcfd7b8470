import type { CharStream, Lexer, Parser, TokenStream } from "antlr4ng";

/** What a grammar is made from, as plain data: enough to make it again in another thread. */
export type GrammarSource =
  /** A bundled language. */
  | { readonly language: string }
  /** Grammar files (`.g4`): one combined, or a lexer and a parser. The start rule is the parser's first if left out. */
  | { readonly files: readonly string[]; readonly start?: string | undefined };

/** A grammar that can be run: what the reducer must know of a language. */
export interface Grammar {
  readonly name: string;
  readonly source: GrammarSource;
  /** The rule that a whole test case is parsed as. */
  readonly start: string;
  createLexer(input: CharStream): Lexer;
  createParser(tokens: TokenStream): Parser;
  /** Parses a rule with a parser of this grammar. */
  parse(parser: Parser, rule: string): void;
}
