/** The tasks and answers of parse workers. */
import type { GrammarReport } from "../../grammar/analysis/grammar-report.js";
import type { Note } from "../../grammar/model/compiled-grammar.js";
import type { Grammar } from "../../grammar/model/grammar.js";
import type { Effort, ParsedText } from "../recognize/parse-text.js";
import type { ParseOptions } from "../recognize/parsed.js";
import type { Draft, Fault } from "../recognize/sentence-fault.js";

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

/** The answer of the worker, or `timeout` if there was none in time. `notes` are those of the grammar after the parse. */
export type ParseWorkerAnswer =
  | { readonly parsed: ParsedText; readonly notes: readonly Note[] }
  | { readonly reports: readonly GrammarReport[] }
  | { readonly faults: readonly (Fault | undefined)[] }
  | { readonly failure: string }
  | "timeout";

/** Works on another thread, with a large stack, and can be ended at any time. */
export interface ParseWorker {
  /** @param options when `signal` aborts, the work ends and the promise rejects with its reason */
  readonly run: (
    work: WorkerTask,
    grammar: Grammar,
    options: { readonly limit: number; readonly signal: AbortSignal },
  ) => Promise<ParseWorkerAnswer>;
  /** Does the same, and this thread waits for it. */
  readonly runSync: (work: WorkerTask, grammar: Grammar, limit: number) => ParseWorkerAnswer;
}
