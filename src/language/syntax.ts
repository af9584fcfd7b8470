import type { Tree } from "../tree/node.js";
import type { Clash } from "../tree/unparse.js";

/** What a search may ask about the language of a test case. Symbols are names of rules and tokens. */
export interface Syntax {
  /** Tells whether the lexer would read other tokens if two texts met. */
  readonly clash: Clash;
  /** Tells whether a symbol may stand alone in a slot. */
  fits(symbol: string, slot: string): boolean;
  /** The tree of a text that the search has arrived at. */
  parse(text: string): Tree;
  /** Tells of texts that are made from this one whether they fit the grammar; undefined if this one does not. */
  sentenceCheck(text: string): ((text: string) => boolean) | undefined;
  /** The forms that a slot can take, those of the rules that it derives alone included. */
  forms(slot: string): readonly Form[];
  /** The slot that a rule begins with; undefined if the grammar has no such rule. */
  slotAtStartOf(rule: string): RuleSlot | undefined;
  /** Texts behind each other, apart where they would otherwise be read as other tokens. */
  join(texts: readonly string[]): string;
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

/** A form of a rule: the sequence of what it consists of. */
export interface Form {
  readonly symbols: readonly FormSymbol[];
  /** How many parts it has that the rule may leave out. */
  readonly extras: number;
}

/** A rule, or a token of one of several types. */
export interface FormSymbol {
  readonly kind: "rule" | "token";
  /** The name of the rule, or those of the tokens. */
  readonly names: readonly string[];
  /** The shortest text; undefined if the grammar tells none. */
  readonly text: string | undefined;
  /** Number of tokens of that text. */
  readonly tokens: number;
  /** Whether no other text can stand there. */
  readonly isFixed: boolean;
}

/** A slot within a rule: what may come next there. */
export interface RuleSlot {
  /** Whether the rule may end here. */
  readonly isEnd: boolean;
  /** What may come next, by its name. What may be empty may also be left out. */
  readonly symbols: ReadonlyMap<string, NextSymbol>;
  /** What comes next on the shortest way to the end; undefined if that is the end itself, or there is no way. */
  readonly shortest: NextSymbol | undefined;
}

/** A rule or a token that may come next. */
export interface NextSymbol {
  readonly kind: "rule" | "token";
  readonly name: string;
  /** The shortest text; undefined if the grammar tells none. */
  readonly text: string | undefined;
  /** Whether no other text can stand there. */
  readonly isFixed: boolean;
  /** The slot behind it. */
  readonly behind: RuleSlot;
}
