// bench core: what treemin itself costs, on generated JSON and with needles as predicates. Times depend on the machine; the
// ratios in one run are what to compare.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadLanguage, reduceSync } from "treemin";
import { execute, executeTreemin } from "../support/execute.mjs";
import { fastest, growthExponent } from "../support/growth.mjs";
import { scratchFolder, writeScript } from "../support/scratch.mjs";
import { figure, percent, printTable } from "../support/table.mjs";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { generateJson } from "./generate-json.mjs";

const sizes = [1e4, 1e5, 1e6, 1e7];
const forms = [
  { form: "pretty", indent: 2 },
  { form: "minified", indent: 0 },
];
const inputs = sizes.flatMap((bytes) => forms.map((form) => ({ bytes, ...form })));

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function core(args) {
  const { words, json } = readArguments(args);
  if (words.length > 0) throw new UsageError(`bench core takes no ${words[0]}.`);
  const results = {
    trees: await measureTrees(),
    reductions: await measureReductions(),
    candidates: await measureCandidates(),
    commandLine: await measureCommandLine(),
  };
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  return 0;
}

/** Building trees, in a process of its own for each input, so that the first time is a cold one. */
async function measureTrees() {
  const program = fileURLToPath(new URL("./tree-speed.mjs", import.meta.url));
  const results = [];
  for (const { bytes, form, indent } of inputs) {
    const { output } = await execute(process.execPath, [program, String(bytes), String(indent)]);
    results.push({ form, ...JSON.parse(output) });
  }
  const speed = ({ length }, time) => length / 1000 / time;
  const rows = results.map((result) => ({
    input: describe(result),
    nodes: result.nodes,
    "first MB/s": figure(speed(result, result.first)),
    "warm MB/s": figure(speed(result, result.warm)),
    "warm : first": figure(result.first / result.warm),
    "warm ns/node": figure((1e6 * result.warm) / result.nodes),
    "parse only MB/s": figure(speed(result, result.parse)),
    "time : JSON.parse": figure(result.warm / result.native),
    "peak MB": result.memory.toFixed(0),
  }));
  printTable("Trees: parse, buildTree, transform, and a visit to every node", rows);
  return results;
}

/** Whole reductions in process, the parse left out. */
async function measureReductions() {
  const language = await loadLanguage("json");
  const results = [];
  for (const { bytes, form, indent } of inputs) {
    for (const needles of [1, 3]) {
      const input = generateJson(bytes, { indent, needles });
      const wanted = Array.from({ length: needles }, (_, i) => `needle-${i + 1}`);
      const test = (text) => wanted.every((needle) => text.includes(needle));
      results.push({ form, needles, ...fastest(3, () => timeSearch({ input, language, test })) });
    }
  }
  const rows = results.map((result) => ({
    input: describe(result),
    needles: result.needles,
    "result bytes": result.size,
    tests: result.tests,
    candidates: result.candidates,
    "search ms": figure(result.time),
    "candidates/s": figure((1000 * result.candidates) / result.time),
    "µs/candidate": figure((1000 * result.time) / result.candidates),
  }));
  printTable("Reductions: reduceSync with needles, from the parsed input to the result", rows);
  return results;
}

/** How many tests the predicate that refuses everything is asked for. */
const refusals = 100;

/**
 * Building candidates about as long as the input: nothing but the input is interesting. The floor is to copy a text; the
 * cache digests each one on top of that.
 */
async function measureCandidates() {
  const language = await loadLanguage("json");
  const results = inputs.map(({ bytes, form, indent }) => {
    const input = generateJson(bytes, { indent });
    const search = (cache) => () =>
      timeSearch({ input, language, cache, test: (text) => text === input, limitTests: refusals + 1 });
    const perCandidate = ({ time, candidates }) => (1000 * time) / candidates;
    return {
      form,
      length: input.length,
      copied: 1000 * timeCopy(input),
      built: perCandidate(fastest(3, search("none"))),
      digested: perCandidate(fastest(3, search("content"))),
    };
  });
  const rows = results.map((result) => ({
    input: describe(result),
    "a copy µs": figure(result.copied),
    "a candidate µs": figure(result.built),
    "with digest µs": figure(result.digested),
    "candidate : copy": figure(result.built / result.copied),
  }));
  printTable(`Candidates: the first ${refusals} when all are refused, the cache off and on`, rows);
  for (const { form } of forms) {
    const exponents = ["copied", "built", "digested"].map((key) =>
      growthExponent(results.filter((result) => result.form === form).map((result) => [result.length, result[key]])),
    );
    const [copied, built, digested] = exponents.map((exponent) => exponent.toFixed(2));
    process.stdout.write(
      `\n${form}: growth with the input's length to the power of ${built} (with digest ${digested}, a copy ${copied}).`,
    );
  }
  process.stdout.write("\n");
  return results;
}

/** The command line with a test that takes about as long as real ones do. */
async function measureCommandLine() {
  const results = [];
  for (const { form, indent } of forms) {
    const folder = scratchFolder();
    writeFileSync(join(folder, "input.json"), generateJson(1e5, { indent, needles: 1 }));
    writeScript(join(folder, "test.sh"), "sleep 0.1", 'grep -q needle-1 "$1"');
    const args = ["input.json", "--test", "./test.sh", "--quiet"];
    const { statistics, wall, cpu, memory, code, errors } = await executeTreemin(args, { folder });
    if (code !== 0) throw new Error(`treemin exited with ${code}: ${errors}`);
    const { size, tests, oracleTime } = statistics;
    results.push({ form, length: size.before, tests, oracleTime, wall, cpu, memory });
  }
  const rows = results.map((result) => ({
    input: describe(result),
    tests: result.tests,
    "ms/test": figure(result.oracleTime / result.tests),
    "wall s": figure(result.wall / 1000),
    oracle: percent(result.oracleTime, result.wall),
    "own CPU": percent(result.cpu, result.wall),
    "own CPU ms": figure(result.cpu),
    "peak MB": result.memory.toFixed(0),
  }));
  printTable("Command line: one job, a test that sleeps 0.1 s and greps", rows);
  return results;
}

/** Runs a reduction and times its search: from the parsed input to the result. */
function timeSearch(options) {
  let parsed = 0;
  const onEvent = (event) => {
    if (event.kind === "parsed") parsed = performance.now();
  };
  const { size, statistics } = reduceSync({ ...options, onEvent });
  const time = performance.now() - parsed;
  const { tests, cacheHits, skipped } = statistics;
  return { length: size.before, size: size.after, tests, candidates: tests - 1 + cacheHits + skipped, time };
}

/** Milliseconds that it takes to copy a text in two parts. */
function timeCopy(text) {
  const half = text.length >> 1;
  const repeats = Math.max(5, Math.ceil(1e7 / text.length));
  let length = 0;
  const { time } = fastest(3, () => {
    const start = performance.now();
    for (let i = 0; i < repeats; i++) length += [text.slice(0, half), text.slice(half)].join("").length;
    return { time: (performance.now() - start) / repeats };
  });
  if (length === 0) throw new Error("unreachable"); // keeps the copies from being optimised away
  return time;
}

function describe({ length, form }) {
  return `${length >= 1e6 ? `${figure(length / 1e6)} MB` : `${figure(length / 1e3)} kB`} ${form}`;
}
