import type { Grammar } from "../../grammar/model/grammar.js";
import { type Draft, type Fault, faultOf } from "../recognize/sentence-fault.js";
import { runsForeignCode } from "./parse-anywhere.js";
import { ParseSession } from "./worker-client.js";

/** How long the worker may take for drafts that are checked together, in milliseconds. */
const limit = 60_000;

/** Finds faults of drafts of a rule; see {@link faultOf}. Code that came with the grammar runs in a worker, until this is closed. */
export class FaultFinder {
  readonly #grammar: Grammar;
  readonly #rule: string;
  #session: ParseSession | undefined;

  constructor(grammar: Grammar, rule: string) {
    this.#grammar = grammar;
    this.#rule = rule;
  }

  /** The first faults of drafts, undefined for sentences. @throws Error if the worker fails */
  async find(drafts: readonly Draft[]): Promise<readonly (Fault | undefined)[]> {
    const [grammar, rule] = [this.#grammar, this.#rule];
    if (!runsForeignCode(grammar)) return drafts.map((draft) => faultOf(grammar, draft, rule));
    const plain = drafts.map(({ text, tokens, settled = 0 }) => ({
      text,
      settled,
      tokens: tokens.map(({ type, start }) => ({ type, start })),
    }));
    if (this.#session) this.#session.check(plain);
    else this.#session = new ParseSession({ kind: "check", withCode: true, drafts: plain, rule }, grammar);
    const answer = await this.#session.answer({ limit, signal: new AbortController().signal });
    if (typeof answer === "object" && "faults" in answer) return answer.faults;
    const failure = typeof answer === "object" && "failure" in answer ? answer.failure : "it takes too long";
    throw new Error(`Sentences of ${grammar.name} cannot be checked: ${failure}`);
  }

  /** Ends the worker if there is one. */
  async close(): Promise<void> {
    await this.#session?.close();
    this.#session = undefined;
  }
}
