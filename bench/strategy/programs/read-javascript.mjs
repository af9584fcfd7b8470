import { JavaScriptNames, parseJavaScript } from "./javascript-names.mjs";

const provided = new Set(["probe", "trace", "range"]);

/**
 * Reads a generated program with acorn.
 * @returns {{ sightings: object[], areNamesDeclared: boolean } | undefined} undefined if acorn does not accept it
 */
export function readJavaScript(text) {
  const root = parseJavaScript(text, "script");
  if (!root) return undefined;
  const names = new JavaScriptNames(root);
  const areNamesDeclared = [...names.free()].every((name) => provided.has(name));
  return { sightings: names.sightings(), areNamesDeclared };
}
