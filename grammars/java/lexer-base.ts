import { Lexer, type Token } from "antlr4ng";
import { type Meaning, retype } from "./meanings.js";

/**
 * Gives brackets and some words the type that depends on what stands around them. All tokens are read before the first one
 * is given out.
 */
export abstract class JavaLexerBase extends Lexer {
  #tokens: readonly Token[] | undefined;
  #next = 0;

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    this.#tokens = undefined;
    this.#next = 0;
  }

  override nextToken(): Token {
    this.#tokens ??= this.#readAll();
    const last = this.#tokens.length - 1;
    return this.#tokens[Math.min(this.#next++, last)] as Token;
  }

  #readAll(): readonly Token[] {
    const tokens: Token[] = [];
    const types = this.getTokenTypeMap();
    const typeOf = (name: Meaning) => types.get(name) as number;
    let token: Token;
    do {
      token = super.nextToken();
      tokens.push(token);
    } while (token.type !== Lexer.EOF);
    retype(
      tokens.filter(({ channel, type }) => channel === Lexer.DEFAULT_TOKEN_CHANNEL && type !== Lexer.EOF),
      typeOf,
    );
    return tokens;
  }
}
