/** One pass over the tokens of a text with a stack of the brackets that are open. */
import { opensAngles } from "./angles.js";
import { openBrace } from "./braces.js";
import { type Reading, renew, unitIn } from "./reading.js";

/** Gives the tokens of a text the types that depend on what stands around them. */
export function readTokens(reading: Reading): void {
  for (let i = 0; i < reading.texts.length; ) i = readToken(reading, i);
}

/** Reads a token; gives the index of the next one. */
function readToken(reading: Reading, i: number): number {
  const { unit } = reading;
  unit.isPath &&= /^(?:IDENTIFIER|KEYWORD|COLONS|HASH)$/.test(reading.type(i));
  switch (reading.type(i)) {
    case "IDENTIFIER":
      return readName(reading, i);
    case "WORD":
      readWord(reading, i);
      return i + 1;
    case "IF":
    case "MATCH":
    case "WHILE":
    case "LOOP":
    case "FOR":
      readControl(reading, i);
      return i + 1;
    case "ELSE":
      // That of an `if` stands behind the brace of its block.
      if (reading.type(i - 1) !== "RBRACE" || !reading.ifBlocks.has(reading.matches[i - 1] as number))
        reading.types[i] = "LET_ELSE";
      return i + 1;
    case "WHERE":
      if (/^[{;]$/.test(reading.text(i + 1))) reading.types[i] = "TRAILING";
      if (unit.item === "fields") unit.item = "bounds";
      return i + 1;
    case "LIFETIME":
      if (reading.text(i + 1) === ":" && /^(?:\{|loop|while|for)$/.test(reading.text(i + 2))) {
        reading.types[i] = "LABEL";
        return i + 2;
      }
      break;
    case "HASH":
      return readAttribute(reading, i);
    case "LPAREN":
      openParenthesis(reading, i);
      return i + 1;
    case "LBRACK":
      if (!reading.endsOperand(i)) reading.types[i] = "LIST_OPEN";
      reading.stack.push(unitIn("inner", i));
      unit.fresh = false;
      unit.leads = false;
      return i + 1;
    case "LBRACE":
      openBrace(reading, i);
      return i + 1;
    case "RPAREN":
    case "RBRACK":
    case "RBRACE":
      close(reading, i);
      return i + 1;
    case "SEMI":
      renew(unit);
      return i + 1;
    case "COMMA":
      if (unit.kind === "items" && /^[{;]$/.test(reading.text(i + 1))) reading.types[i] = "TRAILING";
      if (unit.kind === "arms") renew(unit);
      unit.isReturned = false;
      return i + 1;
    case "FAT_ARROW":
      renew(unit);
      unit.isPattern = false;
      return i + 1;
    case "DOT":
      // A number may end with a dot.
      if (!/^(?:IDENTIFIER|KEYWORD|NUMBER)$/.test(reading.type(i + 1))) reading.types[i] = "POSTFIX";
      return i + 1;
    case "ARROW":
      if (reading.type(i - 1) === "CLOSURE_CLOSE" || reading.type(i - 1) === "EMPTY_CLOSURE") {
        reading.types[i] = "RETURNS";
        unit.isReturned = true;
      }
      return i + 1;
    case "OPERATOR":
    case "NOT":
    case "POSTFIX":
    case "RANGE":
      readOperator(reading, i);
      return i + 1;
    case "IN":
      unit.isBinding = false;
      break;
    case "ASSIGN":
      if (isSecond(reading, i)) reading.types[i] = "SECOND";
      unit.isBinding = false;
      unit.item = undefined;
  }
  unit.fresh = false;
  unit.leads = false;
  return i + 1;
}

/** Reads a name, perhaps of a macro with its arguments, or a word that is one only in some places. */
function readName(reading: Reading, i: number): number {
  const { unit } = reading;
  const next = reading.type(i + 1);
  if (reading.text(i) === "macro" && next === "IDENTIFIER" && /^[({]$/.test(reading.text(i + 2)))
    return readMacro(reading, i);
  const isWord = /^(?:auto|box|default|gen|raw|safe|union)$/.test(reading.text(i)) && !reading.endsOperand(i);
  const isTry = reading.text(i) === "try" && next === "LBRACE" && !reading.endsOperand(i);
  if (isTry || (isWord && (next === "WORD" || (reading.text(i) !== "raw" && next === "IDENTIFIER")))) {
    reading.types[i] = "WORD";
    readWord(reading, i);
    return i + 1;
  }
  unit.fresh = false;
  unit.leads = false;
  if (next !== "NOT") return i + 1;
  const opener = reading.type(i + 2) === "IDENTIFIER" ? i + 3 : i + 2;
  const match = /^[([{]$/.test(reading.text(opener)) ? (reading.matches[opener] as number) : -1;
  if (match < 0) return i + 1;
  reading.types[i + 1] = "BANG";
  skipArguments(reading, opener, match);
  const isBrace = reading.text(opener) === "{";
  if (unit.isPath && isBrace && !continues(reading, match + 1)) renew(unit);
  return match + 1;
}

/** Reads `macro name(…) {…}`; gives the index behind it. */
function readMacro(reading: Reading, i: number): number {
  let end = i + 1;
  for (let opener = i + 2; /^[({]$/.test(reading.text(opener)) && reading.matches[opener] !== -1; opener = end + 1) {
    end = reading.matches[opener] as number;
    skipArguments(reading, opener, end);
    if (reading.text(opener) === "{") break;
  }
  if (end === i + 1) return i + 1;
  reading.types[i] = "MACRO";
  renew(reading.unit);
  return end + 1;
}

/** Passes over the arguments of a macro or an attribute. */
function skipArguments(reading: Reading, from: number, to: number): void {
  for (let i = from; i <= to; i++) if (reading.type(i) === "LBRACE") reading.types[i] = "MACRO_OPEN";
}

/** Reads `#[…]` or `#![…]`; gives the index behind it. */
function readAttribute(reading: Reading, i: number): number {
  const bracket = reading.type(i + 1) === "NOT" ? i + 2 : i + 1;
  const match = reading.text(bracket) === "[" ? (reading.matches[bracket] as number) : -1;
  if (match < 0) {
    reading.types[i] = "OTHER";
    return i + 1;
  }
  skipArguments(reading, bracket, match);
  reading.types[bracket] = "ATTRIBUTE_OPEN";
  reading.openers.set(match, bracket);
  return match + 1;
}

function readWord(reading: Reading, i: number): void {
  const { unit } = reading;
  const text = reading.text(i);
  if (unit.leads && unit.kind === "items") {
    if (text === "struct" || text === "enum" || text === "union") unit.item = "fields";
    else if (text === "use") unit.item = "use";
    else if (/^(?:fn|impl|mod|trait|extern)$/.test(text)) unit.item = "body";
  }
  // The binary interface of a function
  if (text === "extern" && reading.type(i + 1) === "STRING") reading.types[i + 1] = "WORD";
  const isBlock = /^(?:async|const|unsafe|move)$/.test(text) && /^(?:\{|move)$/.test(reading.text(i + 1));
  if (unit.fresh && isBlock) unit.isBlock = true;
  if (text === "let") {
    unit.leads = false;
    unit.isBinding = true;
  }
  unit.fresh = false;
}

function readControl(reading: Reading, i: number): void {
  const { unit } = reading;
  const type = reading.type(i);
  const isFirst = unit.fresh || reading.type(i - 2) === "LABEL";
  if (type === "FOR") {
    if (reading.text(i + 1) === "<") {
      reading.types[i] = "HIGHER";
      unit.fresh = false;
      return;
    }
    if (reading.endsOperand(i)) {
      reading.types[i] = "IN";
      return;
    }
  }
  if (type === "IF" && unit.isPattern && reading.endsOperand(i)) return;
  if (type === "IF" && reading.type(i - 1) === "ELSE") reading.types[i] = "ELSE_IF";
  else if (isFirst) unit.isBlock = true;
  unit.fresh = false;
  unit.leads = false;
  unit.isBinding = type === "FOR";
  if (type === "MATCH") unit.heads.push("arms");
  else if (type !== "LOOP") unit.heads.push(type === "IF" ? "if" : "loop");
}

function openParenthesis(reading: Reading, i: number): void {
  const { unit } = reading;
  const isVisibility = reading.text(i - 1) === "pub" && /^(?:crate|self|super|in)$/.test(reading.text(i + 1));
  if (isVisibility) {
    reading.types[i] = "VISIBILITY_OPEN";
    reading.openers.set(reading.matches[i] as number, i);
    if (reading.type(i + 1) === "IN") reading.types[i + 1] = "WORD";
  } else {
    if (!reading.endsOperand(i)) reading.types[i] = "GROUP_OPEN";
    unit.leads = false;
  }
  unit.fresh = false;
  reading.stack.push(unitIn("inner", i));
}

/** Closes a bracket, and all that was left open in it. */
function close(reading: Reading, i: number): void {
  const { stack } = reading;
  const opener = reading.matches[i] as number;
  if (opener < 0) {
    reading.types[i] = "OTHER";
    return;
  }
  while (stack.length > 1 && reading.unit.at !== opener) stack.pop();
  if (stack.length > 1) stack.pop();
  if (reading.type(i) !== "RBRACE") return;
  const { unit } = reading;
  const type = reading.type(opener);
  if (type === "BODY_OPEN" || type === "BOUND_FIELDS_OPEN") renew(unit);
  else if (unit.item === "fields" && /^(?:FIELDS|IMPORTS)_OPEN$/.test(type) && unit.kind === "items") renew(unit);
  else if (unit.isBlock && type !== "FIELDS_OPEN" && unit.heads.length === 0 && !continues(reading, i + 1)) renew(unit);
}

/** Whether a block at the beginning of a statement goes on with a token. */
function continues(reading: Reading, i: number): boolean {
  return /^(?:else|\.|\?)$/.test(reading.text(i));
}

/** Whether a sign goes on with the operator before it, as the second one of `>>` or `<=`. */
function isSecond(reading: Reading, i: number): boolean {
  const before = reading.type(i - 1);
  if (!reading.isAdjacent(i)) return false;
  const isAngle = (before === "OPERATOR" || before === "SECOND") && /^[<>]$/.test(reading.text(i - 1));
  return (
    isAngle &&
    /^(?:[<>=]|==)$/.test(reading.text(i)) &&
    (reading.text(i) === "=" || reading.text(i) === reading.text(i - 1))
  );
}

/** Whether an operand may begin with a token. */
function beginsOperand(reading: Reading, i: number): boolean {
  const text = reading.text(i);
  return !/^(?:[)\]},;=]|=>|if|)$/.test(text) && !(text === "{" && reading.unit.heads.length > 0);
}

function readOperator(reading: Reading, i: number): void {
  const { unit, stack } = reading;
  const text = reading.text(i);
  const endsOperand = reading.endsOperand(i);
  if (text === ">" && unit.kind === "angles") {
    reading.types[i] = "ANGLE_CLOSE";
    reading.openers.set(i, unit.at);
    stack.pop();
    return;
  }
  if (text === "|" && unit.kind === "closure") {
    reading.types[i] = "CLOSURE_CLOSE";
    stack.pop();
    return;
  }
  if (isSecond(reading, i)) {
    reading.types[i] = "SECOND";
    return;
  }
  const isFirst = unit.fresh;
  unit.fresh = false;
  unit.leads &&= text === "<";
  if (text === "<" && (!endsOperand || opensAngles(reading, i))) {
    const isQualified = !endsOperand && reading.type(i - 1) !== "COLONS" && !reading.isBeforeOperand(i);
    const isOfImpl = reading.text(i - 1) === "impl";
    reading.types[i] = isOfImpl ? "PARAMETERS_OPEN" : isQualified ? "QUALIFIED_OPEN" : "ANGLE_OPEN";
    stack.push(unitIn("angles", i));
    return;
  }
  if (endsOperand) {
    if (text === "!") reading.types[i] = "OPERATOR";
    else if (reading.type(i) === "RANGE" && !beginsOperand(reading, i + 1)) reading.types[i] = "POSTFIX";
    return;
  }
  const isLifetime = reading.type(i - 1) === "LIFETIME" && text === "+";
  if (isLifetime) return;
  if (text === "*" && reading.type(i - 1) === "COLONS") reading.types[i] = "KEYWORD";
  else if (text === "|" && !(isFirst && unit.isPattern)) {
    reading.types[i] = "CLOSURE_OPEN";
    stack.push(unitIn("closure", i));
  } else if (text === "||") reading.types[i] = "EMPTY_CLOSURE";
  else reading.types[i] = "PREFIX";
}
