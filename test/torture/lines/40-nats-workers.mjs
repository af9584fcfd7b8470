import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { reduceWithKills } from "../../../bench/workers/killed-workers.mjs";
import { reduce } from "../../../dist/src/index.js";
import { natsServerProgram, startNatsServer, startNetwork } from "../../support/nats-server.mjs";
import { failUnless } from "../fail-unless.mjs";
import { hasNeedles, haystack, wanted } from "../haystack.mjs";
import { commandsWith, until } from "../processes.mjs";

export const promise =
  "With workers of a NATS server that are killed and join at random, a network that is cut, a server that ends and begins again, and a reduction that is killed and resumed, the result is the same.";

const needles = 6;

export async function run({ full, seed, scratch }) {
  const program = natsServerProgram();
  if (program === undefined) return "skipped: there is no nats-server";
  const [seeds, kills] = full ? [10, 20] : [1, 3];
  const box = scratch.box();
  const server = await startNatsServer(program, { env: box.env });
  let lost = 0;
  try {
    for (let each = seed; each < seed + seeds; each++) lost += await killAndJoin(box, { server, kills, seed: each });
    await killReduction(scratch.box(), server);
  } finally {
    server.process.kill();
  }
  await disturbServer(box, program, seed);
  const times = seeds === 1 ? "once" : `${seeds} times`;
  return `${times} 5 workers, ${lost} lost in all; 1 cut, 1 new server, 1 reduction killed: the same bytes and steps`;
}

/** An input, its test, slow enough for workers to join while it runs, and what comes out without workers. */
async function prepare(box, seed) {
  const options = { input: haystack(3000 + 100 * seed, needles), language: "json", reduce: "hdd*" };
  const path = box.write(
    "test.mjs",
    `export default async (text) => {
      await new Promise((done) => setTimeout(done, 100));
      return [1, 2, 3, 4, 5, 6].every((i) => text.includes("needle-" + i));
    };\n`,
  );
  const alone = await reduce({ ...options, jobs: 1, test: (text) => hasNeedles(text, needles) });
  return { options: { ...options, test: { module: pathToFileURL(path).href } }, wanted: stepsOf(alone) };
}

/** The result, and the sizes of all texts that were accepted. */
function stepsOf({ text, statistics }) {
  return JSON.stringify([text, statistics.steps.map(({ size }) => size)]);
}

/** Starts a worker of a queue. */
function join(box, { server, queue, test = "test.mjs" }) {
  const main = new URL("../../../dist/command/treemin.js", import.meta.url).pathname;
  const args = [main, "worker", "--slots", "2", "-t", box.path(test), "--nats", server, "--queue", queue];
  return spawn(process.execPath, args, { cwd: box.work, env: box.env, stdio: "ignore" });
}

/** Kills workers while others join; returns how many the reduction lost. */
async function killAndJoin(box, { server, kills, seed }) {
  const { options, wanted: steps } = await prepare(box, seed);
  const nats = { server: server.url, queue: `kills${seed}` };
  const reduction = await reduceWithKills(options, { nats, join: () => join(box, nats), kills, seed });
  failUnless(stepsOf(reduction) === steps, `seed ${seed}: with workers that are killed, the steps are not the same`);
  const { losses } = reduction.statistics.workers;
  failUnless(losses === kills, `seed ${seed}: ${losses} of ${kills} workers were lost`);
  return losses;
}

/** Kills a reduction. Its workers end all tests and serve the same reduction, which goes on from its journal. */
async function killReduction(box, server) {
  const few = 2;
  box.write("big.json", haystack(3000, few));
  box.script("test.sh", "sleep 0.1", wanted(few));
  const options = ["big.json", "-t", "./test.sh", "--reduce", "hdd*", "--timeout", "5"];
  const whole = await box.run(...options, "-o", "whole.json");
  failUnless(whole.code === 0, `without workers: exit code ${whole.code}: ${whole.stderr}`);
  const nats = { server: server.url, queue: "killed" };
  const workers = [1, 2].map(() => join(box, { ...nats, test: "test.sh" }));
  const tests = () => commandsWith(`${box.work}/test.sh `).filter((line) => !line.includes(" worker "));
  try {
    const at = ["--nats", nats.server, "--queue", nats.queue];
    const { child, ended } = box.start([...options, ...at]);
    failUnless(
      await until(() => box.lines("big.reduced.json.journal").length > 10, 30_000),
      "the reduction tests nothing",
    );
    child.kill("SIGKILL");
    await ended;
    failUnless(await until(() => tests().length === 0, 10_000), () => `left behind: ${tests().join("; ")}`);
    const { code, stderr } = await box.run(...options, ...at);
    failUnless(code === 0, `continued: exit code ${code}: ${stderr}`);
    failUnless(/Continuing: /.test(stderr), `the journal was not used: ${stderr}`);
    failUnless(box.read("big.reduced.json") === box.read("whole.json"), "continued, the result is not the same");
  } finally {
    for (const worker of workers) worker.kill();
  }
  failUnless(await until(() => tests().length === 0, 3000), () => `left behind: ${tests().join("; ")}`);
}

/** Cuts the network, then kills the server and starts another one. */
async function disturbServer(box, program, seed) {
  const { options, wanted: steps } = await prepare(box, seed);
  let server = await startNatsServer(program, { env: box.env });
  const network = await startNetwork(server.port);
  const nats = { server: network.url, queue: "disturbed" };
  const workers = [1, 2, 3].map(() => join(box, nats));
  let [outcomes, again] = [0, undefined];
  const begin = async () => {
    server = await startNatsServer(program, { env: box.env, port: server.port });
  };
  const disturb = () => {
    outcomes++;
    if (outcomes === 20) network.cut();
    if (outcomes !== 40) return;
    again = new Promise((ended) => server.process.once("exit", ended)).then(begin);
    server.process.kill("SIGKILL");
  };
  try {
    const onEvent = ({ kind }) => kind === "tested" && disturb();
    const reduction = await reduce({ ...options, workers: { nats }, onEvent });
    failUnless(stepsOf(reduction) === steps, "with another network and server, the steps are not the same");
    failUnless(again !== undefined, `the reduction ended before the server did, after ${outcomes} tests`);
    await again;
  } finally {
    for (const worker of workers) worker.kill();
    network.close();
    server.process.kill();
  }
}
