/** Opens and closes brackets: what they hold, by what stands before them. */
import { kinds } from "../c/kinds.js";
import type { Pass } from "./pass.js";
import { renew, unitIn } from "./unit.js";

/** Reads `(`. */
export function openParenthesis(pass: Pass, i: number): void {
  const { frame: unit } = pass;
  if (isStray(pass, i)) return;
  if (unit.isHead) {
    unit.isHead = false;
    pass.heads.add(i);
  }
  unit.fresh = false;
  pass.stack.push(unitIn("elements", i));
}

/** Reads `[`. */
export function openBracket(pass: Pass, i: number): void {
  const { frame: unit, tokens } = pass;
  if (isStray(pass, i)) return;
  const isAttribute =
    unit.fresh && tokens.kind(i + 1) === kinds.openBracket && tokens.match(i + 1) === tokens.match(i) - 1;
  if (isAttribute) {
    pass.mark(i, "ATTRIBUTES");
    pass.heads.add(i);
  } else if (!pass.endsOperand && !pass.heads.has(pass.previous)) pass.mark(i, "LIST");
  unit.fresh = false;
  pass.stack.push(unitIn("elements", i));
}

/** Reads `{`. */
export function openBrace(pass: Pass, i: number): void {
  const { frame: unit, tokens, previous, stack } = pass;
  const { fresh } = unit;
  const isItems = unit.kind === "items";
  // What a brace holds that is never closed, as in a part of a shader, goes on with the list that the brace stands in.
  if (isItems && tokens.match(i) <= i) {
    pass.mark(i, "SEMI");
    renew(unit);
    return;
  }
  unit.fresh = false;
  if (isItems && (fresh || (pass.endsOperand && !pass.isName(previous)))) stack.push(unitIn("items", i, true));
  else if (isItems && (pass.isName(previous) || pass.macros.has(tokens.match(previous)))) {
    pass.mark(i, "MEMBERS");
    stack.push(unitIn("items", i));
  } else {
    pass.mark(i, "INITIALISER");
    stack.push(unitIn("elements", i));
  }
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
  const { endsUnit } = stack[depth] as (typeof stack)[number];
  stack.length = depth;
  const { frame: unit } = pass;
  if (endsUnit || pass.macroStatements.has(opener)) renew(unit);
  else if (pass.heads.has(opener)) {
    renew(unit);
    unit.awaitsBody = true;
  }
}

/** Reads a closing bracket that none was opened for: a brace is a unit by itself. */
function closeNothing(pass: Pass, i: number): void {
  const { frame: unit, tokens } = pass;
  if (tokens.kind(i) === kinds.closeBrace && unit.kind === "items") {
    pass.mark(i, "SEMI");
    renew(unit);
  } else readStray(pass, i);
}

/** Makes a sign of a bracket. */
function readStray(pass: Pass, i: number): void {
  pass.mark(i, pass.endsOperand ? "ODD" : "PREFIX");
  pass.strays.add(i);
  pass.frame.fresh = false;
}
