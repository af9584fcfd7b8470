/** Reads names and keywords: which names are specifiers or macros, and what a keyword tells of the unit it stands in. */
import { type Frame, renew, spend } from "./frame.js";
import { isDeclaring, kinds } from "./kinds.js";
import { isAlone, isMacro } from "./macros.js";
import type { Reading } from "./reading.js";
import type { RoughTokens } from "./rough-tokens.js";

/** Reads a name. */
export function readName(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const isFirst = unit.fresh;
  unit.fresh = false;
  if (unit.tag !== 0 && !unit.named) {
    readTag(reading, i);
    return;
  }
  // The type of an enumeration: its body may still follow.
  if (unit.tag === 2 && tokens.kind(reading.previous) === kinds.colon) return;
  unit.tag = 0;
  readTypedef(reading, i);
  if (!unit.leading) return;
  const next = tokens.after(i);
  // Not at the beginning of a text: a minimal replacement that is one name has to be read as a name.
  if (i > 0 && isAlone(tokens, i)) readStatement(reading, i);
  else if (tokens.kind(next) === kinds.colon && isFirst && unit.kind === "items") {
    unit.isCase = true; // a label ends like one
    unit.leading = false;
  } else if (isTypeName(tokens, next, unit)) {
    reading.mark(i, "TYPE_NAME");
    reading.types.add(tokens.text(i));
    if (unit.typed === 0) unit.typed = 1;
  } else if (tokens.kind(next) === kinds.open && isMacro(tokens, next, unit.typed)) reading.mark(i, "MACRO");
  else unit.leading = false;
}

/** Keeps the name that a `typedef` declares, by itself or as `(*name)`: parentheses around it are a cast from here on. */
function readTypedef({ tokens, frame: unit, stack, previous, types }: Reading, i: number): void {
  const next = tokens.kind(i + 1);
  const isDeclared = unit.isTypedef && (next === kinds.comma || next === kinds.semicolon || next === kinds.openBracket);
  const isPointer =
    unit.kind === "inner" &&
    next === kinds.close &&
    tokens.kind(previous) === kinds.star &&
    stack[stack.length - 2]?.isTypedef &&
    tokens.kind(tokens.behind(unit.at)) === kinds.open;
  if (isDeclared || isPointer) types.add(tokens.text(i));
}

/** Reads a name behind `struct`, `union` or `enum`. Of two before a body, the first is a macro. */
function readTag(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const behind = tokens.kind(i + 2);
  if (tokens.kind(i + 1) === kinds.identifier && (behind === kinds.openBrace || behind === kinds.colon)) {
    reading.mark(i, "TYPE_NAME");
    return;
  }
  unit.named = true;
  unit.typed = 2;
}

/** Reads a macro that is a unit by itself. It ends here, or behind its arguments. */
function readStatement(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  if (tokens.kind(i + 1) !== kinds.open) {
    reading.mark(i, "MACRO_STATEMENT");
    renew(unit);
    return;
  }
  reading.mark(i, "INVOKED_STATEMENT");
  unit.leading = false;
  reading.lastArguments = i + 1;
}

/** Tells whether a name is a specifier, by the token next to it. */
function isTypeName(tokens: RoughTokens, nextAt: number, { typed, isOld }: Frame): boolean {
  const next = tokens.kind(nextAt);
  // A declarator may have been replaced by a number.
  if (next === kinds.literal) return isOld;
  if (next === kinds.identifier || next === kinds.extension || next === kinds.star) return true;
  if (next === kinds.attribute) return typed === 0;
  if (isDeclaring(next)) return true;
  if (next !== kinds.open || typed > 0) return false;
  // `T (*f)(…)`, `T (*a)[…]`, `T (*p) = …`
  const inner = tokens.kind(tokens.after(nextAt));
  const behind = tokens.kind(tokens.behind(nextAt));
  return (
    (inner === kinds.star || inner === kinds.caret) &&
    (behind === kinds.open || behind === kinds.openBracket || behind === kinds.equals)
  );
}

/** Reads a keyword. */
export function readKeyword(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const kind = tokens.kind(i);
  const isFirst = unit.fresh;
  unit.fresh = false;
  if (isDeclaring(kind)) {
    if (needsMore(kind) && isArgument(tokens, i)) {
      reading.mark(i, "IDENTIFIER");
      spend(unit);
    } else if (kind === kinds.qualifier && isFirst && unit.isOld) {
      // The parser knows the declaration of an old parameter by a type that it begins with.
      reading.mark(i, "TYPE_NAME");
    } else readSpecifier(reading, i);
    return;
  }
  const before = tokens.kind(reading.previous);
  if (kind === kinds.extension) {
    if (!isFirst && !beginsDeclaration(before)) reading.mark(i, "SIZEOF");
    return;
  }
  if (kind === kinds.assembly && isArgument(tokens, i)) reading.mark(i, "IDENTIFIER");
  if (kind === kinds.case) unit.isCase = true;
  if (kind === kinds.do) {
    renew(unit);
    unit.isDo = true;
  }
  if (kind === kinds.header && before === kinds.else && tokens.text(i) === "if") reading.mark(i, "ELSE_IF");
  spend(unit);
}

/** Tells the words of declarations that are none by themselves. */
function needsMore(kind: number): boolean {
  return kind !== kinds.specifier && kind !== kinds.qualifier;
}

/** Tells a keyword that is all of an argument: a macro makes a name of it. */
function isArgument(tokens: RoughTokens, i: number): boolean {
  const next = tokens.kind(tokens.after(i));
  return next === kinds.comma || next === kinds.close;
}

/** Specifiers that a type stands beside. */
const storage = /^(?:typedef|extern|static|auto|register|_Thread_local|__thread|_*inline_*|__forceinline|_Noreturn)$/;

function readSpecifier(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const kind = tokens.kind(i);
  if (kind === kinds.specifier && tokens.text(i) === "typedef") unit.isTypedef = true;
  if (kind === kinds.structure || kind === kinds.enumeration) {
    unit.tag = kind === kinds.structure ? 1 : 2;
    unit.named = false;
  }
  if (kind === kinds.qualifier) {
    // The parser knows the declarations of old parameters by a type that they begin with.
    if (tokens.kind(i + 1) === kinds.open && tokens.isAtomic(i)) reading.mark(i, "TYPEOF");
    return;
  }
  if (kind !== kinds.attribute && !storage.test(tokens.text(i))) unit.typed = 2;
}

/** Tells whether a declaration may begin or go on behind a token of that kind. */
function beginsDeclaration(kind: number): boolean {
  switch (kind) {
    case kinds.open:
    case kinds.comma:
    case kinds.openBracket:
    case kinds.extension:
      return true;
    default:
      return isDeclaring(kind);
  }
}
