import { brackets } from "./brackets.js";
import { Context, type Rule, rulesByNumber } from "./context.js";
import { contextualWords } from "./contextual-words.js";
import { Lookahead } from "./lookahead.js";
import { punctuators } from "./punctuators.js";
import { reservedWords } from "./reserved-words.js";
import { ScriptLexerBase } from "./script-lexer-base.js";
import { textOpeners } from "./template-and-jsx.js";

/** What decides on the type of a token, by the type that the lexer's rules give. */
export const rules = { ...reservedWords, ...contextualWords, ...brackets, ...punctuators, ...textOpeners };

/** The lexer of JavaScript. */
export abstract class JavaScriptLexerBase extends ScriptLexerBase<Context> {
  protected override createContext(): Context {
    return new Context(this.types, new Lookahead(this));
  }

  protected override createRules(): readonly (Rule | undefined)[] {
    return rulesByNumber(this.types, rules);
  }
}
