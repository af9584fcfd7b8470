// npm run torture [-- [--full] [--seed N] [--list] [--failed FILE] [NAME…]]: checks line by line that treemin keeps the promises
// of docs/reliability.md. Without --full there are fewer repetitions and smaller inputs, and it takes about four minutes. With
// --failed, lines that fail do not run once more; their names are written to the file.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { linearCongruential } from "../../bench/support/random.mjs";
import { BrokenPromise } from "./fail-unless.mjs";
import { inLanes } from "./lanes.mjs";
import { until } from "./processes.mjs";
import { Scratch } from "./sandbox.mjs";

/** A line that takes longer than this fails; in milliseconds. */
const patience = { short: 120_000, full: 3_600_000 };

const { values, positionals } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    list: { type: "boolean", default: false },
    failed: { type: "string" },
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

/** The lines with the given names, or all lines, in the order of their files. */
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
 * Runs the lines: three at a time, because most of them wait more than they compute, then those that measure short times or
 * need much memory one by one. A line that fails runs once more by itself, because other work on the machine may have
 * disturbed it; if it fails again, it has failed.
 * @returns {Promise<number>} the exit code
 */
async function torture() {
  const start = performance.now();
  process.stdout.write(`${full ? "in full" : "short form"}, seed ${seed}\n`);
  const failure = values.failed === undefined ? "AGAIN" : "FAIL";
  const results = [
    ...(await inLanes(
      3,
      lines.filter(({ alone }) => !alone),
      (line) => report(line, failure),
    )),
    ...(await inLanes(
      1,
      lines.filter(({ alone }) => alone),
      (line) => report(line, failure),
    )),
  ];
  const failed = results.filter(({ isKept }) => !isKept).map(({ line }) => line);
  if (values.failed !== undefined) writeFileSync(values.failed, failed.map(({ name }) => `${name}\n`).join(""));
  const again = values.failed === undefined ? await inLanes(1, failed, (line) => report(line, "FAIL")) : [];
  const broken = failed.length - again.filter(({ isKept }) => isKept).length;
  const kept = `${lines.length - broken} of ${lines.length} promises kept`;
  const second = failed.length > broken ? `, ${failed.length - broken} of them at the second attempt` : "";
  process.stdout.write(`${kept}${second}, ${seconds(performance.now() - start)}\n`);
  return broken === 0 ? 0 : 1;
}

/** Runs a line and prints its result, beginning with the word `failure` if the promise is broken. */
async function report(line, failure) {
  const start = performance.now();
  const { isKept, text } = await check(line);
  const [status, time] = [isKept ? "ok" : failure, seconds(performance.now() - start)];
  process.stdout.write(`${status.padEnd(5)} ${line.name.padEnd(15)} ${text} (${time})\n`);
  return { line, isKept };
}

/** Runs a line and removes what it leaves; tells whether the promise is kept, and why not. */
async function check({ name, run }) {
  const scratch = new Scratch(name);
  try {
    const text = await withinTime(run({ full, scratch, seed, random: linearCongruential(seed) }));
    const isClean = await until(() => scratch.processes().length === 0, 1000);
    if (!isClean) throw new BrokenPromise(`left behind: ${scratch.processes().join("; ")}`);
    return { isKept: true, text };
  } catch (error) {
    return { isKept: false, text: error instanceof BrokenPromise ? error.message : String(error.stack) };
  } finally {
    await scratch.release();
  }
}

/** Waits for a promise; throws if it takes too long. */
function withinTime(promise) {
  const limit = full ? patience.full : patience.short;
  let timer;
  const expiry = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new BrokenPromise(`not finished after ${seconds(limit)}`)), limit);
  });
  return Promise.race([promise, expiry]).finally(() => clearTimeout(timer));
}

function seconds(time) {
  return `${(time / 1000).toFixed(1)} s`;
}
