// bench schemas: JSON Schemas of public packages, each reduced until a validator still compiles it and meets one keyword.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadLanguage } from "treemin";
import { figure, printTable } from "../support/table.mjs";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { meets } from "./meets.mjs";
import { packageFolder } from "./real/package-folder.mjs";
import { runCase } from "./run-case.mjs";

/** Documents of 180 kB to 1.9 MB. Of the keywords, some are in many places and some in one. */
const documents = [
  {
    from: "vega-lite@5.21.0",
    file: "build/vega-lite-schema.json",
    keywords: ["minItems", "minLength", "minProperties"],
  },
  {
    from: "@asyncapi/specs@6.8.1",
    file: "schemas/3.0.0.json",
    keywords: ["minLength", "exclusiveMinimum", "not", "propertyNames", "maximum"],
  },
];

/**
 * Runs the bench.
 * @param {string[]} args pipelines
 * @returns {Promise<number>} the exit code: 1 if a result is not interesting
 */
export async function schemas(args) {
  const { words, json } = readArguments(args);
  const strategies = words.length > 0 ? words : ["default", "perses*"];
  const language = await loadLanguage("json");
  const rows = [];
  for (const { from, file, keywords } of documents) {
    const folder = packageFolder(from);
    if (folder === undefined) throw new UsageError(`The package ${from} cannot be fetched from the registry.`);
    const input = readFileSync(join(folder, file), "utf8");
    for (const keyword of keywords) {
      const test = meets(keyword);
      if (!test(input)) throw new Error(`${from}/${file} does not compile, or ${keyword} is not met in it.`);
      for (const strategy of strategies) {
        const run = runCase({ input, test }, strategy, language);
        rows.push({ document: `${from}/${file}`, kB: figure(input.length / 1000), keyword, strategy, ...run });
        process.stderr.write(`${file} ${keyword} ${strategy}: ${run.bytes} bytes, ${run.tests} tests\n`);
      }
    }
  }
  const shown = rows.map(({ document, kB, keyword, strategy, bytes, tests, isFinished, first300 }) => ({
    document,
    keyword,
    strategy,
    kB,
    bytes,
    "bytes in the first 300": figure(first300),
    tests: isFinished ? tests : `${tests}, not finished`,
  }));
  printTable("JSON Schemas that still compile, a keyword being met", shown, { left: 3 });
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
  return rows.every(({ isInteresting }) => isInteresting) ? 0 : 1;
}
