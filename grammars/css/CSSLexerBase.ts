import { Lexer, Token } from "antlr4ng";
import { Reading } from "./reading.js";
import { retypeStatements } from "./statements.js";

/** Reads all tokens before it gives out the first one, to give those their types that depend on what stands around them. */
export abstract class CSSLexerBase extends Lexer {
  /** Whether `//` begins a comment. */
  protected readonly hasLineComments: boolean = false;
  /** Names of the generated lexer's modes. */
  abstract get modeNames(): string[];
  #tokens: readonly Token[] | undefined;
  #next = 0;

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    this.#tokens = undefined;
    this.#next = 0;
  }

  /** A brace too many leaves nothing. */
  override popMode(): number {
    return this.modeStack.length === 0 ? this.mode : super.popMode();
  }

  override emit(): Token {
    const typeOf = this.getTokenTypeMap();
    if (this.hasLineComments && this.type === typeOf.get("SLASHES")) {
      this.channel = Token.HIDDEN_CHANNEL;
      this.pushMode(this.modeNames.indexOf("LINE"));
    }
    return super.emit();
  }

  override nextToken(): Token {
    this.#tokens ??= this.#readAll();
    const last = this.#tokens.length - 1;
    return this.#tokens[Math.min(this.#next++, last)] as Token;
  }

  #readAll(): readonly Token[] {
    const tokens: Token[] = [];
    let token: Token;
    do {
      token = super.nextToken();
      tokens.push(token);
    } while (token.type !== Lexer.EOF);
    this.#retype(tokens.filter(({ channel, type }) => channel === Token.DEFAULT_CHANNEL && type !== Lexer.EOF));
    return tokens;
  }

  /** Changes the types of tokens, none of which is hidden. */
  #retype(tokens: readonly Token[]): void {
    const { vocabulary } = this;
    const typeOf = this.getTokenTypeMap();
    const reading = new Reading(
      tokens.map(({ type, text, start, stop }) => {
        return { type: vocabulary.getSymbolicName(type) ?? "", text: text ?? "", start, end: stop + 1 };
      }),
    );
    retypeStatements(reading);
    for (const [at, token] of tokens.entries()) {
      const type = reading.typeAt(at);
      if (type === "QUOTE_BREAK") token.channel = Token.HIDDEN_CHANNEL;
      token.type = typeOf.get(type) as number;
    }
  }
}
