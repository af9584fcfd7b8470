// The base class of the lexer of ANTLR's own grammars, whose names differ by the case of their first letter, and whose brackets are
// a set of characters in a rule of a lexer, and arguments elsewhere.
import { Lexer } from "antlr4ng";

export class LexerAdaptor extends Lexer {
  /** The type of the first name since the last rule; undefined between rules. */
  #rule;

  reset(...args) {
    this.#rule = undefined;
    super.reset(...args);
  }

  handleBeginArgument() {
    const { LexerCharSet, Argument } = this.constructor;
    if (this.#rule !== this.constructor.TOKEN_REF) return void this.pushMode(Argument);
    this.pushMode(LexerCharSet);
    this.more();
  }

  handleEndArgument() {
    this.popMode();
    if (this.modeStack.length > 0) this.type = this.constructor.ARGUMENT_CONTENT;
  }

  handleEndAction() {
    const { mode } = this;
    this.popMode();
    if (this.mode === mode) this.type = this.constructor.ACTION_CONTENT;
  }

  emitToken(token) {
    const { ID, TOKEN_REF, RULE_REF, SEMI } = this.constructor;
    if (token.type === ID) {
      token.type = /^\p{Lu}/u.test(token.text) ? TOKEN_REF : RULE_REF;
      this.#rule ??= token.type;
    } else if (token.type === SEMI) this.#rule = undefined;
    super.emitToken(token);
  }
}
