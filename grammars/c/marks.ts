/**
 * Tells the tokens of C apart that a grammar could only tell apart by looking far ahead or by a table of type names: the
 * names among the specifiers of a declaration, casts, compound literals, macros that are statements, and the lines of the
 * preprocessor that stand where a statement, a member or an element begins.
 *
 * One pass over the rough tokens with a stack of the brackets that are open. A name is judged by the tokens next to it, so
 * the same text has the same marks whatever was declared before.
 */
import { closeBraces, closeInner, openBraces, openBracket, openParenthesis } from "./brackets.js";
import { Directives } from "./directives.js";
import { frame, renew, spend } from "./frame.js";
import { isWord, kinds } from "./kinds.js";
import type { Mark } from "./mark.js";
import { isMicrosoftAssembly, readAssembly } from "./microsoft-assembly.js";
import { readColon, readOperator } from "./operators.js";
import { Reading } from "./reading.js";
import { RoughTokens } from "./rough-tokens.js";
import { scan } from "./scan.js";
import { readKeyword, readName } from "./words.js";

/** The marks of a text in their order. */
export function marksOf(text: string): readonly Mark[] {
  const tokens = new RoughTokens(scan(text));
  const reading = new Reading(tokens);
  const directives = new Directives(reading);
  for (let i = 0; i < tokens.last; ) {
    if (tokens.kind(i) === kinds.directive) {
      i = directives.read(i);
      continue;
    }
    if (isMicrosoftAssembly(tokens, i)) {
      i = readAssembly(reading, i);
      continue;
    }
    readToken(reading, i);
    reading.previous = i++;
  }
  return reading.marks;
}

function readToken(reading: Reading, i: number): void {
  const kind = reading.tokens.kind(i);
  if (kind === kinds.identifier) readName(reading, i);
  else if (kind === kinds.literal) readLiteral(reading, i);
  else if (isWord(kind)) readKeyword(reading, i);
  else readPunctuator(reading, i);
}

function readPunctuator(reading: Reading, i: number): void {
  switch (reading.tokens.kind(i)) {
    case kinds.open:
      openParenthesis(reading, i);
      break;
    case kinds.openBracket:
      openBracket(reading, i);
      break;
    case kinds.close:
    case kinds.closeBracket:
      closeInner(reading, i);
      break;
    case kinds.openBrace:
      openBraces(reading, i);
      break;
    case kinds.closeBrace:
      closeBraces(reading);
      break;
    case kinds.semicolon:
      readSemicolon(reading);
      break;
    case kinds.comma:
      readComma(reading, i);
      break;
    case kinds.colon:
      readColon(reading, i);
      break;
    default:
      readOperator(reading, i);
  }
}

function readLiteral(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  // The linkage of one declaration: `extern "C" int f(void);`
  const isString = tokens.text(i).endsWith('"');
  const isLinkage = isString && unit.leading && !unit.fresh && tokens.kind(tokens.after(i)) !== kinds.openBrace;
  if (isLinkage) reading.mark(i, "TYPE_NAME");
  else spend(unit);
}

function readSemicolon({ frame: unit }: Reading): void {
  if (unit.kind === "for" || unit.kind === "inner") spend(unit);
  else renew(unit);
}

function readComma(reading: Reading, i: number): void {
  const unit = reading.frame;
  if (unit.kind === "elements") {
    renew(unit);
    return;
  }
  spend(unit);
  if (unit.statementsBehind !== i) return;
  reading.mark(i, "STATEMENTS_BEHIND");
  reading.stack[reading.stack.length - 1] = frame("items", unit.at);
}
