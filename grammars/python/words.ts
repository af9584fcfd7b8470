/** Tells what a word is where it stands: a keyword or a name. Knows whether a statement may begin. */
import type { Token } from "antlr4ng";
import { isWordPart, type Lookahead } from "./lookahead.js";
import type { TokenTypes } from "./token-types.js";

/** Behind a word, these show that it is a name. */
const operatorWords = new Set(["in", "is", "and", "or", "if", "else", "for", "as", "not"]);

/** Where a word stands. */
interface WordPlace {
  /** The type of the token before. */
  readonly previous: number;
  readonly isNested: boolean;
  /** Whether the clauses of `match` are around. */
  readonly isInMatch: boolean;
}

/** The types of keywords that are one everywhere, in groups. */
export class Keywords {
  readonly all: ReadonlySet<number>;
  /** Those that begin compound statements. */
  readonly headers: ReadonlySet<number>;
  /** Those that go on with a compound statement. */
  readonly clauses: ReadonlySet<number>;
  /** Those that can stand in no expression. */
  readonly beginners: ReadonlySet<number>;

  constructor(types: TokenTypes) {
    const of = (...names: readonly (keyof TokenTypes)[]) => new Set(names.map((name) => types[name]));
    const clauses = ["ELIF", "ELSE", "EXCEPT", "FINALLY"] as const;
    const simple = ["ASSERT", "BREAK", "CONTINUE", "DEL", "GLOBAL", "IMPORT", "PASS", "RAISE", "RETURN"] as const;
    const compound = ["CLASS", "DEF", "TRY", "WHILE", "WITH"] as const;
    this.clauses = of(...clauses);
    this.beginners = of(...simple, ...compound, "ELIF", "EXCEPT", "FINALLY");
    this.headers = of(...clauses, ...compound, "ASYNC", "CASE", "FOR", "IF", "MATCH");
    const inside = ["AND", "AS", "FROM", "IN", "IS", "LAMBDA", "NOT", "OR", "YIELD"] as const;
    this.all = of(...clauses, ...simple, ...compound, ...inside, "FOR", "IF");
  }
}

export class Words {
  readonly #types: TokenTypes;
  readonly #keywords: Keywords;
  readonly #ahead: Lookahead;
  /** Whether the next token begins a statement. */
  #beginsStatement = true;
  /** Whether the colon of a compound statement stands before in the line. */
  #isInBody = false;
  /** The type of the token that began the line. */
  opener = 0;

  constructor(types: TokenTypes, keywords: Keywords, ahead: Lookahead) {
    this.#types = types;
    this.#keywords = keywords;
    this.#ahead = ahead;
  }

  /** Whether a type is that of a keyword that is one everywhere. */
  isWord(type: number): boolean {
    return this.#keywords.all.has(type);
  }

  isClause(type: number): boolean {
    return this.#keywords.clauses.has(type);
  }

  /** Whether a keyword can stand in no expression, so that brackets before it have no end. */
  onlyBeginsStatement(type: number): boolean {
    return this.#keywords.beginners.has(type);
  }

  beginLine(type: number): void {
    this.#beginsStatement = true;
    this.#isInBody = false;
    this.opener = type;
  }

  /** Follows a token that no bracket is around; returns its type. */
  follow(type: number): number {
    const types = this.#types;
    if (this.opener === types.NAME || this.opener === 0) this.opener = type;
    this.#beginsStatement =
      type === types.SEMICOLON || (type === types.COLON && this.#keywords.headers.has(this.opener));
    if (type === types.COLON && this.#keywords.headers.has(this.opener)) this.#isInBody = true;
    if (type !== types.SEMICOLON) return type;
    if (["", "\n", "\r", "#"].includes(this.#ahead.next())) return types.TRAILING_SEMICOLON;
    return this.#isInBody ? types.BODY_SEMICOLON : type;
  }

  /** The type of a word where it stands. */
  typeOf({ type, text = "" }: Token, { previous, isNested, isInMatch }: WordPlace): number {
    const types = this.#types;
    // `from . import a`
    if (previous === types.DOT && type !== types.IMPORT) return types.NAME;
    if (type === types.YIELD) return /^[)\]},=:;#\r\n]?$/.test(this.#ahead.next()) ? types.NAME : type;
    if (type !== types.NAME) return type;
    if (text === "async") return ["def", "for", "with"].includes(this.#ahead.word()) ? types.ASYNC : type;
    if (text === "await") return this.#beginsOperand(previous) ? types.AWAIT : type;
    return isNested || !this.#beginsStatement ? type : this.#softKeyword(text, isInMatch);
  }

  #beginsOperand(previous: number): boolean {
    const isNamed = previous === this.#types.DEF || previous === this.#types.IMPORT;
    return (
      !isNamed && /^[\w([{'"~\u0080-\u{10FFFF}]/u.test(this.#ahead.next()) && !operatorWords.has(this.#ahead.word())
    );
  }

  /** The type of a name that begins a statement. */
  #softKeyword(text: string, isInMatch: boolean): number {
    const types = this.#types;
    switch (text) {
      case "match":
        return this.#isFollowedByOperand(/^(?:[\w([{'"*~+\-\u0080-\u{10FFFF}]|\.\.)/u) &&
          this.#ahead.lineEndsWithColon()
          ? types.MATCH
          : types.NAME;
      case "case":
        return isInMatch ? types.CASE : types.NAME;
      case "type":
        return isWordPart(this.#ahead.next()) && !operatorWords.has(this.#ahead.word()) ? types.TYPE : types.NAME;
      case "print":
      case "exec":
        return this.#isFollowedByOperand(/^[\w'"`>{\u0080-\u{10FFFF}]/u) ? types.PRINT : types.NAME;
      default:
        return types.NAME;
    }
  }

  #isFollowedByOperand(operand: RegExp): boolean {
    const word = this.#ahead.word();
    return operand.test(this.#ahead.next(2)) && (!operatorWords.has(word) || word === "not");
  }
}
