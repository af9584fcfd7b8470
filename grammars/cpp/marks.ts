/**
 * Tells the tokens of C++ apart that a grammar could only tell apart by looking far ahead or by a table of names: what braces hold, which
 * `<` is a bracket, signs before an operand, casts, labels, colons, and the lines of the preprocessor that stand where a unit begins.
 *
 * One pass over the rough tokens with a stack of the brackets that are open.
 */
import { Directives } from "../c/directives.js";
import { kinds, mayBePrefix } from "../c/kinds.js";
import type { Mark } from "../c/mark.js";
import { RoughTokens } from "../c/rough-tokens.js";
import { scan } from "../c/scan.js";
import { closeBrace, openBrace } from "./braces.js";
import { Pass } from "./pass.js";
import { endOfOperatorName, readWord } from "./read-word.js";
import { renew, separate, unitIn } from "./unit.js";
import { wordAt } from "./words.js";

/** The marks of a text in their order. */
export function marksOf(text: string): readonly Mark<string>[] {
  const pass = new Pass(new RoughTokens(scan(text, true)));
  const { tokens } = pass;
  const directives = new Directives(pass);
  for (let i = 0; i < tokens.last; ) {
    if (tokens.kind(i) === kinds.directive) {
      i = readLine(pass, i, directives);
      continue;
    }
    pass.frame.awaitsBody = false;
    const word = wordAt(tokens, i);
    const next = word ? readWord(pass, i, word) : readPunctuator(pass, i);
    pass.previous = next - 1;
    i = next;
  }
  return pass.marks;
}

/** Reads a line of the preprocessor, which is no unit before the rest of a statement; gives the index of the next token. */
function readLine({ frame: unit, tokens }: Pass, i: number, directives: Directives): number {
  const { fresh } = unit;
  const end = tokens.branches.ends.get(i) ?? i;
  const isRest = unit.awaitsBody || [i, end].some((each) => /^(?:catch|else)$/.test(tokens.text(tokens.after(each))));
  if (isRest) unit.fresh = false;
  const next = directives.read(i);
  unit.fresh = fresh;
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
    case kinds.close:
      close(pass, kinds.open);
      break;
    case kinds.closeBracket:
      close(pass, kinds.openBracket);
      break;
    case kinds.openBrace:
      openBrace(pass, i);
      break;
    case kinds.closeBrace:
      closeBrace(pass);
      break;
    case kinds.semicolon:
      if (unit.kind === "items") renew(unit);
      else separate(unit);
      break;
    case kinds.comma:
      if (unit.isBases) pass.mark(i, "BASES");
      else if (!unit.isConstructor) separate(unit);
      unit.fresh = false;
      break;
    case kinds.colon:
      readColon(pass, i);
      break;
    case kinds.literal:
      unit.fresh = false;
      if (/^(?:u8|[LUu])?R"/.test(tokens.text(i))) pass.markWhole(i, i, "STRING");
      break;
    default:
      readOperator(pass, i);
  }
  return i + 1;
}

function openParenthesis(pass: Pass, i: number): void {
  const { frame: unit, stack } = pass;
  if (unit.isHead) {
    unit.isHead = false;
    pass.lasts.add(i);
  } else if (!pass.endsOperand && isCast(pass, i)) {
    pass.mark(i, "CAST");
    pass.casts.add(i);
  }
  unit.fresh = false;
  stack.push(unitIn("inner", i));
}

/** Tells a cast: something like a type in parentheses, and then what only an operand begins with. */
function isCast({ tokens, previous }: Pass, i: number): boolean {
  const match = tokens.match(i);
  if (match <= i + 1 || wordAt(tokens, previous) === "operator") return false;
  const behind = tokens.after(match);
  const kind = tokens.kind(behind);
  const word = wordAt(tokens, behind);
  const isOperand = kind === kinds.literal || kind === kinds.tilde || kind === kinds.exclamation;
  if (!isOperand && word !== "name" && word !== "unary" && word !== "cast") return false;
  for (let each = i + 1; each < match; each++) {
    const inside = wordAt(tokens, each);
    const isType = inside === "name" || inside === "specifier" || inside === "suffix" || inside === "class";
    if (!isType && !/^(?:::|[*&<>,]|&&)$/.test(tokens.text(each))) return false;
  }
  return true;
}

function openBracket(pass: Pass, i: number): void {
  const { frame: unit, tokens, stack } = pass;
  const match = tokens.match(i);
  const isAttribute =
    tokens.kind(i + 1) === kinds.openBracket &&
    tokens.start(i + 1) === tokens.end(i) &&
    tokens.match(i + 1) === match - 1;
  if (isAttribute) pass.mark(i, "ATTRIBUTES");
  else if (!pass.endsOperand && mayBeLambda(pass)) unit.due = "lambda";
  // A unit goes on behind an attribute, but it may be a block.
  if (isAttribute) unit.awaitsBody = true;
  else unit.fresh = false;
  stack.push(unitIn("inner", i));
}

/** Tells the word before `[` that a lambda may stand behind: no type. */
function mayBeLambda({ tokens, previous }: Pass): boolean {
  const word = wordAt(tokens, previous);
  return word === undefined || word === "jump" || (word === "unary" && tokens.text(previous).startsWith("co_"));
}

/** Reads `)` or `]`, whatever was opened; in braces, it is one too many. */
function close(pass: Pass, opener: number): void {
  const { stack, tokens } = pass;
  while (pass.frame.kind === "angle") stack.pop();
  const { at } = pass.frame;
  if (tokens.kind(at) !== opener) return;
  stack.pop();
  const { frame: unit } = pass;
  unit.awaitsBody = unit.fresh;
  if (pass.lasts.has(at)) {
    renew(unit);
    unit.awaitsBody = true;
  } else if (pass.casts.has(at)) return;
  else if (opener === kinds.open && !isMacro(pass, at)) unit.hasParameters = true;
}

/** Tells parentheses that no parameters stand in: of an attribute, or of a macro that is the name of a class. */
function isMacro({ tokens }: Pass, at: number): boolean {
  return wordAt(tokens, at - 1) === "arguments" || wordAt(tokens, at - 2) === "class";
}

function readColon(pass: Pass, i: number): void {
  const { frame: unit, tokens, previous } = pass;
  if (unit.questions > 0) {
    unit.questions--;
    unit.fresh = false;
  } else if (unit.isLabel) renew(unit);
  else if (unit.kind === "items" && unit.tag && !unit.hasValue) {
    pass.mark(i, "BASES");
    unit.isBases = true;
  } else if (unit.kind === "items" && unit.hasParameters && !unit.hasValue && isHeadEnd(pass)) {
    pass.mark(i, "INITIALISERS");
    unit.isConstructor = true;
  } else {
    const word = wordAt(tokens, previous);
    // A label that a macro or attribute stands before.
    pass.mark(i, word === undefined && unit.fresh ? "PREFIX" : "BITS");
    unit.fresh = false;
  }
}

/** Whether the parameters of a function end before the present token, or what may follow them. */
function isHeadEnd({ tokens, previous }: Pass): boolean {
  const word = wordAt(tokens, previous);
  return tokens.kind(previous) === kinds.close || word === "suffix" || word === "try";
}

/** Reads an operator or any other punctuator that nothing begins or ends with. */
function readOperator(pass: Pass, i: number): void {
  const { tokens, frame: unit } = pass;
  const kind = tokens.kind(i);
  const text = tokens.text(i);
  if (text.startsWith(">") && unit.kind === "angle") {
    closeAngles(pass, i, text);
    return;
  }
  if (text === "<" && pass.angles.opens(i, pass.previous, unit.kind === "angle")) {
    // As a whole, for `<:` would be a bracket.
    pass.markWhole(i, i, "ANGLE_OPEN");
    unit.fresh = false;
    pass.stack.push(unitIn("angle", i));
    return;
  }
  const { endsOperand } = pass;
  if (kind === kinds.step) pass.isPostfix = endsOperand;
  else if (kind === kinds.question && endsOperand) unit.questions++;
  else if (!endsOperand && isOperator(kind, text)) pass.mark(i, "PREFIX");
  else if (endsOperand && (kind === kinds.tilde || kind === kinds.exclamation)) pass.mark(i, "ODD");
  else if (endsOperand && isLink(kind, text) && !leadsToName(pass, i)) pass.mark(i, "ODD");
  if (kind === kinds.equals) {
    unit.hasValue = true;
    unit.due = undefined;
  }
  unit.fresh = false;
}

/** Tells what stands before the name of a member. */
function isLink(kind: number, text: string): boolean {
  return kind === kinds.arrow || text === "." || text === "::";
}

/** Whether a name follows, perhaps of a template or of a destructor: else a type or another operator does. */
function leadsToName(pass: Pass, i: number): boolean {
  const { tokens } = pass;
  let next = tokens.after(i);
  if (wordAt(tokens, next) === "template") next = tokens.after(next);
  if (tokens.kind(next) === kinds.tilde) next = tokens.after(next);
  const word = wordAt(tokens, next);
  if (word === "operator") return endOfOperatorName(pass, next + 1) > next;
  return word === "name" || word === "cast" || /^(?:noexcept|override)$/.test(tokens.text(next));
}

/** Tells what stands between two operands, except `::`, which may also begin one. */
function isOperator(kind: number, text: string): boolean {
  if (kind === kinds.operator) return text !== "::";
  if (kind === kinds.arrow || kind === kinds.equals || kind === kinds.question || mayBePrefix(kind)) return true;
  return text.length === 1 && "./%<>|".includes(text);
}

/** Closes as many angle brackets as there are signs and open brackets; a `=` behind them is a token of its own. */
function closeAngles(pass: Pass, i: number, text: string): void {
  const { tokens, stack, marks } = pass;
  const start = tokens.start(i);
  for (let k = 0; k < text.length; k++) {
    const isClosing = text[k] === ">" && pass.frame.kind === "angle";
    const name = isClosing ? "ANGLE_CLOSE" : text[k] === "=" ? "ASSIGN" : "OPERATOR";
    marks.push({ name, start: start + k, end: text.length > 1 ? start + k + 1 : 0 });
    if (isClosing) stack.pop();
    else if (name === "ASSIGN") pass.frame.hasValue = true;
  }
  if (!text.endsWith("=")) pass.operandEnds.add(i);
}
