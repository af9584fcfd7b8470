import { type CharStream, Token } from "antlr4ng";
import { isDigit, isLineEnd, isSpace, isWordStart } from "./characters.js";

/** Looks at the characters of the next token, behind the one just read and what is hidden. */
export class Lookahead {
  /** The lexer, for its input may be replaced. */
  readonly #lexer: { readonly inputStream: CharStream };

  constructor(lexer: { readonly inputStream: CharStream }) {
    this.#lexer = lexer;
  }

  /** The first character, undefined at the end. */
  peek(): number | undefined {
    return this.#character(this.#offset());
  }

  /** The same, undefined if it is in another line. */
  peekInLine(): number | undefined {
    const distance = this.#distance();
    return distance < 0 ? undefined : this.#character(distance);
  }

  /** The character behind the first one. */
  peekSecond(): number {
    return this.#lexer.inputStream.LA(this.#offset() + 1);
  }

  /** All of it if it is a word, else nothing. */
  peekWord(): string {
    const input = this.#lexer.inputStream;
    let word = "";
    for (let i = this.#offset(); ; i++) {
      const character = input.LA(i);
      if (!isWordStart(character) && !(word !== "" && isDigit(character))) return word;
      word += String.fromCodePoint(character);
    }
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

  #character(offset: number): number | undefined {
    const character = this.#lexer.inputStream.LA(offset);
    return character === Token.EOF ? undefined : character;
  }

  #offset(): number {
    return Math.abs(this.#distance());
  }

  /** How far ahead the next token begins; negative if a line ends before it. */
  #distance(): number {
    const input = this.#lexer.inputStream;
    let line = false;
    for (let i = 1; ; i++) {
      const character = input.LA(i);
      if (character === 0x2f && input.LA(i + 1) === 0x2a) {
        i += 2;
        while (input.LA(i) !== Token.EOF && !(input.LA(i) === 0x2a && input.LA(i + 1) === 0x2f)) {
          if (isLineEnd(input.LA(i))) line = true;
          i++;
        }
        i++;
      } else if (character === 0x2f && input.LA(i + 1) === 0x2f) {
        while (input.LA(i + 1) !== Token.EOF && !isLineEnd(input.LA(i + 1))) i++;
      } else if (isLineEnd(character)) {
        line = true;
      } else if (!isSpace(character)) {
        return line ? -i : i;
      }
    }
  }
}
