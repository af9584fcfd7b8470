/** Finds which `<` is a bracket. */
import type { Reading } from "./reading.js";

/** How many tokens may stand between angle brackets: each `<` costs that much. */
const mostTokens = 2000;

/** Whether a `<` behind a name opens arguments or parameters: what follows looks like types up to a `>`, and nothing of an operand behind that. */
export function opensAngles(reading: Reading, at: number): boolean {
  const before = reading.type(at - 1);
  if (before === "COLONS" || reading.isBeforeOperand(at)) return true;
  if (before !== "IDENTIFIER" && before !== "KEYWORD") return false;
  if (/^(?:enum|fn|struct|trait|type|union)$/.test(reading.text(at - 2))) return true;
  if (reading.text(at + 1) === "=" && reading.isAdjacent(at + 1)) return false;
  let depth = 1;
  for (let i = at + 1; i < Math.min(at + mostTokens, reading.texts.length); i++) {
    const text = reading.text(i);
    if (text === "<") depth++;
    else if (text === ">") depth--;
    else if (text === "(" || text === "[" || text === "{") {
      // Braces hold a constant.
      const isArgument = text !== "{" || /^[<,=]$/.test(reading.text(i - 1));
      if (reading.matches[i] === -1 || !isArgument) return false;
      i = reading.matches[i] as number;
    } else if (
      /^(?:[)\]};./%^|@]|&&|\|\||==|!=|=>|\.\..*|.*[-+*/%&|^]=)$/.test(text) ||
      (reading.type(i) === "STRING" && reading.text(i - 1) !== "extern")
    )
      return false;
    if (depth === 0) return !/^(?:IDENTIFIER|NUMBER|STRING|CHARACTER|JUMP|NOT)$/.test(reading.type(i + 1));
  }
  return false;
}
