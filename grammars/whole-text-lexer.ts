import { type CharStream, CommonToken, Lexer, Token } from "antlr4ng";

/** A lexer that reads all tokens before it gives out the first one, because what they are depends on what stands around them. */
export abstract class WholeTextLexer extends Lexer {
  #read: readonly Token[] = [];
  /** The mode in which each token that was read begins. */
  #modes: readonly number[] = [];
  #given: readonly Token[] | undefined;
  /** The next token to be given out, and the next one of those that were read. */
  #next = 0;
  #nextRead = 0;

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    this.#given = undefined;
  }

  /** What closes nothing leaves no mode. */
  override popMode(): number {
    return this.modeStack.length === 0 ? this.mode : super.popMode();
  }

  override nextToken(): Token {
    this.#given ??= this.#readAll();
    const last = this.#given.length - 1;
    const token = this.#given[Math.min(this.#next++, last)] as Token;
    if (token === this.#read[this.#nextRead]) this.#nextRead++;
    // Who asks for tokens sees the mode in which the next one begins.
    this.mode = this.#modes[this.#nextRead] ?? this.mode;
    return token;
  }

  /** What is given out for the tokens of a text, the last of which is its end. */
  protected abstract classify(tokens: readonly Token[]): readonly Token[];

  /** A token that the text does not hold, before a code point. */
  protected tokenWithoutText(type: string, at: number): Token {
    const source: [Lexer, CharStream] = [this, this.inputStream];
    const number = this.getTokenTypeMap().get(type) as number;
    return CommonToken.fromSource(source, number, Token.DEFAULT_CHANNEL, at, at - 1) as Token;
  }

  #readAll(): readonly Token[] {
    const tokens: Token[] = [];
    const modes: number[] = [];
    let token: Token;
    do {
      modes.push(this.mode);
      token = super.nextToken();
      tokens.push(token);
    } while (token.type !== Token.EOF);
    this.#read = tokens;
    this.#modes = modes;
    this.#next = 0;
    this.#nextRead = 0;
    return this.classify(tokens);
  }
}
