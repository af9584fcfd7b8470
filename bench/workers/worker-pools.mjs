// Workers for measurements: processes of this machine, over pipes or at a server.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { WorkerOracle } from "../../dist/src/workers/worker-oracle.js";
import { linearCongruential } from "../support/random.mjs";

const main = join(import.meta.dirname, "../../dist/command/treemin.js");

/** Starts workers and an oracle that they serve. */
export async function openWorkers({ by, server, input, test, number, slots }) {
  const queue = `bench${process.pid}`;
  const worker = [process.execPath, main, "worker", "--test", test, "--slots", `${slots}`];
  const lines = Array.from({ length: number }, () => worker);
  const children = by === "nats" ? lines.map((line) => start([...line, "--nats", server, "--queue", queue])) : [];
  const oracle = await WorkerOracle.open({
    workers: by === "nats" ? { nats: { server, queue } } : { commands: lines },
    test: test.endsWith(".mjs") ? { module: pathToFileURL(test).href } : { command: [test], fileName: "input" },
    ...{ input, encoding: "utf-8", tries: 1, observe: () => {}, warn: (line) => process.stderr.write(`${line}\n`) },
  });
  oracle.timeLimit.duration = 120_000;
  while (oracle.statistics().slots < number * slots) await new Promise((resolve) => setTimeout(resolve, 20));
  const close = async () => {
    await oracle.close();
    for (const child of children) child.kill();
  };
  return { oracle, close };
}

function start([program, ...args]) {
  return spawn(program, args, { stdio: ["ignore", "ignore", "ignore"] });
}

/** Five workers of a queue. Each is killed after a random time and another one joins, until twenty were killed. */
export function serveQueue({ server, queue, worker, seed }) {
  const random = linearCongruential(seed);
  const children = new Set();
  const join = () => children.add(start([...worker, "--nats", server, "--queue", queue]));
  for (let i = 0; i < 5; i++) join();
  let kills = 0;
  const timer = setInterval(() => {
    const all = [...children];
    const victim = all[random(all.length)];
    if (kills++ >= 20 || !victim) return;
    victim.kill("SIGKILL");
    children.delete(victim);
    join();
  }, 700);
  const end = () => {
    clearInterval(timer);
    for (const child of children) child.kill();
  };
  return end;
}
