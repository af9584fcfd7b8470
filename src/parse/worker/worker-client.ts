/** Runs a task in a worker with a large stack that can be terminated at any time. */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { GrammarReport } from "../../grammar/analysis/grammar-report.js";
import type { Note } from "../../grammar/model/compiled-grammar.js";
import type { Grammar, GrammarSource } from "../../grammar/model/grammar.js";
import { TimeLimit, waitWithin } from "../../system/time-limit.js";
import type { ParseOptions } from "../recognize/parse.js";
import type { Effort, ParsedText } from "../recognize/parse-text.js";
import type { Draft, Fault } from "../recognize/sentence-fault.js";

/** The size of the worker's stack in MB, enough for more than 100,000 nested levels. */
const stackSizeMb = 256;

/** A task for the worker: to parse a text, to report on a grammar, or to check whether drafts are sentences. */
export type WorkerTask =
  | ParseTask
  | { readonly kind: "report"; readonly withCode: boolean }
  | { readonly kind: "check"; readonly withCode: boolean; readonly drafts: readonly Draft[]; readonly rule: string };

/** One attempt to parse a text. */
export interface ParseTask {
  readonly kind: "parse";
  readonly text: string;
  readonly options: ParseOptions;
  /** Whether the code that came with the grammar runs. */
  readonly withCode: boolean;
  readonly effort: Effort;
  /** How long the attempt may take, in milliseconds. */
  readonly limit: number;
}

/** What the worker receives when it starts. */
export interface WorkerRequest {
  readonly task: WorkerTask;
  readonly source: GrammarSource;
  /** Where the worker sends its answer. */
  readonly port: MessagePort;
  /** The worker sets element 0 to 1 when it has sent its answer. */
  readonly answered: Int32Array;
}

/** The answer of the worker, or `timeout` if there was none in time. `notes` are those of the grammar after the parse. */
export type WorkerAnswer =
  | { readonly parsed: ParsedText; readonly notes: readonly Note[] }
  | { readonly reports: readonly GrammarReport[] }
  | { readonly faults: readonly (Fault | undefined)[] }
  | { readonly failure: string }
  | "timeout";

/** Has the work done in a worker that is ended in any case. */
export async function runInWorker(
  work: WorkerTask,
  grammar: Grammar,
  { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
): Promise<WorkerAnswer> {
  const { worker, port } = start(work, grammar);
  try {
    return await waitWithin<WorkerAnswer>({ signal, timeLimit: new TimeLimit(limit) }, ({ resolve }) => {
      worker.once("error", (error) => resolve({ failure: error.message }));
      worker.once("exit", () => setImmediate(resolve, { failure: "it ended the process" } satisfies WorkerAnswer));
      port.once("message", resolve);
      return { expire: () => resolve("timeout") };
    });
  } finally {
    port.close();
    await worker.terminate();
  }
}

/** The same, and this thread waits for it. */
export function runInWorkerSync(work: WorkerTask, grammar: Grammar, limit: number): WorkerAnswer {
  const { worker, port, answered } = start(work, grammar);
  Atomics.wait(answered, 0, 0, limit);
  const message = receiveMessageOnPort(port) as { message: WorkerAnswer } | undefined;
  port.close();
  void worker.terminate();
  return message ? message.message : "timeout";
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
    // The other options say what the process runs (for example `--test`), which must not run again.
    execArgv: process.execArgv.filter((option) => option.startsWith("--max-")),
    stdout: true,
    stderr: true,
  });
  return { worker, port, answered };
}
