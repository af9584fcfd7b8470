// The worker: runs one task on a large stack. Code that came with a grammar runs only here.
import { workerData } from "node:worker_threads";
import { reportsOf } from "../../grammar/analysis/grammar-report.js";
import { notesOf } from "../../grammar/model/grammar.js";
import { restoreGrammar } from "../../grammar/restore-grammar.js";
import { parseText } from "../recognize/parse-text.js";
import { faultOf } from "../recognize/sentence-fault.js";
import { parseFailure } from "./parse-here.js";
import type { ParseWorkerAnswer } from "./parse-worker-tasks.js";
import type { WorkerRequest } from "./worker-client.js";

const { task, source, port, answered } = workerData as WorkerRequest;

async function answer(): Promise<ParseWorkerAnswer> {
  const grammar = await restoreGrammar(source, task);
  if (task.kind === "report") return { reports: reportsOf(grammar) };
  if (task.kind === "check") return { faults: task.drafts.map((draft) => faultOf(grammar, draft, task.rule)) };
  const parsed = parseText(grammar, task.text, { ...task.options, effort: task.effort });
  return { parsed, notes: notesOf(grammar) };
}

function send(result: ParseWorkerAnswer, buffers: readonly ArrayBuffer[] = []): void {
  port.postMessage(result, buffers);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

const reportExit = () => send({ failure: "it ended the process" });
process.on("exit", reportExit);
const result = await answer().catch((error): ParseWorkerAnswer => ({ failure: parseFailure(error) }));
const tables =
  typeof result === "object" && "parsed" in result ? [result.parsed.table, result.parsed.table.tokens] : [];
const arrays = tables.flatMap((table) => Object.values(table));
const buffers = arrays.flatMap((array) => (ArrayBuffer.isView(array) ? [array.buffer as ArrayBuffer] : []));
process.off("exit", reportExit);
send(result, [...new Set(buffers)]);
