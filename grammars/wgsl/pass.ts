import type { Mark } from "../c/mark.js";
import type { RoughTokens } from "../c/rough-tokens.js";
import { type Templates, templatesOf } from "./templates.js";
import { type Unit, unitIn } from "./unit.js";

/** How far the pass over the rough tokens has come, and what it has found. */
export class Pass {
  readonly tokens: RoughTokens;
  readonly marks: Mark<string>[] = [];
  /** The brackets that are open, the file first. */
  readonly stack: Unit[] = [unitIn("items", -1, "nothing")];
  readonly templates: Templates;
  /** The token before the present one, lines of a preprocessor left out; -1 if there is none. */
  previous = -1;
  /** Whether an operand ends before the present token, so that an operator at it stands between two. */
  endsOperand = false;
  /** Whether the token before the present one is an attribute. */
  isBehindAttribute = false;

  constructor(tokens: RoughTokens) {
    this.tokens = tokens;
    this.templates = templatesOf(tokens);
  }

  /** The innermost bracket that is open. */
  get frame(): Unit {
    return this.stack[this.stack.length - 1] as Unit;
  }

  /** Gives a token another type. */
  mark(i: number, name: string): void {
    this.marks.push({ name, start: this.tokens.start(i), end: 0 });
  }

  /** Makes one token of all from one to another; gives the index behind them. */
  markWhole(from: number, to: number, name: string): number {
    this.marks.push({ name, start: this.tokens.start(from), end: this.tokens.end(to) });
    return to + 1;
  }
}
