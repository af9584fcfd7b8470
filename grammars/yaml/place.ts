/** Where the next token begins, and the characters from there on. */
import { type CharStream, Token } from "antlr4ng";

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const hash = 0x23;
const colon = 0x3a;

/** Looks at the characters in front of a lexer, without taking them. */
export class Place {
  /** The next character that is no white space; -1 at the end. */
  character: number = Token.EOF;
  /** Its column, from 0. */
  column = 0;
  /** Whether there is a line end between it and the last visible token, or no such token. */
  isInNewLine = true;
  readonly #input: CharStream;
  /** How many characters the line ends begin before. */
  #lineStart = 0;
  /** How far the next character is; 1 if it comes next. */
  #distance = 1;

  constructor(input: CharStream) {
    this.#input = input;
  }

  /** Whether white space comes next. */
  get isBehindSpace(): boolean {
    return this.#distance > 1;
  }

  /** Goes on behind a token, which may hold line ends. */
  pass({ start, stop, channel }: Token): void {
    if (channel === Token.DEFAULT_CHANNEL) this.isInNewLine = false;
    for (let at = start - stop - 1; at < 0; at++) {
      if (this.#input.LA(at) === lineFeed) this.#lineStart = this.#input.index + at + 1;
    }
  }

  /** Finds the next character. */
  find(): void {
    const { index } = this.#input;
    let distance = 1;
    let point = this.#input.LA(distance);
    for (; isBlank(point) || isLineEnd(point) || point === 0xfeff; point = this.#input.LA(++distance)) {
      if (!isLineEnd(point)) continue;
      this.isInNewLine = true;
      this.#lineStart = index + distance;
    }
    this.character = point;
    this.#distance = distance;
    this.column = index + distance - 1 - this.#lineStart;
  }

  /** Whether a mark between documents comes next. */
  get isMark(): boolean {
    if (this.column > 0 || !this.isInNewLine || (this.character !== 0x2d && this.character !== 0x2e)) return false;
    const rest = [1, 2].every((more) => this.#input.LA(this.#distance + more) === this.character);
    return rest && isSpaceOrEnd(this.#input.LA(this.#distance + 3));
  }

  /** Whether a quoted scalar of several lines comes next. */
  get isLongString(): boolean {
    const quote = this.character;
    if (quote !== 0x22 && quote !== 0x27) return false;
    let hasLineEnd = false;
    for (let distance = this.#distance + 1; ; distance++) {
      const point = this.#input.LA(distance);
      if (point === Token.EOF) return false;
      const isDoubled = quote === 0x27 && point === quote && this.#input.LA(distance + 1) === quote;
      if (isDoubled || (point === 0x5c && quote === 0x22)) distance++;
      else if (point === quote) return hasLineEnd;
      else if (isLineEnd(point)) hasLineEnd = true;
    }
  }

  /** Whether the colon behind a key comes next, in the same line. */
  isAtColon(isInBrackets: boolean, isBehindQuote: boolean): boolean {
    let distance = 1;
    while (isBlank(this.#input.LA(distance))) distance++;
    if (this.#input.LA(distance) !== colon) return false;
    while (this.#input.LA(distance + 1) === colon) distance++;
    const next = this.#input.LA(distance + 1);
    return isSpaceOrEnd(next) || (isInBrackets && (isBehindQuote || isBracketOrComma(next)));
  }

  /** Whether nothing but properties and the header of a block scalar follow in the line. */
  get isBeforeLineEnd(): boolean {
    let distance = 1;
    for (;;) {
      while (isBlank(this.#input.LA(distance))) distance++;
      const point = this.#input.LA(distance);
      if (point !== 0x26 && point !== 0x21) return isSpaceOrEnd(point) || point === hash || isHeader(point);
      while (!isSpaceOrEnd(this.#input.LA(distance))) distance++;
    }
  }
}

export function isBracket(point: number): boolean {
  return point === 0x5b || point === 0x5d || point === 0x7b || point === 0x7d;
}

function isBracketOrComma(point: number): boolean {
  return isBracket(point) || point === 0x2c;
}

/** `|` or `>`. */
function isHeader(point: number): boolean {
  return point === 0x7c || point === 0x3e;
}

function isBlank(point: number): boolean {
  return point === 0x20 || point === 0x09;
}

function isLineEnd(point: number): boolean {
  return point === lineFeed || point === carriageReturn;
}

function isSpaceOrEnd(point: number): boolean {
  return isBlank(point) || isLineEnd(point) || point === Token.EOF;
}
