/** A token, by the name of its type. */
export interface Piece {
  type: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a text without comments. */
export class Reading {
  readonly #pieces: readonly Piece[];
  /** The words in upper case; empty for what is no word. */
  readonly #words: readonly string[];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    this.#words = pieces.map(({ type, text }, at) => {
      const isWord = type === "WORD" && pieces[at - 1]?.type !== "DOT";
      return isWord ? text.toUpperCase() : "";
    });
  }

  get length(): number {
    return this.#pieces.length;
  }

  /** The type of the token at a place; empty outside of the text. */
  typeAt(at: number): string {
    return this.#pieces[at]?.type ?? "";
  }

  /** The text at a place; empty outside of the text. */
  textAt(at: number): string {
    return this.#pieces[at]?.text ?? "";
  }

  /** The word at a place in upper case; empty where there is none, and behind a dot. */
  wordAt(at: number): string {
    return this.#words[at] ?? "";
  }

  /** Gives the token at a place another type. */
  retype(at: number, type: string): void {
    (this.#pieces[at] as Piece).type = type;
  }
}
