import { setTimeout as sleep } from "node:timers/promises";
import { LinePipe } from "../process/line-pipe.js";
import { reasonOf } from "../system/reason-of.js";
import { longestAnswer } from "./protocol.js";
import type { RemoteWorker } from "./remote-worker.js";
import type { WorkerPool } from "./worker-pool.js";

/** How often in a row a worker may be lost before it has answered about a text. */
const mostFailures = 5;
/** How long the first pause is before a worker is started again, in milliseconds. Each further one is twice as long. */
const firstPause = 250;
/** How long a worker may take to end its tests when the reduction ends, in milliseconds. */
const grace = 5000;

/** Starts a worker for each command, and starts it again when it is lost. */
export class PipeWorkers {
  readonly #pool: WorkerPool;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>[];

  constructor(pool: WorkerPool, commands: readonly (readonly string[])[]) {
    this.#pool = pool;
    for (const _ of commands) pool.addSource();
    this.#running = commands.map((command) => this.#keepRunning(command));
  }

  /** Waits for the end of all workers. To be called when the pool has been closed. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running);
  }

  async #keepRunning(command: readonly string[]): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; failures < mostFailures && !signal.aborted; failures++) {
      if (failures > 0) await sleep(firstPause * 2 ** (failures - 1), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      const worker = await this.#run(command);
      if (worker?.isRefused) break;
      if (worker && worker.tests > 0) failures = 0;
    }
    this.#pool.removeSource();
  }

  /** Runs a worker to its end. */
  async #run(command: readonly string[]): Promise<RemoteWorker | undefined> {
    let worker: RemoteWorker | undefined;
    let pipe: LinePipe | undefined;
    const ended = new Promise<void>((resolve) => {
      const channel = {
        send: (message: string) => pipe?.send(message),
        close: (reason: string) => {
          if (pipe) pipe.close(reason);
          else resolve();
        },
      };
      worker = this.#pool.add(channel, command.join(" "));
      const events = {
        line: (line: string) => worker?.receive(line),
        end: (reason: string) => {
          const said = pipe?.error ? `; it said: ${pipe.error.split("\n").slice(-3).join(" / ")}` : "";
          worker?.end(`${reason}${said}`);
        },
      };
      LinePipe.start(command, { ...events, longest: longestAnswer, grace }).then(
        (started) => {
          pipe = started;
          started.exited.then(resolve);
          if (this.#closing.signal.aborted) started.close();
        },
        (error: unknown) => {
          worker?.end(`cannot be started: ${reasonOf(error)}`);
          resolve();
        },
      );
    });
    await ended;
    return worker;
  }
}
