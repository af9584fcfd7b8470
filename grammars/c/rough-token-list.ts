/** Rough tokens by index; the last one is the end of the text. */
export interface Scan {
  readonly text: string;
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Collects rough tokens in arrays that grow. */
export class RoughTokenList {
  readonly #text: string;
  #kinds: Uint8Array;
  #starts: Int32Array;
  #ends: Int32Array;
  #count = 0;

  constructor(text: string) {
    const capacity = (text.length >> 2) + 16;
    this.#text = text;
    this.#kinds = new Uint8Array(capacity);
    this.#starts = new Int32Array(capacity);
    this.#ends = new Int32Array(capacity);
  }

  add(kind: number, start: number, end: number): void {
    if (this.#count === this.#kinds.length) this.#grow();
    this.#kinds[this.#count] = kind;
    this.#starts[this.#count] = start;
    this.#ends[this.#count++] = end;
  }

  /** All tokens so far. */
  scan(): Scan {
    return {
      text: this.#text,
      kinds: this.#kinds.subarray(0, this.#count),
      starts: this.#starts.subarray(0, this.#count),
      ends: this.#ends.subarray(0, this.#count),
    };
  }

  #grow(): void {
    const { kinds, starts, ends } = this.scan();
    const capacity = this.#count * 2;
    this.#kinds = new Uint8Array(capacity);
    this.#starts = new Int32Array(capacity);
    this.#ends = new Int32Array(capacity);
    this.#kinds.set(kinds);
    this.#starts.set(starts);
    this.#ends.set(ends);
  }
}
