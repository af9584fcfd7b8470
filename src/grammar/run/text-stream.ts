import { type CharStream, type Interval, Token } from "antlr4ng";

/** A text as a stream of code points for a lexer. Several times faster to build than `CharStream.fromString`. */
export class TextStream implements CharStream {
  name = "";
  readonly #text: string;
  /** The code points: the UTF-16 units of the text if it has no surrogate pairs. */
  readonly #points: Uint16Array | Uint32Array;
  /** The UTF-16 offset of each code point; undefined if it is the index. */
  readonly #offsets: Int32Array | undefined;
  /** Number of code points. */
  readonly size: number;
  #index = 0;

  /**
   * @param text the text
   * @param buffer is used for the units of the text if it has room for them, until the next stream uses it
   */
  constructor(text: string, buffer?: Uint16Array) {
    this.#text = text;
    this.size = text.replace(/[\u{10000}-\u{10ffff}]/gu, " ").length;
    const { size } = this;
    const isPlain = size === text.length;
    const units = buffer && size <= buffer.length ? buffer : new Uint16Array(isPlain ? size : 0);
    const points = isPlain ? units : new Uint32Array(size);
    const offsets = isPlain ? undefined : new Int32Array(size + 1);
    this.#points = points;
    this.#offsets = offsets;
    for (let i = 0, offset = 0; offset < text.length; i++) {
      const point = text.codePointAt(offset) as number;
      points[i] = point;
      offset += point > 0xffff ? 2 : 1;
      if (offsets) offsets[i + 1] = offset;
    }
  }

  /** Whether the index of each code point is also its UTF-16 offset. */
  get plain(): boolean {
    return this.#offsets === undefined;
  }

  /** The UTF-16 offset of a code point. */
  offset(index: number): number {
    return this.#offsets ? (this.#offsets[index] as number) : index;
  }

  get index(): number {
    return this.#index;
  }

  LA(offset: number): number {
    if (offset === 0) return 0;
    const at = this.#index + (offset < 0 ? offset : offset - 1);
    return at < 0 || at >= this.size ? Token.EOF : (this.#points[at] as number);
  }

  consume(): void {
    if (this.#index >= this.size) throw new Error("cannot consume EOF");
    this.#index++;
  }

  seek(index: number): void {
    this.#index = Math.min(index, this.size);
  }

  reset(): void {
    this.#index = 0;
  }

  mark(): number {
    return -1;
  }

  release(): void {}

  getSourceName(): string {
    return this.name;
  }

  getTextFromRange(start: number, stop?: number): string {
    const end = Math.min((stop ?? this.size - 1) + 1, this.size);
    return start >= end ? "" : this.#text.slice(this.offset(start), this.offset(end));
  }

  getTextFromInterval({ start, stop }: Interval): string {
    return this.getTextFromRange(start, stop);
  }

  toString(): string {
    return this.#text;
  }
}
