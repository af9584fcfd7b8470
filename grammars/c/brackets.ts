/** Opens and closes brackets: what is in them, and what they make of the unit that they stand in. */
import { readParenthesis } from "./casts.js";
import { type FrameKind, frame, renew, spend } from "./frame.js";
import { kinds } from "./kinds.js";
import { beforeStatements, isBlock } from "./macro-arguments.js";
import { isOldHead } from "./macros.js";
import type { Reading } from "./reading.js";

/** Reads `(`. */
export function openParenthesis(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const before = tokens.kind(reading.previous);
  readParenthesis(reading, i);
  if (before === kinds.for) {
    reading.stack.push(frame("for", i));
    spend(unit);
    return;
  }
  if (isArgument(reading, before)) reading.specifiers.add(i);
  else spend(unit);
  unit.fresh = false;
  const from = before === kinds.identifier ? beforeStatements(tokens, i) : -1;
  if (from === i) {
    reading.mark(i, "STATEMENTS");
    reading.stack.push(frame("items", i));
  } else reading.stack.push(frame("inner", i, { statementsBehind: from }));
  if (reading.lastArguments === i) {
    reading.lastArguments = -1;
    renew(unit);
  }
}

/** Reads `[`. */
export function openBracket(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const isAttribute = tokens.kind(i + 1) === kinds.openBracket && tokens.start(i + 1) === tokens.end(i);
  if (isAttribute) reading.mark(i, "ATTRIBUTES");
  if (isAttribute || isArgument(reading, tokens.kind(reading.previous))) reading.specifiers.add(i);
  else spend(unit);
  unit.fresh = false;
  reading.stack.push(frame("inner", i));
}

/** Tells whether a bracket belongs to a specifier before it: more of them may follow. */
function isArgument({ tokens, lastSpecifier, previous }: Reading, before: number): boolean {
  if (before === kinds.attribute || before === kinds.typeOf) return true;
  if (before === kinds.qualifier) return tokens.isAtomic(previous);
  return before === kinds.identifier && lastSpecifier === previous;
}

/** Reads `)` or `]`, whatever was opened; in braces, it is one too many. */
export function closeInner(reading: Reading, i: number): void {
  const { stack, tokens, frame: inner } = reading;
  if (stack.length === 1 || tokens.kind(inner.at) === kinds.openBrace) return;
  stack.pop();
  const unit = reading.frame;
  if (unit.kind === "items" && !unit.leading && tokens.match(i) === inner.at && isOldHead(tokens, inner.at)) {
    renew(unit);
    unit.isOld = true;
  }
}

/** Reads `{`. */
export function openBraces(reading: Reading, i: number): void {
  const unit = reading.frame;
  const { tag } = unit;
  if (tag === 0) unit.isOld = false;
  unit.fresh = false;
  unit.tag = 0;
  const push = (kind: FrameKind) => reading.stack.push(frame(kind, i));
  if (tag !== 0) {
    unit.typed = 2;
    push(tag === 1 ? "members" : "elements");
  } else if (isInitialiser(reading)) {
    unit.leading = false;
    push("elements");
  } else if (isArgumentOfMacro(reading, i)) {
    reading.mark(i, "INITIALISER");
    push("elements");
  } else {
    const endsUnit = unit.kind !== "inner" && unit.kind !== "for" && !unit.isDo;
    reading.stack.push(frame("items", i, { endsUnit }));
    spend(unit);
  }
}

/** Tells whether braces here hold elements: in such braces, behind `=` and in a compound literal. */
function isInitialiser({ tokens, frame: { kind }, previous, compounds }: Reading): boolean {
  const before = tokens.kind(previous);
  if (kind === "elements" || before === kinds.equals) return true;
  return before === kinds.close && compounds.has(tokens.match(previous));
}

function isArgumentOfMacro({ tokens, frame: { kind }, previous }: Reading, i: number): boolean {
  const before = tokens.kind(previous);
  return kind === "inner" && (before === kinds.open || before === kinds.comma) && !isBlock(tokens, i);
}

/** Reads `}`: what was opened in its braces and left open is closed, too. */
export function closeBraces(reading: Reading): void {
  const { stack, tokens } = reading;
  while (stack.length > 1 && tokens.kind(reading.frame.at) !== kinds.openBrace) stack.pop();
  const endsUnit = stack.length === 1 || stack.pop()?.endsUnit;
  if (endsUnit) renew(reading.frame);
}
