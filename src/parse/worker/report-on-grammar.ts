import type { GrammarReport } from "../../grammar/analysis/grammar-report.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import { runInWorker } from "./worker-client.js";

/** How long an attempt may take, in milliseconds. */
const longest = 60_000;

/**
 * Reports on a grammar and its islands in a worker, with their code, or without it if that fails.
 * @param grammar one that was loaded
 * @throws Error if the report fails without the code, too
 */
export async function reportOnGrammar(grammar: Grammar): Promise<readonly GrammarReport[]> {
  const signal = new AbortController().signal;
  let failure = "";
  for (const withCode of [true, false]) {
    const answer = await runInWorker({ kind: "report", withCode }, grammar, { limit: longest, signal });
    if (typeof answer === "object" && "reports" in answer) return answer.reports;
    failure = typeof answer === "object" && "failure" in answer ? answer.failure : "it takes too long";
  }
  throw new Error(`${grammar.name} cannot be checked: ${failure}`);
}
