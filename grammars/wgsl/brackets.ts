/** Opens and closes brackets: what they hold, by what stands before them. */
import { kinds } from "../c/kinds.js";
import type { Pass } from "./pass.js";
import { renew, unitIn } from "./unit.js";

/** Reads `(`: of a call, an attribute or the head of `for`, or around an operand. */
export function openParenthesis(pass: Pass, i: number, isOfAttribute: boolean): void {
  const { frame: unit, tokens } = pass;
  if (isStray(pass, i)) return;
  const isHead = tokens.kind(pass.previous) === kinds.for;
  if (!pass.endsOperand && !isOfAttribute && !isHead) pass.mark(i, "GROUP_OPEN");
  const { fresh } = unit;
  unit.fresh = false;
  pass.stack.push(unitIn("elements", i, isOfAttribute || isHead ? "nothing" : "operand"));
  // An attribute may be a unit by itself.
  if (isOfAttribute && fresh) unit.fresh = true;
  pass.endsOperand = false;
}

/** Reads `[`. */
export function openBracket(pass: Pass, i: number): void {
  if (isStray(pass, i)) return;
  if (!pass.endsOperand) pass.mark(i, "LIST_OPEN");
  open(pass, i);
}

/** Reads `<` of a template. */
export function openAngle(pass: Pass, i: number): void {
  pass.markWhole(i, i, "ANGLE_OPEN");
  open(pass, i);
}

/** Reads `#import` up to its brace; gives the index behind that. */
export function openImport(pass: Pass, i: number): number {
  pass.frame.fresh = false;
  pass.stack.push(unitIn("elements", i + 1, "unit"));
  pass.endsOperand = false;
  return pass.markWhole(i, i + 1, "IMPORT");
}

function open(pass: Pass, i: number): void {
  pass.frame.fresh = false;
  pass.stack.push(unitIn("elements", i, "operand"));
  pass.endsOperand = false;
}

/** Reads `{`. */
export function openBrace(pass: Pass, i: number): void {
  const { frame: unit, stack, tokens, previous } = pass;
  const { fresh } = unit;
  const isPath = previous >= 0 && tokens.text(previous) === "::";
  if (unit.kind === "elements" || isPath || (!fresh && tokens.kind(previous) === kinds.equals)) {
    pass.mark(i, "BRACES");
    open(pass, i);
    return;
  }
  if (isUnclosed(pass, i)) return;
  unit.fresh = false;
  if (unit.isStructure) pass.mark(i, "MEMBERS");
  stack.push(unitIn(unit.isStructure ? "elements" : "items", i, "unit"));
  pass.endsOperand = false;
}

/** Whether a brace is never closed, as in a part of a shader: what it holds goes on with the list that it stands in. */
function isUnclosed(pass: Pass, i: number): boolean {
  if (pass.tokens.match(i) > i) return false;
  pass.mark(i, "SEMI");
  renew(pass.frame);
  pass.endsOperand = false;
  return true;
}

/** Whether a bracket has no other one; it is no bracket then. */
function isStray(pass: Pass, i: number): boolean {
  if (pass.tokens.match(i) > i) return false;
  readStray(pass, i);
  return true;
}

/** Reads a closing bracket; what was opened in it and left open is closed, too. */
export function close(pass: Pass, i: number): void {
  const { stack, tokens } = pass;
  const opener = tokens.match(i);
  const depth = stack.findLastIndex(({ at }) => at === opener && at >= 0);
  if (depth < 1 || tokens.match(opener) !== i) {
    closeNothing(pass, i);
    return;
  }
  const { ends } = stack[depth] as (typeof stack)[number];
  stack.length = depth;
  pass.endsOperand = ends === "operand";
  if (ends === "unit") renew(pass.frame);
}

/** Reads a closing bracket that none was opened for: a brace is a unit by itself. */
function closeNothing(pass: Pass, i: number): void {
  const { frame: unit, tokens } = pass;
  if (tokens.kind(i) === kinds.closeBrace && unit.kind === "items") {
    pass.mark(i, "SEMI");
    renew(unit);
    pass.endsOperand = false;
  } else readStray(pass, i);
}

/** Makes an operator or a sign of what is neither, such as a bracket without another one. */
export function readStray(pass: Pass, i: number): void {
  pass.mark(i, pass.endsOperand ? "OPERATOR" : "PREFIX");
  pass.frame.fresh = false;
  pass.endsOperand = false;
}

/** Closes as many angle brackets as a token does; what is behind them in it is a token of its own. */
export function closeAngles(pass: Pass, i: number): void {
  const { tokens, stack, marks, templates } = pass;
  const start = tokens.start(i);
  const end = tokens.end(i);
  const closed = templates.closes.get(i) as number;
  for (let k = 0; k < closed; k++) {
    marks.push({ name: "ANGLE_CLOSE", start: start + k, end: end - start > 1 ? start + k + 1 : 0 });
    const depth = stack.findLastIndex(({ at }) => templates.opens.has(at));
    if (depth > 0) stack.length = depth;
  }
  pass.endsOperand = closed === end - start;
  if (pass.endsOperand) return;
  const isAssignment = tokens.text(i).endsWith("=");
  marks.push({ name: isAssignment ? "ASSIGN" : "OPERATOR", start: start + closed, end });
}
