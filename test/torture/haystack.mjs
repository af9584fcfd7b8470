// The test case of most lines: generated records, some with a needle, and ways to find the needles without treemin.
import { generateJson } from "../../bench/core/generate-json.mjs";

/** A JSON text of about `bytes` bytes with needles spread over it. */
export function haystack(bytes, needles) {
  return generateJson(bytes, { needles });
}

/** Whether a text has all of so many needles. */
export function hasNeedles(text, needles) {
  return names(needles).every((name) => text.includes(name));
}

/** A shell command that succeeds if the file `$1` has all of so many needles, on one line and in order, as in a haystack. */
export function wanted(needles) {
  return `grep -q '${names(needles).join(".*")}' "$1"`;
}

function names(needles) {
  return Array.from({ length: needles }, (_, i) => `needle-${i + 1}`);
}
