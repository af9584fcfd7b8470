// How well tests run side by side: real reductions with tests that do nothing but sleep, at several numbers of jobs. The test
// is watched, as the command does it. In the large input, tests are short beside the search itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reduce } from "treemin";
import { generateJson } from "../core/generate-json.mjs";
import { scratchFolder, writeScript } from "../support/scratch.mjs";
import { figure, printTable } from "../support/table.mjs";

/** How long a test sleeps, in milliseconds. */
const longNap = 200;
const shortNap = 30;
const numbersOfJobs = [1, 2, 4, 8, 16];

const sample = (path) => readFileSync(new URL(`../../grammars/${path}`, import.meta.url), "utf8");

const needles = ["needle-1", "needle-2", "needle-3"];

/** Each word is in the input, and a candidate is interesting if it has them all. */
const inputs = {
  json: { text: generateJson(4000, { needles: needles.length }), words: needles },
  "json, 1 MB": {
    language: "json",
    text: generateJson(1e6, { needles: needles.length }),
    words: needles,
    nap: shortNap,
  },
  c: { text: sample("c/samples/statements.c"), words: ["switch", "while"] },
  javascript: { text: sample("javascript/samples/classes.js"), words: ["static", "extends"] },
};

const shortCases = [
  { name: "json", pipeline: "hdd*", kind: "function" },
  { name: "json", pipeline: "perses*", kind: "command" },
  { name: "c", pipeline: "perses*", kind: "function" },
  { name: "json, 1 MB", pipeline: "default", kind: "function" },
];
const fullCases = Object.keys(inputs).flatMap((name) =>
  ["hdd*", "perses*", "default"].flatMap((pipeline) =>
    ["function", "command"].map((kind) => ({ name, pipeline, kind })),
  ),
);

/** Efficiency is the time with one job over that with N, divided by N. */
export async function measureParallel({ full }) {
  const results = [];
  for (const each of full ? fullCases : shortCases) results.push(await measureCase(each));
  const rows = results.map(({ name, pipeline, kind, nap, same, runs }) => ({
    input: name,
    pipeline,
    oracle: kind,
    "ms each": nap,
    tests: runs[0].tests,
    "s at 1": figure(runs[0].time / 1000),
    ...Object.fromEntries(runs.slice(1).map(({ jobs, efficiency }) => [`at ${jobs}`, efficiency.toFixed(2)])),
    "tests at 8": runs.find(({ jobs }) => jobs === 8).tests,
    "same bytes": same ? "yes" : "NO",
  }));
  printTable("Efficiency: speed-up over one job, divided by the jobs; each test sleeps", rows, { left: 3 });
  return results;
}

async function measureCase({ name, pipeline, kind }) {
  const { text, words, language = name, nap = longNap } = inputs[name];
  const test = kind === "function" ? sleepyFunction(words, nap) : sleepyCommand(words, nap);
  const runs = [];
  for (const jobs of numbersOfJobs) {
    process.stderr.write(`${name}, ${pipeline}, ${kind}, ${jobs} jobs …\n`);
    const start = performance.now();
    const reduction = await reduce({ input: text, language, reduce: pipeline, test, jobs, watch: true });
    runs.push({ jobs, time: performance.now() - start, tests: reduction.statistics.tests, result: reduction.text });
  }
  const [first] = runs;
  const measured = runs.map(({ result, ...run }) => ({ ...run, efficiency: first.time / run.time / run.jobs }));
  return { name, pipeline, kind, nap, same: runs.every(({ result }) => result === first.result), runs: measured };
}

/** Sleeps, then looks. */
function sleepyFunction(words, nap) {
  return (text) => new Promise((resolve) => setTimeout(() => resolve(words.every((word) => text.includes(word))), nap));
}

function sleepyCommand(words, nap) {
  const script = join(scratchFolder(), "test.sh");
  writeScript(script, `sleep ${nap / 1000}`, words.map((word) => `grep -q '${word}' "$1"`).join(" && "));
  return { command: [script] };
}
