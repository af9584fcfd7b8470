/** Parses on this thread if there is no worker: with the thread's own stack, and without the code of grammars. */
import { type Grammar, notesOf } from "../../grammar/model/grammar.js";
import { firstLine } from "../../grammar/model/grammar-error.js";
import { DeadlineError } from "../../grammar/run/token-stream.js";
import { parseText } from "../recognize/parse-text.js";
import type { ParseTask, ParseWorkerAnswer } from "./parse-worker-tasks.js";

/**
 * Makes one attempt to parse a text.
 * @param task the text, how to parse it, and the limit in milliseconds; a task with code of the grammar fails
 * @param grammar the language of the text
 */
export function parseHere({ text, options, effort, withCode, limit }: ParseTask, grammar: Grammar): ParseWorkerAnswer {
  if (withCode) return { failure: "it runs in Node only" };
  try {
    const parsed = parseText(grammar, text, { ...options, effort, deadline: performance.now() + limit });
    return { parsed, notes: notesOf(grammar) };
  } catch (error) {
    return error instanceof DeadlineError ? "timeout" : { failure: parseFailure(error) };
  }
}

/**
 * The reason why a parse has failed, as the end of a sentence.
 * @param error what the parser threw; any value, because foreign code may throw anything
 */
export function parseFailure(error: unknown): string {
  const isTooDeep = error instanceof RangeError && error.message.includes("call stack");
  return isTooDeep ? "it is nested too deep" : firstLine(error);
}
