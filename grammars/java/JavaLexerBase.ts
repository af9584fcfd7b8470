import { Token } from "antlr4ng";
import { WholeTextLexer } from "../whole-text-lexer.js";
import { angleBrackets } from "./angle-brackets.js";
import { brackets } from "./brackets.js";
import { Reading } from "./reading.js";
import { strays } from "./strays.js";
import { types } from "./types.js";
import { words } from "./words.js";

export abstract class JavaLexerBase extends WholeTextLexer {
  protected override classify(tokens: readonly Token[]): readonly Token[] {
    this.#retype(tokens.filter(({ channel, type }) => channel === Token.DEFAULT_CHANNEL && type !== Token.EOF));
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
