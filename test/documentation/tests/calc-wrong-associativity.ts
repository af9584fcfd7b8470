import { runProgram } from "../run-program.js";

/** The same as `examples/calc-wrong-associativity/interesting.sh`. */
export default (text: string): boolean => runProgram("calc-wrong-associativity/calc.mjs", text, "--verify").code === 3;
