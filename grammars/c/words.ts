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
  if (!unit.leading) return;
  const next = tokens.after(i);
  // Not at the beginning of a text: a minimal replacement that is one name has to be read as a name.
  if (i > 0 && isAlone(tokens, i)) readStatement(reading, i);
  else if (tokens.kind(next) === kinds.colon && isFirst && unit.kind === "items") {
    unit.isCase = true; // a label ends like one
    unit.leading = false;
  } else if (isTypeName(tokens, next, unit)) {
    reading.mark(i, "TYPE_NAME");
    if (unit.typed === 0) unit.typed = 1;
  } else if (tokens.kind(next) === kinds.open && isMacro(tokens, next, unit.typed)) reading.mark(i, "MACRO");
  else unit.leading = false;
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
  reading.mark(i, "MACRO_STATEMENT");
  if (tokens.kind(i + 1) !== kinds.open) {
    renew(unit);
    return;
  }
  unit.leading = false;
  reading.lastArguments = i + 1;
}

/** Tells whether a name is a specifier, by the token next to it. */
function isTypeName(tokens: RoughTokens, nextAt: number, { typed }: Frame): boolean {
  const next = tokens.kind(nextAt);
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
    readSpecifier(reading, i);
    return;
  }
  const before = tokens.kind(reading.previous);
  if (kind === kinds.extension) {
    if (!isFirst && !beginsDeclaration(before)) reading.mark(i, "SIZEOF");
    return;
  }
  if (kind === kinds.case) unit.isCase = true;
  if (kind === kinds.do) {
    renew(unit);
    unit.isDo = true;
  }
  if (kind === kinds.header && before === kinds.else && tokens.text(i) === "if") reading.mark(i, "ELSE_IF");
  spend(unit);
}

/** Specifiers that a type stands beside. */
const storage = /^(?:typedef|extern|static|auto|register|_Thread_local|__thread|_*inline_*|__forceinline|_Noreturn)$/;

function readSpecifier(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const kind = tokens.kind(i);
  if (kind === kinds.structure || kind === kinds.enumeration) {
    unit.tag = kind === kinds.structure ? 1 : 2;
    unit.named = false;
  }
  if (kind === kinds.qualifier) {
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
