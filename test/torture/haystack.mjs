// The test case of most lines: generated records of which some hold a needle, and the judgement of it, made without treemin.
import { generateJson } from "../../bench/core/generate-json.mjs";

/** A JSON text of about so many bytes with so many needles spread over it. */
export function haystack(bytes, needles) {
  return generateJson(bytes, { needles });
}

/** Whether a text has all needles. */
export function hasNeedles(text, needles) {
  return names(needles).every((name) => text.includes(name));
}

/** A shell command that succeeds if the file `$1` has all needles. */
export function wanted(needles) {
  return names(needles)
    .map((name) => `grep -q ${name} "$1"`)
    .join(" && ");
}

function names(needles) {
  return Array.from({ length: needles }, (_, i) => `needle-${i + 1}`);
}
