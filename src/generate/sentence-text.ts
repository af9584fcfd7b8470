import type { Separators } from "./layout.js";
import type { SentenceToken } from "./sentence.js";

/** A piece of text to be written: a token, or what a hook answered. */
export interface SentencePiece {
  readonly text: string;
  readonly type: number;
  readonly choice: number;
  /** The mode of the lexer before it. */
  readonly mode: number;
}

/** The text of a sentence while it is written, token by token, with what stands between them. */
export class SentenceText {
  readonly #separators: Separators;
  readonly #style: number;
  readonly #tokens: SentenceToken[] = [];
  /** Length of the text before each piece and the layout before that. */
  readonly #before: number[] = [];
  #text = "";
  #last = "";

  constructor(separators: Separators, style: number) {
    this.#separators = separators;
    this.#style = style;
  }

  /** The number of pieces. */
  get pieces(): number {
    return this.#tokens.length;
  }

  /** Appends a piece. */
  push({ text, type, choice, mode }: SentencePiece): void {
    this.#before.push(this.#text.length);
    const isFirst = this.#tokens.length === 0;
    const between = isFirst ? "" : this.#separators.between(this.#last, text, { mode, style: this.#style });
    this.#tokens.push({ type, choice, start: this.#text.length + between.length });
    this.#text += between + text;
    this.#last = text;
  }

  /** The text from a piece on. */
  from(piece: number): string {
    return this.#text.slice(this.#tokens[piece]?.start ?? this.#text.length);
  }

  /** Takes back all pieces from one on. */
  cut(piece: number): void {
    if (piece >= this.pieces) return;
    this.#text = this.#text.slice(0, this.#before[piece]);
    this.#last = piece === 0 ? "" : this.#text.slice(this.#tokens[piece - 1]?.start);
    this.#tokens.length = piece;
    this.#before.length = piece;
  }

  finish(): { readonly text: string; readonly tokens: readonly SentenceToken[] } {
    return { text: this.#text, tokens: this.#tokens };
  }
}
