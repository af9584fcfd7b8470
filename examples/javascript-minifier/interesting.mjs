// Interesting: a script that Node compiles, and does not compile any more once it is minified.
import { Script } from "node:vm";
import { minify } from "./minify.mjs";

function compiles(code) {
  try {
    new Script(code);
    return true;
  } catch {
    return false;
  }
}

export default (code) => compiles(code) && !compiles(minify(code));
