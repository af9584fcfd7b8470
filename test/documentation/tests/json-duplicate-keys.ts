import { runProgram } from "../run-program.js";

const keysIn = (text: string) => text.split('":').length - 1;

/** The same as `examples/json-duplicate-keys/interesting.sh`. */
export default (text: string): boolean => {
  const { code, stdout } = runProgram("json-duplicate-keys/read-settings.mjs", text);
  return code === 0 && keysIn(stdout) < keysIn(text);
};
