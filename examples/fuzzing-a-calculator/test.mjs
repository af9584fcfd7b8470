import { calculate } from "./calculator.mjs";

/** Whatever the calculator throws but a SyntaxError is a failure. */
export default function test(text) {
  try {
    calculate(text);
  } catch (error) {
    if (error instanceof SyntaxError) return "invalid";
    throw error;
  }
  return false;
}
