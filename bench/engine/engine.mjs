// bench engine: how well the engine uses the tests' time and how little it takes of its own. Ratios are what to compare.
import { writeFileSync } from "node:fs";
import { figure, printTable } from "../support/table.mjs";
import { readArguments, UsageError } from "../support/usage-error.mjs";
import { measureGrowth, measureSpeed } from "./engine-growth.mjs";
import { measureOverhead } from "./engine-overhead.mjs";
import { measureParallel } from "./engine-parallel.mjs";
import { measureShare } from "./engine-share.mjs";
import { measureStart } from "./engine-start.mjs";

const parts = {
  start: measureStart,
  overhead: reportOverhead,
  parallel: measureParallel,
  candidates: measureSpeed,
  growth: measureGrowth,
  share: measureShare,
};

/**
 * Runs the bench.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 1 if results differ between numbers of jobs
 */
export async function engine(args) {
  const { words, json, full = false } = readArguments(args, { full: { type: "boolean" } });
  const unknown = words.find((word) => !Object.hasOwn(parts, word));
  if (unknown !== undefined) throw new UsageError(`bench engine has no part ${unknown}.`);
  const results = {};
  for (const name of words.length > 0 ? words : Object.keys(parts)) results[name] = await parts[name]({ full });
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  return results.parallel?.some(({ same }) => !same) ? 1 : 0;
}

async function reportOverhead({ full }) {
  const results = await measureOverhead({ blocks: full ? 200 : 40 });
  const rows = results.map(({ kind, bare, oracle, ratio, processor }) => ({
    test: kind,
    "bare ms": figure(bare),
    "oracle ms": figure(oracle),
    ratio: ratio.toFixed(3),
    "processor time": processor.toFixed(3),
  }));
  printTable("Overhead: a test beside a bare spawn of the same script, in turns", rows);
  return results;
}
