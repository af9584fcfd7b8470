// The other side of parse-apart: makes one attempt to parse a text, where the stack is large.
import { workerData } from "node:worker_threads";
import { restoreGrammar } from "../grammar/restore-grammar.js";
import type { ParseAnswer, ParseRequest } from "./parse-apart.js";
import { parseText } from "./parse-text.js";

const { source, text, options, withCode, effort, port, answered } = workerData as ParseRequest;

async function answer(): Promise<ParseAnswer> {
  const grammar = await restoreGrammar(source, { withCode });
  return { parsed: parseText(grammar, text, { ...options, effort }), notes: grammar.notes };
}

const describe = (error: unknown): string =>
  error instanceof RangeError ? "it is nested too deep" : error instanceof Error ? error.message : String(error);

const result = await answer().catch((error): ParseAnswer => ({ failure: describe(error) }));
const tables =
  typeof result === "object" && "parsed" in result ? [result.parsed.table, result.parsed.table.tokens] : [];
const arrays = tables.flatMap((table) => Object.values(table));
port.postMessage(result, [
  ...new Set(arrays.flatMap((array) => (ArrayBuffer.isView(array) ? [array.buffer as ArrayBuffer] : []))),
]);
Atomics.store(answered, 0, 1);
Atomics.notify(answered, 0);
