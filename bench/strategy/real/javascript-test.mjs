import { parse } from "acorn";
import { transform } from "sucrase";
import { JavaScriptNames, parseJavaScript, walk } from "../programs/javascript-names.mjs";

/**
 * Makes the test of a real program.
 * @param {string} input
 * @param {object} wanted
 * @param {"script" | "module"} [wanted.sourceType] acorn must accept the candidate as that
 * @param {string[][]} [wanted.nestings] each is a list of types of nodes; the candidate has a node of the last type below one of the
 *   type before, and so on
 * @param {boolean} [wanted.declared] no name may be undeclared that is declared in the input
 * @param {string[]} [wanted.emitted] what sucrase's output as CommonJS has to contain
 * @param {number} [wanted.since] the candidate must need this version of ECMAScript: acorn refuses it in the version before
 */
export function javascriptTest(input, { sourceType = "script", nestings = [], declared = false, emitted = [], since }) {
  let free;
  return (text) => {
    if (declared) free ??= new JavaScriptNames(parseJavaScript(input, sourceType)).free();
    const root = parseJavaScript(text, sourceType);
    return (
      root !== undefined &&
      nestings.every((types) => hasNesting(root, types)) &&
      (!since ||
        (accepts(text, { ecmaVersion: since, sourceType }) &&
          !accepts(text, { ecmaVersion: since - 1, sourceType }))) &&
      (!free || [...new JavaScriptNames(root).free()].every((name) => free.has(name))) &&
      (emitted.length === 0 || emits(text, emitted))
    );
  };
}

function hasNesting(root, types) {
  const outer = types.slice(0, -1);
  let isFound = false;
  walk(root, ({ type }, ancestors) => {
    isFound ||= type === types.at(-1) && isSubsequence(outer, ancestors);
  });
  return isFound;
}

function isSubsequence(types, nodes) {
  let found = 0;
  for (const { type } of nodes) if (type === types[found]) found++;
  return found === types.length;
}

function accepts(text, options) {
  try {
    parse(text, options);
    return true;
  } catch {
    return false;
  }
}

function emits(text, wanted) {
  try {
    const { code } = transform(text, { transforms: ["imports"] });
    return wanted.every((each) => code.includes(each));
  } catch {
    return false;
  }
}
