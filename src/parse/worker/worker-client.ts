/** Runs a task in a worker with a large stack that can be terminated at any time. */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { Grammar, GrammarSource } from "../../grammar/model/grammar.js";
import { TimeLimit, waitWithin } from "../../system/time-limit.js";
import type { Draft } from "../recognize/sentence-fault.js";
import type { ParseWorker, ParseWorkerAnswer, WorkerTask } from "./parse-worker-tasks.js";

/** The size of the worker's stack in MB, enough for more than 100,000 nested levels. */
const stackSizeMb = 256;

/** What the worker receives when it starts. */
export interface WorkerRequest {
  readonly task: WorkerTask;
  readonly source: GrammarSource;
  /** Where the worker sends its answer. */
  readonly port: MessagePort;
  /** The worker sets element 0 to 1 when it has sent its answer. */
  readonly answered: Int32Array;
}

/** How long an answer may take, in milliseconds, and what cancels it. */
export interface AnswerLimits {
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** A worker that does one task after the other, and must be closed. */
export class ParseSession {
  readonly #worker: Worker;
  readonly #port: MessagePort;

  /** @param work the first task */
  constructor(work: WorkerTask, grammar: Grammar) {
    const { worker, port } = start(work, grammar);
    this.#worker = worker;
    this.#port = port;
  }

  /** Gives the worker more drafts to check. To be called when the last task has been answered, before {@link answer}. */
  check(drafts: readonly Draft[]): void {
    this.#port.postMessage(drafts);
  }

  /** The answer to the last task. */
  answer({ limit, signal }: AnswerLimits): Promise<ParseWorkerAnswer> {
    const [worker, port] = [this.#worker, this.#port];
    return waitWithin<ParseWorkerAnswer>({ signal, timeLimit: new TimeLimit(limit) }, ({ resolve }) => {
      const fail = (error: Error) => resolve({ failure: error.message });
      // A worker ends by itself when it has answered. If this thread was busy then, it is told of the end first.
      const end = () => resolve(waitingAnswerAt(port) ?? { failure: "it ended the process" });
      worker.once("error", fail);
      worker.once("exit", end);
      port.once("message", resolve);
      const release = () => {
        worker.off("error", fail);
        worker.off("exit", end);
        port.off("message", resolve);
      };
      return { expire: () => resolve("timeout"), release };
    });
  }

  /** Ends the worker, even while it is working. */
  async close(): Promise<void> {
    this.#port.close();
    // Errors after the last answer do not matter.
    this.#worker.on("error", () => undefined);
    await this.#worker.terminate();
  }
}

/**
 * Runs a task in a worker. The worker is ended in any case.
 * @param work what to parse, or which drafts to check
 * @param grammar is sent as data and restored in the worker
 * @param limits the worker is ended after `limit` milliseconds, or when `signal` aborts
 */
export async function runInWorker(
  work: WorkerTask,
  grammar: Grammar,
  limits: AnswerLimits,
): Promise<ParseWorkerAnswer> {
  const session = new ParseSession(work, grammar);
  try {
    return await session.answer(limits);
  } finally {
    await session.close();
  }
}

/**
 * The same, and this thread waits for it.
 * @param work what to parse, or which drafts to check
 * @param grammar is sent as data and restored in the worker
 * @param limit after which the worker is ended, in milliseconds
 */
export function runInWorkerSync(work: WorkerTask, grammar: Grammar, limit: number): ParseWorkerAnswer {
  const { worker, port, answered } = start(work, grammar);
  Atomics.wait(answered, 0, 0, limit);
  const message = waitingAnswerAt(port);
  port.close();
  void worker.terminate();
  return message ?? "timeout";
}

/** An answer that has arrived and that no event has told of yet; undefined if there is none. */
function waitingAnswerAt(port: MessagePort): ParseWorkerAnswer | undefined {
  return (receiveMessageOnPort(port) as { message: ParseWorkerAnswer } | undefined)?.message;
}

function start(task: WorkerTask, { source }: Grammar) {
  const { port1: port, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const request: WorkerRequest = { task, source, port: port2, answered };
  const worker = new Worker(new URL("./parse-worker.js", import.meta.url), {
    workerData: request,
    transferList: [port2],
    resourceLimits: { stackSizeMb },
    // Code that came with a grammar gets no arguments, and its output is discarded.
    argv: [],
    // Node's options say what the process runs (for example `--test`), which must not run again. V8's options apply to all threads
    // anyway, and Node refuses them here.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  return { worker, port, answered };
}

/** Parses in worker threads of Node. */
export const threadWorker: ParseWorker = { run: runInWorker, runSync: runInWorkerSync };
