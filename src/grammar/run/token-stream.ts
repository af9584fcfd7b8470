import { Interval, type Lexer, type ParserRuleContext, Token, type TokenStream } from "antlr4ng";
import { Integers } from "../../tree/integers.js";
import { LeanToken, type TokenLookup } from "../antlr4ng/lean-token.js";
import type { TextStream } from "./text-stream.js";

/** A parse exceeded its deadline. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/** How many token objects are cached, a power of two. A parser uses the same few again and again. */
const cachedTokens = 64;

/**
 * A token stream that keeps arrays of numbers and makes token objects on demand. For a large input, it is several times faster
 * than `CommonTokenStream` and takes a fraction of the memory.
 */
export class LeanTokenStream implements TokenStream, TokenLookup {
  readonly tokenSource: Lexer;
  readonly input: TextStream;
  readonly #types: Int32Array;
  readonly #channels: Int32Array;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #recent: (LeanToken | undefined)[] = [];
  /** Index of the first code point of each line; computed when it is first used. */
  #lines: readonly number[] | undefined;
  readonly #deadline: number;
  #consumed = 0;
  #index = 0;
  #allVisible = true;

  /**
   * Reads all tokens of a lexer, the end of its input included.
   * @param deadline a time of `performance.now()`; past it, the constructor and {@link consume} throw
   * @throws DeadlineError
   */
  constructor(lexer: Lexer, input: TextStream, deadline = Number.POSITIVE_INFINITY) {
    this.#deadline = deadline;
    this.tokenSource = lexer;
    this.input = input;
    const [types, channels, starts, ends] = [new Integers(), new Integers(), new Integers(), new Integers()];
    let token: Token;
    do {
      token = lexer.nextToken();
      if ((types.length & 0xfff) === 0xfff) this.#checkDeadline();
      types.push(token.type);
      channels.push(token.channel);
      starts.push(token.start);
      ends.push(token.stop + 1);
      if (token.channel !== Token.DEFAULT_CHANNEL) this.#allVisible = false;
    } while (token.type !== Token.EOF);
    this.#types = types.take();
    this.#channels = channels.take();
    this.#starts = starts.take();
    this.#ends = ends.take();
    this.seek(0);
  }

  /** Number of tokens on all channels, the end of the input included. */
  get size(): number {
    return this.#types.length;
  }

  /** Whether the parser sees every token. */
  get allVisible(): boolean {
    return this.#allVisible;
  }

  get index(): number {
    return this.#index;
  }

  type(index: number): number {
    return this.#types[index] as number;
  }

  channel(index: number): number {
    return this.#channels[index] as number;
  }

  /** Index of the first code point. */
  start(index: number): number {
    return this.#starts[index] as number;
  }

  /** Index behind the last code point. */
  end(index: number): number {
    return this.#ends[index] as number;
  }

  /** The types, starts and ends of all tokens but the end of the input. The arrays share the memory of the stream. */
  arrays(): { readonly types: Int32Array; readonly starts: Int32Array; readonly ends: Int32Array } {
    const [types, starts, ends] = [this.#types, this.#starts, this.#ends].map((all) => all.subarray(0, -1));
    return { types, starts, ends } as { types: Int32Array; starts: Int32Array; ends: Int32Array };
  }

  get(index: number): Token {
    let token = this.#recent[index % cachedTokens];
    if (token?.tokenIndex !== index) {
      token = new LeanToken(this, index);
      this.#recent[index % cachedTokens] = token;
    }
    return token;
  }

  /** Line, from 1, and column, from 0, of a code point. */
  position(point: number): { readonly line: number; readonly column: number } {
    this.#lines ??= lineStarts(this.input);
    let line = 0;
    for (let end = this.#lines.length; end - line > 1; ) {
      const middle = (line + end) >> 1;
      if ((this.#lines[middle] as number) <= point) line = middle;
      else end = middle;
    }
    return { line: line + 1, column: point - (this.#lines[line] as number) };
  }

  LA(offset: number): number {
    const index = this.#at(offset);
    return index < 0 ? Token.INVALID_TYPE : this.type(index);
  }

  LT(offset: number): Token | null {
    const index = this.#at(offset);
    return index < 0 ? null : this.get(index);
  }

  consume(): void {
    if (this.LA(1) === Token.EOF) throw new Error("cannot consume EOF");
    // Prediction consumes tokens, too, so a parse that takes long comes here often.
    if (++this.#consumed % 64 === 0) this.#checkDeadline();
    this.#index = this.#visible(this.#index + 1);
  }

  #checkDeadline(): void {
    if (performance.now() > this.#deadline) throw new DeadlineError();
  }

  seek(index: number): void {
    this.#index = this.#visible(index);
  }

  mark(): number {
    return 0;
  }

  release(): void {}

  getSourceName(): string {
    return this.input.getSourceName();
  }

  getText(): string {
    return this.getTextFromInterval(Interval.of(0, this.size - 1));
  }

  getTextFromInterval({ start, stop }: Interval): string {
    if (start < 0 || stop < start) return "";
    const last = Math.min(stop, this.size - 1);
    let text = "";
    for (let i = start; i <= last && this.type(i) !== Token.EOF; i++) {
      text += this.input.getTextFromRange(this.start(i), this.end(i) - 1);
    }
    return text;
  }

  getTextFromContext(context: ParserRuleContext): string {
    return this.getTextFromRange(context.start, context.stop);
  }

  getTextFromRange(start: Token | null, stop: Token | null): string {
    return start && stop ? this.getTextFromInterval(Interval.of(start.tokenIndex, stop.tokenIndex)) : "";
  }

  setLine(line: number): void {
    this.tokenSource.line = line;
  }

  setColumn(column: number): void {
    this.tokenSource.column = column;
  }

  /** The index of the token at an offset from the current one, as `LA` and `LT` count; -1 before the first. */
  #at(offset: number): number {
    let index = this.#index;
    for (let ahead = 1; ahead < offset; ahead++) index = this.#visible(index + 1);
    for (let back = 0; back > offset && index >= 0; back--) {
      do index--;
      while (index >= 0 && this.channel(index) !== Token.DEFAULT_CHANNEL);
    }
    return offset === 0 ? -1 : index;
  }

  /** The first token from an index on that the parser sees, at most the end of the input. */
  #visible(from: number): number {
    const last = this.size - 1;
    let index = Math.min(from, last);
    while (index < last && this.channel(index) !== Token.DEFAULT_CHANNEL) index++;
    return index;
  }
}

/** Index of the first code point of each line. */
function lineStarts(input: TextStream): readonly number[] {
  const starts = [0];
  let point = 0;
  for (const character of input.toString()) {
    point++;
    if (character === "\n") starts.push(point);
  }
  return starts;
}
