import type { Lexemes, TokenText } from "../../language/syntax.js";
import { type Grammar, grammarsOf } from "../model/grammar.js";
import { Relexer, type TokenType } from "../run/relexer.js";
import { shortlexTexts } from "./shortlex-texts.js";

/**
 * Makes a function that returns the lexemes of a token's type: which texts the lexer reads as such a token, and the first of
 * them. It returns undefined if the lexer does not read the token's own text as one token out of context. Answers are cached.
 * @param grammar the language of the tokens, with its islands
 */
export function lexemesOf(grammar: Grammar): (token: TokenText) => Lexemes | undefined {
  const grammars = grammarsOf(grammar);
  const lexemesByIsland = new Map<number, GrammarLexemes>();
  return ({ name, text, context }) => {
    const island = context >> 8;
    const lexemes = lexemesByIsland.get(island) ?? new GrammarLexemes(grammars[island] ?? grammar);
    lexemesByIsland.set(island, lexemes);
    return lexemes.lexemesOf({ name, text, context: context & 0xff });
  };
}

/** The lexemes of one grammar. */
class GrammarLexemes {
  readonly #relexer: Relexer;
  readonly #typeOf = new Map<string, number>();
  readonly #lexemesByType = new Map<string, TypeLexemes>();
  readonly #lexemesByToken = new Map<string, TypeLexemes | undefined>();

  constructor(grammar: Grammar) {
    this.#relexer = new Relexer(grammar);
    const { vocabulary } = this.#relexer.at("", 0);
    for (let type = 1; type <= vocabulary.maxTokenType; type++) {
      this.#typeOf.set(vocabulary.getSymbolicName(type) ?? vocabulary.getDisplayName(type) ?? String(type), type);
    }
  }

  lexemesOf(token: TokenText): TypeLexemes | undefined {
    const key = `${token.context} ${token.name} ${token.text}`;
    if (!this.#lexemesByToken.has(key)) this.#lexemesByToken.set(key, this.#find(token));
    return this.#lexemesByToken.get(key);
  }

  /**
   * Out of context, the lexer may read the token's text as another type: a keyword that names a property, or a token that only
   * code distinguishes. Then the lexemes are those of the token's own type if the mode has rules for it, else those of the
   * type that the lexer reads.
   */
  #find({ name, text, context: mode }: TokenText): TypeLexemes | undefined {
    const relexer = this.#relexer;
    const type = this.#typeOf.get(name);
    const own = relexer.tokenTypeOf(text, mode);
    if (type === undefined) return undefined;
    if (own?.type === type) return this.#lexemesOfType(own, mode);
    if (own) return this.#lexemesOfType(this.#rulesOf(type, mode).length > 0 ? { type, isRetyped: false } : own, mode);
    for (const other of relexer.modes) {
      const found = relexer.tokenTypeOf(text, other);
      if (found?.type === type) return this.#lexemesOfType(found, other);
    }
    return undefined;
  }

  #lexemesOfType({ type, isRetyped }: TokenType, mode: number): TypeLexemes {
    const key = `${mode} ${type} ${isRetyped}`;
    const texts = () => this.#shortest(type, mode);
    const lexemes = this.#lexemesByType.get(key) ?? new TypeLexemes(this.#relexer, { type, isRetyped, mode, texts });
    this.#lexemesByType.set(key, lexemes);
    return lexemes;
  }

  /**
   * The first texts of a type, more than are reported, because the lexer may read some of them as keywords. If the mode has no
   * rules for the type, code chooses the mode, and the rules of all modes count.
   */
  #shortest(type: number, mode: number): readonly string[] {
    const own = this.#rulesOf(type, mode);
    const rules = own.length > 0 ? own : this.#relexer.modes.flatMap((each) => this.#rulesOf(type, each));
    return shortlexTexts(this.#relexer.atn, rules, 2 * listedLexemes);
  }

  /** The rules of a mode that make tokens of a type. */
  #rulesOf(type: number, mode: number): readonly number[] {
    const { atn } = this.#relexer;
    const rules = atn.modeToStartState[mode]?.transitions.map(({ target }) => target.ruleIndex) ?? [];
    return rules.filter((rule) => atn.ruleToTokenType[rule] === type);
  }
}

/** How many lexemes `shortest` lists. */
const listedLexemes = 2;

/** Words that no language reserves. A type whose lexemes include all of them is that of identifiers. */
const words = ["zz", "zzzz"];
const noWord = "a b";

interface TypeContext extends TokenType {
  readonly mode: number;
  /** Finds the first of its texts, which may take some milliseconds. */
  readonly texts: () => readonly string[];
}

/**
 * The lexemes of one token type in one mode. If rules of other types have texts of it by a command, as `-> type(STRING)`, those are
 * the lexemes of such texts only: a grammar that also takes what is not quite right does not get it proposed.
 */
class TypeLexemes implements Lexemes {
  readonly #relexer: Relexer;
  readonly #type: number;
  readonly #isRetyped: boolean;
  readonly #mode: number;
  readonly #texts: () => readonly string[];
  #shortest: readonly string[] | undefined;
  readonly isIdentifier: boolean;

  constructor(relexer: Relexer, { type, isRetyped, mode, texts }: TypeContext) {
    this.#relexer = relexer;
    this.#type = type;
    this.#isRetyped = isRetyped;
    this.#mode = mode;
    this.#texts = texts;
    this.isIdentifier = words.every((word) => this.has(word)) && !this.has(noWord);
  }

  get shortest(): readonly string[] {
    this.#shortest ??= this.#texts()
      .filter((text) => this.has(text))
      .slice(0, listedLexemes);
    return this.#shortest;
  }

  has(text: string): boolean {
    const own = text === "" ? undefined : this.#relexer.tokenTypeOf(text, this.#mode);
    return own?.type === this.#type && (this.#isRetyped || !own.isRetyped);
  }
}
