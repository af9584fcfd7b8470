import type { Mark } from "./mark.js";
import type { RoughTokens } from "./rough-tokens.js";

/**
 * What passes over rough tokens have in common: the brackets that are open, and the types that tokens get.
 * Languages add what they need to know of the tokens before.
 */
export class RoughPass<Unit> {
  readonly tokens: RoughTokens;
  readonly marks: Mark<string>[] = [];
  /** The brackets that are open, the file first. */
  readonly stack: Unit[];

  /** @param file stands for the whole file on the stack of open brackets */
  constructor(tokens: RoughTokens, file: Unit) {
    this.tokens = tokens;
    this.stack = [file];
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
