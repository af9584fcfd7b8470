// bench strategy: how small and how soon pipelines make generated and real inputs, with tests in process. All figures but the
// times are the same on every machine. Pipelines are tuned on one half of the cases, and judged on the other.
import { writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { readPipeline } from "treemin/tools";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { allCases } from "./cases.mjs";
import { loadGrammars } from "./grammars.mjs";
import { runCase } from "./run-case.mjs";
import { printSummary } from "./tables.mjs";

const defaultStrategies = ["default", "fast", "hdd*", "gtr*", "perses*", "perses* | trec* | *"];

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if the result of a reduction is not interesting
 */
export async function strategy(args) {
  const { words, cases: pattern = "", json } = readArguments(args, { cases: { type: "string" } });
  const strategies = words.length > 0 ? words : defaultStrategies;
  for (const each of strategies) checkPipeline(each);
  const { cases, skipped } = allCases();
  const chosen = cases.filter(({ name }) => patternOf(pattern).test(name));
  if (chosen.length === 0) throw new UsageError(`No case's name fits --cases ${pattern}.`);
  checkInputs(chosen);
  const runs = await runAll(chosen, strategies);
  printSummary(runs);
  for (const message of skipped) process.stdout.write(`\nskipped ${message}\n`);
  const failed = runs.filter(({ isInteresting }) => !isInteresting);
  for (const { each, strategy: name } of failed)
    process.stdout.write(`\nFAILED ${each.name}, ${name}: not interesting\n`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(runs.map(withoutTexts), null, 2)}\n`);
  return failed.length > 0 ? 1 : 0;
}

/** Fails early, before the minutes that the reductions take. */
function checkInputs(cases) {
  const wrong = cases.find(({ input, test }) => !test(input) || test(""));
  if (wrong)
    throw new Error(`The test of ${wrong.name} must accept its input and refuse the empty text. Mend the case.`);
}

async function runAll(cases, strategies) {
  const grammars = await loadGrammars();
  const runs = [];
  for (const each of cases) {
    process.stderr.write(`${each.name}, ${each.input.length} bytes:`);
    for (const name of strategies) {
      const run = { each, strategy: name, ...runCase(each, name, grammars[each.language]) };
      process.stderr.write(` ${run.bytes}/${run.tests}`);
      runs.push(run);
      await setImmediate(); // A signal ends the bench only between two reductions.
    }
    process.stderr.write("\n");
  }
  return runs;
}

function withoutTexts({ each: { input, test, ...each }, ...run }) {
  return { ...each, input: input.length, ...run };
}

function checkPipeline(notation) {
  try {
    readPipeline(notation);
  } catch (error) {
    throw new UsageError(error.message);
  }
}

function patternOf(pattern) {
  try {
    return new RegExp(pattern);
  } catch (error) {
    throw new UsageError(`--cases: ${error.message}`);
  }
}
