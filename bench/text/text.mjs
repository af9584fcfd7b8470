// bench text: files without a grammar, by their structure and by lines and characters.
import { writeFileSync } from "node:fs";
import { loadLanguage, reduceSync } from "treemin";
import { printTable } from "../support/table.mjs";
import { readArguments } from "../support/usage-error.mjs";
import { textCases } from "./cases.mjs";

const pipelines = { structure: "default", "lines, chars": "lines | chars" };

/**
 * Prints what both make of each file.
 * @param {string[]} args names of cases; `--json FILE` writes the figures, too
 * @returns {Promise<number>} the exit code
 */
export async function text(args) {
  const { json, words } = readArguments(args);
  const language = await loadLanguage("text");
  const figures = [];
  for (const each of textCases) {
    if (words.length > 0 && !words.includes(each.name)) continue;
    const runs = Object.entries(pipelines).map(([name, reduce]) => [name, run(each, language, reduce)]);
    figures.push({ name: each.name, size: each.input.length, ...Object.fromEntries(runs) });
    process.stderr.write(`${each.name}\n`);
  }
  const rows = figures.map(({ name, size, ...runs }) => ({
    file: name,
    size,
    ...Object.fromEntries(
      Object.entries(runs).flatMap(([key, { bytes, tests, seconds }]) => [
        [key, bytes],
        [`${key}: tests`, tests],
        [`${key}: s`, seconds],
      ]),
    ),
  }));
  printTable("Files without a grammar: bytes left and tests", rows);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
}

function run({ input, test }, language, reduce) {
  const started = performance.now();
  const { text: result, size, statistics } = reduceSync({ input, language, test, reduce });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { bytes: size.after, tests: statistics.tests, seconds, result };
}
