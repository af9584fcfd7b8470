import { FunctionOracle } from "#src/oracle/function-oracle.js";
import type { Predicate } from "#src/oracle/oracle.js";
import type { WorkerGreeting } from "#src/workers/protocol.js";
import type { RemoteWorker } from "#src/workers/remote-worker.js";
import { type PoolOptions, WorkerPool } from "#src/workers/worker-pool.js";
import { WorkerSession } from "#src/workers/worker-session.js";

/** A pool of workers that test a text; they are connected by {@link connect}. */
export function poolFor(input: string, options: Partial<PoolOptions> = {}) {
  const warnings: string[] = [];
  const names = { input, file: "input", encoding: "utf-8", test: "a test", version: "1", tries: 1 } as const;
  const pool = new WorkerPool({ ...names, timeout: 1000, warn: (message) => warnings.push(message), ...options });
  pool.addSource();
  return { pool, warnings };
}

/** What a worker in this process is like. */
interface InProcessWorker {
  readonly test: Predicate;
  readonly greeting?: Partial<WorkerGreeting>;
  /** Changes what the worker says; undefined drops it, and several lines are said in its place. */
  readonly alter?: (line: string) => string | readonly string[] | undefined;
  /** Sees what is sent to the worker. */
  readonly see?: (line: string) => void;
}

/** Connects a worker in this process to a pool. Returns functions that cut the connection. */
export function connect(pool: WorkerPool, { test, greeting, alter = (line) => line, see }: InProcessWorker) {
  let session: WorkerSession | undefined;
  let remote: RemoteWorker | undefined;
  const end = new Promise<string>((resolve) => {
    // Messages arrive later, as they do from another process.
    const later = (action: () => void) => setImmediate(action);
    const toWorker = {
      send: (line: string) => {
        see?.(line);
        later(() => session?.receive(line));
      },
      close: () => later(() => session?.end("closed")),
    };
    remote = pool.add(toWorker, "here");
    const toPool = {
      send: (line: string) => {
        for (const said of [alter(line) ?? []].flat()) later(() => remote?.receive(said));
      },
      close: (reason: string) => later(() => remote?.end(reason)),
    };
    const hello = { type: "hello", protocol: 1, version: "1", name: "w", slots: 2, test: "a test", tools: "" } as const;
    const open = () => new FunctionOracle(test);
    session = new WorkerSession(toPool, { greeting: { ...hello, ...greeting }, open }, ({ reason }) => resolve(reason));
  });
  return { cut: () => remote?.end("was cut"), end, worker: remote as unknown as RemoteWorker };
}
