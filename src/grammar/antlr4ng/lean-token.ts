import { type CharStream, type Lexer, Token } from "antlr4ng";

/** Where a {@link LeanToken} looks itself up, by its index. */
export interface TokenLookup {
  readonly tokenSource: Lexer;
  readonly input: CharStream;
  type(index: number): number;
  channel(index: number): number;
  /** Index of the first code point. */
  start(index: number): number;
  /** Index behind the last code point. */
  end(index: number): number;
  /** Line, from 1, and column, from 0, of a code point. */
  position(point: number): { readonly line: number; readonly column: number };
}

/** A token that keeps only its index and looks everything else up. */
export class LeanToken implements Token {
  readonly tokenIndex: number;
  readonly #lookup: TokenLookup;

  constructor(lookup: TokenLookup, index: number) {
    this.#lookup = lookup;
    this.tokenIndex = index;
  }

  get type(): number {
    return this.#lookup.type(this.tokenIndex);
  }

  get channel(): number {
    return this.#lookup.channel(this.tokenIndex);
  }

  get start(): number {
    return this.#lookup.start(this.tokenIndex);
  }

  get stop(): number {
    return this.#lookup.end(this.tokenIndex) - 1;
  }

  get line(): number {
    return this.#lookup.position(this.start).line;
  }

  get column(): number {
    return this.#lookup.position(this.start).column;
  }

  get text(): string {
    return this.type === Token.EOF ? "<EOF>" : this.#lookup.input.getTextFromRange(this.start, this.stop);
  }

  get tokenSource(): Lexer {
    return this.#lookup.tokenSource;
  }

  /** antlr4ng's error recovery reads this undocumented field to make up a missing token. */
  get source(): readonly [Lexer, CharStream] {
    return [this.tokenSource, this.inputStream];
  }

  get inputStream(): CharStream {
    return this.#lookup.input;
  }
}
