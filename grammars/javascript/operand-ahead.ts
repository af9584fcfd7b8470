/**
 * Words such as `await`, `yield` and `async` are what they say if an operand follows, and else names. That is judged by the first
 * characters ahead, since the parser is to decide by one token.
 */
import { isDigit, isQuote, isWordStart } from "./characters.js";
import type { Lookahead } from "./lookahead.js";

/** Words that no operand begins with: operators and those of statements. */
const notOperands: ReadonlySet<string> = new Set(
  (
    "as break case catch const continue debugger default do else export extends finally for from if in instanceof of return " +
    "switch throw try var while with"
  ).split(" "),
);

/** `(`, `[`, `{`, `` ` ``, `~`, `#`, `@` */
const operandStarts: ReadonlySet<number> = new Set([0x28, 0x5b, 0x7b, 0x60, 0x7e, 0x23, 0x40]);

/** Whether an operand may begin with a word; nothing is no word. */
export function mayBeOperand(word: string): boolean {
  return word !== "" && !notOperands.has(word);
}

/** Whether the next token, of which the first character is given, begins an operand that a word before it would take. */
export function isOperandAhead(ahead: Lookahead, first: number | undefined): boolean {
  if (first === undefined) return false;
  if (isWordStart(first)) return mayBeOperand(ahead.peekWord());
  if (first === 0x21) return ahead.peekSecond() !== 0x3d; // !
  if (first === 0x2f) return ahead.isSlashPaired();
  if (first === 0x2e) return isDigit(ahead.peekSecond());
  if (first === 0x2b || first === 0x2d) return isSign(ahead, first);
  return isDigit(first) || isQuote(first) || operandStarts.has(first);
}

/** Whether a plus or a minus ahead begins an operand. What `++` in the same line belongs to is told by what is behind it. */
function isSign(ahead: Lookahead, first: number): boolean {
  const second = ahead.peekSecond();
  if (second !== first) return second !== 0x3d;
  const behind = ahead.behind(2);
  const updated = ahead.peekInLine(behind);
  return isWordStart(updated) ? mayBeOperand(ahead.peekWord(behind)) : updated === 0x28 || updated === 0x5b;
}
