import { Token } from "antlr4ng";
import { WholeTextLexer } from "../whole-text-lexer.js";
import { readTokens } from "./read-tokens.js";

/** Gives tokens the types that depend on what stands around them. */
export abstract class LlvmLexerBase extends WholeTextLexer {
  protected override classify(tokens: readonly Token[]): readonly Token[] {
    const visible = tokens.filter(({ channel, type }) => channel === Token.DEFAULT_CHANNEL && type !== Token.EOF);
    const types = this.getTokenTypeMap();
    const names = new Map([...types].map(([name, type]) => [type, name]));
    const read = readTokens(
      visible.map(({ type, text, line }) => ({ type: names.get(type) ?? "", text: text ?? "", line })),
    );
    for (const [i, token] of visible.entries()) token.type = types.get(read[i] as string) as number;
    return tokens;
  }
}
