import type { Clash } from "../tree/gaps.js";
import type { Tree } from "../tree/node.js";

/** What algorithms may ask about the language of a test case. Symbols and slots are names of rules and tokens. */
export interface Syntax {
  /** Whether there is no grammar, so that nothing tells which texts a token can have. */
  readonly isStructural?: boolean;
  /** Whether what nothing uses may be an error, so that it has to go with its last use. */
  readonly needsUses?: boolean;
  /** Whether parts that belong together, such as the words of a clause, are often neighbours in a list. */
  readonly isFlat?: boolean | undefined;
  /** What stands in the place of the type of a function that has no result, where there must be a type. */
  readonly noResult?: string | undefined;
  /** Makes simpler texts that are tried once, one after the other, at the beginning: what they drop or rename rarely matters. */
  readonly simplifications?: readonly ((text: string) => string)[] | undefined;
  /**
   * Finds constructs that have a shorter form, given the texts of all tokens. Each change of a construct replaces some ranges of tokens,
   * in order, by other texts.
   */
  readonly shortForms?:
    | ((texts: readonly string[]) => readonly (readonly (readonly [from: number, to: number, text: string])[])[])
    | undefined;
  /** Tells whether the lexer would read other tokens if two texts met. */
  readonly clash: Clash;
  /** Tells whether a symbol may stand alone in a slot. */
  fits(symbol: string, slot: string): boolean;
  /** Parses a text that the search has accepted. */
  parse(text: string): Tree;
  /** Returns a check of whether variants of a text parse; undefined if the text itself does not. */
  sentenceCheck(text: string): ((text: string) => boolean) | undefined;
  /** The forms that a slot can take, including those of the rules that may stand alone in it. */
  forms(slot: string): readonly Form[];
  /** The slot that a rule begins with; undefined if the grammar has no such rule. */
  slotAtStartOf(rule: string): RuleSlot | undefined;
  /** Joins the texts of tokens, with a separator wherever two would clash. */
  join(texts: readonly string[]): string;
  /**
   * What a token declares or uses: false for nothing, undefined if only its text tells. In a folder, this can be the path of a file.
   * @param place where the token is
   */
  nameOf?(token: TokenText, place: TokenPlace): string | false | undefined;
  /** The texts that the lexer reads as tokens of the same type; undefined if that is not known. */
  lexemes(token: TokenText): Lexemes | undefined;
}

/** The place of a token in a tree. */
export interface TokenPlace {
  readonly tree: Tree;
  /** The index of the token. */
  readonly from: number;
}

/** A token in a text. */
export interface TokenText {
  /** Name of the token type. */
  readonly name: string;
  readonly text: string;
  /** The context in which the lexer reads it; see {@link TokenTable}. */
  readonly context: number;
}

/** The texts that a lexer reads as tokens of one type (T-Rec, TOSEM 2024). */
export interface Lexemes {
  /** Whether every word is one of them, except for keywords. */
  readonly isIdentifier: boolean;
  /** The first of them in shortlex order. */
  readonly shortest: readonly string[];
  /** Tells whether a text is one of them. */
  has(text: string): boolean;
}

/** One sequence of symbols that a rule can derive. */
export interface Form {
  readonly symbols: readonly FormSymbol[];
  /** Number of optional parts of the rule that the form has. */
  readonly extras: number;
}

/** A symbol of a form: a rule, or a token of one of several types. */
export interface FormSymbol {
  readonly kind: "rule" | "token";
  /** The name of the rule, or the names of the token types. */
  readonly names: readonly string[];
  /** The shortest text; undefined if the grammar does not tell one. */
  readonly text: string | undefined;
  /** Number of tokens of that text. */
  readonly tokens: number;
  /** Whether the grammar allows no other text. */
  readonly isFixed: boolean;
}

/** A slot in a rule and the symbols that the grammar expects there. */
export interface RuleSlot {
  /** Whether the rule may end here. */
  readonly isEnd: boolean;
  /** The symbols that may come next, by their names, including those behind a symbol that may be empty. */
  readonly symbols: ReadonlyMap<string, NextSymbol>;
  /** The next symbol on the shortest way to the end of the rule; undefined if the rule ends here or there is no way. */
  readonly shortest: NextSymbol | undefined;
}

/** A rule or a token that may come next in a rule. */
export interface NextSymbol {
  readonly kind: "rule" | "token";
  readonly name: string;
  /** The shortest text; undefined if the grammar does not tell one. */
  readonly text: string | undefined;
  /** Whether the grammar allows no other text. */
  readonly isFixed: boolean;
  /** The slot behind the symbol. */
  readonly behind: RuleSlot;
}
