/** The workers of a reduction, and the tests that wait for them. */

import { OracleError } from "../process/oracle-error.js";
import type { WorkerFigures, WorkersStatistics } from "../schedule/statistics.js";
import { editsBetween, type TextEdit } from "../tree/text-edits.js";
import { keyOf } from "../tree/text-key.js";
import type { Channel } from "./connection.js";
import { longestMessage, type ReductionMessage, type WorkerAnswer, type WorkerGreeting } from "./protocol.js";
import { type BaseText, RemoteWorker, type Task, type WorkerEnd, type WorkerHost } from "./remote-worker.js";

/** What a pool needs to know about the reduction. */
export interface PoolOptions
  extends Pick<ReductionMessage & { readonly type: "start" }, "encoding" | "file" | "tries"> {
  /** The text of the test case. */
  readonly input: string;
  /** The digest of the test that each worker must have. */
  readonly test: string;
  /** The version of treemin that each worker must have. */
  readonly version: string;
  /** How long a test may take, in milliseconds. */
  readonly timeout: number;
  /** Is called when a worker is lost or refused. */
  readonly warn: (message: string) => void;
}

/** No worker is left, and none will come. */
export class NoWorkerError extends OracleError {}

/** A text that has ended so many workers is not sent to another one. */
const mostLosses = 5;
/** How many of the last cancellations are remembered. */
const rememberedCancellations = 1000;

/** A changing set of workers. Tests wait until a worker has room for them, and go to another if that one is lost. */
export class WorkerPool implements WorkerHost {
  readonly start: ReductionMessage & { readonly type: "start" };
  base: BaseText;
  timeout: number;
  /** Is called when the number of slots may have changed. */
  onChange: () => void = () => undefined;
  readonly #options: PoolOptions;
  readonly #workers = new Set<RemoteWorker>();
  readonly #queue: Task[] = [];
  /** The number of sources from which workers may still come. */
  #sources = 0;
  #losses = 0;
  #refused = 0;
  #testsOfEnded = 0;
  #bytesOfEnded = 0;
  /** The tools of the first worker that was ready. */
  #tools: string | undefined;
  /** What the last worker said that does not find the input interesting. */
  #uninterested: { readonly name: string; readonly answer: WorkerAnswer } | undefined;
  readonly #reasons: string[] = [];
  readonly #cancellations: number[] = [];
  #lastEdits: { readonly base: string; readonly text: string; readonly edits: readonly TextEdit[] } | undefined;
  #isClosed = false;
  #lastSlots = 1;

  /** @throws OracleError if the input is too large to be sent */
  constructor(options: PoolOptions) {
    const { input: text, file, encoding, tries, timeout } = options;
    const { digest: key } = keyOf(text);
    this.#options = options;
    this.timeout = timeout;
    this.base = { text, key };
    this.start = { type: "start", file, encoding, text, key, tries, timeout };
    if (JSON.stringify(text).length > longestMessage - 10_000) {
      throw new OracleError("The input is too large for workers (64 MB). Reduce it without them first: --reduce lines");
    }
  }

  /** How many tests may run at once now; at least one, which waits if there is no worker. */
  get slots(): number {
    let credit = 0;
    for (const worker of this.#workers) if (worker.state === "ready") credit += worker.credit - worker.ending;
    return Math.max(1, credit);
  }

  /** Announces a source from which workers may come. */
  addSource(): void {
    this.#sources++;
  }

  /** Announces that no more workers will come from a source. */
  removeSource(): void {
    this.#sources--;
    this.#giveUpIfAlone();
  }

  /** Takes a worker that has been connected. */
  add(channel: Channel, address: string): RemoteWorker {
    const worker = new RemoteWorker(channel, address, this);
    if (this.#isClosed) worker.end("is no longer needed");
    else this.#workers.add(worker);
    return worker;
  }

  /** Tests a text on any worker. */
  run(text: string, signal: AbortSignal, explain = false): Promise<{ answer: WorkerAnswer; worker: string }> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.#cancel(task);
        reject(signal.reason);
      };
      const task: Task = {
        text,
        key: keyOf(text).digest,
        explain,
        losses: 0,
        resolve: (answer, worker) => {
          signal.removeEventListener("abort", abort);
          resolve({ answer, worker: worker.name });
        },
        reject: (error) => {
          signal.removeEventListener("abort", abort);
          reject(error);
        },
      };
      signal.addEventListener("abort", abort);
      this.#queue.push(task);
      this.#dispatch();
      this.#giveUpIfAlone();
    });
  }

  /** Makes a text the base of later edits. */
  rebase(text: string): void {
    this.base = { text, key: keyOf(text).digest };
  }

  /** Sets the time limit of tests, in milliseconds, including those that are running. */
  limit(timeout: number): void {
    this.timeout = timeout;
    for (const worker of this.#workers) worker.limit(timeout);
  }

  /** What the last worker said that does not find the input interesting. */
  get uninterested(): { readonly name: string; readonly answer: WorkerAnswer } | undefined {
    return this.#uninterested;
  }

  /** Ends all connections. */
  close(): void {
    this.#isClosed = true;
    for (const worker of [...this.#workers]) worker.end("is no longer needed");
  }

  /** The state of the workers now, and their figures so far. */
  statistics(): WorkersStatistics {
    const workers = [...this.#workers].map(figuresOf);
    const sum = (of: (worker: WorkerFigures) => number) => workers.reduce((total, worker) => total + of(worker), 0);
    const times = [...this.#cancellations].sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
    return {
      workers,
      slots: sum(({ slots }) => slots),
      busy: sum(({ busy }) => busy),
      tests: this.#testsOfEnded + sum(({ tests }) => tests),
      bytes: this.#bytesOfEnded + sum(({ bytes }) => bytes),
      losses: this.#losses,
      refused: this.#refused,
      ...(times.length > 0 && { cancellation: { median: at(0.5) as number, p99: at(0.99) as number } }),
    };
  }

  refusal(greeting: WorkerGreeting): string | undefined {
    const { version, test } = this.#options;
    if (greeting.version !== version) return `is treemin ${greeting.version}; this is ${version}`;
    if (greeting.test !== test) return "has another test: its command, its options or its file differ from those here";
    const tools = this.#tools ?? [...this.#workers].find(({ state }) => state === "checking")?.greeting?.tools;
    if (tools === undefined || greeting.tools === tools) return undefined;
    return `has other tools than the first worker: ${JSON.stringify(greeting.tools)}, not ${JSON.stringify(tools)}`;
  }

  freed(worker: RemoteWorker): void {
    this.#tools ??= worker.greeting?.tools;
    this.#update();
  }

  ended(worker: RemoteWorker, { reason, isRefused, tasks }: WorkerEnd): void {
    this.#workers.delete(worker);
    this.#testsOfEnded += worker.tests;
    this.#bytesOfEnded += worker.bytes;
    if (this.#isClosed) return;
    const message = `The worker ${worker.name} ${isRefused ? "was refused: it " : ""}${reason}.`;
    this.#reasons.push(message);
    if (worker.input && worker.input.outcome !== "interesting") {
      this.#uninterested = { name: worker.name, answer: worker.input };
    }
    if (isRefused) this.#refused++;
    else this.#losses++;
    this.#options.warn(message);
    for (const task of tasks) this.#sendElsewhere(task);
    this.#update();
    this.#giveUpIfAlone();
  }

  withdrawn(worker: RemoteWorker): void {
    this.#workers.delete(worker);
  }

  cancelled(ms: number): void {
    if (this.#cancellations.push(ms) > rememberedCancellations) this.#cancellations.shift();
  }

  edits(base: string, text: string): readonly TextEdit[] {
    const last = this.#lastEdits;
    if (last?.base === base && last.text === text) return last.edits;
    this.#lastEdits = { base, text, edits: editsBetween(base, text) };
    return this.#lastEdits.edits;
  }

  #update(): void {
    this.#dispatch();
    const { slots } = this;
    if (slots !== this.#lastSlots) this.onChange();
    this.#lastSlots = slots;
  }

  #sendElsewhere(task: Task): void {
    task.losses++;
    if (task.losses < mostLosses) this.#queue.unshift(task);
    else {
      const why = `${mostLosses} workers were lost while they tested the same text of ${task.text.length} characters.`;
      task.reject(new OracleError(`${why} The last one: ${this.#reasons.at(-1)}`));
    }
  }

  /** Sends tests to the workers that have the largest share of free slots. */
  #dispatch(): void {
    while (this.#queue.length > 0) {
      let [best, least] = [undefined as RemoteWorker | undefined, Number.POSITIVE_INFINITY];
      for (const worker of this.#workers) {
        if (worker.state !== "ready" || worker.busy >= worker.credit) continue;
        const load = worker.busy / worker.slots;
        if (load < least) [best, least] = [worker, load];
      }
      if (!best) return;
      best.run(this.#queue.shift() as Task);
    }
  }

  #cancel(task: Task): void {
    const at = this.#queue.indexOf(task);
    if (at >= 0) this.#queue.splice(at, 1);
    else for (const worker of this.#workers) worker.cancel(task);
  }

  /** Fails all tests if there is no worker and none will come. */
  #giveUpIfAlone(): void {
    if (this.#sources > 0 || this.#workers.size > 0 || this.#isClosed) return;
    const reasons = [...new Set(this.#reasons)].slice(-5).join(" ");
    const error = new NoWorkerError(`No worker is left. ${reasons}`.trim());
    for (const task of this.#queue.splice(0)) task.reject(error);
  }
}

function figuresOf(worker: RemoteWorker): WorkerFigures {
  const { name, state, slots, busy, tests, bytes, latency } = worker;
  return { name, state, slots, busy, tests, bytes, latency };
}
