import type { Reading } from "./reading.js";

/** What is known within a bracket of a text. */
interface Frame {
  /** Whether a `case` or `default` waits for its colon or arrow. */
  isCase: boolean;
  /** How many conditionals wait for their colon. */
  conditionals: number;
}

const beforeStatement = new Set(["", ";", "{", "}", "else", "do"]);
const heads = new Set(["if", "while", "for"]);
const notYielded = /^([=.[;,)]|\+\+|--|->|::|[-+*/%&|^]=|<<=|>>>?=)$/;
const behindSealed = new Set([
  "abstract",
  "class",
  "interface",
  "private",
  "protected",
  "public",
  "static",
  "strictfp",
]);

/** Finds words that mean something else in some places, and the arrows of cases. */
export function words(reading: Reading): void {
  const { texts, meanings } = reading;
  let frame: Frame = { isCase: false, conditionals: 0 };
  const outer: Frame[] = [];
  let isLabelled = false;
  for (const [at, text] of texts.entries()) {
    const before = reading.textAt(at - 1);
    const next = reading.textAt(at + 1);
    const begins =
      beforeStatement.has(before) || (before === ":" && isLabelled) || (before === ")" && isEndOfHead(at - 1, reading));
    if (text === "(" || text === "[" || text === "{") {
      outer.push(frame);
      frame = { isCase: false, conditionals: 0 };
    } else if (text === ")" || text === "]" || text === "}") frame = outer.pop() ?? frame;
    else if (text === ";") frame.conditionals = 0;
    else if (text === "?" && !isWildcard(at, reading)) frame.conditionals++;
    else if (text === ":") {
      isLabelled = frame.conditionals === 0;
      if (isLabelled) frame.isCase = false;
      else frame.conditionals--;
    } else if (text === "->" && frame.isCase) {
      meanings.set(at, "CASE_ARROW");
      frame.isCase = false;
    } else if (text === "case") frame.isCase = true;
    else if (text === "default") byDefault(at, frame, reading);
    else if (text === "if" && before === "else") meanings.set(at, "ELSE_IF");
    else if (text === "switch" && begins) meanings.set(at, "SWITCH_STATEMENT");
    else if (text === "synchronized" && next === "(") meanings.set(at, "SYNCHRONIZED");
    else if (text === "super" && before === "?" && isWildcard(at - 1, reading)) meanings.set(at, "EXTENDS");
    else if (text === "when" && frame.isCase && (reading.isName(at - 1) || before === ")"))
      meanings.set(at, "OPERATOR");
    else if (text === "yield" && begins && !notYielded.test(next)) meanings.set(at, "RETURN");
    else if (reading.isName(at)) declaring(at, reading);
  }
}

/** A parenthesis behind which a statement stands. */
function isEndOfHead(at: number, reading: Reading): boolean {
  return heads.has(reading.textAt(reading.partnerOf(at) - 1));
}

function isWildcard(at: number, reading: Reading): boolean {
  const next = reading.textAt(at + 1);
  const isBound = next === "super" && !/^[.(:]/.test(reading.textAt(at + 2));
  return isBound || next === "extends" || next === "," || reading.meanings.get(at + 1) === "TYPE_CLOSE";
}

/** A label, one of several patterns of a case, a modifier, or the value of an annotation's element. */
function byDefault(at: number, frame: Frame, reading: Reading): void {
  const before = reading.textAt(at - 1);
  const isLabel = /^(:|->)$/.test(reading.textAt(at + 1));
  if (isLabel && frame.isCase) reading.meanings.set(at, "LITERAL");
  else if (isLabel) frame.isCase = true;
  else if (before === "]" || (before === ")" && reading.startOfAnnotation(at - 1) < 0)) return;
  else reading.meanings.set(at, "MODIFIER");
}

/** Words that only declarations know: the others are names. */
function declaring(at: number, reading: Reading): void {
  const next = reading.textAt(at + 1);
  const isBehindName =
    reading.isName(at - 1) || reading.meanings.get(at - 1) === "TYPE_CLOSE" || reading.textAt(at - 1) === ")";
  switch (reading.textAt(at)) {
    case "sealed":
      if (behindSealed.has(next)) reading.meanings.set(at, "MODIFIER");
      break;
    case "permits":
      if (isBehindName && reading.isName(at + 1)) reading.meanings.set(at, "IMPLEMENTS");
      break;
    case "requires":
      if (reading.isName(at + 1) || next === "static") reading.meanings.set(at, "MODIFIER");
      break;
    case "transitive":
      if (reading.textAt(at - 1) === "requires" && (reading.isName(at + 1) || next === "static"))
        reading.meanings.set(at, "MODIFIER");
      break;
    case "record":
      if (reading.isName(at + 1) && /^[(<]$/.test(reading.textAt(at + 2))) reading.meanings.set(at, "CLASS");
  }
}
