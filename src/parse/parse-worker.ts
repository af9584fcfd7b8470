// The other side of parse-apart: parses one text where the stack is large.
import { workerData } from "node:worker_threads";
import { loadGrammar } from "../grammar/languages.js";
import { symbolsOf } from "../grammar/minimal-replacements.js";
import { parse, parseFlat } from "./parse.js";
import type { ParseAnswer, ParseRequest } from "./parse-apart.js";

const { source, text, options, port, answered } = workerData as ParseRequest;

async function answer(): Promise<ParseAnswer> {
  const grammar = await loadGrammar(source);
  const symbols = symbolsOf(grammar);
  try {
    return { parsed: { ...parse(grammar, text, options), symbols } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { parsed: { ...parseFlat(grammar, text, options), symbols } };
  }
}

const result = await answer().catch((error): ParseAnswer => ({ failure: String(error) }));
const arrays = "parsed" in result ? Object.values({ ...result.parsed.table, ...result.parsed.table.tokens }) : [];
const buffers = arrays.flatMap((array) => (ArrayBuffer.isView(array) ? [array.buffer as ArrayBuffer] : []));
port.postMessage(result, buffers);
Atomics.store(answered, 0, 1);
Atomics.notify(answered, 0);
