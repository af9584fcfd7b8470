import { kinds } from "../c/kinds.js";
import { RoughPass } from "../c/rough-pass.js";
import type { RoughTokens } from "../c/rough-tokens.js";
import { Angles } from "./angles.js";
import { type Unit, unitIn } from "./unit.js";
import { wordAt } from "./words.js";

/** How far the pass over the rough tokens has come, and what it has found. */
export class Pass extends RoughPass<Unit> {
  readonly angles: Angles;
  /** The token before the present one, lines of the preprocessor left out; -1 if there is none. */
  previous = -1;
  /** Opening parentheses of casts: an operand begins behind them. */
  readonly casts = new Set<number>();
  /** Opening parentheses behind which the unit ends: of conditions, and of macros that are statements. */
  readonly lasts = new Set<number>();
  /** Tokens that close the arguments or parameters of a template, or end the name of an operator. */
  readonly operandEnds = new Set<number>();
  /** The last `++` or `--` stands behind its operand. */
  isPostfix = false;

  constructor(tokens: RoughTokens) {
    super(tokens, unitIn("items", -1));
    this.angles = new Angles(tokens);
  }

  /** Whether the token before the present one ends an operand, so that an operator behind it stands between two. */
  get endsOperand(): boolean {
    const { tokens, previous, frame } = this;
    if (frame.fresh || previous < 0) return false;
    if (this.operandEnds.has(previous)) return true;
    switch (tokens.kind(previous)) {
      case kinds.literal:
      case kinds.closeBracket:
      case kinds.closeBrace:
      case kinds.ellipsis:
        return true;
      case kinds.close:
        return !this.casts.has(tokens.match(previous));
      case kinds.step:
        return this.isPostfix;
    }
    switch (wordAt(tokens, previous)) {
      case "name":
      case "suffix":
      case "default":
      case "cast":
      case "arguments":
        return true;
      default:
        return false;
    }
  }
}
