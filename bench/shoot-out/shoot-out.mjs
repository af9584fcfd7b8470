// bench shoot-out: all algorithms on generated inputs of several grammars, with tests for the occurrence of symbols, after exercise 3 of
// the chapter "Reducing Failure-Inducing Inputs" of "The Fuzzing Book". All figures are the same on every machine.
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { algorithmNames, comparedAlgorithms, presets, readPipeline } from "treemin/tools";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { contestCases } from "./contest-cases.mjs";
import { contestTables } from "./contest-figures.mjs";
import { contestPlot } from "./contest-plot.mjs";
import { runContest } from "./run-contest.mjs";

/** Passes that other algorithms leave something to; they reduce little alone. */
const auxiliary = /^(lines|tokens|chars|trec|alternatives|vulcan.*)$/;

const alone = algorithmNames.filter((name) => !auxiliary.test(name)).map((name) => `${name}*`);

/** Every algorithm to its fixpoint, ddmin over characters and tokens, and the presets. */
const contestants = [...new Set(["chars", "tokens", ...comparedAlgorithms, ...alone, ...Object.keys(presets)])];

/** Those that have a line in the plot. */
const plotted = ["chars", "tokens", ...comparedAlgorithms];

const docs = new URL("../../docs/", import.meta.url);

/**
 * Runs the bench.
 * @param {string[]} args pipelines; by default all algorithms
 * @returns {Promise<number>} the exit code: 1 if the result of a reduction is not interesting
 */
export async function shootOut(args) {
  const options = { count: { type: "string" }, jobs: { type: "string" }, write: { type: "boolean" } };
  const { words, json, write, count = "5", jobs = `${availableParallelism()}` } = readArguments(args, options);
  const algorithms = words.length > 0 ? words : contestants.filter((name) => presets[name] !== "hddr* + substitute");
  for (const each of algorithms) checkPipeline(each);
  const cases = [];
  for await (const each of contestCases(wholeNumber("--count", count))) cases.push(each);
  const tasks = cases.flatMap((each) => algorithms.map((algorithm) => ({ each, algorithm })));
  const onRun = (done) => done % 100 === 0 && process.stderr.write(`${done} of ${tasks.length} reductions\n`);
  const runs = await runContest(tasks, { jobs: wholeNumber("--jobs", jobs), onRun });
  const tables = contestTables(tasks, runs);
  process.stdout.write(`${tables}\n`);
  if (write)
    writePage(
      tables,
      contestPlot(
        tasks,
        runs,
        algorithms.filter((name) => words.length > 0 || plotted.includes(name)),
      ),
    );
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(runs, null, 2)}\n`);
  return runs.every(({ verified }) => verified === "interesting") ? 0 : 1;
}

/** Replaces the figures in the documentation. */
function writePage(tables, plot) {
  writeFileSync(new URL("shoot-out.svg", docs), plot);
  const page = new URL("comparisons.md", docs);
  const old = readFileSync(page, "utf8");
  const begin = "<!-- figures of the shoot-out -->\n";
  const end = "<!-- end of the figures -->\n";
  const [before, rest] = old.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined)
    throw new Error(`There is no place for the figures in docs/comparisons.md: ${begin.trim()} … ${end.trim()}`);
  writeFileSync(page, `${before}${begin}\n${tables}\n\n${end}${after}`);
}

function checkPipeline(notation) {
  try {
    readPipeline(notation);
  } catch (error) {
    throw new UsageError(error.message);
  }
}

function wholeNumber(option, value) {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new UsageError(`${option} is ${value}; it must be a whole number of at least 1.`);
}
