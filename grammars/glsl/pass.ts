import { isStatementWord, isWord, kinds } from "../c/kinds.js";
import { RoughPass } from "../c/rough-pass.js";
import type { RoughTokens } from "../c/rough-tokens.js";
import { type Unit, unitIn } from "./unit.js";

/** How far the pass over the rough tokens has come, and what it has found. */
export class Pass extends RoughPass<Unit> {
  /** The token before the present one, lines of the preprocessor left out; -1 if there is none. */
  previous = -1;
  /** Opening brackets behind which a unit begins: of conditions, and of attributes of statements. */
  readonly heads = new Set<number>();
  /** Opening parentheses of the arguments of a word that stands before a name. */
  readonly macros = new Set<number>();
  /** Opening parentheses of the arguments of a macro that is a unit by itself. */
  readonly macroStatements = new Set<number>();
  /** Brackets without another one. */
  readonly strays = new Set<number>();
  /** The last `++` or `--` stands behind its operand. */
  isPostfix = false;

  constructor(tokens: RoughTokens) {
    super(tokens, unitIn("items", -1));
  }

  /** Whether a token is a name, or a word that stands where one does: of a type, a qualifier. */
  isName(i: number): boolean {
    const kind = this.tokens.kind(i);
    return isWord(kind) && !isStatementWord(kind) && kind !== kinds.directive;
  }

  /** Whether the token before the present one ends an operand, so that an operator behind it stands between two. */
  get endsOperand(): boolean {
    const { tokens, previous, frame } = this;
    if (frame.fresh || previous < 0 || this.strays.has(previous)) return false;
    switch (tokens.kind(previous)) {
      case kinds.literal:
      case kinds.closeBracket:
      case kinds.closeBrace:
        return true;
      case kinds.close:
        return !this.macros.has(tokens.match(previous));
      case kinds.step:
        return this.isPostfix;
      default:
        return this.isName(previous);
    }
  }
}
