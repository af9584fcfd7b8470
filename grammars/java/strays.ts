import type { Reading } from "./reading.js";

const operandEnd = /^(["'\d].*|[)\]]|\.\d.*|this|super|null|true|false|class)$/s;
const operandStart = /^(["'\d].*|\(|\.\d.*|this|super|null|true|false|new)$/s;

/** Makes operators, prefixes and suffixes of characters that are no Java, by what stands around them. What remains is an operand. */
export function strays(reading: Reading): void {
  let isBehindOperand = false;
  for (const [at, text] of reading.texts.entries()) {
    if (!reading.isOther(at)) {
      isBehindOperand = reading.isName(at) || operandEnd.test(text);
      continue;
    }
    const isBeforeOperand = reading.isName(at + 1) || operandStart.test(reading.textAt(at + 1));
    if (isBehindOperand) reading.meanings.set(at, isBeforeOperand ? "OPERATOR" : "INCREMENT");
    else if (isBeforeOperand) reading.meanings.set(at, "NOT");
    else isBehindOperand = true;
  }
}
