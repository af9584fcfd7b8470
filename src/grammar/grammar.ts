import type { CharStream, Lexer, Parser, TokenStream } from "antlr4ng";

/** A grammar that can be run: what the reducer must know of a language. */
export interface Grammar {
  readonly name: string;
  /** The rule that a whole test case is parsed as. */
  readonly start: string;
  createLexer(input: CharStream): Lexer;
  createParser(tokens: TokenStream): Parser;
  /** Parses a rule with a parser of this grammar. */
  parse(parser: Parser, rule: string): void;
}
