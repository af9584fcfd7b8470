// Workers for measurements: processes of this machine, over pipes or at a server.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { WorkerOracle } from "../../dist/src/workers/worker-oracle.js";

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

/** Starts a worker. */
export function start([program, ...args]) {
  return spawn(program, args, { stdio: ["ignore", "ignore", "ignore"] });
}
