import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { Grammar, GrammarSource } from "../grammar/grammar.js";
import { type Symbols, symbolsOf } from "../grammar/minimal-replacements.js";
import { type Parsed, type ParseOptions, parse } from "./parse.js";

/** How deep a parser may recurse on the worker's stack, in MB: enough for more than 100,000 nested levels. */
const stackSizeMb = 256;

/** Inputs of more UTF-16 units than this are parsed in a worker, so that the caller's thread stays responsive. */
const large = 200_000;

/** A parsed text and what is known of the grammar's symbols. */
export interface ParsedWithSymbols extends Parsed {
  readonly symbols: Symbols;
}

/** What the worker is told. */
export interface ParseRequest {
  readonly source: GrammarSource;
  readonly text: string;
  readonly options: ParseOptions;
  readonly port: MessagePort;
  /** Set to 1 when the answer has been sent. */
  readonly answered: Int32Array;
}

/** What the worker answers. */
export type ParseAnswer = { readonly parsed: ParsedWithSymbols } | { readonly failure: string };

/** What is to be parsed. */
export interface ParseTask {
  readonly grammar: Grammar;
  readonly text: string;
  readonly options: ParseOptions;
}

/**
 * Parses a text: on this thread if it is small and not deep, else in a worker with a large stack.
 * @param signal when it aborts, the parse is given up and the promise rejects
 */
export async function parseAnywhere(task: ParseTask, signal: AbortSignal): Promise<ParsedWithSymbols> {
  const here = task.text.length <= large ? parseHere(task) : undefined;
  if (here) return here;
  const { worker, port } = start(task);
  try {
    return await new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      worker.once("error", reject);
      port.once("message", (answer: ParseAnswer) => {
        signal.removeEventListener("abort", abort);
        if ("failure" in answer) reject(new Error(answer.failure));
        else resolve(answer.parsed);
      });
    });
  } finally {
    port.close();
    await worker.terminate();
  }
}

/** The same, and this thread waits for it. */
export function parseAnywhereSync(task: ParseTask): ParsedWithSymbols {
  const here = parseHere(task);
  if (here) return here;
  const { worker, port, answered } = start(task);
  Atomics.wait(answered, 0, 0);
  const { message } = receiveMessageOnPort(port) as { message: ParseAnswer };
  port.close();
  void worker.terminate();
  if ("failure" in message) throw new Error(message.failure);
  return message.parsed;
}

/** Undefined if the text is nested too deep for this thread's stack. */
function parseHere({ grammar, text, options }: ParseTask): ParsedWithSymbols | undefined {
  try {
    return { ...parse(grammar, text, options), symbols: symbolsOf(grammar) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function start({ grammar, text, options }: ParseTask) {
  const { port1: port, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const request: ParseRequest = { source: grammar.source, text, options, port: port2, answered };
  const worker = new Worker(new URL("./parse-worker.js", import.meta.url), {
    workerData: request,
    transferList: [port2],
    resourceLimits: { stackSizeMb },
  });
  return { worker, port, answered };
}
