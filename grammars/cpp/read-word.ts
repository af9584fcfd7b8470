/** Reads names and keywords: what they tell of the unit that they stand in. */
import { isWord, kinds } from "../c/kinds.js";
import type { Pass } from "./pass.js";
import { renew } from "./unit.js";
import { type Word, wordAt } from "./words.js";

/** Reads a word; gives the index of the next token. */
export function readWord(pass: Pass, i: number, word: Word): number {
  const { frame: unit, tokens, previous } = pass;
  const isFirst = unit.fresh;
  // A word behind an operand belongs to it, as in `T const *`.
  if (word !== "name" && word !== "operator" && pass.endsOperand) pass.operandEnds.add(i);
  unit.fresh = false;
  switch (word) {
    case "name":
      readName(pass, i, isFirst);
      break;
    case "class":
    case "enum":
    case "namespace":
      if (unit.kind === "angle" || unit.tag === "enum") break;
      unit.tag = word;
      unit.hasValue = false;
      unit.hasParameters = false;
      break;
    case "extern":
      unit.isExtern = isFirst;
      break;
    case "template":
      unit.isTemplate = true;
      break;
    case "head":
      if (wordAt(tokens, previous) === "else" && tokens.text(i) === "if") pass.mark(i, "ELSE_IF");
      unit.isHead = true;
      break;
    case "try":
    case "do":
    case "else":
      unit.fresh = isFirst;
      unit.awaitsBody = true;
      break;
    case "access":
    case "case":
    case "default":
      unit.isLabel = isFirst;
      break;
    case "requires":
      if (beginsExpression(pass)) unit.due = "requirements";
      break;
    case "operator":
      return readOperatorName(pass, i);
  }
  return i + 1;
}

function readName(pass: Pass, i: number, isFirst: boolean): void {
  const { frame: unit, tokens, previous } = pass;
  const next = tokens.after(i);
  if (isFirst && unit.kind === "items") {
    if (tokens.kind(next) === kinds.colon) {
      pass.mark(i, "LABEL");
      unit.isLabel = true;
      return;
    }
    if (tokens.kind(previous) !== kinds.closeBracket) readMacro(pass, i);
  }
  if (!unit.isTemplate) return;
  const declares = wordAt(tokens, previous) === "class" || /^[({=;:]$/.test(tokens.text(next));
  if (declares) pass.angles.declare(tokens.text(i));
}

/**
 * Reads a macro that is a unit by itself, as far as its looks tell: nothing of the bracket follows, or its name is in capital letters
 * and a word follows in another line.
 */
function readMacro(pass: Pass, i: number): void {
  const { tokens, frame: unit } = pass;
  const hasArguments = tokens.kind(i + 1) === kinds.open;
  const last = hasArguments ? tokens.match(i + 1) : i;
  if (last < i) return;
  const next = tokens.after(last);
  const kind = tokens.kind(next);
  const isLast = kind === kinds.closeBrace || (kind === kinds.end && i > 0) || beginsStatement(wordAt(tokens, next));
  const isName = /^_*[A-Z][A-Z\d_]{2,}$/.test(tokens.text(i));
  if (!isLast && !(isName && isWord(kind) && (next > last + 1 || tokens.isFirstOfLine(next)))) return;
  pass.mark(i, hasArguments ? "INVOKED_STATEMENT" : "MACRO_STATEMENT");
  if (hasArguments) pass.lasts.add(i + 1);
  else renew(unit);
}

/** Tells the words that no declaration or expression goes on with. */
function beginsStatement(word: Word | undefined): boolean {
  return /^(?:access|case|do|else|head|jump|try)$/.test(word ?? "");
}

/** Whether `requires` before a body stands where an operand does, and is no clause of a declaration. */
function beginsExpression({ tokens, previous, operandEnds }: Pass): boolean {
  if (tokens.text(previous) === "requires") return true;
  if (operandEnds.has(previous)) return false;
  switch (tokens.kind(previous)) {
    case kinds.open:
    case kinds.equals:
    case kinds.comma:
    case kinds.ands:
    case kinds.operator:
    case kinds.exclamation:
    case kinds.question:
    case kinds.colon:
      return true;
    default:
      return tokens.text(previous) === "return";
  }
}

/** Reads the name of an operator as one token; that of a conversion is a word before a type. */
function readOperatorName(pass: Pass, i: number): number {
  const last = endOfOperatorName(pass, i + 1);
  if (last === i) return i + 1;
  pass.operandEnds.add(last);
  return pass.markWhole(i, last, "OPERATOR_NAME");
}

/** The last token of the name of an operator that goes on with a token; the one before that if it is a conversion. */
export function endOfOperatorName({ tokens }: Pass, next: number): number {
  const word = wordAt(tokens, next);
  if (word === "unary") {
    const isArray = tokens.kind(next + 1) === kinds.openBracket && tokens.match(next + 1) === next + 2;
    return isArray ? next + 2 : next;
  }
  if (tokens.kind(next) === kinds.literal) {
    const isApart = wordAt(tokens, next + 1) === "name" && tokens.text(next).endsWith('"');
    return isApart ? next + 1 : next;
  }
  if (
    word !== undefined ||
    tokens.text(next) === "::" ||
    tokens.kind(next) === kinds.end ||
    tokens.kind(next) === kinds.directive
  )
    return next - 1;
  const match = tokens.match(next);
  if (match === next + 1) return match;
  // `<=>` and `->*` are two rough tokens.
  const isPair = /^(?:<=|->)$/.test(tokens.text(next)) && tokens.start(next + 1) === tokens.end(next);
  return isPair && /^[>*]$/.test(tokens.text(next + 1)) ? next + 1 : next;
}
