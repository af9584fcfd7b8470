// npm run bench -- workers [throughput|cancel|simulate|sleep|same…] [--nats URL]: measures tests in workers.
import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { reduce } from "treemin";
import { generateJson } from "../core/generate-json.mjs";
import { linearCongruential } from "../support/random.mjs";
import { scratchFile, scratchFolder, writeScript } from "../support/scratch.mjs";
import { figure, printTable } from "../support/table.mjs";
import { UsageError } from "../support/usage-error.mjs";
import { reduceWithKills } from "./killed-workers.mjs";
import { measureSleep, measureSlots } from "./slots.mjs";
import { openWorkers, start } from "./worker-pools.mjs";

const never = new AbortController().signal;
setMaxListeners(0, never);
const main = join(import.meta.dirname, "../../dist/command/treemin.js");
const noOp = scratchFile("no-op.mjs", "export default () => true;\n");

/** Tests a second of a test that does nothing, and bytes sent for each, with texts of 1 MB and of 1 kB. */
async function measureThroughput(server) {
  const rows = [];
  for (const size of [1000, 1_000_000]) {
    for (const by of ["pipes", ...(server ? ["nats"] : [])]) {
      const input = generateJson(size, { needles: 1 });
      const workers = await openWorkers({ by, server, input, test: noOp, number: 3, slots: 8 });
      const { oracle } = workers;
      await oracle.test(input, never);
      const before = oracle.statistics();
      const random = linearCongruential(1);
      const count = size > 10_000 ? 300 : 3000;
      const start = performance.now();
      await inFlight(64, count, () => oracle.test(withoutParts(input, random), never));
      const time = performance.now() - start;
      const bytes = oracle.statistics().bytes - before.bytes;
      rows.push({
        by,
        input: `${size / 1000} kB`,
        "tests/s": figure((1000 * count) / time),
        "bytes/test": figure(bytes / count),
      });
      await workers.close();
    }
  }
  printTable(
    "Tests that do nothing, 3 workers with 8 slots, 64 under way; candidates without 1 to 8 parts of the input",
    rows,
  );
}

/** A text without one to eight parts. */
function withoutParts(text, random) {
  let rest = text;
  for (let parts = 1 + random(8); parts > 0; parts--) {
    const from = random(Math.max(1, rest.length - 100));
    rest = rest.slice(0, from) + rest.slice(from + 1 + random(Math.ceil(rest.length / 20)));
  }
  return rest;
}

/** Runs tasks, so many at once. */
async function inFlight(atOnce, count, task) {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** The time from cancelling tests to learning that they have ended. */
async function measureCancellation(server) {
  const rows = [];
  const sleepy = scratchFile(
    "sleepy.mjs",
    "export default (text) => text.length > 90 || new Promise((done) => setTimeout(() => done(true), 60_000));\n",
  );
  const script = join(scratchFolder(), "sleepy.sh");
  writeScript(script, 'test $(wc -c < "$1") -gt 90 || sleep 60');
  const input = "x".repeat(100);
  for (const kind of ["module", "command"]) {
    for (const by of ["pipes", ...(server ? ["nats"] : [])]) {
      const test = kind === "module" ? sleepy : script;
      const workers = await openWorkers({ by, server, input, test, number: 3, slots: 4 });
      const { oracle } = workers;
      await oracle.test(input, never);
      for (let round = 0; round < (kind === "module" ? 40 : 15); round++) {
        const stop = new AbortController();
        setMaxListeners(0, stop.signal);
        const running = Array.from({ length: 12 }, (_, i) => oracle.test("y".repeat(i + 1), stop.signal));
        await new Promise((resolve) => setTimeout(resolve, 60));
        stop.abort();
        await Promise.allSettled(running);
        while (oracle.statistics().busy > 0) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const { median, p99 } = oracle.statistics().cancellation;
      rows.push({ test: kind, by, "median (ms)": figure(median), "p99 (ms)": figure(p99) });
      await workers.close();
    }
  }
  printTable("From cancelling 12 tests to learning of the end of each, 3 workers with 4 slots", rows);
}

/** Whether a text has all needles. */
const hasNeedles = (text) => [1, 2, 3, 4, 5, 6].every((i) => text.includes(`needle-${i}`));

/** How many of five workers of a queue are killed in a reduction. */
const kills = 20;

/** Whether results are the same alone and with workers, by bytes and steps. */
async function measureSame(server) {
  const rows = [];
  const script = scratchFile(
    "needles.mjs",
    `export default async (text) => {\n  await new Promise((done) => setTimeout(done, 100));\n  return (${hasNeedles})(text);\n};\n`,
  );
  const test = { module: pathToFileURL(script).href };
  const worker = [process.execPath, main, "worker", "--test", script, "--slots", "2"];
  const stepsOf = ({ text, statistics }) => JSON.stringify([text, statistics.steps.map(({ size }) => size)]);
  for (let seed = 1; seed <= 10; seed++) {
    const options = { input: generateJson(2000 + 100 * seed, { needles: 6 }), language: "json", test, reduce: "hdd*" };
    const wanted = stepsOf(await reduce({ ...options, test: hasNeedles, jobs: 1 }));
    const nats = { server, queue: `same${seed}` };
    const join = () => start([...worker, "--nats", server, "--queue", nats.queue]);
    const ways = { "3 pipes": () => reduce({ ...options, workers: { commands: [worker, worker, worker] } }) };
    if (server) ways["5 of NATS"] = () => reduceWithKills(options, { nats, join, kills, seed });
    for (const [name, run] of Object.entries(ways)) {
      process.stderr.write(`seed ${seed}: ${name}\n`);
      const { statistics, ...rest } = await run();
      const same = stepsOf({ statistics, ...rest }) === wanted ? "yes" : "NO";
      rows.push({ seed, workers: name, same, tests: statistics.tests, lost: statistics.workers.losses });
    }
  }
  printTable("Results with workers, compared with one job here; of five workers, 20 are killed", rows, { left: 2 });
  return rows.every(({ same }) => same === "yes") ? 0 : 1;
}

const parts = {
  throughput: measureThroughput,
  cancel: measureCancellation,
  simulate: measureSlots,
  sleep: measureSleep,
  same: measureSame,
};

/** @returns {Promise<number>} the exit code */
export async function workers(args) {
  const { values, positionals } = parseArgs({ args, options: { nats: { type: "string" } }, allowPositionals: true });
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) throw new UsageError(`workers measures no ${unknown}: ${Object.keys(parts).join(", ")}.`);
  let exitCode = 0;
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    exitCode ||= (await parts[name](values.nats)) ?? 0;
  }
  return exitCode;
}
