import { readProgram } from "../programs/read-tokens.mjs";
import { cSyntax } from "../programs/token-syntaxes.mjs";

/**
 * Makes the test of a real program in C: its brackets fit, and the candidate without its layout contains the patterns in this order.
 * @param {object} wanted
 * @param {RegExp[]} wanted.patterns over tokens with single spaces between them
 * @param {RegExp} [wanted.enumerators] names of this form must be among the members of an `enum` before they are used
 */
export function cTest({ patterns, enumerators }) {
  return (text) => {
    if (!readProgram(text, cSyntax)) return false;
    const plain = text
      .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, " ")
      .replace(/\s*([^\w\s"'])\s*/g, " $1 ")
      .replace(/\s+/g, " ");
    let from = 0;
    for (const pattern of patterns) {
      const found = pattern.exec(plain.slice(from));
      if (!found) return false;
      from += found.index + found[0].length;
    }
    return !enumerators || areEnumerated(plain, enumerators);
  };
}

function areEnumerated(plain, form) {
  const declared = new Set(
    [...plain.matchAll(/\benum(?: \w+)? \{([^}]*)\}/g)].flatMap(([, members]) => members.match(/\w+/g)),
  );
  return (plain.match(/\b[A-Za-z_]\w*/g) ?? []).every((name) => !form.test(name) || declared.has(name));
}
