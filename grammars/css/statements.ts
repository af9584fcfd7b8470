import type { Reading } from "./reading.js";

/** What the tokens that are read are directly in: a block, which holds statements, or brackets. */
interface Frame {
  readonly isBlock: boolean;
  /** Whether a colon in here belongs to a selector, as in `:not(a:hover)`. */
  readonly isSelector: boolean;
  /** Where the statement begins, and the part of a list. */
  start: number;
  element: number;
  /** Whether the statement begins with the name of an at-rule. */
  isAtRule: boolean;
  /** The first colon of the statement, or of the part in brackets; -1 if there was none. */
  colon: number;
  /** Whether a semicolon that ends a statement is right before the start. */
  isEnded: boolean;
}

/** What a sign directly before it belongs to. */
const afterPrefix = new Set(["NAME", "INTERPOLATION_OPEN", "STRING", "QUOTE", "PREFIX"]);
/** What follows the last part of a list. */
const afterLastPart = new Set(["RPAREN", "RBRACK", "RBRACE", "SEMI", "COMMA", ""]);

/** Gives tokens the types that depend on the statement or the brackets that they are in. */
export function retypeStatements(reading: Reading): void {
  const statements = new Statements(reading);
  for (let at = 0; at < reading.length; at++) statements.read(at);
  statements.endBlock(reading.length);
}

class Statements {
  readonly #reading: Reading;
  readonly #frames: Frame[] = [];
  #frame: Frame;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#frame = frameAt(0, { isBlock: true, isSelector: false });
  }

  read(at: number): void {
    const reading = this.#reading;
    const { isBlock, start } = this.#frame;
    switch (reading.typeAt(at)) {
      case "PREFIX":
        this.#readPrefix(at);
        break;
      case "COMMA":
        this.#readComma(at);
        break;
      case "SEMI":
        if (isBlock) this.#endStatement(at);
        else this.#readComma(at);
        break;
      case "LPAREN":
        this.#readParenthesis(at);
        break;
      case "LBRACK":
      case "INTERPOLATION_OPEN":
      case "QUOTE":
        this.#enter(at, false);
        break;
      case "LBRACE":
        if (!isBlock) reading.retype(at, "INNER_OPEN");
        else if (at === start) reading.retype(at, "BARE_OPEN");
        else this.#markColon(at);
        this.#enter(at, true);
        break;
      case "RBRACE":
        if (isBlock) this.endBlock(at);
        this.#leave();
        if (isBlock && this.#frame.isBlock) this.#begin(at + 1);
        break;
      case "RPAREN":
      case "RBRACK":
      case "QUOTE_END":
        this.#leave();
        break;
    }
  }

  /** Ends the block, and the last statement in it, before a place. */
  endBlock(at: number): void {
    const { start, isEnded } = this.#frame;
    if (at > start || isEnded) this.#reading.ends.add(at);
    this.#markColon(at);
  }

  /** Ends the statement with a semicolon. */
  #endStatement(at: number): void {
    const isEnded = at > this.#frame.start;
    this.#markColon(at);
    this.#begin(at + 1);
    this.#frame.isEnded = isEnded;
  }

  #begin(at: number): void {
    Object.assign(this.#frame, { start: at, element: at, isAtRule: false, colon: -1, isEnded: false });
  }

  #enter(at: number, isBlock: boolean, isSelector = this.#frame.isSelector): void {
    this.#frames.push(this.#frame);
    this.#frame = frameAt(at + 1, { isBlock, isSelector: !isBlock && isSelector });
  }

  #leave(): void {
    this.#frame = this.#frames.pop() as Frame;
  }

  /** Makes the first colon of a statement that of a declaration. Before a block, it may be one of a selector instead. */
  #markColon(end: number): void {
    const { colon, start } = this.#frame;
    if (colon < 0) return;
    const reading = this.#reading;
    const opensBlock = reading.typeAt(end) === "LBRACE";
    const isDeclaration = !opensBlock || !reading.touchesNext(colon) || colon + 1 === end;
    if (isDeclaration || /^(--|@)/.test(reading.textAt(start))) reading.retype(colon, "COLON");
  }

  #readPrefix(at: number): void {
    const reading = this.#reading;
    const frame = this.#frame;
    const text = reading.textAt(at);
    const next = reading.typeAt(at + 1);
    const touches = reading.touchesNext(at);
    if (
      text.startsWith("@") &&
      frame.isBlock &&
      at === frame.start &&
      next === "NAME" &&
      reading.textAt(at + 2) !== ":"
    ) {
      reading.retype(at, "AT_RULE");
      frame.isAtRule = true;
      frame.element = at + 2;
      return;
    }
    const isPrefix = afterPrefix.has(next) && (touches || text === "!");
    if (!isPrefix || (next === "PREFIX" && !this.#isPrefix(at + 1))) reading.retype(at, "OTHER");
    if (text === ":") this.#readColon(at);
  }

  /** Whether a sign is directly before what it can belong to. */
  #isPrefix(at: number): boolean {
    const next = this.#reading.typeAt(at + 1);
    return this.#reading.touchesNext(at) && next !== "PREFIX" && afterPrefix.has(next);
  }

  #readColon(at: number): void {
    const frame = this.#frame;
    if (frame.colon >= 0 || at === frame.element || frame.isSelector || frame.isAtRule) return;
    if (!frame.isBlock && this.#isLastPart(at)) return;
    frame.colon = at;
    if (!frame.isBlock) this.#reading.retype(at, "PAIR_COLON");
  }

  /** Makes a comma that divides nothing an ordinary token; in brackets, a semicolon divides as well. */
  #readComma(at: number): void {
    const frame = this.#frame;
    const reading = this.#reading;
    const isStray = at === frame.element || this.#isLastPart(at) || this.#isBehindColon(at);
    reading.retype(at, isStray ? "OTHER" : "COMMA");
    if (isStray) return;
    frame.element = at + 1;
    if (!frame.isBlock) frame.colon = -1;
  }

  /** Whether what is divided ends behind a place. */
  #isLastPart(at: number): boolean {
    const next = this.#reading.typeAt(at + 1);
    return afterLastPart.has(next) || (next === "LBRACE" && this.#frame.isBlock);
  }

  #isBehindColon(at: number): boolean {
    return this.#frame.isBlock && this.#frame.colon === at - 1;
  }

  #readParenthesis(at: number): void {
    const reading = this.#reading;
    const frame = this.#frame;
    const isHead = frame.isAtRule && at === frame.start + 2;
    const isCall = reading.typeAt(at - 1) === "NAME" && reading.touchesNext(at - 1) && !isHead;
    if (isCall) {
      reading.retype(at - 1, "FUNCTION");
      reading.retype(at, "CALL_OPEN");
    }
    const isPseudoClass = isCall && reading.typeAt(at - 2) === "PREFIX" && reading.textAt(at - 2).startsWith(":");
    this.#enter(at, false, frame.isSelector || isPseudoClass);
  }
}

function frameAt(start: number, { isBlock, isSelector }: Pick<Frame, "isBlock" | "isSelector">): Frame {
  return { isBlock, isSelector, start, element: start, isAtRule: false, colon: -1, isEnded: false };
}
