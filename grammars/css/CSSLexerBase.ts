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
    const visible = tokens.filter(({ channel }) => channel === Token.DEFAULT_CHANNEL);
    const ends = new Set([...this.#retype(visible.slice(0, -1))].map((at) => visible[at - 1]));
    return tokens.flatMap((token) =>
      ends.has(token) ? [token, this.tokenWithoutText("END", token.stop + 1)] : [token],
    );
  }

  /**
   * Changes the types of tokens, none of which is hidden.
   * @returns the places of those before which the last statement of a block ends
   */
  #retype(tokens: readonly Token[]): ReadonlySet<number> {
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
    return reading.ends;
  }
}
