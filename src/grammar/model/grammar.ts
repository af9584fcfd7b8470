import type { CompiledFormat, Note, Prediction } from "./compiled-grammar.js";

/** The source of a grammar as plain data, enough to restore the grammar in another thread. */
export type GrammarSource =
  | {
      /** Name of a bundled language. */
      readonly language: string;
    }
  | {
      /** Compiled grammar files (`.g4`). The grammar is the one that the format starts with. */
      readonly format: CompiledFormat;
    };

/** A part of a token that another grammar parses. */
export interface IslandPart {
  /** The named group of the pattern that matches the part. */
  readonly group: string;
  /** A grammar may be an island of itself. */
  readonly grammar: Grammar;
  /** The rule of that grammar. */
  readonly rule: string;
}

/** Describes which parts of a token are islands. */
export interface Island {
  /** Name of the token. */
  readonly token: string;
  /** Matches all islands of a token's text; has the flags `g` and `d`. */
  readonly pattern: RegExp;
  /** The parts of the token, by groups of the pattern. */
  readonly parts: readonly IslandPart[];
}

/** A grammar that can run, with everything else that treemin needs to parse its language. */
export interface Grammar {
  /** Name of the grammar or language. */
  readonly name: string;
  /** The name that its format gives it; empty for a grammar outside a format. */
  readonly key: string;
  /** What the grammar was made from. */
  readonly source: GrammarSource;
  /** The rule that a test case is parsed as. */
  readonly start: string;
  /** Names of the parser's rules by index. */
  readonly ruleNames: readonly string[];
  /**
   * Whether the grammar depends on code that came with it: predicates, actions, base classes. That code runs only in the
   * worker that parses. Elsewhere, lexer and parser are interpreted without it.
   */
  readonly hasCode: boolean;
  /** Whether indentation marks blocks. The lexer then emits tokens without text where lines and blocks end. */
  readonly isIndented?: boolean;
  /** Whether an unused declaration may be an error, so that it must be removed together with its last use. */
  readonly needsUses?: boolean;
  /** Whether the words of a clause are neighbours in a list, so that some can only be removed together: `COST 100` in SQL. */
  readonly isFlat?: boolean | undefined;
  /** The word that replaces the type if a function has no result, in languages that need a type there: `void` in C. */
  readonly noResult?: string | undefined;
  /** Functions that simplify a text. Each is tried once at the beginning, one after the other: what they drop or rename rarely matters. */
  readonly simplifications?: readonly ((text: string) => string)[] | undefined;
  /**
   * Finds constructs that have a shorter form, given the texts of all tokens. Each change of a construct replaces some ranges of tokens,
   * in order, by other texts.
   */
  readonly shortForms?:
    | ((texts: readonly string[]) => readonly (readonly (readonly [from: number, to: number, text: string])[])[])
    | undefined;
  /** How far the parser looks ahead. */
  readonly prediction: Prediction;
  /** Tokens that other grammars parse. */
  readonly islands: readonly Island[];
  /** Texts by names of rules and tokens. They override minimal replacements. */
  readonly replacements: ReadonlyMap<string, string>;
  /**
   * Patterns by names of the tokens that name things: the first group of a match, or all of it, is the name. Undefined if every
   * identifier and every string is a name.
   */
  readonly names: ReadonlyMap<string, RegExp> | undefined;
  /** The route of the grammar, and the failures of its code so far. */
  readonly notes: readonly Note[];
  /** Its lexers and parsers, which `recognizersOf` gives. */
  readonly recognizers: object;
}

/**
 * A grammar and all its islands, direct and indirect, each once. The grammar itself comes first.
 * @param grammar islands may have islands, also each other
 */
export function grammarsOf(grammar: Grammar): readonly Grammar[] {
  const grammars = new Set([grammar]);
  for (const each of grammars) {
    for (const { parts } of each.islands) for (const part of parts) grammars.add(part.grammar);
  }
  return [...grammars];
}

/**
 * The notes of a grammar and of all its islands.
 * @param grammar one that was loaded
 */
export function notesOf(grammar: Grammar): readonly Note[] {
  return grammarsOf(grammar).flatMap(({ notes }) => notes);
}
