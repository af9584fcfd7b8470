import { type Frame, frame } from "./frame.js";
import type { Mark, MarkName } from "./mark.js";
import type { RoughTokens } from "./rough-tokens.js";

/** How far the pass over the rough tokens has come, and what it has found. */
export class Reading {
  readonly tokens: RoughTokens;
  readonly marks: Mark[] = [];
  /** The brackets that are open, the file first. */
  readonly stack: Frame[] = [frame("items", -1)];
  /** The token before the present one, lines of the preprocessor left out; -1 if there is none. */
  previous = -1;
  /** Opening parentheses of casts and of `if`, `while`, `switch` and `for`: an operand or statement begins behind them. */
  readonly prefixes = new Set<number>();
  /** Opening brackets that belong to a specifier before them. */
  readonly specifiers = new Set<number>();
  /** Opening parentheses of the types of compound literals. */
  readonly compounds = new Set<number>();
  /** The parenthesis behind whose arguments the unit ends, -1 if there is none. */
  lastArguments = -1;
  /** The last name that was found to be a specifier, -1 if there is none. */
  lastSpecifier = -1;
  /** The last `++` or `--` stands behind its operand. */
  isPostfix = false;
  /** Names that were declared or used as types so far. */
  readonly types = new Set<string>();

  constructor(tokens: RoughTokens) {
    this.tokens = tokens;
  }

  /** The innermost bracket that is open. */
  get frame(): Frame {
    return this.stack[this.stack.length - 1] as Frame;
  }

  /** Gives a token another type. */
  mark(i: number, name: MarkName): void {
    if (name === "TYPE_NAME" || name === "MACRO") this.lastSpecifier = i;
    this.marks.push({ name, start: this.tokens.start(i), end: 0 });
  }

  /** Makes one token of all from one to another; gives the index behind them. */
  markWhole(from: number, to: number, name: MarkName): number {
    this.marks.push({ name, start: this.tokens.start(from), end: this.tokens.end(to) });
    return to + 1;
  }
}
