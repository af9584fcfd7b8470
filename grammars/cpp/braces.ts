/** Opens and closes braces: what they hold, by what stands before them. */
import { isStatementWord, kinds } from "../c/kinds.js";
import type { Pass } from "./pass.js";
import { renew, unitIn } from "./unit.js";
import { wordAt } from "./words.js";

/** What braces hold: statements that end the unit or not, members of a class, or elements. */
type Content = "LBRACE" | "STATEMENTS_OPEN" | "MEMBERS" | "INITIALISER";

/** Reads `{`. */
export function openBrace(pass: Pass, i: number): void {
  const { frame: unit, stack } = pass;
  const content = contentOf(pass, i);
  if (content !== "LBRACE") pass.mark(i, content);
  const isRequirements = unit.due === "requirements";
  unit.fresh = false;
  unit.due = undefined;
  if (content === "MEMBERS") {
    unit.tag = undefined;
    unit.isBases = false;
  }
  const endsUnit = content === "LBRACE";
  stack.push(unitIn(content === "INITIALISER" ? "elements" : "items", i, { endsUnit, isRequirements }));
}

/** Reads `}`: what was opened in its braces and left open is closed, too. */
export function closeBrace({ stack, tokens }: Pass): void {
  while (stack.length > 1 && tokens.kind(stack[stack.length - 1]?.at as number) !== kinds.openBrace) stack.pop();
  if (stack.length === 1) renew(stack[0] as (typeof stack)[number]);
  else if (stack.pop()?.endsUnit) renew(stack[stack.length - 1] as (typeof stack)[number]);
}

function contentOf(pass: Pass, i: number): Content {
  const { frame: unit, tokens, previous } = pass;
  if (unit.due) return "STATEMENTS_OPEN";
  if (unit.fresh) return unit.isRequirements ? "INITIALISER" : "LBRACE";
  if (unit.kind !== "items") return contentInBrackets(pass, i);
  const before = wordAt(tokens, previous);
  const kind = tokens.kind(previous);
  if (unit.hasValue && before !== "class") return "INITIALISER";
  if (unit.isConstructor) return isInitialised(pass) && !hasStatements(pass, i) ? "INITIALISER" : "LBRACE";
  if (unit.tag === "namespace" || before === "try") return "LBRACE";
  if (unit.isExtern && kind === kinds.literal) return "LBRACE";
  if (wordAt(tokens, tokens.after(i)) === "access") return "MEMBERS";
  const endsHead = kind === kinds.close || before === "suffix" || kind === kinds.ampersand || kind === kinds.ands;
  const isFunction = unit.hasParameters && endsHead;
  if (unit.tag === "class") return isFunction ? "LBRACE" : "MEMBERS";
  if (unit.tag === "enum") return isFunction ? "LBRACE" : "INITIALISER";
  if (unit.hasParameters) return isValue(pass, i) ? "INITIALISER" : "LBRACE";
  if (before === "jump" || before === "unary" || before === undefined) return "INITIALISER";
  return hasStatements(pass, i) ? "LBRACE" : "INITIALISER";
}

function contentInBrackets(pass: Pass, i: number): Content {
  const { frame: unit } = pass;
  if (unit.tag === "class") return "MEMBERS";
  return unit.kind === "inner" && hasStatements(pass, i) ? "STATEMENTS_OPEN" : "INITIALISER";
}

/** Whether braces behind a name, in a unit with parentheses, are no body: as in `new (p) T{a};`. */
function isValue(pass: Pass, i: number): boolean {
  const { tokens } = pass;
  const next = tokens.text(tokens.behind(i));
  const isWhole = /^(?:[;,):?.%/*<=>|&+-]|->)/.test(next) && next !== "::";
  return isWhole && isInitialised(pass) && tokens.match(i) > i + 1 && !hasStatements(pass, i);
}

/** Whether a member or base class stands before braces, not its arguments. */
function isInitialised({ tokens, previous, operandEnds }: Pass): boolean {
  return wordAt(tokens, previous) !== undefined || operandEnds.has(previous);
}

/** Whether there is a semicolon directly in braces, or the word that a statement begins with. */
function hasStatements({ tokens }: Pass, brace: number): boolean {
  const match = tokens.match(brace);
  for (let i = brace + 1; i < match; i++) {
    const kind = tokens.kind(i);
    if (kind === kinds.semicolon || isStatementWord(kind)) return true;
    if (kind === kinds.openBrace || kind === kinds.open) i = Math.max(i, tokens.match(i));
  }
  return false;
}
