import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { OracleError } from "../process/oracle-error.js";
import { TimeLimit, waitWithin } from "../system/time-limit.js";
import { Turns } from "../system/turns.js";

/** The worker's first message, and a part of each later one. */
export interface ModuleReady {
  /** Why the module cannot be used; left out if it can. */
  readonly problem?: string;
}

/** How many threads may be ending before a test waits for them. The system may delay the end of a thread. */
const mostEnding = 16;
/** How long a module that was loaded before may take to be loaded again, in milliseconds. Several threads may load it at once. */
const longestLoad = 60_000;
/**
 * How many threads are started at once. Each takes a core for some 30 ms. With more, other work, such as handling the ends of
 * tests, would wait for a core, and the threads would not be ready earlier.
 */
const mostStarting = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Threads that have loaded a module. A thread that is ended is replaced at once, and from then on there is one more than were
 * needed, so that the next test need not wait until a thread has ended and another one has loaded the module.
 */
export class ModuleThreads {
  readonly #url: string;
  readonly #timeLimit: TimeLimit;
  readonly #idle: Worker[] = [];
  /** Those that no test waits for. */
  readonly #loading: Promise<Worker>[] = [];
  readonly #all = new Set<Worker>();
  readonly #ending = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();
  readonly #starting = new Turns(mostStarting);
  #hasSpare = false;
  #hasLoaded = false;

  /**
   * @param url the module's `file:` URL
   * @param timeLimit how long it may take to load the module
   */
  constructor(url: string, timeLimit: TimeLimit) {
    this.#url = url;
    this.#timeLimit = timeLimit;
  }

  /**
   * A thread that has loaded the module.
   * @param signal ends the wait
   * @throws OracleError if the module cannot be loaded
   */
  async take(signal: AbortSignal): Promise<Worker> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    const loading = this.#loading.shift() ?? this.#load();
    try {
      return await waitWithin<Worker>({ signal, timeLimit: new TimeLimit() }, ({ resolve, reject }) => {
        loading.then(resolve, reject);
        return { expire: () => undefined };
      });
    } catch (reason) {
      if (signal.aborted) this.#keep(loading);
      throw reason;
    }
  }

  /** Takes a thread back. */
  give(worker: Worker): void {
    if (this.#all.has(worker)) this.#idle.push(worker);
  }

  /** Ends a thread, whatever it does, and starts another one in its place. Resolves before it has ended, unless too many are ending. */
  async replace(worker: Worker): Promise<void> {
    const ending: Promise<unknown> = worker.terminate().finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
    // Starting a thread blocks this one for some milliseconds, so the test is reported as ended before that.
    const spares = this.#hasSpare ? 0 : 1;
    this.#hasSpare = true;
    setImmediate(() => {
      for (let missing = 1 + spares; missing > 0 && !this.#closing.signal.aborted; missing--) this.#keep(this.#load());
    });
    while (this.#ending.size > mostEnding) await Promise.race(this.#ending);
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
    await Promise.all(this.#ending);
  }

  /** Lets a thread become idle once it has loaded the module. If it cannot, the next test loads it again, and says why. */
  #keep(loading: Promise<Worker>): void {
    this.#loading.push(loading);
    const isWanted = () => {
      const at = this.#loading.indexOf(loading);
      if (at >= 0) this.#loading.splice(at, 1);
      return at >= 0;
    };
    loading.then(
      (worker) => isWanted() && this.give(worker),
      () => isWanted(),
    );
  }

  /** Starts a thread when it is its turn, and waits until it has loaded the module. */
  #load(): Promise<Worker> {
    return this.#starting.run(() => this.#start());
  }

  async #start(): Promise<Worker> {
    this.#closing.signal.throwIfAborted();
    const program = new URL("./module-worker.js", import.meta.url);
    const worker = new Worker(program, { workerData: this.#url, stdout: true });
    this.#all.add(worker);
    // Standard output is for the result and the events.
    worker.stdout.on("data", (printed) => process.stderr.write(printed));
    // The module may throw or exit between two tests. The next test then starts another worker.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      this.#all.delete(worker);
      if (this.#idle.includes(worker)) this.#idle.splice(this.#idle.indexOf(worker), 1);
    });
    const { duration } = this.#timeLimit;
    const timeLimit = this.#hasLoaded ? new TimeLimit(Math.max(duration, longestLoad)) : this.#timeLimit;
    const limits = { signal: this.#closing.signal, timeLimit };
    try {
      const { problem } = await nextMessage<ModuleReady>(worker, this.#url, limits);
      if (problem !== undefined) throw new OracleError(problem);
      this.#hasLoaded = true;
      return worker;
    } catch (reason) {
      await worker.terminate();
      throw reason === "timeout" ? this.#loadedTooLate() : reason;
    }
  }

  #loadedTooLate(): OracleError {
    const seconds = this.#timeLimit.duration / 1000;
    return new OracleError(`${this.#url} was not loaded within ${seconds} s. Set a longer time limit with --timeout.`);
  }
}

/**
 * Waits for the next message of a worker that runs a module; rejects with `"timeout"` if it does not come in time, with the signal's reason, and with
 * an OracleError if the worker ends.
 * @param worker a worker that has been sent a task
 * @param url URL of the module, for the message of the error
 * @param limits the time limit in milliseconds, and the signal that ends the wait
 */
export function nextMessage<M>(worker: Worker, url: string, limits: Parameters<typeof waitWithin>[0]): Promise<M> {
  return waitWithin<M>(limits, ({ resolve, reject }) => {
    const failed = (error: unknown) => reject(new OracleError(`${url} ended its worker: ${error}`));
    const exited = () => reject(new OracleError(`${url} ended its worker.`));
    worker.once("message", resolve).once("error", failed).once("exit", exited);
    return {
      expire: () => reject("timeout"),
      release: () => worker.off("message", resolve).off("error", failed).off("exit", exited),
    };
  });
}
