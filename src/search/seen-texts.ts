/**
 * Decides when a repeated reduction has reached its fixpoint: when an iteration ends with the same text as an earlier one.
 * Texts never get longer, so only texts of one length need to be remembered, and the repetition terminates.
 */
export class SeenTexts {
  readonly #texts: Set<string>;
  #length: number;

  /** @param start the text before the first iteration */
  constructor(start: string) {
    this.#texts = new Set([start]);
    this.#length = start.length;
  }

  /** Remembers the text that an iteration ended with. Returns whether it is new, so that another iteration may change more. */
  add(text: string): boolean {
    if (text.length < this.#length) this.#texts.clear();
    this.#length = text.length;
    const isNew = !this.#texts.has(text);
    this.#texts.add(text);
    return isNew;
  }
}
