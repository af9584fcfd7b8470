/** What the lexer tells about a token: which other texts it reads as such a token, and the first of these. */
import type { Lexemes, TokenText } from "../../language/syntax.js";
import { type Grammar, grammarsOf } from "../model/grammar.js";
import { Relexer } from "../run/relexer.js";
import { shortlexTexts } from "./shortlex-texts.js";

/**
 * Tells which texts are lexemes like that of a token; undefined if its own text is not even read as one token out of
 * context. Nothing is worked out before it is asked for, and then it is kept.
 */
export function lexemesOf(grammar: Grammar): (token: TokenText) => Lexemes | undefined {
  const grammars = grammarsOf(grammar);
  const lexicons = new Map<number, GrammarLexemes>();
  return ({ name, text, context }) => {
    const island = context >> 8;
    const lexicon = lexicons.get(island) ?? new GrammarLexemes(grammars[island] ?? grammar);
    lexicons.set(island, lexicon);
    return lexicon.lexemesOf({ name, text, context: context & 0xff });
  };
}

/** The lexemes of one grammar. */
class GrammarLexemes {
  readonly #relexer: Relexer;
  readonly #typeOf = new Map<string, number>();
  readonly #kinds = new Map<string, TokenKindLexemes>();
  readonly #ofTexts = new Map<string, TokenKindLexemes | undefined>();

  constructor(grammar: Grammar) {
    this.#relexer = new Relexer(grammar);
    const { vocabulary } = this.#relexer.at("", 0);
    for (let type = 1; type <= vocabulary.maxTokenType; type++) {
      this.#typeOf.set(vocabulary.getSymbolicName(type) ?? vocabulary.getDisplayName(type) ?? String(type), type);
    }
  }

  lexemesOf(token: TokenText): TokenKindLexemes | undefined {
    const key = `${token.context} ${token.name} ${token.text}`;
    if (!this.#ofTexts.has(key)) this.#ofTexts.set(key, this.#find(token));
    return this.#ofTexts.get(key);
  }

  /**
   * In the mode that the token was read in, the lexer may read its text as another token than it was in its place: a
   * keyword that names a property, or what only code tells from its like. Then the text may be any that is read as its own
   * type, if there are such in this mode, or as what its text is read as.
   */
  #find({ name, text, context: mode }: TokenText): TokenKindLexemes | undefined {
    const relexer = this.#relexer;
    const type = this.#typeOf.get(name);
    const own = relexer.typeOf(text, mode);
    if (type === undefined) return undefined;
    if (own === type) return this.#kind(type, mode);
    if (own !== undefined) return this.#rulesOf(type, mode).length > 0 ? this.#kind(type, mode) : this.#kind(own, mode);
    const other = relexer.modes.find((each) => relexer.typeOf(text, each) === type);
    return other === undefined ? undefined : this.#kind(type, other);
  }

  #kind(type: number, mode: number): TokenKindLexemes {
    const key = `${mode} ${type}`;
    const known =
      this.#kinds.get(key) ?? new TokenKindLexemes(this.#relexer, { type, mode, texts: this.#shortest(type, mode) });
    this.#kinds.set(key, known);
    return known;
  }

  /** More than are wanted, for some may be keywords. Where code chooses the mode, the rules are those of another one. */
  #shortest(type: number, mode: number): readonly string[] {
    const own = this.#rulesOf(type, mode);
    const rules = own.length > 0 ? own : this.#relexer.modes.flatMap((each) => this.#rulesOf(type, each));
    return shortlexTexts(this.#relexer.atn, rules, 2 * wanted);
  }

  /** The rules of a mode that make tokens of a type. */
  #rulesOf(type: number, mode: number): readonly number[] {
    const { atn } = this.#relexer;
    const rules = atn.modeToStartState[mode]?.transitions.map(({ target }) => target.ruleIndex) ?? [];
    return rules.filter((rule) => atn.ruleToTokenType[rule] === type);
  }
}

/** So many first lexemes are told. */
const wanted = 2;

/** Words that no language reserves, and what is no word. */
const words = ["a", "b", "zz", "qx"];
const noWord = "a b";

class TokenKindLexemes implements Lexemes {
  readonly #relexer: Relexer;
  readonly #type: number;
  readonly #mode: number;
  readonly isIdentifier: boolean;
  readonly shortest: readonly string[];

  constructor(
    relexer: Relexer,
    { type, mode, texts }: { readonly type: number; readonly mode: number; readonly texts: readonly string[] },
  ) {
    this.#relexer = relexer;
    this.#type = type;
    this.#mode = mode;
    this.isIdentifier = words.every((word) => this.has(word)) && !this.has(noWord);
    this.shortest = texts.filter((text) => this.has(text)).slice(0, wanted);
  }

  has(text: string): boolean {
    return text !== "" && this.#relexer.typeOf(text, this.#mode) === this.#type;
  }
}
