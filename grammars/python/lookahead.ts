/** Looks at the characters around the current one. */
import { type Lexer, Token } from "antlr4ng";

const [tab, space, formFeed, lineFeed, carriageReturn] = [0x09, 0x20, 0x0c, 0x0a, 0x0d];
const [hash, colon, backslash, doubleQuote, singleQuote] = [0x23, 0x3a, 0x5c, 0x22, 0x27];

export class Lookahead {
  readonly #lexer: Lexer;

  constructor(lexer: Lexer) {
    this.#lexer = lexer;
  }

  /** Whether a line ends directly before a token, apart from blanks. A line that ends with a backslash goes on. */
  hasLineEndBefore(start: number, commentEnd: number): boolean {
    let at = start - 1;
    while (isBlank(this.#at(at))) at--;
    if (!isLineEnd(this.#at(at))) return false;
    if (this.#at(at) === lineFeed && this.#at(at - 1) === carriageReturn) at--;
    return this.#at(at - 1) !== backslash || at === commentEnd;
  }

  /** The column of a token that only blanks precede in its line; a tab goes to the next multiple of 8. */
  columnOf(start: number): number {
    let at = start;
    while (isBlank(this.#at(at - 1))) at--;
    let column = 0;
    for (; at < start; at++) {
      const point = this.#at(at);
      if (point === tab) column += 8 - (column % 8);
      else column = point === formFeed ? 0 : column + 1;
    }
    return column;
  }

  /** The next characters from the first one on that is no blank; fewer than `count` at the end. */
  next(count = 1): string {
    const from = this.#behindBlanks(this.#lexer.inputStream.index);
    return Array.from({ length: count }, (_, i) => this.#string(from + i)).join("");
  }

  /** The next word, behind blanks; empty if none comes next. */
  word(): string {
    let at = this.#behindBlanks(this.#lexer.inputStream.index);
    let word = "";
    for (let each = this.#string(at); isWordPart(each); each = this.#string(++at)) word += each;
    return word;
  }

  /** Whether the logical line ends with a colon. */
  lineEndsWithColon(): boolean {
    let depth = 0;
    let last = 0;
    for (let at = this.#lexer.inputStream.index; ; at++) {
      const point = this.#at(at);
      if (point === Token.EOF || (isLineEnd(point) && depth === 0 && last !== backslash)) return last === colon;
      if (point === hash) at = this.#endOfLine(at) - 1;
      else if (point === singleQuote || point === doubleQuote) at = this.#endOfString(at, point);
      else if (isOpener(point)) depth++;
      else if (isCloser(point)) depth--;
      if (point !== hash && !isBlank(point) && !isLineEnd(point)) last = point;
    }
  }

  #endOfLine(from: number): number {
    let at = from;
    while (this.#at(at) !== Token.EOF && !isLineEnd(this.#at(at))) at++;
    return at;
  }

  /** The index of the quote that ends a string of one line, or of its last character. */
  #endOfString(from: number, quote: number): number {
    for (let at = from + 1; ; at++) {
      const point = this.#at(at);
      if (point === Token.EOF || isLineEnd(point)) return at - 1;
      if (point === quote) return at;
      if (point === backslash) at++;
    }
  }

  /** The index behind blanks and backslashes with line ends. */
  #behindBlanks(from: number): number {
    for (let at = from; ; ) {
      if (isBlank(this.#at(at))) at++;
      else if (this.#at(at) !== backslash || !isLineEnd(this.#at(at + 1))) return at;
      else at += this.#at(at + 1) === carriageReturn && this.#at(at + 2) === lineFeed ? 3 : 2;
    }
  }

  #string(at: number): string {
    const point = this.#at(at);
    return point === Token.EOF ? "" : String.fromCodePoint(point);
  }

  #at(index: number): number {
    const { inputStream } = this.#lexer;
    const offset = index - inputStream.index;
    if (index < 0) return Token.EOF;
    return inputStream.LA(offset < 0 ? offset : offset + 1);
  }
}

/** Whether a character may be in a word. */
export function isWordPart(character: string): boolean {
  return /^[\w\u0080-\u{10FFFF}]/u.test(character);
}

function isBlank(point: number): boolean {
  return point === space || point === tab || point === formFeed || point === 0xfeff || point === 0xa0;
}

function isLineEnd(point: number): boolean {
  return point === lineFeed || point === carriageReturn;
}

function isOpener(point: number): boolean {
  return point === 0x28 || point === 0x5b || point === 0x7b;
}

function isCloser(point: number): boolean {
  return point === 0x29 || point === 0x5d || point === 0x7d;
}
