import type { CharStream, Lexer, Parser, TokenStream } from "antlr4ng";
import type { CompiledFormat, Note, Prediction } from "./compiled-grammar.js";

/** What a grammar is made from, as plain data: enough to make it again in another thread. */
export type GrammarSource =
  /** A bundled language. */
  | { readonly language: string }
  /** Grammar files (`.g4`), compiled; the grammar is the one that the format starts with. */
  | { readonly format: CompiledFormat };

/** A part of a token that is parsed by a rule of another grammar. */
export interface IslandPart {
  /** The named group of the pattern. */
  readonly group: string;
  /** The grammar; a grammar may be an island of itself. */
  readonly grammar: Grammar;
  readonly rule: string;
}

/** Tells which parts of a token are islands of another grammar. */
export interface Island {
  /** Name of the token. */
  readonly token: string;
  /** Global, and with indices. */
  readonly pattern: RegExp;
  readonly parts: readonly IslandPart[];
}

/** A grammar that can be run: what the reducer must know of a language. */
export interface Grammar {
  readonly name: string;
  /** What its format calls it; empty if it is in none. */
  readonly key: string;
  readonly source: GrammarSource;
  /** The rule that a whole test case is parsed as. */
  readonly start: string;
  /** Names of the parser's rules by index. */
  readonly ruleNames: readonly string[];
  /**
   * The grammar depends on code that came with it: predicates, actions, base classes. That code runs only where the grammar
   * was restored for it, in the worker that parses; elsewhere, lexer and parser do without.
   */
  readonly hasCode: boolean;
  readonly prediction: Prediction;
  readonly islands: readonly Island[];
  /** Replacements of rules and tokens by name that stand instead of the minimal ones. */
  readonly replacements: ReadonlyMap<string, string>;
  /** How the grammar is run, and what has gone wrong with its code so far. */
  readonly notes: readonly Note[];
  createLexer(input: CharStream): Lexer;
  createParser(tokens: TokenStream): Parser;
  /** Parses a rule with a parser of this grammar. */
  parse(parser: Parser, rule: string): void;
}

/** The grammar and all that are its islands, directly or not, each once; the grammar is the first. */
export function grammarsOf(grammar: Grammar): readonly Grammar[] {
  const grammars = new Set([grammar]);
  for (const each of grammars) {
    for (const { parts } of each.islands) for (const part of parts) grammars.add(part.grammar);
  }
  return [...grammars];
}

/** What is to be told of a grammar and its islands. */
export function notesOf(grammar: Grammar): readonly Note[] {
  return grammarsOf(grammar).flatMap(({ notes }) => notes);
}
