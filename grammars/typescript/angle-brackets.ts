/**
 * Whether `<` behind an operand begins type arguments or compares. As TypeScript does, this is told by what is between it and its
 * `>`, and by what comes then. Only a rough idea of types is needed, since little else has the same words and brackets.
 */
import { type CharStream, Token } from "antlr4ng";
import { isDigit, isLineEnd, isQuote, isSpace, isWordStart } from "../javascript/characters.js";

/** Closing brackets by opening ones. */
const closing: ReadonlyMap<number, number> = new Map([
  [0x28, 0x29],
  [0x5b, 0x5d],
  [0x7b, 0x7d],
  [0x3c, 0x3e],
]);

/** Words that stand between two types, and before one. */
const infixes: ReadonlySet<string> = new Set(["extends", "is", "in", "as"]);
const prefixes: ReadonlySet<string> = new Set(
  "abstract asserts const import infer keyof new readonly typeof unique".split(" "),
);

/** `.`, `,`, `:`, `?`, `|`, `&` */
const separators: ReadonlySet<number> = new Set([0x2e, 0x2c, 0x3a, 0x3f, 0x7c, 0x26]);

/** Words that no expression begins with. */
const noOperands: ReadonlySet<string> = new Set(
  "as case default extends implements in instanceof of satisfies".split(" "),
);

interface Bracket {
  readonly start: number;
  readonly close: number;
  /** Whether a type was before it. */
  readonly isLink: boolean;
}

export class AngleBrackets {
  readonly #lexer: { readonly inputStream: CharStream };
  /** The places behind the ends of brackets that were looked through; negative for those without an end. */
  readonly #ends = new Map<number, number>();
  /** Of the type that is looked through: the place, the open brackets, and whether a type is before the place. */
  #at = 0;
  #open: Bracket[] = [];
  #isLink = false;

  constructor(lexer: { readonly inputStream: CharStream }) {
    this.#lexer = lexer;
  }

  /** Whether the next character begins arguments of the operand before it. */
  beginArguments(): boolean {
    const start = this.#lexer.inputStream.index;
    if (!this.#ends.has(start)) this.#findEnd(start);
    const end = this.#ends.get(start) as number;
    return end >= 0 && this.#mayEndArguments(end);
  }

  /** Whether it begins the parameters of an arrow function where it could also be JSX. */
  beginParameters(): boolean {
    this.#at = this.#skipHidden(this.#lexer.inputStream.index + 1);
    const word = this.#word();
    if (word === "") return false;
    this.#at = this.#skipHidden(this.#at);
    const behind = this.#character(this.#at);
    if (behind === 0x2c || behind === 0x3d) return true;
    const second = this.#word();
    if (word === "const") return second !== "";
    const next = this.#character(this.#skipHidden(this.#at));
    return second === "extends" && next !== 0x3d && next !== 0x3e && next !== 0x2f;
  }

  #findEnd(start: number): void {
    this.#at = start;
    this.#open = [];
    this.#isLink = true;
    do {
      if (!this.#step()) {
        for (const bracket of this.#open) this.#ends.set(bracket.start, -1);
        return;
      }
    } while (this.#open.length > 0);
  }

  /** Goes on by a token; false if that is in no type. */
  #step(): boolean {
    this.#at = this.#skipHidden(this.#at);
    const character = this.#character(this.#at);
    if (isWordStart(character)) return this.#stepWord();
    if (closing.has(character)) return this.#stepOpen(character);
    const top = this.#open.at(-1);
    if (character === top?.close) return this.#stepClose(top);
    if (isDigit(character) || isQuote(character) || character === 0x60) return this.#stepLiteral(character);
    return this.#stepOperator(character);
  }

  #stepOpen(character: number): boolean {
    const start = this.#at;
    const known = this.#ends.get(start);
    if (known !== undefined) {
      this.#at = known;
      return known >= 0;
    }
    const mayLink = character === 0x3c || character === 0x5b || this.#inBraces;
    if (this.#isLink && !mayLink) return false;
    this.#open.push({ start, close: closing.get(character) as number, isLink: this.#isLink });
    this.#isLink = false;
    this.#at++;
    return true;
  }

  #stepClose({ start, isLink }: Bracket): boolean {
    this.#open.pop();
    this.#at++;
    const isAngle = this.#character(start) === 0x3c;
    if (isAngle) this.#ends.set(start, this.#at);
    this.#isLink = isLink || !isAngle;
    // Before a type, these are parameters of a function's type.
    return this.#isLink || this.#character(this.#skipHidden(this.#at)) === 0x28;
  }

  #stepWord(): boolean {
    const isName = this.#character(this.#at - 1) === 0x2e;
    const word = this.#word();
    if (infixes.has(word) && this.#isLink) this.#isLink = false;
    else if (this.#isLink && !this.#inBraces) return false;
    else this.#isLink = isName || !prefixes.has(word);
    return true;
  }

  #stepLiteral(first: number): boolean {
    if (this.#isLink && !this.#inBraces) return false;
    this.#isLink = true;
    if (isDigit(first)) return this.#word(true) !== "";
    for (let at = this.#at + 1; ; at++) {
      const character = this.#character(at);
      if (character === Token.EOF || (first !== 0x60 && isLineEnd(character))) return false;
      if (character === 0x5c) at++;
      else if (character === first) {
        this.#at = at + 1;
        return true;
      }
    }
  }

  #stepOperator(character: number): boolean {
    const second = this.#character(this.#at + 1);
    this.#isLink = false;
    this.#at++;
    if (character === 0x3d) return this.#stepEqual(second);
    if (character === 0x3b) return this.#inBraces; // ;
    // A number, or a modifier of a mapped type.
    if (character === 0x2b || character === 0x2d) return isDigit(second) || second === 0x3f || second === 0x72;
    return separators.has(character) && (character !== second || character === 0x2e);
  }

  /** An arrow, or the default of a parameter of a type within. */
  #stepEqual(second: number): boolean {
    if (second === 0x3e) this.#at++;
    return second === 0x3e || (second !== 0x3d && this.#open.length > 1 && this.#open.at(-1)?.close === 0x3e);
  }

  get #inBraces(): boolean {
    return this.#open.at(-1)?.close === 0x7d;
  }

  #mayEndArguments(end: number): boolean {
    const at = this.#skipHidden(end);
    const character = this.#character(at);
    // `(`, `` ` ``
    if (character === 0x28 || character === 0x60) return true;
    // `<`, `>`, `+`, `-`
    if (character === 0x3c || character === 0x3e || character === 0x2b || character === 0x2d) return false;
    for (let i = end; i < at; i++) if (isLineEnd(this.#character(i))) return true;
    this.#at = at;
    if (isWordStart(character)) return noOperands.has(this.#word());
    if (character === 0x21) return this.#character(at + 1) === 0x3d; // !
    // `{`, `[`, `~`, `@`, `#`
    const isOperand = isDigit(character) || isQuote(character) || [0x7b, 0x5b, 0x7e, 0x40, 0x23].includes(character);
    return !isOperand;
  }

  /** Reads a word, if there is one, or a number. */
  #word(isNumber = false): string {
    let word = "";
    for (; ; this.#at++) {
      const character = this.#character(this.#at);
      const belongs = isWordStart(character) || ((word !== "" || isNumber) && isDigit(character));
      if (!belongs && !(isNumber && character === 0x2e)) return word;
      word += String.fromCodePoint(character);
    }
  }

  /** The place of the first character from a place on that is neither white space nor in a comment. */
  #skipHidden(from: number): number {
    for (let at = from; ; at++) {
      const character = this.#character(at);
      const second = character === 0x2f ? this.#character(at + 1) : 0;
      if (second === 0x2f) {
        while (!isLineEnd(this.#character(at + 1)) && this.#character(at + 1) !== Token.EOF) at++;
      } else if (second === 0x2a) {
        at += 2;
        while (!(this.#character(at) === 0x2a && this.#character(at + 1) === 0x2f)) {
          if (this.#character(at++) === Token.EOF) return at;
        }
        at++;
      } else if (!isSpace(character) && !isLineEnd(character)) return at;
    }
  }

  #character(at: number): number {
    const { inputStream: input } = this.#lexer;
    return input.LA(at - input.index + 1);
  }
}
