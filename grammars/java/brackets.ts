import type { Reading } from "./reading.js";

const beforeArray = new Set(["(", ",", "=", "default"]);
/** Words before a parenthesis that is none of a cast. */
const beforeParenthesis = new Set(["if", "while", "for", "switch", "synchronized", "try", "catch", "this", "super"]);
const inCasts = new Set([".", ",", "?", "&", "@", "]", "extends", "super"]);
/** What may follow a cast to a type that is a name: nothing that could go on with the name in parentheses. */
const castByName =
  /^([!~(]|["'0-9].*|\.\d.*|this|super|new|switch|null|true|false|int|boolean|byte|char|double|float|long|short|void)$/s;
const castByPrimitive = /^(instanceof$|[^\p{L}\p{Nd}_$"'!~(+.-]|[-+!]=|\.$)/u;

/** Finds the parentheses of annotations, annotations that are values, braces of arrays, bodies of classes without a name, lambdas and casts. */
export function brackets(reading: Reading): void {
  const { texts, meanings } = reading;
  for (const [at, text] of texts.entries()) {
    if (text === "@" && /^[,)};]$/.test(reading.textAt(reading.endOfAnnotation(at)))) meanings.set(at, "VALUE_AT");
    else if (text === "new") creation(at, reading);
    else if (text === "{" && isArray(at - 1, reading)) meanings.set(at, "INIT_OPEN");
    else if (text === "(") parenthesis(at, reading);
  }
}

/** Whether a brace behind a token begins an array, and not the body of a method that returns one: `int f()[] {}`. */
function isArray(before: number, reading: Reading): boolean {
  let at = before;
  while (reading.textAt(at) === "]" && reading.partnerOf(at) === at - 1) at -= 2;
  const isBody = reading.textAt(at) === ")" && reading.startOfAnnotation(at) < 0;
  const text = reading.textAt(before);
  return (text === "]" && !isBody) || beforeArray.has(text) || reading.meanings.get(before) === "INIT_OPEN";
}

/** Finds the body of the class without a name behind a `new`. */
function creation(from: number, reading: Reading): void {
  let at = from + 1;
  for (;;) {
    const text = reading.textAt(at);
    if (text === "@") at = reading.endOfAnnotation(at);
    else if (reading.meanings.get(at) === "TYPE_OPEN") at = reading.partnerOf(at) + 1;
    else if (reading.isName(at) || text === ".") at++;
    else break;
  }
  const end = reading.textAt(at) === "(" ? reading.partnerOf(at) : -1;
  if (end >= 0 && reading.textAt(end + 1) === "{") reading.meanings.set(end + 1, "CLASS_OPEN");
}

function parenthesis(at: number, reading: Reading): void {
  const end = reading.partnerOf(at);
  if (reading.isName(at - 1) && reading.startOfAnnotation(at - 1) >= 0) {
    reading.meanings.set(at, "ANNOTATION_OPEN");
  } else if (
    end >= 0 &&
    reading.textAt(end + 1) === "->" &&
    reading.meanings.get(end + 1) !== "CASE_ARROW" &&
    !reading.isName(at - 1)
  ) {
    reading.meanings.set(at, "LAMBDA_OPEN");
  } else if (end > at + 1 && !isOperand(at - 1, reading) && isCast(at, end, reading)) {
    reading.meanings.set(at, "CAST_OPEN");
  }
}

/** Whether a parenthesis behind a token would be one of a call, a declaration or the head of a statement. */
function isOperand(at: number, reading: Reading): boolean {
  const text = reading.textAt(at);
  if (text !== ")") {
    return (
      reading.isName(at) || beforeParenthesis.has(text) || text === "]" || reading.meanings.get(at) === "TYPE_CLOSE"
    );
  }
  const open = reading.partnerOf(at);
  const isHead = /^(if|while|for)$/.test(reading.textAt(open - 1)) || reading.meanings.get(open) === "CAST_OPEN";
  return !isHead;
}

/** Whether there is a type in parentheses, and what follows is its operand. */
function isCast(from: number, end: number, reading: Reading): boolean {
  for (let at = from + 1; at < end; at++) {
    const isDimension = reading.textAt(at) === "[" && reading.textAt(at + 1) === "]";
    const isOther = isDimension || reading.meanings.has(at) || inCasts.has(reading.textAt(at));
    if (!isOther && !reading.isName(at) && !reading.isPrimitive(at)) return false;
  }
  const next = reading.textAt(end + 1);
  if (reading.isPrimitive(end - 1)) return !castByPrimitive.test(next);
  return reading.isName(end + 1) || castByName.test(next);
}
