import { Token } from "antlr4ng";
import { WholeTextLexer } from "../whole-text-lexer.js";
import { Reading } from "./reading.js";
import { retypeStatements } from "./statements.js";

export abstract class CSSLexerBase extends WholeTextLexer {
  /** Whether `//` begins a comment. */
  protected readonly hasLineComments: boolean = false;
  /** Names of the generated lexer's modes. */
  abstract get modeNames(): string[];

  override emit(): Token {
    const typeOf = this.getTokenTypeMap();
    if (this.hasLineComments && this.type === typeOf.get("SLASHES")) {
      this.channel = Token.HIDDEN_CHANNEL;
      this.pushMode(this.modeNames.indexOf("LINE"));
    }
    return super.emit();
  }

  protected override classify(tokens: readonly Token[]): readonly Token[] {
    this.#retype(tokens.filter(({ channel, type }) => channel === Token.DEFAULT_CHANNEL && type !== Token.EOF));
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
