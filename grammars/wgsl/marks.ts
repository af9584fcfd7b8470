/**
 * Tells the tokens of WGSL apart that a grammar could only tell apart by looking far ahead: angle brackets of templates, words before a
 * name, what other brackets hold, signs before an operand, and the lines of a preprocessor that stand where a unit begins.
 *
 * One pass over the rough tokens with a stack of the brackets that are open.
 */
import { Directives } from "../c/directives.js";
import { isWord, kinds } from "../c/kinds.js";
import type { Mark } from "../c/mark.js";
import { RoughTokens } from "../c/rough-tokens.js";
import {
  close,
  closeAngles,
  openAngle,
  openBrace,
  openBracket,
  openImport,
  openParenthesis,
  readStray,
} from "./brackets.js";
import { Pass } from "./pass.js";
import { readAttribute, readWord } from "./read-word.js";
import { attributeKind, importKind, scan } from "./scan.js";
import { renew } from "./unit.js";

/** The marks of a text in their order. */
export function marksOf(text: string): readonly Mark<string>[] {
  const pass = new Pass(new RoughTokens(scan(text)));
  const { tokens } = pass;
  // What one token looks like is asked to find minimal replacements.
  if (tokens.last === 1 && tokens.kind(0) !== kinds.directive) return [];
  const directives = new Directives(pass);
  for (let i = 0; i < tokens.last; ) {
    if (tokens.kind(i) === kinds.directive) i = readLine(pass, i, directives);
    else {
      const next = readToken(pass, i);
      pass.previous = next - 1;
      i = next;
    }
  }
  return pass.marks;
}

/** Reads a line of a preprocessor, which is no unit before `else`; gives the index of the next token. */
function readLine(pass: Pass, i: number, directives: Directives): number {
  const { frame: unit, tokens } = pass;
  const { fresh } = unit;
  const end = tokens.branches.ends.get(i) ?? i;
  const isRest = [i, end].some((each) => tokens.kind(tokens.after(each)) === kinds.else);
  if (isRest) unit.fresh = false;
  const next = directives.read(i);
  unit.fresh = fresh;
  if (pass.marks.at(-1)?.name !== "HIDDEN_LINE") {
    unit.fresh = true;
    pass.endsOperand = false;
  }
  return next;
}

/** Reads a token; gives the index of the next one. */
function readToken(pass: Pass, i: number): number {
  const { tokens, templates } = pass;
  const { isBehindAttribute } = pass;
  pass.isBehindAttribute = false;
  const kind = tokens.kind(i);
  if (isWord(kind)) return readWord(pass, i);
  if (kind === attributeKind) return readAttribute(pass, i);
  if (kind === importKind) return openImport(pass, i);
  if (templates.opens.has(i)) openAngle(pass, i);
  else if (templates.closes.has(i)) closeAngles(pass, i);
  else if (kind === kinds.open) openParenthesis(pass, i, isBehindAttribute);
  else if (kind === kinds.openBracket) openBracket(pass, i);
  else if (kind === kinds.openBrace) openBrace(pass, i);
  else if (kind === kinds.close || kind === kinds.closeBracket || kind === kinds.closeBrace) close(pass, i);
  else readPunctuator(pass, i);
  return i + 1;
}

/** Reads a token that is neither a word nor a bracket. */
function readPunctuator(pass: Pass, i: number): void {
  const { tokens, frame: unit } = pass;
  const kind = tokens.kind(i);
  unit.fresh = false;
  if (kind === kinds.semicolon || kind === kinds.comma) {
    if (kind === kinds.semicolon || unit.kind === "elements") renew(unit);
    pass.endsOperand = false;
  } else if (kind === kinds.colon && unit.isCase && unit.kind === "items") pass.mark(i, "CASE_END");
  else if (/^[-+*/%&|^<>=!~?.:]/.test(tokens.text(i))) readOperator(pass, i);
  else readStray(pass, i);
}

function readOperator(pass: Pass, i: number): void {
  const { tokens, endsOperand } = pass;
  const text = tokens.text(i);
  const next = tokens.kind(tokens.after(i));
  if (!endsOperand) pass.mark(i, "PREFIX");
  else if (text === "++" || text === "--") return;
  else if (text === "." && next !== kinds.identifier) pass.mark(i, "OPERATOR");
  else if (text === "::" && next !== kinds.identifier && next !== kinds.openBrace) pass.mark(i, "OPERATOR");
  pass.endsOperand = false;
}
