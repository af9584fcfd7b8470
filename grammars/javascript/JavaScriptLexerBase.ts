/**
 * Tells what the next token of JavaScript is where its characters do not: whether an operand, an operator or a statement may come
 * next, as far as the tokens before it and the brackets around it tell.
 */
import { Lexer, Token } from "antlr4ng";
import { type Expectation, type Frame, outermost, type TokenTypes } from "./lexer-state.js";

export abstract class JavaScriptLexerBase extends Lexer {
  /** The generated lexer's numbers. */
  protected abstract readonly types: TokenTypes;

  #next: Expectation = "statement";
  #frames: Frame[] = [outermost()];
  /** The type of the last token that was not hidden. */
  #previous: number = Token.EPSILON;
  /** Whether a line ended since that token. */
  #lineBefore = true;
  /** What is expected behind the body of the function whose head is being read. */
  #functionHead: Expectation | undefined;
  /** What is expected behind the body that must come next. */
  #body: Expectation | undefined;
  /** The classes whose bodies are yet to come, and at which depth. */
  #classHeads: { readonly depth: number; readonly after: Expectation }[] = [];
  /** A word that parentheses and a statement follow has been read. */
  #control = false;
  /** A decorator's name is being read. */
  #decorator = false;
  /** The next class has decorators that stand within an expression. */
  #isDecorated = false;

  override reset(seekBack?: boolean): void {
    super.reset(seekBack);
    // The constructor of Lexer may call this before there are fields.
    if (!(#frames in this)) return;
    this.#next = "statement";
    this.#frames = [outermost()];
    this.#previous = Token.EPSILON;
    this.#lineBefore = true;
    this.#functionHead = undefined;
    this.#body = undefined;
    this.#classHeads = [];
    this.#control = false;
    this.#decorator = false;
    this.#isDecorated = false;
  }

  override nextToken(): Token {
    if (this.mode === this.types.DEFAULT_MODE) this.mode = this.#goal();
    else this.#enterMode();
    return super.nextToken();
  }

  override emit(): Token {
    const { types, mode } = this;
    if (this.channel !== Token.DEFAULT_CHANNEL) {
      this.#lineBefore ||=
        this.type === types.LINE_END || (this.type === types.COMMENT && /[\r\n\u2028\u2029]/.test(this.text));
    } else {
      const isRead = mode < types.OPERAND_POSITION;
      if (isRead) this.type = this.#classify(this.type);
      this.#previous = this.type;
      this.#lineBefore = false;
    }
    this.mode = this.#modeInside();
    return super.emit();
  }

  get #frame(): Frame {
    return this.#frames[this.#frames.length - 1] as Frame;
  }

  /** The mode that one token is read in; for most of them the default. */
  #goal(): number {
    const { types, inputStream: input } = this;
    const second = input.LA(2);
    switch (input.LA(1)) {
      case 0x2f: // /
        return this.#next === "operator" || second === 0x2f || second === 0x2a ? types.DEFAULT_MODE : types.REGEXP;
      case 0x3c: // <
        if (this.#next === "operator") return types.DEFAULT_MODE;
        return second === 0x3e || isWordStart(second) ? types.JSX_START : types.DEFAULT_MODE;
      case 0x2d: // -
        return second === 0x2d && input.LA(3) === 0x3e && this.#lineBefore ? types.HTML_CLOSE : types.DEFAULT_MODE;
      case 0x3f: // ?
        return second === 0x2e && isDigit(input.LA(3)) ? types.CONDITION : types.DEFAULT_MODE;
      default:
        return types.DEFAULT_MODE;
    }
  }

  #modeInside(): number {
    const { types } = this;
    switch (this.#frame.kind) {
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
    if (mode === types.TEMPLATE) this.#push("template", "operator");
    if (mode === types.JSX_TAG) this.#push("tag", "operator");
    if (mode === types.JSX_CHILDREN) this.#push("children", "operator");
  }

  #push(kind: Frame["kind"], after: Expectation): Frame {
    const frame: Frame = { kind, after, inValue: false, questions: 0, isLoop: false, isEnd: false, isBody: false };
    this.#frames.push(frame);
    return frame;
  }

  /** Closes the innermost of some frames, and what is open in it. */
  #pop(...kinds: readonly Frame["kind"][]): Frame | undefined {
    for (let i = this.#frames.length - 1; i > 0; i--) {
      const frame = this.#frames[i] as Frame;
      if (!kinds.includes(frame.kind)) continue;
      this.#frames.length = i;
      return frame;
    }
    return undefined;
  }

  /** Whether a token that begins a statement or an operand begins a statement. */
  get #isStatement(): boolean {
    if (this.#next === "statement" || this.#next === "ended") return true;
    return this.#next === "operator" && this.#frame.kind === "block";
  }

  /** Whether the name of a member of a class or an object may be here. */
  get #isMember(): boolean {
    const { kind, inValue } = this.#frame;
    return !inValue && (kind === "object" || kind === "class");
  }

  #classify(type: number): number {
    const { types } = this;
    const frame = this.#frame;
    if (frame.kind === "tag") return this.#inTag(type, frame);
    if (frame.kind === "children") return this.#inChildren(type);
    if (frame.kind === "template") return this.#inTemplate(type);
    if (frame.kind === "class" && frame.inValue && this.#next === "operator" && this.#beginsMember(type)) {
      frame.inValue = false;
    }
    if (type >= types.BREAK && type <= types.IDENTIFIER) return this.#word(type);
    if (this.#decorator && type !== types.DOT && type !== types.OPEN_PAREN) this.#decorator = false;
    return this.#punctuator(type, frame);
  }

  /** Whether a token behind a field's value cannot belong to that value. */
  #beginsMember(type: number): boolean {
    const { types } = this;
    if (this.#previous === types.DOT || this.#previous === types.OPTIONAL_CHAIN) return false;
    if (
      this.#body !== undefined ||
      this.#functionHead !== undefined ||
      this.#classHeads.at(-1)?.depth === this.#frames.length
    )
      return false;
    if (type >= types.BREAK && type <= types.IDENTIFIER) return type !== types.IN && type !== types.INSTANCEOF;
    return type === types.STRING || type === types.NUMBER || type === types.PRIVATE || type === types.AT;
  }

  #word(type: number): number {
    const { types } = this;
    const previous = this.#previous;
    const frame = this.#frame;
    if (
      previous === types.DOT ||
      previous === types.OPTIONAL_CHAIN ||
      previous === types.AT ||
      previous === types.EXPRESSION_AT
    ) {
      return this.#name();
    }
    this.#decorator = false;
    if (this.#isMember && this.#body === undefined) return this.#memberWord(type);
    if (this.#functionHead !== undefined) return types.IDENTIFIER;
    if ((previous === types.CLASS || previous === types.CLASS_EXPRESSION) && type !== types.EXTENDS)
      return this.#name();
    if ((previous === types.BREAK || previous === types.CONTINUE) && !this.#lineBefore) {
      this.#next = "ended";
      return types.JUMP_TARGET;
    }
    switch (type) {
      case types.IDENTIFIER:
        return this.#identifier();
      case types.IN:
        if (!frame.isLoop || frame.questions > 0 || this.#next !== "operator") return this.#expect("operand", type);
        frame.isLoop = false;
        return this.#expect("operand", types.LOOP_IN);
      case types.INSTANCEOF:
      case types.EXTENDS:
      case types.CASE:
      case types.VAR:
      case types.CONST:
      case types.DELETE:
      case types.TYPEOF:
      case types.VOID:
      case types.THROW:
        return this.#expect("operand", type);
      case types.ELSE:
      case types.DO:
      case types.TRY:
      case types.FINALLY:
      case types.EXPORT:
      case types.DEFAULT:
        return this.#expect("statement", type);
      case types.IF:
      case types.WHILE:
      case types.FOR:
      case types.SWITCH:
      case types.CATCH:
        this.#control = true;
        return this.#expect("statement", type);
      case types.BREAK:
      case types.CONTINUE:
      case types.DEBUGGER:
        return this.#expect("ended", type);
      case types.NEW:
        return this.#peek() === 0x2e ? this.#name() : this.#expect("operand", type);
      case types.IMPORT:
        return this.#peek() === 0x2e || this.#peek() === 0x28 ? this.#name() : this.#expect("operand", type);
      case types.RETURN: {
        const next = this.#peekInLine();
        if (next === undefined || next === 0x3b || next === 0x7d) return this.#expect("ended", types.BARE_RETURN);
        return this.#expect("operand", type);
      }
      case types.FUNCTION: {
        const isStatement = previous === types.ASYNC_FUNCTION || (previous !== types.ASYNC && this.#isStatement);
        this.#functionHead = isStatement ? "statement" : "operator";
        return isStatement ? type : types.FUNCTION_EXPRESSION;
      }
      case types.CLASS: {
        const isStatement = this.#isStatement && !this.#isDecorated;
        this.#isDecorated = false;
        this.#classHeads.push({ depth: this.#frames.length, after: isStatement ? "statement" : "operator" });
        return this.#expect("operator", isStatement ? type : types.CLASS_EXPRESSION);
      }
      case types.WITH:
        if (this.#peek() === 0x7b) return this.#expect("operand", types.ATTRIBUTES);
        this.#control = true;
        return this.#expect("statement", type);
      case types.ASSERT:
        if (previous === types.STRING && !this.#lineBefore && this.#peek() === 0x7b) {
          return this.#expect("operand", types.ATTRIBUTES);
        }
        return this.#identifier();
      case types.OF:
        if (!frame.isLoop || this.#next !== "operator") return this.#identifier();
        frame.isLoop = false;
        return this.#expect("operand", type);
      case types.AS:
        if (previous === types.MULTIPLY && (isWordStart(this.#peek()) || isQuote(this.#peek()))) {
          return this.#expect("operand", type);
        }
        return this.#identifier();
      case types.FROM:
        return isQuote(this.#peek()) && !this.#lineBefore ? this.#expect("operand", type) : this.#identifier();
      case types.LET:
        return this.#let();
      case types.ASYNC:
        return this.#async();
      case types.AWAIT:
        if (previous === types.FOR) return type;
        return this.#beginsOperand(false) ? this.#expect("operand", type) : this.#identifier();
      case types.YIELD:
        return this.#beginsOperand(true) ? this.#expect("operand", type) : this.#identifier();
      default:
        return this.#identifier();
    }
  }

  #expect(next: Expectation, type: number): number {
    this.#next = next;
    return type;
  }

  #name(): number {
    return this.#expect("operator", this.types.IDENTIFIER);
  }

  #identifier(): number {
    const isLabel =
      this.#isStatement && this.#classHeads.at(-1)?.depth !== this.#frames.length && this.#peek() === 0x3a;
    if (isLabel && this.#frame.questions === 0) return this.#expect("operator", this.types.LABEL);
    return this.#name();
  }

  #let(): number {
    const { types } = this;
    const begins = this.#isStatement || (this.#frame.isLoop && this.#previous === types.OPEN_PAREN);
    if (!begins) return this.#identifier();
    const next = this.#peek();
    if (next === 0x5b || next === 0x7b) return this.#expect("operand", types.LET);
    const word = this.#peekWord();
    return word === "" || word === "in" || word === "instanceof"
      ? this.#identifier()
      : this.#expect("operand", types.LET);
  }

  #async(): number {
    const { types } = this;
    if (this.#peekInLine() === undefined) return this.#identifier();
    const word = this.#peekWord();
    if (word === "of" && this.#frame.isLoop && this.#previous === types.OPEN_PAREN) {
      // `for (async of => {};;)` is all that this can be.
      this.#frame.isLoop = false;
      return this.#expect("operand", types.ASYNC);
    }
    if (word === "function") {
      // The function takes the place of this word.
      if (this.#isStatement) return this.#expect("statement", types.ASYNC_FUNCTION);
      return this.#expect("operand", types.ASYNC);
    }
    if (word === "" || notOperands.has(word)) return this.#identifier();
    return this.#expect("operand", types.ASYNC);
  }

  /** Whether an operand comes next that a word which may be an operator would take. */
  #beginsOperand(inLine: boolean): boolean {
    const next = inLine ? this.#peekInLine() : this.#peek();
    if (next === undefined) return false;
    if (isWordStart(next)) return !notOperands.has(this.#peekWord());
    if (next === 0x21) return this.inputStream.LA(this.#offset() + 1) !== 0x3d; // !
    if (next === 0x2f) return this.#regexpFollows();
    if (next === 0x2e) return isDigit(this.inputStream.LA(this.#offset() + 1));
    if (next === 0x2b || next === 0x2d) return this.inputStream.LA(this.#offset() + 1) !== 0x3d;
    return isDigit(next) || isQuote(next) || operandStarts.has(next);
  }

  /** Whether a slash ahead has its other end in the same line. */
  #regexpFollows(): boolean {
    const input = this.inputStream;
    for (let i = this.#offset() + 1; ; i++) {
      const character = input.LA(i);
      if (character === Token.EOF || isLineEnd(character)) return false;
      if (character === 0x2f) return true;
      if (character === 0x5c) i++;
    }
  }

  #memberWord(type: number): number {
    const { types } = this;
    const frame = this.#frame;
    if (type === types.AS && frame.kind === "object" && this.#next === "operator") return this.#expect("operand", type);
    const mayModify =
      type === types.GET ||
      type === types.SET ||
      type === types.STATIC ||
      type === types.ASYNC ||
      type === types.ACCESSOR;
    if (mayModify && this.#modifies(type)) return this.#expect("operand", type);
    return this.#name();
  }

  /** Whether a word before a member's name belongs to it. */
  #modifies(type: number): boolean {
    const { types } = this;
    const next = this.#peek();
    if (this.#frame.kind === "object" && this.#peekWord() === "as") return false;
    if (next === undefined) return false;
    if (type === types.ASYNC && this.#peekInLine() === undefined) return false;
    if (next === 0x2a) return type === types.ASYNC || type === types.STATIC;
    if (next === 0x7b) return type === types.STATIC;
    return isWordStart(next) || isDigit(next) || isQuote(next) || next === 0x5b || next === 0x23 || next === 0x2e;
  }

  #punctuator(type: number, frame: Frame): number {
    const { types } = this;
    switch (type) {
      case types.OPEN_BRACE:
        return this.#openBrace();
      case types.CLOSE_BRACE:
        return this.#closeBrace();
      case types.OPEN_PAREN:
        return this.#openParenthesis();
      case types.CLOSE_PAREN: {
        const closed = this.#pop("parentheses");
        if (closed?.isBody) this.#body = closed.after;
        return this.#expect(closed && !closed.isBody ? closed.after : "operator", type);
      }
      case types.OPEN_BRACKET: {
        const isIndex = this.#next === "operator" && !this.#isMember;
        this.#push("brackets", "operator");
        return this.#expect("operand", isIndex ? types.INDEX_OPEN : type);
      }
      case types.CLOSE_BRACKET:
        this.#pop("brackets");
        return this.#expect("operator", type);
      case types.SEMICOLON: {
        frame.inValue = false;
        frame.isLoop = false;
        frame.questions = 0;
        const isEmpty = frame.kind === "block" && this.#next === "statement";
        return this.#expect(frame.kind === "block" ? "statement" : "operand", isEmpty ? types.EMPTY : type);
      }
      case types.COMMA:
        if (frame.kind === "object") frame.inValue = false;
        return this.#expect("operand", type);
      case types.QUESTION:
        frame.questions++;
        return this.#expect("operand", type);
      case types.COLON:
        if (frame.questions > 0) frame.questions--;
        else if (frame.kind === "block") return this.#expect("statement", type);
        else frame.inValue = true;
        return this.#expect("operand", type);
      case types.ASSIGN:
      case types.ELLIPSIS:
        frame.inValue = true;
        return this.#expect("operand", type);
      case types.DOT:
      case types.OPTIONAL_CHAIN:
        return this.#expect("operator", type);
      case types.AT: {
        this.#decorator = true;
        this.#isDecorated ||= !this.#isStatement && !this.#isMember;
        return this.#isDecorated ? types.EXPRESSION_AT : type;
      }
      case types.MULTIPLY:
        if (this.#functionHead !== undefined) return types.GENERATOR;
        return this.#expect("operand", this.#isMember && this.#next === "operand" ? types.GENERATOR : type);
      case types.TEMPLATE_OPEN: {
        const isTagged = this.#next === "operator";
        this.#push("template", "operator");
        return isTagged ? types.TAGGED_OPEN : type;
      }
      case types.JSX_OPEN:
        this.#push("tag", "operator");
        return type;
      case types.NUMBER:
      case types.STRING:
      case types.PRIVATE:
      case types.REGULAR_EXPRESSION:
        return this.#expect("operator", type);
      case types.ADD:
        return this.#sign(type, types.UNARY_PLUS);
      case types.SUBTRACT:
        return this.#sign(type, types.UNARY_MINUS);
      case types.INCREMENT:
        return this.#update(type, types.PREFIX_INCREMENT);
      case types.DECREMENT:
        return this.#update(type, types.PREFIX_DECREMENT);
      default:
        return this.#expect("operand", type);
    }
  }

  #sign(binary: number, unary: number): number {
    return this.#expect("operand", this.#next === "operator" ? binary : unary);
  }

  /** §12.10.1: behind the end of a line it belongs to what follows. */
  #update(postfix: number, prefix: number): number {
    if (this.#next === "operator" && !this.#lineBefore) return postfix;
    return this.#expect("operand", prefix);
  }

  #openBrace(): number {
    const { types } = this;
    const previous = this.#previous;
    const open = (kind: Frame["kind"], after: Expectation, type: number) => {
      this.#push(kind, after);
      return this.#expect(kind === "block" ? "statement" : "operand", type);
    };
    this.#control = false;
    if (this.#body !== undefined) {
      const after = this.#body;
      this.#body = undefined;
      return open("block", after, types.OPEN_BRACE);
    }
    const head = this.#classHeads.at(-1);
    if (head?.depth === this.#frames.length && this.#next === "operator") {
      this.#classHeads.pop();
      return open("class", head.after, types.OPEN_BRACE);
    }
    if (this.#isMember) return open("block", "member", types.OPEN_BRACE);
    if (previous === types.ARROW) return open("block", "ended", types.ARROW_OPEN);
    if (previous === types.EXPORT) return open("object", "operator", types.SPECIFIERS_OPEN);
    if (previous === types.DEFAULT || this.#next === "operand") return open("object", "operator", types.OBJECT_OPEN);
    return open("block", "statement", types.OPEN_BRACE);
  }

  #closeBrace(): number {
    const closed = this.#pop("block", "object", "class", "substitution", "container");
    const after = closed?.after ?? "statement";
    // In a class the next name may come at once, in an object a comma comes first.
    this.#next = after === "member" ? "operand" : after;
    this.#functionHead = undefined;
    return this.types.CLOSE_BRACE;
  }

  #openParenthesis(): number {
    const { types } = this;
    const open = (after: Expectation, type: number) => {
      this.#next = "operand";
      const frame = this.#push("parentheses", after);
      return { frame, type };
    };
    if (this.#control) {
      this.#control = false;
      const isLoop = this.#previous === types.FOR || this.#previous === types.AWAIT;
      const { frame, type } = open("statement", types.OPEN_PAREN);
      frame.isLoop = isLoop;
      return type;
    }
    if (this.#functionHead !== undefined) {
      const { frame, type } = open(this.#functionHead, types.OPEN_PAREN);
      frame.isBody = true;
      this.#functionHead = undefined;
      return type;
    }
    if (this.#decorator) {
      this.#decorator = false;
      const isName = this.#previous !== types.AT && this.#previous !== types.EXPRESSION_AT;
      return open(this.#frame.kind === "class" ? "operand" : "operator", isName ? types.CALL_OPEN : types.GROUP_OPEN)
        .type;
    }
    if (this.#isMember) {
      const { frame, type } = open("member", types.OPEN_PAREN);
      frame.isBody = true;
      return type;
    }
    return open("operator", this.#next === "operator" ? types.CALL_OPEN : types.GROUP_OPEN).type;
  }

  #inTemplate(type: number): number {
    const { types } = this;
    if (type === types.SUBSTITUTION_OPEN) {
      this.#push("substitution", "operator");
      this.#next = "operand";
    } else if (type === types.TEMPLATE_CLOSE) {
      this.#pop("template");
      this.#next = "operator";
    }
    return type;
  }

  #inTag(type: number, frame: Frame): number {
    const { types } = this;
    if (type === types.JSX_OPEN) this.#push("tag", "operator");
    else if (type === types.JSX_SLASH) frame.isEnd = true;
    else if (type === types.JSX_BRACE) this.#openContainer();
    else if (type === types.JSX_CLOSE) {
      this.#pop("tag");
      if (!frame.isEnd) this.#push("children", "operator");
      this.#next = "operator";
    }
    return type;
  }

  #inChildren(type: number): number {
    const { types } = this;
    if (type === types.JSX_BRACE) this.#openContainer();
    else if (type === types.JSX_OPEN) this.#push("tag", "operator");
    else if (type === types.JSX_END_OPEN) {
      // The end tag takes the place of what it ends.
      this.#pop("children");
      this.#push("tag", "operator").isEnd = true;
    }
    return type;
  }

  #openContainer(): void {
    this.#push("container", "operator");
    this.#next = "operand";
  }

  /** How far ahead the next token begins; negative if a line ends before it. */
  #ahead(): number {
    const input = this.inputStream;
    let line = false;
    for (let i = 1; ; i++) {
      const character = input.LA(i);
      if (character === 0x2f && input.LA(i + 1) === 0x2a) {
        i += 2;
        while (input.LA(i) !== Token.EOF && !(input.LA(i) === 0x2a && input.LA(i + 1) === 0x2f)) {
          if (isLineEnd(input.LA(i))) line = true;
          i++;
        }
        i++;
      } else if (character === 0x2f && input.LA(i + 1) === 0x2f) {
        while (input.LA(i + 1) !== Token.EOF && !isLineEnd(input.LA(i + 1))) i++;
      } else if (isLineEnd(character)) {
        line = true;
      } else if (!isSpace(character)) {
        return line ? -i : i;
      }
    }
  }

  #offset(): number {
    return Math.abs(this.#ahead());
  }

  /** The first character of the next token, undefined at the end. */
  #peek(): number | undefined {
    const character = this.inputStream.LA(this.#offset());
    return character === Token.EOF ? undefined : character;
  }

  /** The same, undefined if it is in another line. */
  #peekInLine(): number | undefined {
    const ahead = this.#ahead();
    if (ahead < 0) return undefined;
    const character = this.inputStream.LA(ahead);
    return character === Token.EOF ? undefined : character;
  }

  /** The next token if it is a word. */
  #peekWord(): string {
    let word = "";
    for (let i = this.#offset(); ; i++) {
      const character = this.inputStream.LA(i);
      if (!isWordStart(character) && !(word !== "" && isDigit(character))) return word;
      word += String.fromCodePoint(character);
    }
  }
}

/** Words that no operand begins with: operators and those of statements. */
const notOperands: ReadonlySet<string> = new Set(
  (
    "as break case catch const continue debugger default do else export extends finally for from if in instanceof of return " +
    "switch throw try var while with"
  ).split(" "),
);

/** `(`, `[`, `{`, `` ` ``, `~`, `#`, `@` */
const operandStarts: ReadonlySet<number> = new Set([0x28, 0x5b, 0x7b, 0x60, 0x7e, 0x23, 0x40]);

function isDigit(character: number): boolean {
  return character >= 0x30 && character <= 0x39;
}

function isQuote(character: number | undefined): boolean {
  return character === 0x22 || character === 0x27;
}

/** Letters, `$`, `_`, a backslash, and whatever is not ASCII but no space. */
function isWordStart(character: number | undefined): boolean {
  if (character === undefined || character < 0) return false;
  if (character > 0x7f) return !isSpace(character) && !isLineEnd(character);
  const lower = character | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || character === 0x24 || character === 0x5f || character === 0x5c;
}

function isLineEnd(character: number): boolean {
  return character === 0x0a || character === 0x0d || character === 0x2028 || character === 0x2029;
}

function isSpace(character: number): boolean {
  if (character < 0x80) return character === 0x20 || character === 0x09 || character === 0x0b || character === 0x0c;
  return character === 0xa0 || character === 0xfeff || /\p{Zs}/u.test(String.fromCodePoint(character));
}
