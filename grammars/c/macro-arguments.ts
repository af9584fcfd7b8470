/** What no function could be given, but a macro can: statements, and braces without a type. */
import { isStatementWord, kinds } from "./kinds.js";
import type { RoughTokens } from "./rough-tokens.js";

/**
 * What statements among the arguments of a name begin behind: the parenthesis or one of its commas; -1 if there are none.
 * There are some if the arguments end like one, and begin like one or have a semicolon.
 */
export function beforeStatements(tokens: RoughTokens, parenthesis: number): number {
  const match = tokens.match(parenthesis);
  const last = tokens.kind(match - 1);
  if (match === 0 || (last !== kinds.semicolon && last !== kinds.closeBrace)) return -1;
  const semicolon = tokens.branches.semicolons.get(parenthesis);
  // Pieces of statements, each an argument of its own: `M(if (a) b;, else c;)`
  if (semicolon !== undefined && tokens.kind(semicolon + 1) === kinds.comma) return -1;
  if (isStatementWord(tokens.kind(parenthesis + 1))) return parenthesis;
  return semicolon === undefined ? -1 : lastComma(tokens, parenthesis, semicolon);
}

/** The last comma directly in a parenthesis before a token, or the parenthesis. */
function lastComma(tokens: RoughTokens, parenthesis: number, before: number): number {
  for (let i = before; i > parenthesis; i--) {
    if (tokens.kind(i) === kinds.comma) return i;
    const opener = tokens.match(i);
    if (opener > 0 && opener < i) i = opener;
  }
  return parenthesis;
}

/** Tells whether braces in parentheses hold statements: else they are an initialiser. */
export function isBlock(tokens: RoughTokens, brace: number): boolean {
  const match = tokens.match(brace);
  const first = tokens.kind(tokens.after(brace));
  if (match <= brace || first === kinds.closeBrace || isStatementWord(first)) return true;
  for (let i = brace + 1; i < match; i++) {
    const kind = tokens.kind(i);
    if (kind === kinds.semicolon) return true;
    if (kind === kinds.openBrace) i = Math.max(i, tokens.match(i));
  }
  return false;
}
