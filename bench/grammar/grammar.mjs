// bench grammar: how long a grammar of the user's takes until a first text is parsed, from the start of the process: cold,
// with an empty cache, and from the cache. Times depend on the machine; the ratios in one run are what to compare.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generateJson } from "../core/generate-json.mjs";
import { execute } from "../support/execute.mjs";
import { scratchFile, scratchFolder } from "../support/scratch.mjs";
import { figure, percent, printTable } from "../support/table.mjs";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { sizes, writeGrammar } from "./synthetic-grammar.mjs";

const program = fileURLToPath(new URL("./grammar-speed.mjs", import.meta.url));
const routes = ["interpreted", "generated"];

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if a text did not fit its grammar
 */
export async function grammar(args) {
  const { words, json, repeat, ...own } = readArguments(args, {
    grammar: { type: "string", multiple: true },
    start: { type: "string" },
    input: { type: "string" },
    route: { type: "string" },
    repeat: { type: "string", default: "5" },
  });
  if (!/^[1-9]\d*$/.test(repeat)) throw new UsageError(`--repeat takes a whole number of 1 or more, not ${repeat}.`);
  const results = [];
  for (const each of casesOf(own, words)) {
    process.stderr.write(`${each.name}, ${each.task.route ?? "whatever route fits"} … `);
    const result = { name: each.name, runs: await measure(each.task, Number(repeat)) };
    process.stderr.write(`${percent(...medians(result.runs, "total"))}\n`);
    results.push(result);
  }
  report(results);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  const problems = results.flatMap(problemsOf);
  for (const problem of problems) process.stdout.write(`\nFAILED ${problem}\n`);
  return problems.length > 0 ? 1 : 0;
}

/** The user's grammar if there is one, else those that are made here. */
function casesOf({ grammar, start, input, route }, words) {
  if (route !== undefined && !routes.includes(route)) {
    throw new UsageError(`There is no route ${route}; there are: ${routes.join(", ")}.`);
  }
  if (grammar === undefined) {
    const extra = words[0] ?? start ?? input;
    if (extra !== undefined) throw new UsageError(`bench grammar takes no ${extra} without --grammar.`);
    return madeCases(route === undefined ? routes : [route]);
  }
  if (input === undefined) throw new UsageError("--grammar needs --input FILE, a text to parse.");
  const files = [...grammar, ...words];
  const missing = [...files, input].find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`The file ${missing} does not exist.`);
  const task = { files, input, ...(start !== undefined && { start }), ...(route !== undefined && { route }) };
  return [{ name: files[0], task }];
}

/** Grammars with predicates for the route that runs them, without for the one that does not. */
function madeCases(chosen) {
  const json = {
    files: [fileURLToPath(new URL("../../grammars/json/JSON.g4", import.meta.url))],
    input: scratchFile("input.json", generateJson(5000, { indent: 2 })),
  };
  const made = (size) => (route) => writeGrammar(scratchFolder(), size, { code: route === "generated" });
  const grammars = [
    ["JSON", () => json],
    ["C's size", made(sizes.c)],
    ["JavaScript's size", made(sizes.javascript)],
  ];
  return grammars.flatMap(([name, write]) => chosen.map((route) => ({ name, task: { ...write(route), route } })));
}

/** Cold and cached by turns, so that a machine that gets slower or faster in the course of it does so for both. */
async function measure(task, repeat) {
  const runs = { cold: [], cached: [] };
  for (let i = 0; i < repeat; i++) {
    const cache = scratchFolder();
    runs.cold.push(await runOnce(task, cache));
    if (readdirSync(cache).length === 0) throw new Error("Nothing was cached, so there is nothing to compare.");
    runs.cached.push(await runOnce(task, cache));
  }
  return runs;
}

/** One process; `total` and its parts are in milliseconds. Its end is left out. */
async function runOnce(task, cache) {
  const begin = performance.timeOrigin + performance.now();
  const env = { ...process.env, TREEMIN_CACHE: cache };
  const { code, output, errors } = await execute(process.execPath, [program, JSON.stringify(task)], { env });
  if (code !== 0) throw new Error(`Loading ${task.files.join(", ")} exited with ${code}: ${errors}`);
  const { started, loaded, parsed, ...facts } = JSON.parse(output);
  return {
    ...facts,
    ...{ whole: parsed - begin, start: started - begin },
    ...{ total: parsed - started, load: loaded - started, parse: parsed - loaded },
  };
}

function report(results) {
  const ratios = results.map(({ name, runs }) => {
    const { route, rules, atn } = runs.cold[0];
    return {
      grammar: name,
      route,
      "rules p + l": `${rules.parser} + ${rules.lexer}`,
      "ATN p + l": `${atn.parser} + ${atn.lexer}`,
      "cold ms": figure(quantile(runs.cold, "total", 0.5)),
      "quartiles ": quartiles(runs.cold),
      "cached ms": figure(quantile(runs.cached, "total", 0.5)),
      quartiles: quartiles(runs.cached),
      "cached : cold": percent(...medians(runs, "total")),
      "with start": percent(...medians(runs, "whole")),
    };
  });
  printTable(
    "Grammars: load and first parse, and the same with the start of the process; p: parser, l: lexer",
    ratios,
    { left: 2 },
  );

  const parts = results.flatMap(({ name, runs }) =>
    ["cold", "cached"].map((cache) => {
      const median = (part) => figure(quantile(runs[cache], part, 0.5));
      const { route } = runs.cold[0];
      return {
        ...{ grammar: name, route, cache },
        ...{ "start ms": median("start"), "load ms": median("load"), "parse ms": median("parse") },
      };
    }),
  );
  printTable("Where the time goes: process start and import of the library, load, parse", parts, { left: 3 });
}

/** The medians of the cached and of the cold runs. */
function medians({ cached, cold }, part) {
  return [quantile(cached, part, 0.5), quantile(cold, part, 0.5)];
}

function quartiles(runs) {
  return [0.25, 0.75].map((share) => figure(quantile(runs, "total", share))).join("–");
}

/** With values between two runs, as in most statistics programs. */
function quantile(runs, part, share) {
  const sorted = runs.map((run) => run[part]).sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/** What would make a measurement worthless, told once for each grammar. */
function problemsOf({ name, runs }) {
  const problems = [...runs.cold, ...runs.cached].flatMap(({ route, problem, warnings }) => {
    const places = problem ? [`does not fit at ${problem.line}:${problem.column}: ${problem.message}`] : [];
    return [...places, ...warnings].map((each) => `${name}, ${route}: ${each}`);
  });
  return [...new Set(problems)];
}
