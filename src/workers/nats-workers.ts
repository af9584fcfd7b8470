import { randomBytes } from "node:crypto";
import type { NatsConnection } from "@nats-io/transport-node";
import { NatsChannel } from "./nats-channel.js";
import type { NatsOptions } from "./nats-options.js";
import { connectToServer, isName, subjectsOf } from "./nats-server.js";
import { longestAnswer } from "./protocol.js";
import type { RemoteWorker } from "./remote-worker.js";
import type { WorkerPool } from "./worker-pool.js";

/** How long a reduction waits for its first worker before it warns the user, in milliseconds. */
const patience = 10_000;
/** How many workers a reduction has at most. */
const mostWorkers = 4096;

/** Claims the workers of a queue whenever they announce themselves. */
export class NatsWorkers {
  readonly #nats: NatsConnection;
  readonly #pool: WorkerPool;
  readonly #subjects: ReturnType<typeof subjectsOf>;
  readonly #name = randomBytes(8).toString("hex");
  /** The workers that were claimed, by name; those that were refused stay. */
  readonly #claimed = new Map<string, RemoteWorker>();
  readonly #timer: NodeJS.Timeout;

  /**
   * Connects to a server.
   * @param warn is called if no worker comes
   * @throws OracleError if it cannot be used
   */
  static async start(pool: WorkerPool, options: NatsOptions, warn: (message: string) => void): Promise<NatsWorkers> {
    return new NatsWorkers(await connectToServer(options, warn), pool, { ...options, warn });
  }

  private constructor(
    nats: NatsConnection,
    pool: WorkerPool,
    { queue, server, warn }: NatsOptions & { readonly warn: (message: string) => void },
  ) {
    this.#nats = nats;
    this.#pool = pool;
    this.#subjects = subjectsOf(queue);
    pool.addSource();
    const tell = () => {
      if ([...this.#claimed.values()].some(({ greeting }) => greeting)) return;
      const start = `treemin worker --nats ${server} --queue ${queue} …`;
      warn(`No worker of queue ${queue} is free yet. Start one, or wait until another reduction ends: ${start}`);
    };
    this.#timer = setTimeout(tell, patience);
    nats.subscribe(this.#subjects.free, {
      callback: (error, message) => {
        if (!error) this.#claim(message.string());
      },
    });
  }

  /** Releases all workers. To be called when the pool has been closed. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    // The last messages must arrive, but a server that cannot be reached is not waited for.
    await Promise.race([this.#nats.flush(), new Promise((resolve) => setTimeout(resolve, 500))]).catch(() => undefined);
    await this.#nats.close();
  }

  #claim(worker: string): void {
    const known = this.#claimed.get(worker);
    // Another reduction may have been faster, and may have finished now.
    if (known?.state === "greeting") this.#nats.publish(this.#subjects.claim(worker), this.#name);
    if (!isName(worker) || known || this.#claimed.size >= mostWorkers) return;
    const { toWorker, toReduction, claim } = this.#subjects;
    const subjects = { send: toWorker(worker, this.#name), receive: toReduction(worker, this.#name) };
    let remote: RemoteWorker | undefined;
    const channel = new NatsChannel(this.#nats, subjects, longestAnswer, {
      message: (message) => remote?.receive(message),
      // A reduction that claims a worker of another reduction gets no answer. The worker announces itself again when it is free.
      end: (reason) => (remote?.state === "greeting" ? remote.withdraw() : remote?.end(reason)),
    });
    const close = () => {
      channel.close();
      if (!remote?.isRefused) this.#claimed.delete(worker);
    };
    remote = this.#pool.add({ send: (message) => channel.send(message), close }, `NATS worker ${worker}`);
    this.#claimed.set(worker, remote);
    this.#nats.publish(claim(worker), this.#name);
  }
}
