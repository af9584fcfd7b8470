/**
 * Tells the tokens of GLSL apart that a grammar could only tell apart by looking far ahead: words that stand before a name, what braces
 * hold, signs before an operand, and the lines of the preprocessor that stand where a unit begins.
 *
 * One pass over the rough tokens of C with a stack of the brackets that are open.
 */
import { Directives } from "../c/directives.js";
import { isWord, kinds } from "../c/kinds.js";
import type { Mark } from "../c/mark.js";
import { RoughTokens } from "../c/rough-tokens.js";
import { scan } from "../c/scan.js";
import { close, openBrace, openBracket, openParenthesis } from "./brackets.js";
import { readColon, readOperator } from "./operators.js";
import { Pass } from "./pass.js";
import { readWord } from "./read-word.js";
import { renew } from "./unit.js";

/** The marks of a text in their order. */
export function marksOf(text: string): readonly Mark<string>[] {
  const pass = new Pass(new RoughTokens(scan(text)));
  const { tokens } = pass;
  // What one token looks like is asked to find minimal replacements.
  if (tokens.last === 1 && tokens.kind(0) !== kinds.directive) return [];
  const directives = new Directives(pass);
  for (let i = 0; i < tokens.last; ) {
    if (tokens.kind(i) === kinds.directive) {
      i = readLine(pass, i, directives);
      continue;
    }
    const { frame: unit } = pass;
    unit.awaitsBody = false;
    const next = isWord(tokens.kind(i)) ? readWord(pass, i) : readPunctuator(pass, i);
    pass.previous = next - 1;
    i = next;
  }
  return pass.marks;
}

/** Reads a line of the preprocessor, which is no unit before the rest of a statement; gives the index of the next token. */
function readLine({ frame: unit, tokens, marks }: Pass, i: number, directives: Directives): number {
  const { fresh } = unit;
  const end = tokens.branches.ends.get(i) ?? i;
  const isRest = unit.awaitsBody || [i, end].some((each) => tokens.kind(tokens.after(each)) === kinds.else);
  if (isRest) unit.fresh = false;
  const next = directives.read(i);
  unit.fresh = fresh || marks.at(-1)?.name !== "HIDDEN_LINE";
  return next;
}

/** Reads a token that is no word; gives the index of the next one. */
function readPunctuator(pass: Pass, i: number): number {
  const { tokens, frame: unit } = pass;
  switch (tokens.kind(i)) {
    case kinds.open:
      openParenthesis(pass, i);
      break;
    case kinds.openBracket:
      openBracket(pass, i);
      break;
    case kinds.openBrace:
      openBrace(pass, i);
      break;
    case kinds.close:
    case kinds.closeBracket:
    case kinds.closeBrace:
      close(pass, i);
      break;
    case kinds.semicolon:
      renew(unit);
      break;
    case kinds.comma:
      if (unit.kind === "elements") renew(unit);
      else unit.fresh = false;
      break;
    case kinds.colon:
      readColon(pass, i);
      break;
    case kinds.literal:
      unit.fresh = false;
      break;
    default:
      readOperator(pass, i);
  }
  return i + 1;
}
