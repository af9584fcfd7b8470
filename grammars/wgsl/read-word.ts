/** Reads names, keywords and attributes: what they tell of the unit that they stand in. */
import { isStatementWord, isWord, kinds } from "../c/kinds.js";
import type { Pass } from "./pass.js";
import { attributeKind } from "./scan.js";
import { renew } from "./unit.js";

/** Reads a word; gives the index of the next token. */
export function readWord(pass: Pass, i: number): number {
  const { frame: unit, tokens } = pass;
  const isFirst = unit.fresh;
  const kind = tokens.kind(i);
  unit.fresh = false;
  if (kind === kinds.literal) {
    pass.endsOperand = true;
    return i + 1;
  }
  pass.endsOperand = false;
  if (kind === kinds.header && tokens.text(i) === "if") {
    if (tokens.kind(pass.previous) === kinds.else) pass.mark(i, "ELSE_IF");
    else if (!isFirst) pass.mark(i, "WORD");
  } else if (kind === kinds.case) {
    if (isFirst && unit.kind === "items") unit.isCase = true;
    else {
      pass.mark(i, "IDENTIFIER");
      pass.endsOperand = true;
    }
  } else if (kind === kinds.statement && isFirst && tokens.kind(i + 1) === kinds.closeBrace) {
    pass.mark(i, "BARE");
    renew(unit);
  } else if (!isStatementWord(kind)) readName(pass, i, isFirst && unit.kind === "items");
  return i + 1;
}

const declaring = /^(?:fn|struct|var|let|const|override|alias|enable|requires)$/;

function readName(pass: Pass, i: number, isFirst: boolean): void {
  const { frame: unit, tokens } = pass;
  const text = tokens.text(i);
  if (text === "struct") unit.isStructure = true;
  if (declaring.test(text)) return;
  const next = tokens.kind(i + 1);
  const isAlias = tokens.text(i + 1) === "as" && isName(pass, i + 2);
  if (text === "as" && !isFirst && isName(pass, i + 1) && isName(pass, i - 1)) pass.mark(i, "OPERATOR");
  else if (!isAlias && (isName(pass, i + 1) || next === kinds.literal || next === attributeKind))
    markName(pass, i, "WORD");
  else {
    pass.endsOperand = true;
    // A minimal replacement that is one name has to be read as a name.
    const isLast = next === kinds.closeBrace || next === kinds.directive || (next === kinds.end && i > 0);
    if (!isFirst || !isLast) {
      if (/^(?:\{|#\w)/.test(text)) markName(pass, i, "IDENTIFIER");
      return;
    }
    markName(pass, i, "BARE");
    renew(unit);
    pass.endsOperand = false;
  }
}

/** Marks a name, as a whole if it begins with what else begins a bracket or a line. */
function markName(pass: Pass, i: number, type: string): void {
  if (/^(?:\{|#\w)/.test(pass.tokens.text(i))) pass.markWhole(i, i, type);
  else pass.mark(i, type);
}

function isName({ tokens }: Pass, i: number): boolean {
  return tokens.kind(i) === kinds.identifier;
}

/** Reads an attribute; gives the index of the next token. One before a statement that is no phrase is a unit by itself. */
export function readAttribute(pass: Pass, i: number): number {
  const { frame: unit, tokens } = pass;
  const isUnit = unit.fresh && unit.kind === "items" && isBeforeStatement(pass, i);
  if (isUnit) pass.mark(i, "LABEL");
  unit.fresh = isUnit;
  pass.isBehindAttribute = true;
  pass.endsOperand = false;
  if (tokens.end(i) === tokens.start(i) + 1) pass.mark(i, "PREFIX");
  return i + 1;
}

function isBeforeStatement({ tokens }: Pass, i: number): boolean {
  let next = i;
  while (tokens.kind(next) === attributeKind) {
    next++;
    if (tokens.kind(next) === kinds.open && tokens.match(next) > next) next = tokens.match(next) + 1;
  }
  const kind = tokens.kind(next);
  return kind === kinds.openBrace || (isWord(kind) && isStatementWord(kind) && kind !== kinds.statement);
}
