import type { Grammar } from "../../grammar/model/grammar.js";
import { type Draft, type Fault, faultOf } from "../recognize/sentence-fault.js";
import { runsForeignCode } from "./parse-anywhere.js";
import { runInWorker } from "./worker-client.js";

/** How long the worker may take, in milliseconds. */
const limit = 60_000;

/**
 * The first faults of drafts of a rule; see {@link faultOf}. Code that came with the grammar runs in a worker.
 * @param grammar that the drafts were generated from
 * @param drafts are looked at in this order
 * @param rule name of the parser rule that each draft derives from
 * @throws Error if the worker fails
 */
export async function findFaults(
  grammar: Grammar,
  drafts: readonly Draft[],
  rule: string,
): Promise<readonly (Fault | undefined)[]> {
  if (!runsForeignCode(grammar)) return drafts.map((draft) => faultOf(grammar, draft, rule));
  const signal = new AbortController().signal;
  const plain = drafts.map(({ text, tokens, settled = 0 }) => ({
    text,
    settled,
    tokens: tokens.map(({ type, start }) => ({ type, start })),
  }));
  const answer = await runInWorker({ kind: "check", withCode: true, drafts: plain, rule }, grammar, { limit, signal });
  if (typeof answer === "object" && "faults" in answer) return answer.faults;
  const failure = typeof answer === "object" && "failure" in answer ? answer.failure : "it takes too long";
  throw new Error(`Sentences of ${grammar.name} cannot be checked: ${failure}`);
}
