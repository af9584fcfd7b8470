// The worker: runs one task on a large stack. Code that came with a grammar runs only here.
import { workerData } from "node:worker_threads";
import { reportsOf } from "../../grammar/analysis/grammar-report.js";
import { notesOf } from "../../grammar/model/grammar.js";
import { restoreGrammar } from "../../grammar/restore-grammar.js";
import { parseText } from "../recognize/parse-text.js";
import { type Draft, faultOf } from "../recognize/sentence-fault.js";
import { parseFailure } from "./parse-here.js";
import type { ParseWorkerAnswer } from "./parse-worker-tasks.js";
import type { WorkerRequest } from "./worker-client.js";

const { task, source, port, answered } = workerData as WorkerRequest;

async function answer(): Promise<ParseWorkerAnswer> {
  const grammar = await restoreGrammar(source, task);
  if (task.kind === "report") return { reports: reportsOf(grammar) };
  if (task.kind === "check") {
    const { rule } = task;
    const faultsOf = (drafts: readonly Draft[]) => ({ faults: drafts.map((draft) => faultOf(grammar, draft, rule)) });
    // More drafts may follow; the grammar has learnt by then how to predict.
    port.on(
      "message",
      (drafts: readonly Draft[]) => void attempt(() => faultsOf(drafts)).then((faults) => send(faults)),
    );
    return faultsOf(task.drafts);
  }
  const parsed = parseText(grammar, task.text, { ...task.options, effort: task.effort });
  return { parsed, notes: notesOf(grammar) };
}

function send(result: ParseWorkerAnswer, buffers: readonly ArrayBuffer[] = []): void {
  port.postMessage(result, buffers);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

/** Does work and returns its answer; an error becomes an answer, too. */
async function attempt(work: () => ParseWorkerAnswer | Promise<ParseWorkerAnswer>): Promise<ParseWorkerAnswer> {
  process.on("exit", reportExit);
  try {
    return await work();
  } catch (error) {
    return { failure: parseFailure(error) };
  } finally {
    process.off("exit", reportExit);
  }
}

const reportExit = () => send({ failure: "it ended the process" });
const result = await attempt(answer);
const tables =
  typeof result === "object" && "parsed" in result ? [result.parsed.table, result.parsed.table.tokens] : [];
const arrays = tables.flatMap((table) => Object.values(table));
const buffers = arrays.flatMap((array) => (ArrayBuffer.isView(array) ? [array.buffer as ArrayBuffer] : []));
send(result, [...new Set(buffers)]);
