/** Reads names and keywords: which stand before a name, and what they tell of the unit that they stand in. */
import { isStatementWord, isWord, kinds } from "../c/kinds.js";
import type { RoughTokens } from "../c/rough-tokens.js";
import type { Pass } from "./pass.js";
import { renew } from "./unit.js";

/** Reads a word; gives the index of the next token. */
export function readWord(pass: Pass, i: number): number {
  const { frame: unit, tokens, previous } = pass;
  const kind = tokens.kind(i);
  const isFirst = unit.fresh;
  unit.fresh = false;
  switch (kind) {
    case kinds.header:
    case kinds.for:
      if (tokens.kind(previous) === kinds.else && tokens.text(i) === "if") pass.mark(i, "ELSE_IF");
      unit.isHead = true;
      return i + 1;
    case kinds.do:
    case kinds.else:
      renew(unit);
      unit.awaitsBody = true;
      return i + 1;
    case kinds.case:
      unit.isLabel = isFirst;
      return i + 1;
    case kinds.statement:
      if (tokens.text(i) === "goto") pass.mark(i, "IDENTIFIER");
      return i + 1;
    default:
      if (isFirst && unit.kind === "items" && readMacro(pass, i)) return i + 1;
      return readName(pass, i, isFirst && unit.kind === "items");
  }
}

/**
 * Reads a macro that is a unit by itself, as far as its looks tell: nothing of the bracket follows, or a line of the preprocessor or a
 * statement does, or its name is in capital letters and a word follows in another line.
 */
function readMacro(pass: Pass, i: number): boolean {
  const { tokens, frame: unit } = pass;
  if (tokens.kind(i) !== kinds.identifier) return false;
  const hasArguments = tokens.kind(i + 1) === kinds.open;
  const last = hasArguments ? tokens.match(i + 1) : i;
  if (last < i || !endsMacro(pass, i, last)) return false;
  pass.mark(i, hasArguments ? "INVOKED_STATEMENT" : "MACRO_STATEMENT");
  if (hasArguments) pass.macroStatements.add(i + 1);
  else renew(unit);
  return true;
}

function endsMacro({ tokens }: Pass, i: number, last: number): boolean {
  const next = tokens.after(last);
  const kind = tokens.kind(next);
  // A minimal replacement that is one name has to be read as a name.
  if (kind === kinds.closeBrace || (kind === kinds.end && i > 0) || isStatementWord(kind)) return true;
  if (!isWord(kind) && kind !== kinds.openBracket) return false;
  const isName = /^_*[A-Z][A-Z\d_]{2,}$/.test(tokens.text(i));
  return (next > last + 1 && isWord(kind)) || (isName && tokens.isFirstOfLine(next));
}

function readName(pass: Pass, i: number, isFirst: boolean): number {
  const { tokens } = pass;
  const last = endOfPlaceholder(pass, i);
  if (last > i) return readPlaceholder(pass, i, { last, isFirst });
  if (tokens.kind(i) === kinds.structure && tokens.text(i) === "struct") return i + 1;
  const match = tokens.kind(i + 1) === kinds.open ? tokens.match(i + 1) : 0;
  if (match > i && pass.isName(match + 1)) {
    pass.mark(i, "MACRO");
    pass.macros.add(i + 1);
  } else if (isBeforeName(pass, i)) pass.mark(i, "TYPE_NAME");
  else if (tokens.kind(i) !== kinds.identifier) pass.mark(i, "IDENTIFIER");
  return i + 1;
}

/** Whether a name, or the brace of members, follows a word, perhaps behind the size of an array. */
function isBeforeName(pass: Pass, i: number): boolean {
  const { tokens, frame: unit } = pass;
  let next = i + 1;
  if (tokens.kind(next) === kinds.openBrace) return unit.kind === "items";
  while (tokens.kind(next) === kinds.openBracket && tokens.match(next) > next) next = tokens.match(next) + 1;
  return pass.isName(next);
}

/** Reads a name that a generator of shaders completes; one in a line of its own is a unit. */
function readPlaceholder(pass: Pass, i: number, { last, isFirst }: { last: number; isFirst: boolean }): number {
  const { tokens, frame: unit } = pass;
  const next = tokens.after(last);
  const isEnd = tokens.kind(next) === kinds.end || tokens.kind(next) === kinds.closeBrace;
  if (isFirst && (isEnd || next > last + 1 || (tokens.isFirstOfLine(next) && isWord(tokens.kind(next))))) {
    renew(unit);
    return pass.markWhole(i, last, "MACRO_STATEMENT");
  }
  return pass.markWhole(i, last, isBeforeName(pass, last) ? "TYPE_NAME" : "IDENTIFIER");
}

/** Where a name ends that is to be completed: `name{X}`, `${X}`; where the word ends if it is none. */
function endOfPlaceholder({ tokens }: Pass, i: number): number {
  if (tokens.kind(i) !== kinds.identifier) return i;
  let last = i;
  while (tokens.kind(last + 1) === kinds.openBrace && tokens.start(last + 1) === tokens.end(last)) {
    const match = tokens.match(last + 1);
    if (match <= last || !(tokens.text(last).endsWith("$") || isNames(tokens, last + 2, match))) break;
    last = match;
    while (tokens.start(last + 1) === tokens.end(last) && tokens.kind(last + 1) === kinds.identifier) last++;
  }
  return last;
}

/** Whether tokens are names and numbers in one line, perhaps in braces. */
function isNames(tokens: RoughTokens, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const kind = tokens.kind(i);
    const isBrace = kind === kinds.openBrace || kind === kinds.closeBrace;
    if ((!isBrace && kind !== kinds.identifier && kind !== kinds.literal) || tokens.isFirstOfLine(i)) return false;
  }
  return to > from && !tokens.isFirstOfLine(to);
}
