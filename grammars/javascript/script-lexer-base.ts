/**
 * Tells what the next token of JavaScript or of a language made from it is where its characters do not: whether an operand, an
 * operator or a statement may come next, as far as the tokens before it and the brackets around it tell.
 */
import { Lexer, Token } from "antlr4ng";
import { isDigit, isWordStart } from "./characters.js";
import type { Context, Rule } from "./context.js";
import { beginsMember } from "./members.js";
import { wordInPlace } from "./names.js";
import { operator } from "./punctuators.js";
import { followChildren, followTag, followTemplate } from "./template-and-jsx.js";

export abstract class ScriptLexerBase<C extends Context> extends Lexer {
  /** The generated lexer's numbers. */
  protected readonly types = this.constructor as unknown as C["types"];

  #current: C | undefined;
  #rules: readonly (Rule<C> | undefined)[] | undefined;

  /** The context at the beginning of a text. */
  protected abstract createContext(): C;

  /** What decides on the type of a token, by the type that the lexer's rules give; an operator has none. */
  protected abstract createRules(): readonly (Rule<C> | undefined)[];

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    // The constructor of Lexer may call this before there are fields.
    if (#current in this) this.#current = undefined;
  }

  override nextToken(): Token {
    if (this.mode === this.types.DEFAULT_MODE) this.mode = this.goal();
    else this.#enterMode();
    return super.nextToken();
  }

  override emit(): Token {
    const { types, mode } = this;
    const { context } = this;
    if (this.channel !== Token.DEFAULT_CHANNEL) {
      if (this.type === types.LINE_END || (this.type === types.COMMENT && /[\r\n\u2028\u2029]/.test(this.text))) {
        context.lineBefore = true;
        context.hasLoneSlash = false;
      }
    } else {
      if (this.type === types.DIVIDE || this.type === types.ASSIGN_DIVIDE) this.#noteSlash(context);
      if (this.isRead(mode)) this.type = this.classify(context, this.type);
      context.previous = this.type;
      context.lineBefore = false;
    }
    this.mode = this.#modeInside();
    return super.emit();
  }

  protected get context(): C {
    this.#current ??= this.createContext();
    return this.#current;
  }

  /** Whether the text is read in a mode; in the others, it is only told what tokens look like. */
  protected isRead(mode: number): boolean {
    return mode < this.types.OPERAND_POSITION;
  }

  /** The mode that one token is read in; for most of them the default. */
  protected goal(): number {
    const { types, inputStream: input } = this;
    const first = input.LA(1);
    const second = input.LA(2);
    const { context } = this;
    if (context.mayEndDeclaration && beginsOperand(first, second)) context.endDeclaration();
    const { next, lineBefore } = context;
    switch (first) {
      case 0x2f: // /
        return this.#goalOfSlash(second);
      case 0x3c: // <
        if (next === "operator") return types.DEFAULT_MODE;
        return second === 0x3e || isWordStart(second) ? types.JSX_START : types.DEFAULT_MODE;
      case 0x2d: // -
        return second === 0x2d && input.LA(3) === 0x3e && lineBefore ? types.HTML_CLOSE : types.DEFAULT_MODE;
      case 0x3f: // ?
        return second === 0x2e && isDigit(input.LA(3)) ? types.CONDITION : types.DEFAULT_MODE;
      default:
        return types.DEFAULT_MODE;
    }
  }

  #goalOfSlash(second: number): number {
    const { types } = this;
    const { next, hasLoneSlash, ahead } = this.context;
    if (second === 0x2f) return types.DEFAULT_MODE;
    // Whatever is read here, a comment without an end is a slash and something else.
    if (second === 0x2a) return ahead.isUnclosed(1) ? types.REGEXP : types.DEFAULT_MODE;
    return next === "operator" || hasLoneSlash ? types.DEFAULT_MODE : types.REGEXP;
  }

  /** What a slash was to begin and does not end is not looked for again: each look goes to the end of the line or the text. */
  #noteSlash(context: Context): void {
    if (this.mode === this.types.REGEXP) context.hasLoneSlash = true;
    else if (this.inputStream.LA(1) === 0x2a) context.ahead.noteUnclosed(0);
  }

  #modeInside(): number {
    const { types } = this;
    switch (this.context.frame.kind) {
      case "template":
        return types.TEMPLATE;
      case "tag":
        return types.JSX_TAG;
      case "children":
        return types.JSX_CHILDREN;
      default:
        return types.DEFAULT_MODE;
    }
  }

  /** Where reading begins in the middle of a text, the mode tells what is around. */
  #enterMode(): void {
    const { types, mode } = this;
    if (mode === this.#modeInside()) return;
    if (mode === types.TEMPLATE) this.context.push("template", "operator");
    if (mode === types.JSX_TAG) this.context.push("tag", "operator");
    if (mode === types.JSX_CHILDREN) this.context.push("children", "operator");
  }

  /** The type that a token has where it stands. */
  protected classify(context: C, type: number): number {
    const { frame } = context;
    switch (frame.kind) {
      case "tag":
        followTag(context, type);
        return type;
      case "children":
        followChildren(context, type);
        return type;
      case "template":
        followTemplate(context, type);
        return type;
      case "class":
        if (frame.inValue && beginsMember(context, type)) {
          frame.inValue = false;
          if (context.next === "ended") context.next = "operand";
        }
    }
    if (context.isWord(type)) {
      if (context.next === "operator") frame.declarator = undefined;
      return wordInPlace(context, type) ?? this.#rule(type)(context, type);
    }
    const { types } = this;
    if (type !== types.DOT && type !== types.OPEN_PAREN) context.decorator = false;
    return this.#rule(type)(context, type);
  }

  #rule(type: number): Rule<C> {
    this.#rules ??= this.createRules();
    return this.#rules[type] ?? operator;
  }
}

/** Whether something other than a word begins an operand, or goes on with one. */
function beginsOperand(first: number, second: number): boolean {
  const isComment = first === 0x2f && (second === 0x2f || second === 0x2a);
  return !isComment && first > 0 && "([`+-/".includes(String.fromCodePoint(first));
}
