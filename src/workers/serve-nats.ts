import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { NatsConnection } from "@nats-io/transport-node";
import { NatsChannel } from "./nats-channel.js";
import type { NatsOptions } from "./nats-options.js";
import { connectToServer, isName, subjectsOf } from "./nats-server.js";
import { longestMessage } from "./protocol.js";
import { type WorkerOptions, workerTest } from "./serve-worker.js";
import { type SessionEnd, WorkerSession, type WorkerTest } from "./worker-session.js";
import { statusInterval, type WorkerStatus } from "./worker-status.js";

/** How often a worker that is free announces itself, in milliseconds. */
const interval = 1000;
/** How long a worker waits after a reduction that it could not serve, in milliseconds. */
const pause = 5000;

/** What a worker of a queue runs. */
export interface NatsWorkerOptions extends WorkerOptions {
  /** The queue. */
  readonly nats: NatsOptions;
  /** Is called with the reason when a reduction has released the worker. */
  readonly note: (line: string) => void;
  /** Ends the worker when it aborts. */
  readonly signal: AbortSignal;
}

/**
 * Tests what the reductions of a queue send, one reduction after the other, until the signal ends it.
 * @param options the server, the queue, the test and the signal that ends it
 * @throws OracleError if the server cannot be used
 */
export async function serveNats(options: NatsWorkerOptions): Promise<void> {
  const { nats: server, signal, note } = options;
  const nats = await connectToServer(server, note);
  const free = new FreeWorker(nats, server.queue, workerTest(options));
  try {
    while (!signal.aborted && !nats.isClosed()) {
      const reduction = await free.claimed(signal);
      if (reduction === undefined) break;
      const { reason, isFailure } = await free.serve(reduction, signal);
      note(reason);
      if (isFailure) await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
    await Promise.race([nats.flush(), sleep(500)]).catch(() => undefined);
  } finally {
    free.close();
    await nats.close();
  }
}

/** A worker of a queue, which serves one reduction at a time. */
class FreeWorker {
  readonly #nats: NatsConnection;
  readonly #test: WorkerTest;
  readonly #subjects: ReturnType<typeof subjectsOf>;
  readonly #name = randomBytes(8).toString("hex");
  readonly #timer: NodeJS.Timeout;
  /** The reduction that is served. */
  #served: { readonly reduction: string; readonly session: WorkerSession } | undefined;
  /** Tests that were answered for the reductions before. */
  #tests = 0;
  /** Takes the name of a reduction. */
  #take: (reduction: string) => void = () => undefined;

  constructor(nats: NatsConnection, queue: string, test: WorkerTest) {
    this.#nats = nats;
    this.#test = test;
    this.#subjects = subjectsOf(queue);
    this.#timer = setInterval(() => this.#tell(), statusInterval);
    nats.subscribe(this.#subjects.claim(this.#name), {
      callback: (error, message) => {
        if (!error && isName(message.string())) this.#take(message.string());
      },
    });
  }

  /** Waits for a reduction that claims this worker; undefined if the signal has aborted. */
  claimed(signal: AbortSignal): Promise<string | undefined> {
    return new Promise((resolve) => {
      const announce = () => !this.#nats.isClosed() && this.#nats.publish(this.#subjects.free, this.#name);
      const timer = setInterval(announce, interval);
      const finish = (reduction: string | undefined) => {
        clearInterval(timer);
        signal.removeEventListener("abort", abort);
        this.#take = () => undefined;
        resolve(reduction);
      };
      const abort = () => finish(undefined);
      this.#take = finish;
      signal.addEventListener("abort", abort);
      announce();
      if (signal.aborted) abort();
    });
  }

  /** Ends what the worker tells of itself. */
  close(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    const { name, slots } = this.#test.greeting;
    const { session, reduction } = this.#served ?? {};
    const tests = this.#tests + (session?.tests ?? 0);
    const own = { worker: this.#name, name, slots, running: session?.running ?? 0, tests };
    const status: WorkerStatus = reduction === undefined ? own : { ...own, reduction };
    if (!this.#nats.isClosed()) this.#nats.publish(this.#subjects.status, JSON.stringify(status));
  }

  /** Serves a reduction until it ends. */
  serve(reduction: string, signal: AbortSignal): Promise<SessionEnd> {
    const { toWorker, toReduction } = this.#subjects;
    const subjects = { send: toReduction(this.#name, reduction), receive: toWorker(this.#name, reduction) };
    return new Promise((resolve) => {
      let session: WorkerSession | undefined;
      const channel = new NatsChannel(this.#nats, subjects, longestMessage, {
        message: (message) => session?.receive(message),
        end: (reason) => session?.leave(`The reduction ${reason}.`),
      });
      const abort = () => session?.leave("The worker was told to end.");
      session = new WorkerSession(channel, this.#test, (end) => {
        signal.removeEventListener("abort", abort);
        this.#tests += this.#served?.session.tests ?? 0;
        this.#served = undefined;
        resolve(end);
      });
      this.#served = { reduction, session };
      signal.addEventListener("abort", abort);
    });
  }
}
