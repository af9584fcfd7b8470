/** The status of the workers of a queue, as they report it themselves. */

import { setTimeout as sleep } from "node:timers/promises";
import type { NatsOptions } from "./nats-options.js";
import { connectToServer, isName, subjectsOf } from "./nats-server.js";

/** The time between two status reports of a worker, in milliseconds. */
export const statusInterval = 1000;

/** The status report of a worker. */
export interface WorkerStatus {
  /** Identifies the worker. */
  readonly worker: string;
  /** Its machine and process. */
  readonly name: string;
  /** How many tests it runs at once. */
  readonly slots: number;
  /** How many tests it runs now. */
  readonly running: number;
  /** How many tests it has answered. */
  readonly tests: number;
  /** The reduction that it serves; missing if it is free. */
  readonly reduction?: string;
}

/** A worker that was watched for a while. */
export interface WatchedWorker extends WorkerStatus {
  /** Tests a second. */
  readonly rate: number;
}

/** The longest name that is accepted, in UTF-16 units. */
const longestName = 300;
/** How many workers are counted at most. */
const mostWorkers = 4096;

/** How workers are watched. */
export interface WatchOptions {
  /** In milliseconds, more than one second. */
  readonly duration: number;
  /** Ends it early. */
  readonly signal: AbortSignal;
  /** Is called with a message if the server does not permit a subject. */
  readonly note: (message: string) => void;
}

/**
 * Listens for some time to the status reports of the workers of a queue.
 * @param options the server and the queue
 * @param watch for how long, in milliseconds, the signal that ends it early, and the listener for missing permissions
 * @returns the workers, by name
 * @throws OracleError if the server cannot be used
 */
export async function watchWorkers(
  options: NatsOptions,
  { duration, signal, note }: WatchOptions,
): Promise<readonly WatchedWorker[]> {
  const nats = await connectToServer(options, note);
  const seen = new Map<string, { readonly first: WorkerStatus; readonly since: number; last: WatchedWorker }>();
  nats.subscribe(subjectsOf(options.queue).status, {
    callback: (error, message) => {
      const status = error ? undefined : readStatus(message.string());
      if (!status) return;
      const before = seen.get(status.worker);
      if (before) {
        const rate = (1000 * (status.tests - before.first.tests)) / (performance.now() - before.since);
        before.last = { ...status, rate: Math.max(0, rate) };
      } else if (seen.size < mostWorkers) {
        seen.set(status.worker, { first: status, since: performance.now(), last: { ...status, rate: 0 } });
      }
    },
  });
  try {
    await sleep(duration, undefined, { signal }).catch(() => undefined);
    return [...seen.values()].map(({ last }) => last).sort((a, b) => (a.name < b.name ? -1 : 1));
  } finally {
    await nats.close();
  }
}

/** Reads a status report; undefined if it is not valid, because anybody may have sent it. */
function readStatus(text: string): WorkerStatus | undefined {
  let status: Partial<Record<keyof WorkerStatus, unknown>>;
  try {
    status = JSON.parse(text) ?? {};
  } catch {
    return undefined;
  }
  const { worker, name, slots, running, tests, reduction } = status;
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
  if (typeof worker !== "string" || !isName(worker)) return undefined;
  if (typeof name !== "string" || name.length > longestName) return undefined;
  if (!isCount(slots) || !isCount(running) || !isCount(tests)) return undefined;
  if (reduction !== undefined && !(typeof reduction === "string" && isName(reduction))) return undefined;
  return { worker, name, slots, running, tests, ...(reduction !== undefined && { reduction }) };
}
