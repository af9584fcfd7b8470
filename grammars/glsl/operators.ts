/** Reads operators: which stand before an operand, and which lack one. */
import { isWord, kinds } from "../c/kinds.js";
import type { Pass } from "./pass.js";
import { renew } from "./unit.js";

const dot = 46;

/** Reads an operator or any other punctuator that nothing begins or ends with. */
export function readOperator(pass: Pass, i: number): void {
  const { tokens, frame: unit, endsOperand } = pass;
  const kind = tokens.kind(i);
  if (kind === kinds.step) pass.isPostfix = endsOperand;
  else if (kind === kinds.exclamation || kind === kinds.tilde) {
    if (endsOperand) pass.mark(i, "ODD");
  } else if (!endsOperand) pass.mark(i, "PREFIX");
  else if (isOther(tokens.text(i))) pass.mark(i, "ODD");
  else if (kind === kinds.question) unit.questions++;
  else if (kind === dot && !isWord(tokens.kind(i + 1))) pass.mark(i, "ODD");
  unit.fresh = false;
}

/** Tells what is no operator: characters that GLSL does not have. */
function isOther(text: string): boolean {
  return /^[@`\\'"]/.test(text);
}

/** Reads `:`, which ends a label unless it belongs to a `?`. */
export function readColon(pass: Pass, i: number): void {
  const { frame: unit } = pass;
  if (unit.questions > 0) {
    unit.questions--;
    unit.fresh = false;
  } else if (unit.isLabel) renew(unit);
  else {
    pass.mark(i, pass.endsOperand ? "ODD" : "PREFIX");
    unit.fresh = false;
  }
}
