import { runProgram } from "../run-program.js";

/** The same as `examples/c-crash/interesting.sh`. */
export default (text: string): boolean => {
  const { stdout, stderr } = runProgram("c-crash/metrics.mjs", text);
  return /SyntaxError: Cannot convert .* to a BigInt/.test(stdout + stderr) && text.includes("switch");
};
