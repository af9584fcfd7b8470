import type { CharStream, Lexer, Parser, TokenStream } from "antlr4ng";
import type { CompiledFormat, Note, Prediction } from "./compiled-grammar.js";

/** What a grammar is made from, as plain data: enough to make it again in another thread. */
export type GrammarSource =
  | {
      /** Name of a bundled language. */
      readonly language: string;
    }
  | {
      /** Compiled grammar files (`.g4`). The grammar is the one that the format starts with. */
      readonly format: CompiledFormat;
    };

/** A part of a token that is parsed by a rule of another grammar. */
export interface IslandPart {
  /** The named group of the pattern. */
  readonly group: string;
  /** The grammar; a grammar may be an island of itself. */
  readonly grammar: Grammar;
  /** The rule of that grammar. */
  readonly rule: string;
}

/** Tells which parts of a token are islands of another grammar. */
export interface Island {
  /** Name of the token. */
  readonly token: string;
  /** Global, and with indices. */
  readonly pattern: RegExp;
  /** The parts of the token, by groups of the pattern. */
  readonly parts: readonly IslandPart[];
}

/** A grammar that can be run: what the reducer must know of a language. */
export interface Grammar {
  /** Name of the grammar or language. */
  readonly name: string;
  /** What its format calls it; empty if it is in none. */
  readonly key: string;
  /** What the grammar was made from. */
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
  /** How far the parser looks ahead. */
  readonly prediction: Prediction;
  /** Tokens that other grammars parse. */
  readonly islands: readonly Island[];
  /** Replacements of rules and tokens by name that stand instead of the minimal ones. */
  readonly replacements: ReadonlyMap<string, string>;
  /** How the grammar is run, and what has gone wrong with its code so far. */
  readonly notes: readonly Note[];
  /** Creates a lexer of this grammar. */
  createLexer(input: CharStream): Lexer;
  /** Creates a parser of this grammar. */
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
