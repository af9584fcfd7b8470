// Reduces input.json with treemin as a library, once with `reduce` and once with `reduceSync`, and prints what happens.
import { readFileSync, writeFileSync } from "node:fs";
import { loadLanguage, reduce, reduceSync } from "treemin";
import { flatten } from "./flatten.mjs";

/** How many values there are in a value that are neither objects nor arrays. */
function countLeaves(value) {
  if (value === null || typeof value !== "object") return 1;
  return Object.values(value).reduce((count, member) => count + countLeaves(member), 0);
}

/** Interesting: the flat settings lack some. What is no JSON makes JSON.parse throw, which is as good as false. */
function interesting(text) {
  const settings = JSON.parse(text);
  return Object.keys(flatten(settings)).length < countLeaves(settings);
}

const input = readFileSync("input.json");
const { text, bytes, size, statistics } = await reduce({
  input,
  language: "json",
  test: async (candidate) => interesting(candidate),
  onEvent(event) {
    if (event.kind !== "accepted") return;
    process.stdout.write(`${event.phase}: ${event.bytes.length} bytes after ${event.statistics.tests} tests\n`);
  },
});
process.stdout.write(`${size.before} → ${size.after} bytes with ${statistics.tests} tests: ${text}\n`);
writeFileSync("input.reduced.json", bytes);

// The same without promises, for a predicate that answers at once. The grammar is loaded beforehand.
const inOneGo = reduceSync({ input, language: await loadLanguage("json"), test: interesting });
process.stdout.write(`reduceSync says ${inOneGo.text === text ? "the same" : `something else: ${inOneGo.text}`}\n`);
