/**
 * Macros by their looks: a name that is a whole unit, and one with arguments that stands before a declaration. Nothing is
 * known of their definitions, so only the neighbours of a name and of its arguments tell.
 */
import type { Frame } from "./frame.js";
import { isDeclaring, isStatementWord, isWord, kinds } from "./kinds.js";
import type { RoughTokens } from "./rough-tokens.js";

/** Tells whether a name that begins a unit is all there is of it, with arguments perhaps. */
export function isAlone(tokens: RoughTokens, i: number): boolean {
  const next = tokens.after(i);
  if (tokens.kind(next) !== kinds.open || tokens.kind(i + 1) === kinds.directive) return endsUnit(tokens, i);
  const match = tokens.match(next);
  return match > 0 && endsUnit(tokens, match);
}

/** Tells whether the unit cannot go on behind a token: what follows begins another one or ends the list. */
function endsUnit(tokens: RoughTokens, i: number): boolean {
  const next = tokens.kind(tokens.after(i));
  if (next === kinds.closeBrace || next === kinds.end || isStatementWord(next)) return true;
  if (tokens.kind(i + 1) !== kinds.directive || tokens.isLineMarker(i + 1)) return false;
  return isWord(next) && next !== kinds.attribute && next !== kinds.assembly;
}

/**
 * Tells whether arguments belong to a macro that stands before a declaration, and are no list of old parameters. Behind
 * what may be a type, that depends on the arguments of the next name; each answer is kept, so that a row of macros costs
 * what its length is.
 */
export function isMacro(tokens: RoughTokens, at: number, typed: Frame["typed"]): boolean {
  if (typed === 2) return false;
  const next = tokens.kind(tokens.behind(at));
  if (typed === 0) return beginsDeclaration(next) && !isOldHead(tokens, at);
  const row: number[] = [];
  let answer: boolean | undefined;
  for (let each = at; answer === undefined; ) {
    answer = tokens.macros.get(each);
    if (answer !== undefined) break;
    row.push(each);
    const further = leadsTo(tokens, tokens.behind(each));
    if (typeof further === "boolean") answer = further;
    else each = further;
  }
  for (const each of row.reverse()) {
    answer &&= !isOldHead(tokens, each);
    tokens.macros.set(each, answer);
  }
  return answer;
}

/** Tells the tokens that a declaration may go on with behind a macro. */
function beginsDeclaration(kind: number): boolean {
  return (isDeclaring(kind) && kind !== kinds.attribute) || kind === kinds.identifier || kind === kinds.extension;
}

/** Tells whether names lead to a word that only a declaration has; or the parenthesis of arguments that it depends on. */
function leadsTo(tokens: RoughTokens, from: number): boolean | number {
  let i = from;
  while (tokens.kind(i) === kinds.identifier) {
    if (isAlone(tokens, i)) return true;
    i = tokens.after(i);
  }
  const kind = tokens.kind(i);
  if (kind === kinds.open && i > from) return i;
  return isDeclaring(kind) && kind !== kinds.attribute;
}

/** Tells whether a list of old parameters stands in a parenthesis. */
export function isOldHead(tokens: RoughTokens, at: number): boolean {
  return isNameList(tokens, at) && isOldFunction(tokens, tokens.behind(at));
}

function isNameList(tokens: RoughTokens, at: number): boolean {
  const match = tokens.match(at);
  for (let i = at + 1; i < match; i++) {
    if (tokens.kind(i) !== ((i - at) % 2 === 1 ? kinds.identifier : kinds.comma)) return false;
  }
  return match > at + 1;
}

/** How far the body of an old function is looked for: each name before arguments costs that much. */
const mostTokens = 300;

/** Tells whether declarations follow, and then the body of a function. */
function isOldFunction(tokens: RoughTokens, from: number): boolean {
  let isFirst = true;
  for (let i = from; i < Math.min(from + mostTokens, tokens.last); i = tokens.after(i)) {
    const kind = tokens.kind(i);
    if (isFirst && kind === kinds.openBrace) return i > from;
    if (isFirst && !beginsParameter(tokens, i)) return false;
    if (kind === kinds.closeBrace || kind === kinds.equals || isStatementWord(kind)) return false;
    // Another function begins before the body: the macro stands before it.
    if (kind === kinds.close && beginsParameter(tokens, tokens.after(i))) return false;
    isFirst = kind === kinds.semicolon;
    // The members of a structure
    if (kind === kinds.openBrace) i = Math.max(i, tokens.match(i));
  }
  return false;
}

/** Tells whether a declaration with a type begins at a token, as far as the next one tells. */
function beginsParameter(tokens: RoughTokens, i: number): boolean {
  const next = tokens.after(i);
  const kind = tokens.kind(next);
  if (tokens.kind(i) !== kinds.identifier) return beginsDeclaration(tokens.kind(i));
  if (kind === kinds.open) return tokens.kind(next + 1) === kinds.star;
  return kind === kinds.star || kind === kinds.literal || beginsDeclaration(kind);
}
