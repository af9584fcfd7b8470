/** The tokens of a text, with what is needed to find its structure: their texts, and the layout before them. */
import type { TokenTable } from "../tree/node.js";

/** The width of a tab, in columns. */
const tabWidth = 8;

/** Tokens of a text, cut by {@link scan} or read by the lexer of a grammar. */
export class TextTokens {
  readonly text: string;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;

  constructor(text: string, { starts, ends }: Pick<TokenTable, "starts" | "ends">) {
    this.text = text;
    this.#starts = starts;
    this.#ends = ends;
  }

  /** Number of tokens. */
  get count(): number {
    return this.#starts.length;
  }

  /** The text of a token. */
  textOf(token: number): string {
    return this.text.slice(this.#starts[token], this.#ends[token]);
  }

  /** The first character of a token; empty if the token is empty. */
  firstOf(token: number): string {
    return this.length(token) > 0 ? (this.text[this.#starts[token] as number] as string) : "";
  }

  /** Length of a token in UTF-16 units. */
  length(token: number): number {
    return (this.#ends[token] as number) - (this.#starts[token] as number);
  }

  /** Whether there is layout, or the beginning of the text, before a token. */
  isApart(token: number): boolean {
    return token === 0 || (this.#ends[token - 1] as number) < (this.#starts[token] as number);
  }

  /** Number of line ends before a token, up to 2. The first token of the text has one. */
  lineEndsBefore(token: number): number {
    if (token === 0) return 1;
    let count = 0;
    for (let at = this.#ends[token - 1] as number; at < (this.#starts[token] as number) && count < 2; at++) {
      if (this.text[at] === "\n" || (this.text[at] === "\r" && this.text[at + 1] !== "\n")) count++;
    }
    return count;
  }

  /** The indentation of a line, in columns, given its first token. */
  indentOf(token: number): number {
    let column = 0;
    for (let at = (this.#starts[token] as number) - 1; at >= 0; at--) {
      const character = this.text[at];
      if (character === "\t") column += tabWidth;
      else if (character === "\n" || character === "\r" || token === 0) break;
      else column++;
      if (token > 0 && at < (this.#ends[token - 1] as number)) break;
    }
    return column;
  }
}
