// Interesting: a program of which some line has another value with the polyfills than with the engine's own API.
import { inspect } from "node:util";
import { createContext, runInContext } from "node:vm";
import { polyfills } from "./polyfills.mjs";

/** The values of a program's lines; those of lines that throw are left out. */
function valuesOf(program, prelude) {
  const context = createContext();
  runInContext(prelude, context);
  return program.split(/(?<=;)/).map((line) => {
    try {
      const [name] = /\bv\d+/.exec(line);
      return inspect(runInContext(`${line}\n${name}`, context, { timeout: 1000 }), { depth: 4 });
    } catch {
      return "";
    }
  });
}

export default function isInteresting(program) {
  const theirs = valuesOf(program, polyfills);
  return valuesOf(program, "").some((value, i) => value !== "" && theirs[i] !== "" && value !== theirs[i]);
}
