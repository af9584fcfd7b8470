import { type CharStream, Token } from "antlr4ng";
import { isDigit, isLineEnd, isSpace, isWordStart } from "./characters.js";

/** Looks at the characters of the next token, behind the one just read and what is hidden. */
export class Lookahead {
  /** The lexer, for its input may be replaced. */
  readonly #lexer: { readonly inputStream: CharStream };

  constructor(lexer: { readonly inputStream: CharStream }) {
    this.#lexer = lexer;
  }

  /** Where a comment begins that nothing ends: nothing ends those behind it, and none of them is looked through again. */
  #unclosed = Number.POSITIVE_INFINITY;

  /** The first character, undefined at the end. */
  peek(): number | undefined {
    return this.#character(this.#offset());
  }

  /** The same, undefined if it is in another line. Places ahead are counted from 1, the next character. */
  peekInLine(from = 1): number | undefined {
    const distance = this.#distance(from);
    return distance < 0 ? undefined : this.#character(distance);
  }

  /** The character behind the first one. */
  peekSecond(): number {
    return this.#lexer.inputStream.LA(this.#offset() + 1);
  }

  /** The place behind so many characters of the next token. */
  behind(length: number): number {
    return this.#offset() + length;
  }

  /** All of it if it is a word, else nothing. */
  peekWord(from = 1): string {
    const input = this.#lexer.inputStream;
    let word = "";
    for (let i = this.#offset(from); ; i++) {
      const character = input.LA(i);
      if (!isWordStart(character) && !(word !== "" && isDigit(character))) return word;
      word += String.fromCodePoint(character);
    }
  }

  /** The words ahead in this line, at most so many. */
  wordsInLine(count: number): readonly string[] {
    return this.phrase(count).words;
  }

  /** The same, and the first character behind them, undefined at the end. */
  phrase(count: number): { readonly words: readonly string[]; readonly next: number | undefined } {
    const words: string[] = [];
    let from = 1;
    while (words.length < count) {
      const start = this.#distance(from);
      const word = start < 0 ? "" : this.peekWord(start);
      if (word === "") break;
      words.push(word);
      from = start + [...word].length;
    }
    return { words, next: this.#character(this.#offset(from)) };
  }

  /** Whether a slash ahead has its other end in the same line. */
  isSlashPaired(): boolean {
    const input = this.#lexer.inputStream;
    for (let i = this.#offset() + 1; ; i++) {
      const character = input.LA(i);
      if (character === Token.EOF || isLineEnd(character)) return false;
      if (character === 0x2f) return true;
      if (character === 0x5c) i++;
    }
  }

  /** Whether a comment at a place, 0 being the last character read, is known to have no end. */
  isUnclosed(place: number): boolean {
    return this.#lexer.inputStream.index + place > this.#unclosed;
  }

  noteUnclosed(place: number): void {
    this.#unclosed = Math.min(this.#unclosed, this.#lexer.inputStream.index + place - 1);
  }

  #character(offset: number): number | undefined {
    const character = this.#lexer.inputStream.LA(offset);
    return character === Token.EOF ? undefined : character;
  }

  #offset(from = 1): number {
    return Math.abs(this.#distance(from));
  }

  /** The place where the next token begins; negative if a line ends before it. */
  #distance(from: number): number {
    const input = this.#lexer.inputStream;
    let line = false;
    for (let i = from; ; i++) {
      const character = input.LA(i);
      if (character === 0x2f && input.LA(i + 1) === 0x2a && !this.isUnclosed(i)) {
        const end = this.#commentEnd(i);
        if (end < 0) return line ? -i : i;
        line ||= this.#hasLineEnd(i, end);
        i = end;
      } else if (character === 0x2f && input.LA(i + 1) === 0x2f) {
        while (input.LA(i + 1) !== Token.EOF && !isLineEnd(input.LA(i + 1))) i++;
      } else if (isLineEnd(character)) {
        line = true;
      } else if (!isSpace(character)) {
        return line ? -i : i;
      }
    }
  }

  /** The place of the last character of the comment at a place; negative if it has no end. */
  #commentEnd(start: number): number {
    const input = this.#lexer.inputStream;
    for (let i = start + 3; input.LA(i) !== Token.EOF; i++) {
      if (input.LA(i) === 0x2f && input.LA(i - 1) === 0x2a) return i;
    }
    this.noteUnclosed(start);
    return -1;
  }

  #hasLineEnd(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (isLineEnd(this.#lexer.inputStream.LA(i))) return true;
    return false;
  }
}
