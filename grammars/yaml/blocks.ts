/** The blocks that are open, and the tokens without text that follow from their columns. */
import { Token } from "antlr4ng";
import type { TokenTypes } from "./token-types.js";

interface Block {
  readonly column: number;
  /** Whether it is a sequence in the column of the key that it belongs to. */
  readonly isAtKey: boolean;
  /** Whether it is a scalar. */
  readonly isScalar: boolean;
}

/** A token outside of brackets, and where it is. */
export interface PlacedToken {
  readonly type: number;
  readonly column: number;
  readonly isInNewLine: boolean;
  /** Whether it begins a block where a sign is before it in its line. */
  readonly opens: () => boolean;
}

/** What the last tokens leave to come: nothing; the value of a key; what belongs to a sign; the same, but not in this line. */
type Expected = "nothing" | "value" | "block" | "lower block";

export class Blocks {
  readonly #types: TokenTypes;
  readonly #open: Block[] = [];
  #expected: Expected = "nothing";
  /** Whether nothing has been read. */
  #isAtStart = true;

  constructor(types: TokenTypes) {
    this.#types = types;
  }

  /** The column that the lines of a scalar must be behind; -1 if all are. */
  get outerColumn(): number {
    return this.#open.at(this.#open.at(-1)?.isScalar ? -2 : -1)?.column ?? -1;
  }

  /** The tokens without text before a token. */
  before(token: PlacedToken): readonly number[] {
    const { type } = token;
    const inner = this.#before(token);
    const isFirst = inner.length > 0 || this.#isAtStart;
    this.#isAtStart = false;
    if (type !== this.#types.PROPERTY || inner.length > 0) this.#expected = this.#expectedBehind(type, isFirst);
    else if (this.#expected === "block") this.#expected = "lower block";
    return inner;
  }

  #before({ type, column, isInNewLine, opens }: PlacedToken): readonly number[] {
    const { DASH, DIRECTIVE, DOCUMENT, INDENT, NEWLINE } = this.#types;
    const end = this.#isAtStart ? [] : [NEWLINE];
    if (type === Token.EOF || type === DOCUMENT || type === DIRECTIVE) {
      const tokens = this.#close(() => this.#open.length > 1);
      this.#open.length = 0;
      return [...tokens, ...end];
    }
    const top = this.#open.at(-1);
    const isScalar = this.#isScalar(type);
    if (!top) {
      this.#open.push({ column, isAtKey: false, isScalar });
      return end;
    }
    const isExpected = this.#expected !== "nothing";
    const isAtKey = this.#expected === "value" && type === DASH && column === top.column;
    const isDeeper = isInNewLine ? column > top.column || isAtKey : this.#expected === "block" && opens();
    if (isExpected && isDeeper) {
      this.#open.push({ column, isAtKey, isScalar });
      return [INDENT];
    }
    if (!isInNewLine) return [];
    const isLeft = (each: Block) => column < each.column || (each.isAtKey && column === each.column && type !== DASH);
    return [...this.#close(isLeft), NEWLINE];
  }

  #close(isLeft: (block: Block) => boolean): readonly number[] {
    const tokens: number[] = [];
    while (this.#open.length > 1 && isLeft(this.#open.at(-1) as Block)) {
      this.#open.pop();
      tokens.push(this.#types.NEWLINE, this.#types.DEDENT);
    }
    return tokens;
  }

  #isScalar(type: number): boolean {
    return type === this.#types.PLAIN || type === this.#types.HEADER;
  }

  #expectedBehind(type: number, isFirst: boolean): Expected {
    const { COLON, DASH, QUESTION } = this.#types;
    if (type === DASH || type === QUESTION || (type === COLON && isFirst)) return "block";
    return type === COLON ? "value" : "nothing";
  }
}
