import { Token } from "antlr4ng";
import { WholeTextLexer } from "../whole-text-lexer.js";
import { readTokens } from "./read-tokens.js";
import { Reading } from "./reading.js";

/** Gives tokens the types that depend on what stands around them. */
export abstract class RustLexerBase extends WholeTextLexer {
  protected override classify(tokens: readonly Token[]): readonly Token[] {
    const visible = tokens.filter(({ channel, type }) => channel === Token.DEFAULT_CHANNEL && type !== Token.EOF);
    const types = this.getTokenTypeMap();
    const names = new Map([...types].map(([name, type]) => [type, name]));
    const reading = new Reading(
      visible.map(({ text }) => text ?? ""),
      visible.map(({ type }) => names.get(type) ?? ""),
      visible.map(({ start }) => start),
    );
    readTokens(reading);
    for (const [i, token] of visible.entries()) token.type = types.get(reading.types[i] as string) as number;
    return tokens;
  }
}
