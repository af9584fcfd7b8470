import { Lexer, type Token } from "antlr4ng";
import { angleBrackets } from "./angle-brackets.js";
import { brackets } from "./brackets.js";
import { Reading } from "./reading.js";
import { strays } from "./strays.js";
import { types } from "./types.js";
import { words } from "./words.js";

/** Reads all tokens before it gives out the first one, to give those their types that depend on what stands around them. */
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
    let token: Token;
    do {
      token = super.nextToken();
      tokens.push(token);
    } while (token.type !== Lexer.EOF);
    this.#retype(tokens.filter(({ channel, type }) => channel === Lexer.DEFAULT_TOKEN_CHANNEL && type !== Lexer.EOF));
    return tokens;
  }

  /** Changes the types of tokens, none of which is hidden. */
  #retype(tokens: readonly Token[]): void {
    const typeOf = this.getTokenTypeMap();
    const texts = tokens.map(({ text }) => text ?? "");
    const reading = new Reading(texts, (at, type) => tokens[at]?.type === typeOf.get(type));
    strays(reading);
    angleBrackets(reading);
    words(reading);
    brackets(reading);
    types(reading);
    for (const [at, meaning] of reading.meanings) (tokens[at] as Token).type = typeOf.get(meaning) as number;
  }
}
