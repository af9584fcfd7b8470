import type { Token } from "antlr4ng";
import { rulesByNumber } from "../javascript/context.js";
import { rules as javascriptRules } from "../javascript/JavaScriptLexerBase.js";
import { Lookahead } from "../javascript/lookahead.js";
import { ScriptLexerBase } from "../javascript/script-lexer-base.js";
import { AngleBrackets } from "./angle-brackets.js";
import { expressionRules, openAngle } from "./expressions.js";
import { statementWords } from "./statement-words.js";
import { TypeContext } from "./type-context.js";
import { beginsMemberOfType, otherToken, type TypeRule, typeRules } from "./type-rules.js";
import { typeWord } from "./type-words.js";

/**
 * The lexer of TypeScript: what that of JavaScript knows, and where types begin and end. A type without brackets around it ends
 * before the first token that cannot go on with it.
 */
export abstract class TypeScriptLexerBase extends ScriptLexerBase<TypeContext> {
  /** Whether `<` where an operand may begin is JSX, unless it looks like the type parameters of an arrow function. */
  protected readonly hasElements: boolean = false;

  readonly #angles = new AngleBrackets(this);
  readonly #typeRules = rulesByNumber<TypeRule>(this.types, typeRules);

  override nextToken(): Token {
    const { types, context } = this;
    const isElementName = context.previous === types.JSX_NAME && context.frame.kind === "tag";
    if (isElementName && this.mode === types.JSX_TAG && this.inputStream.LA(1) === 0x3c) this.mode = types.ANGLE;
    return super.nextToken();
  }

  protected override createContext(): TypeContext {
    return new TypeContext(this.types, new Lookahead(this));
  }

  protected override createRules() {
    return rulesByNumber(this.types, { ...javascriptRules, ...expressionRules, ...statementWords });
  }

  protected override isRead(mode: number): boolean {
    return super.isRead(mode) && mode !== this.types.TYPE_POSITION;
  }

  protected override goal(): number {
    const { types, context } = this;
    const first = this.inputStream.LA(1);
    if (first === 0x3c && this.#isAngle()) return types.ANGLE;
    if (!context.isType) return first === 0x3c && !this.hasElements ? types.DEFAULT_MODE : super.goal();
    return first === 0x3e && context.frame.kind === "angle" ? types.ANGLE : types.DEFAULT_MODE;
  }

  /** Whether `<` begins arguments or parameters of types, or a cast. */
  #isAngle(): boolean {
    const { context } = this;
    if (context.isType || context.functionHead !== undefined || context.isMember || context.inClassHead) return true;
    if (context.next === "operator") return this.#angles.beginArguments();
    return !this.hasElements || this.#angles.beginParameters();
  }

  protected override classify(context: TypeContext, type: number): number {
    const { types } = this;
    while (context.isType) {
      if (beginsMemberOfType(context, type)) {
        context.frame.inValue = false;
        context.next = "operand";
      }
      const rule = context.isWord(type) ? typeWord : (this.#typeRules[type] ?? otherToken);
      const given = rule(context, type);
      if (given !== undefined) return given;
      context.endType();
      // No operand goes on behind a type in another line.
      if (context.lineBefore && (type === types.OPEN_BRACKET || type === types.OPEN_PAREN)) context.next = "ended";
    }
    if (context.body !== undefined && type !== types.OPEN_BRACE && type !== types.COLON) endSignature(context);
    if (context.frame.kind === "tag" && type === types.ANGLE_OPEN) {
      context.next = "operator";
      return openAngle(context, type);
    }
    const isType = type === types.SUBSTITUTION_OPEN && context.frame.role === "type";
    const given = super.classify(context, type);
    if (isType) context.beginType();
    return given;
  }
}

/** Ends a function without a body. */
function endSignature(context: TypeContext): void {
  const { body } = context;
  context.body = undefined;
  if (body === "statement") context.next = "ended";
  else context.next = body === "member" || body === undefined ? "operand" : body;
}
