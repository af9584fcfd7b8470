import type { BufferedTokenStream, CharStream, Lexer, Parser, TokenStream } from "antlr4ng";
import type { Grammar } from "../model/grammar.js";

/** Makes and runs the lexers and parsers of a grammar. */
export interface Recognizers {
  readonly createLexer: (input: CharStream) => Lexer;
  /** Creates antlr4ng's own stream of tokens, if code that came with the grammar may use all its members. */
  readonly createTokenStream?: (lexer: Lexer) => BufferedTokenStream;
  readonly createParser: (tokens: TokenStream) => Parser;
  /** Parses a rule with a parser of the grammar. Throws what its error strategy or the grammar's code throws. */
  readonly parse: (parser: Parser, rule: string) => void;
}

/**
 * The recognizers of a grammar. The type of a grammar hides them, so that a program that uses grammars does not need the types of
 * antlr4ng.
 * @param grammar of any origin
 */
export function recognizersOf({ recognizers }: Grammar): Recognizers {
  return recognizers as Recognizers;
}
