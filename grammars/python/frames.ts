/** The brackets, f-strings, replacement fields and formats that stand open. */
import type { Token } from "antlr4ng";
import type { TokenTypes } from "./token-types.js";

interface Frame {
  /** The type of the token that opened it; 0 where reading began in the middle. */
  readonly opener: number;
  /** The mode inside. */
  readonly mode: number;
  /** How many `lambda` have no colon yet. */
  lambdas: number;
}

export class Frames {
  readonly #types: TokenTypes;
  readonly #open: Frame[] = [];
  #outermost: Frame;

  constructor(types: TokenTypes) {
    this.#types = types;
    this.#outermost = frame(0, types.DEFAULT_MODE);
  }

  get depth(): number {
    return this.#open.length;
  }

  get mode(): number {
    return this.#top.mode;
  }

  /** Whether characters of an f-string or a format come next. */
  get isInText(): boolean {
    return this.mode !== this.#types.DEFAULT_MODE;
  }

  /** Whether characters of an f-string come next that a line end would end. */
  get isShortText(): boolean {
    return this.mode === this.#types.SINGLE || this.mode === this.#types.DOUBLE;
  }

  /** Whether nothing but a replacement field stands open since it began. */
  get isInField(): boolean {
    return this.#top.opener === this.#types.FIELD_OPEN && !this.isInText;
  }

  clear(): void {
    this.#open.length = 0;
    this.#outermost = frame(0, this.#types.DEFAULT_MODE);
  }

  /** Begins in the middle of an f-string. */
  enter(mode: number): void {
    this.#open.push(frame(0, mode));
  }

  /** Leaves an f-string that has no end. */
  leaveString(): void {
    this.#open.pop();
  }

  /** Follows a token; returns its type, which depends on what stands open. */
  typeOf(token: Token): number {
    const types = this.#types;
    const { type } = token;
    switch (type) {
      case types.LAMBDA:
        this.#top.lambdas++;
        return type;
      case types.COLON:
        return this.#colon();
      case types.OPEN_PAREN:
      case types.OPEN_BRACKET:
      case types.OPEN_BRACE:
      case types.FIELD_OPEN:
        this.#open.push(frame(type, types.DEFAULT_MODE));
        return type;
      case types.CLOSE_PAREN:
        return this.#close(types.OPEN_PAREN, type);
      case types.CLOSE_BRACKET:
        return this.#close(types.OPEN_BRACKET, type);
      case types.CLOSE_BRACE:
        return this.isInField ? this.#close(types.FIELD_OPEN, types.FIELD_CLOSE) : this.#close(types.OPEN_BRACE, type);
      case types.FIELD_CLOSE:
        this.#open.pop();
        return this.#close(types.FIELD_OPEN, type);
      case types.FSTRING_START:
        this.#open.push(frame(type, this.#modeIn(token.text ?? "")));
        return type;
      case types.FSTRING_END:
        this.#open.pop();
        return type;
      default:
        return type;
    }
  }

  #colon(): number {
    const types = this.#types;
    if (this.isInField) {
      this.#open.push(frame(types.FIELD_COLON, types.FORMAT));
      return types.FIELD_COLON;
    }
    if (this.#top.lambdas === 0) return types.COLON;
    this.#top.lambdas--;
    return types.LAMBDA_COLON;
  }

  /** Closes the innermost bracket if it is of the right kind. */
  #close(opener: number, type: number): number {
    if (this.#top.opener === opener) this.#open.pop();
    return type;
  }

  #modeIn(start: string): number {
    const { DOUBLE, LONG_DOUBLE, LONG_SINGLE, SINGLE } = this.#types;
    if (start.endsWith('"')) return start.endsWith('"""') ? LONG_DOUBLE : DOUBLE;
    return start.endsWith("'''") ? LONG_SINGLE : SINGLE;
  }

  get #top(): Frame {
    return this.#open.at(-1) ?? this.#outermost;
  }
}

function frame(opener: number, mode: number): Frame {
  return { opener, mode, lambdas: 0 };
}
