// npm run torture [-- [--full] [--seed N] [--list] [NAME…]]: shows line by line that treemin keeps what docs/reliability.md
// promises. Without --full there are fewer repetitions, so that it takes at most three minutes.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { linearCongruential } from "../../bench/support/random.mjs";
import { Broken } from "./demand.mjs";
import { inLanes } from "./lanes.mjs";
import { until } from "./processes.mjs";
import { Scratch } from "./sandbox.mjs";

/** After so many milliseconds a line has failed. */
const patience = { short: 120_000, full: 3_600_000 };

const { values, positionals } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    list: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const { full } = values;
const seed = Number(values.seed);
const lines = await chosenLines(positionals);

if (values.list) {
  for (const { name, promise } of lines) process.stdout.write(`${name.padEnd(15)} ${promise}\n`);
} else {
  process.exitCode = await torture();
}

/** The lines of the list in their order, or those of the given names. */
async function chosenLines(names) {
  const files = readdirSync(join(import.meta.dirname, "lines")).filter((file) => /^\d\d-/.test(file));
  const all = files.sort().map((file) => ({ name: file.slice(3, -4), file }));
  const unknown = names.find((name) => !all.some((line) => line.name === name));
  if (unknown !== undefined) {
    process.stderr.write(`error: There is no line ${unknown}. There are: ${all.map(({ name }) => name).join(", ")}.\n`);
    process.exit(2);
  }
  const wanted = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  return Promise.all(wanted.map(async (line) => ({ ...line, ...(await import(`./lines/${line.file}`)) })));
}

/**
 * Runs the lines: two at a time, but those one by one that measure times or memory. A line that fails is run once more by
 * itself, for other work on the machine may have been in its way, and fails if it fails again.
 */
async function torture() {
  const start = performance.now();
  process.stdout.write(`${full ? "in full" : "short form"}, seed ${seed}\n`);
  const results = [
    ...(await inLanes(
      2,
      lines.filter(({ alone }) => !alone),
      (line) => report(line, "AGAIN"),
    )),
    ...(await inLanes(
      1,
      lines.filter(({ alone }) => alone),
      (line) => report(line, "AGAIN"),
    )),
  ];
  const failed = results.filter(({ isKept }) => !isKept).map(({ line }) => line);
  const again = await inLanes(1, failed, (line) => report(line, "FAIL"));
  const broken = again.filter(({ isKept }) => !isKept).length;
  const kept = `${lines.length - broken} of ${lines.length} promises kept`;
  const second = failed.length > broken ? `, ${failed.length - broken} of them at the second try` : "";
  process.stdout.write(`${kept}${second}, ${seconds(performance.now() - start)}\n`);
  return broken === 0 ? 0 : 1;
}

/** Runs a line and prints what came of it, `failure` if it did not hold. */
async function report(line, failure) {
  const start = performance.now();
  const { isKept, text } = await judge(line);
  const [verdict, time] = [isKept ? "ok" : failure, seconds(performance.now() - start)];
  process.stdout.write(`${verdict.padEnd(5)} ${line.name.padEnd(15)} ${text} (${time})\n`);
  return { line, isKept };
}

async function judge({ name, run }) {
  const scratch = new Scratch(name);
  try {
    const text = await withinTime(run({ full, scratch, seed, random: linearCongruential(seed) }));
    const isClean = await until(() => scratch.processes().length === 0, 1000);
    if (!isClean) throw new Broken(`left behind: ${scratch.processes().join("; ")}`);
    return { isKept: true, text };
  } catch (error) {
    return { isKept: false, text: error instanceof Broken ? error.message : String(error.stack) };
  } finally {
    await scratch.release();
  }
}

/** What a promise comes to, if it does so in time. */
function withinTime(promise) {
  const limit = full ? patience.full : patience.short;
  let timer;
  const expiry = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Broken(`not over after ${seconds(limit)}`)), limit);
  });
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}

function seconds(time) {
  return `${(time / 1000).toFixed(1)} s`;
}
