import { RoughPass } from "../c/rough-pass.js";
import type { RoughTokens } from "../c/rough-tokens.js";
import { type Templates, templatesOf } from "./templates.js";
import { type Unit, unitIn } from "./unit.js";

/** How far the pass over the rough tokens has come, and what it has found. */
export class Pass extends RoughPass<Unit> {
  readonly templates: Templates;
  /** The token before the present one, lines of a preprocessor left out; -1 if there is none. */
  previous = -1;
  /** Whether an operand ends before the present token, so that an operator at it stands between two. */
  endsOperand = false;
  /** Whether the token before the present one is an attribute. */
  isBehindAttribute = false;

  constructor(tokens: RoughTokens) {
    super(tokens, unitIn("items", -1, "nothing"));
    this.templates = templatesOf(tokens);
  }
}
