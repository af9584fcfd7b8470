import { runProgram } from "../run-program.js";

/** The same as `examples/json-crash-stdin/interesting.sh`. */
export default (text: string): boolean => {
  const { code, stdout, stderr } = runProgram("json-crash-stdin/validate-orders.mjs", text);
  return code === 1 && /RangeError: The number .* cannot be converted to a BigInt/.test(stdout + stderr);
};
