import { Token } from "antlr4ng";
import { WholeTextLexer } from "../whole-text-lexer.js";
import { Reading } from "./reading.js";
import { roles } from "./roles.js";
import { signatures } from "./signatures.js";
import { endsOfTypes } from "./types.js";

export abstract class GoLexerBase extends WholeTextLexer {
  protected override classify(tokens: readonly Token[]): readonly Token[] {
    const visible: Token[] = [];
    const beginsLine: boolean[] = [];
    let isBehindLine = false;
    for (const token of tokens) {
      if (token.channel !== Token.DEFAULT_CHANNEL) isBehindLine ||= (token.text ?? "").includes("\n");
      else if (token.type !== Token.EOF) {
        visible.push(token);
        beginsLine.push(isBehindLine);
        isBehindLine = false;
      }
    }
    const ends = new Set([...this.#retype(visible, beginsLine)].map((at) => visible[at - 1]));
    return tokens.flatMap((token) =>
      ends.has(token) ? [token, this.tokenWithoutText("END", token.stop + 1)] : [token],
    );
  }

  /**
   * Changes the types of tokens, none of which is hidden.
   * @returns the places of those before which something ends without a semicolon
   */
  #retype(tokens: readonly Token[], beginsLine: readonly boolean[]): ReadonlySet<number> {
    const typeOf = this.getTokenTypeMap();
    const reading = new Reading(
      tokens.map(({ text }) => text ?? ""),
      (at) => beginsLine[at] === true,
      (at, type) => tokens[at]?.type === typeOf.get(type),
    );
    const types = endsOfTypes(reading);
    const ends = roles(reading, types, signatures(reading, types));
    for (const [at, meaning] of reading.meanings) (tokens[at] as Token).type = typeOf.get(meaning) as number;
    return ends;
  }
}
