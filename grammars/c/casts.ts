/** Tells casts and the types of compound literals from other parentheses, by what is in them and on both sides. */
import { isDeclaring, isWord, kinds } from "./kinds.js";
import type { Reading } from "./reading.js";

/** Marks an opening parenthesis if it belongs to a cast or a compound literal. */
export function readParenthesis(reading: Reading, i: number): void {
  const { tokens } = reading;
  const before = tokens.kind(reading.previous);
  if (before === kinds.header || before === kinds.for) {
    reading.prefixes.add(i);
    return;
  }
  if (!mayBeCast(reading, before) || tokens.match(i) <= i + 1) return;
  const behind = tokens.kind(tokens.behind(i));
  if (behind === kinds.openBrace) {
    if (typeStrength(reading, i) === 0) return;
    reading.compounds.add(i);
    reading.mark(i, "COMPOUND");
  } else if (before !== kinds.sizeOf && isCast(reading, i, behind)) {
    reading.prefixes.add(i);
    reading.mark(i, "CAST");
  }
}

/** Tells whether a parenthesis behind that token begins an operand. */
function mayBeCast({ tokens, previous, prefixes }: Reading, before: number): boolean {
  switch (before) {
    case kinds.close:
      return prefixes.has(tokens.match(previous));
    case kinds.closeBracket:
    case kinds.literal:
    case kinds.step:
      return false;
    case kinds.extension:
    case kinds.sizeOf:
    case kinds.statement:
    case kinds.else:
    case kinds.do:
    case kinds.case:
      return true;
    default:
      return !isWord(before);
  }
}

/** Tells whether a parenthesis is a cast, if an operand begins with it, by the kind of token behind it. */
function isCast(reading: Reading, i: number, behind: number): boolean {
  if (reading.tokens.kind(i + 1) === kinds.openBrace) return false;
  switch (behind) {
    // Only an operand begins with these.
    case kinds.identifier:
    case kinds.literal:
    case kinds.sizeOf:
    case kinds.extension:
    case kinds.tilde:
    case kinds.exclamation:
      return true;
    case kinds.open:
      return typeStrength(reading, i) > 0;
    // These may be binary or postfix, too.
    case kinds.star:
    case kinds.ampersand:
    case kinds.minus:
    case kinds.plus:
    case kinds.ands:
    case kinds.step:
      return typeStrength(reading, i) > 1;
    default:
      return false;
  }
}

/** How much what stands in parentheses looks like a type: 0 not at all, 1 it may be one, 2 it is one. */
function typeStrength({ tokens, types }: Reading, i: number): 0 | 1 | 2 {
  const match = tokens.match(i);
  const first = tokens.kind(i + 1);
  if (isDeclaring(first)) return 2;
  if (first !== kinds.identifier && first !== kinds.extension) return 0;
  const last = tokens.kind(match - 1);
  if (last === kinds.star) return 2;
  for (let each = i + 1; each < match; each++) {
    const kind = tokens.kind(each);
    if (kind !== kinds.identifier && kind !== kinds.star && !isDeclaring(kind)) {
      return last === kinds.closeBracket ? 1 : 0;
    }
  }
  if (match > i + 2) return 2;
  const name = tokens.text(i + 1);
  return types.has(name) || /_t$|^bool$/.test(name) ? 2 : 1;
}
