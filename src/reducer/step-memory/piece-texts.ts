import { IndexedText, KeyWriter } from "../../tree/text-key.js";

/** The texts of some pieces in a row, of which those with some pieces replaced can be compared without building them. */
export class PieceTexts {
  readonly #text: IndexedText;
  /** UTF-16 offset of each piece in the text, and of its end. */
  readonly #offsets: Int32Array;

  constructor(pieces: readonly { readonly text: string }[]) {
    this.#text = new IndexedText(pieces.map(({ text }) => `${text} `).join(""));
    this.#offsets = new Int32Array(pieces.length + 1);
    for (const [i, { text }] of pieces.entries()) this.#offsets[i + 1] = (this.#offsets[i] as number) + text.length + 1;
  }

  /**
   * Identifies the texts after some pieces have been replaced.
   * @param replaced indices of the first piece and behind the last one, in order, and the texts that take their place
   */
  keyAfter(
    replaced: readonly { readonly first: number; readonly end: number; readonly texts: readonly string[] }[],
  ): string {
    const writer = new KeyWriter();
    const keep = (from: number, to: number) =>
      writer.writeStretch(this.#text, this.#offsets[from] as number, this.#offsets[to] as number);
    let kept = 0;
    for (const { first, end, texts } of replaced) {
      keep(kept, first);
      for (const text of texts) writer.write(`${text} `);
      kept = end;
    }
    keep(kept, this.#offsets.length - 1);
    return writer.finish().digest;
  }
}
