import { runProgram } from "../run-program.js";

/** The same as `examples/template-modes/interesting.sh`. */
export default (text: string): boolean => {
  const { stderr } = runProgram("template-modes/render.mjs", text);
  return stderr.includes("TypeError: Cannot read properties of undefined");
};
