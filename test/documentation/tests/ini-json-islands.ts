import { runProgram } from "../run-program.js";

/** The same as `examples/ini-json-islands/interesting.sh`. */
export default (text: string): boolean => {
  const { stderr } = runProgram("ini-json-islands/read-services.mjs", text);
  return stderr.includes("Cannot convert undefined or null to object");
};
