/** Reads operators: which stand before an operand, and which lack one. */
import { renew, spend } from "./frame.js";
import { kinds, mayBePrefix } from "./kinds.js";
import type { Reading } from "./reading.js";

/** Reads an operator or any other punctuator that nothing begins or ends with. */
export function readOperator(reading: Reading, i: number): void {
  const { tokens, frame: unit } = reading;
  const kind = tokens.kind(i);
  if (kind === kinds.step) reading.isPostfix = endsOperand(reading);
  else if (mayBePrefix(kind) && !endsOperand(reading)) reading.mark(i, "PREFIX");
  else if (isOdd(reading, i)) reading.mark(i, "ODD");
  else if (kind === kinds.question) unit.questions++;
  spend(unit);
}

/** A colon ends `case` and a label, unless it belongs to a `?`; the type of an enumeration may follow it. */
export function readColon(reading: Reading, i: number): void {
  const { frame: unit, tokens } = reading;
  if (unit.questions > 0) {
    unit.questions--;
    spend(unit);
  } else if (unit.kind === "items" && unit.isCase) renew(unit);
  else if (unit.kind === "inner" && tokens.kind(unit.at - 1) === kinds.identifier && !tokens.isGeneric(unit.at - 1)) {
    reading.mark(i, "ODD");
  } else if (unit.tag !== 2) spend(unit);
}

/** Tells whether the grammar takes the token before the present one for the end of an operand. */
function endsOperand(reading: Reading): boolean {
  const { tokens, frame: unit, previous } = reading;
  if (unit.fresh) return false;
  switch (tokens.kind(previous)) {
    case kinds.literal:
      return true;
    case kinds.identifier:
      return unit.tag === 0 && reading.lastSpecifier !== previous;
    case kinds.close:
      return !reading.prefixes.has(tokens.match(previous)) && !reading.specifiers.has(tokens.match(previous));
    case kinds.closeBracket:
      return !reading.specifiers.has(tokens.match(previous));
    case kinds.closeBrace:
      return reading.compounds.has(tokens.match(tokens.match(previous) - 1));
    case kinds.step:
      return reading.isPostfix;
    default:
      return false;
  }
}

/** Tells an operator in parentheses that has nothing on one side. */
function isOdd({ tokens, frame: { kind }, previous }: Reading, i: number): boolean {
  if (kind !== "inner" || !isBinary(tokens.kind(i))) return false;
  const next = tokens.kind(tokens.after(i));
  const before = tokens.kind(previous);
  return next === kinds.close || next === kinds.comma || before === kinds.open || before === kinds.comma;
}

/** Tells the operators that nothing else is an operand without. */
function isBinary(kind: number): boolean {
  switch (kind) {
    case kinds.operator:
    case kinds.equals:
    case kinds.question:
    case kinds.arrow:
      return true;
    case kinds.star:
      return false;
    default:
      // % / < > | and the like
      return mayBePrefix(kind) || kind === 37 || kind === 47 || kind === 60 || kind === 62 || kind === 124;
  }
}
