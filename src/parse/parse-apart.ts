import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { Note } from "../grammar/compiled-grammar.js";
import { type Grammar, type GrammarSource, grammarsOf, notesOf } from "../grammar/grammar.js";
import type { GrammarReport } from "../grammar/grammar-report.js";
import type { ParseOptions } from "./parse.js";
import { type Effort, type ParsedText, parseText } from "./parse-text.js";
import { DeadlineError } from "./token-stream.js";

/** How deep a parser may recurse on the worker's stack, in MB: enough for more than 100,000 nested levels. */
const stackSizeMb = 256;

/** Inputs of more UTF-16 units than this are parsed in a worker, so that the caller's thread stays responsive. */
const large = 200_000;

/** How long this thread may be busy with parsing, in milliseconds; what takes longer is begun anew in a worker. */
const quick = 800;

/** How long an attempt may take, in milliseconds, unless the caller says otherwise. */
const defaultLimit = 60_000;

/** How a text is parsed. */
export interface TreeOptions extends ParseOptions {
  /** After so many milliseconds an attempt is given up for one that does with less: SLL only, then only the tokens. */
  readonly parseLimit?: number;
}

/** What is to be parsed. */
export interface ParseTask {
  readonly grammar: Grammar;
  readonly text: string;
  readonly options: TreeOptions;
}

/** A parsed text, and what the user may want to know of how it came about. */
export interface ParsedApart extends ParsedText {
  readonly notes: readonly Note[];
}

/** One try: with the code that came with the grammar or without, and how much of an effort. */
interface Attempt {
  readonly withCode: boolean;
  readonly effort: Effort;
  /** In milliseconds. */
  readonly limit: number;
}

/** What the worker is asked to do: to parse a text, or to report on a grammar. */
export type Work =
  | (Attempt & { readonly kind: "parse"; readonly text: string; readonly options: ParseOptions })
  | { readonly kind: "report"; readonly withCode: boolean };

/** What the worker is told. */
export interface WorkRequest {
  readonly work: Work;
  readonly source: GrammarSource;
  readonly port: MessagePort;
  /** Set to 1 when the answer has been sent. */
  readonly answered: Int32Array;
}

/** What the worker answers; `notes` are those of the grammar as it was run. */
export type WorkAnswer =
  | { readonly parsed: ParsedText; readonly notes: readonly Note[] }
  | { readonly reports: readonly GrammarReport[] }
  | { readonly failure: string }
  | "timeout";

/**
 * Parses a text: on this thread if it is small, quickly done and not deep, else in a worker with a large stack that can be
 * ended. The code that came with a grammar runs only in there.
 * @param signal when it aborts, the parse is given up and the promise rejects
 */
export async function parseAnywhere(task: ParseTask, signal: AbortSignal): Promise<ParsedApart> {
  signal.throwIfAborted();
  const here = parseHere(task);
  if (here) return here;
  const attempts = attemptsAt(task);
  for (let next = attempts.next(); ; ) {
    if (next.done) return next.value;
    const { limit } = next.value;
    next = attempts.next(await workApart(workOf(task, next.value), task.grammar, { limit, signal }));
  }
}

/** The same, and this thread waits for it. */
export function parseAnywhereSync(task: ParseTask): ParsedApart {
  const here = parseHere(task);
  if (here) return here;
  const attempts = attemptsAt(task);
  for (let next = attempts.next(); ; ) {
    if (next.done) return next.value;
    next = attempts.next(workApartSync(workOf(task, next.value), task.grammar, next.value.limit));
  }
}

/** Tells whether code or regular expressions that came with a grammar are run to read with it: they may take for ever. */
export function isForeign(grammar: Grammar): boolean {
  return grammar.islands.length > 0 || grammar.hasCode;
}

/** Undefined if the text is not for this thread. */
function parseHere({ grammar, text, options }: ParseTask): ParsedApart | undefined {
  if (isForeign(grammar) || text.length > large) return undefined;
  const deadline = performance.now() + Math.min(quick, options.parseLimit ?? quick);
  try {
    return { ...parseText(grammar, text, { ...options, deadline }), notes: notesOf(grammar) };
  } catch (error) {
    if (error instanceof RangeError || error instanceof DeadlineError) return undefined;
    throw error;
  }
}

function workOf({ text, options: { parseLimit, ...options } }: ParseTask, attempt: Attempt): Work {
  return { kind: "parse", text, options, ...attempt };
}

/** Asks for attempts until one succeeds. The last one, the tokens without any parsing, does. */
function* attemptsAt({ grammar, options }: ParseTask): Generator<Attempt, ParsedApart, WorkAnswer> {
  const notes: Note[] = [];
  const warn = (text: string) => void notes.push({ kind: "warning", text });
  const limit = options.parseLimit ?? defaultLimit;
  let withCode = grammarsOf(grammar).some((each) => each.hasCode);
  let effort: Effort = "full";
  for (;;) {
    const answer = yield { withCode, effort, limit: effort === "flat" ? Number.POSITIVE_INFINITY : limit };
    if (answer === "timeout") {
      const late = `Parsing took longer than ${limit / 1000} s`;
      if (effort === "full") {
        warn(`${late}: it is parsed with SLL prediction only.`);
        effort = "quick";
      } else if (withCode) {
        warn(`${late}: the code of the grammar ${grammar.name} is left out, predicates taken as true.`);
        withCode = false;
      } else {
        warn(`${late}: the input is taken as a list of tokens.`);
        effort = "flat";
      }
    } else if ("parsed" in answer) {
      return { ...answer.parsed, notes: [...answer.notes, ...notes] };
    } else if ("reports" in answer) {
      throw new Error("The worker did other work.");
    } else if (withCode) {
      warn(
        `The code of the grammar ${grammar.name} failed: ${answer.failure}. It is left out, predicates taken as true.`,
      );
      withCode = false;
    } else if (effort !== "flat") {
      warn(`Parsing failed: ${answer.failure}. The input is taken as a list of tokens.`);
      effort = "flat";
    } else {
      throw new Error(answer.failure);
    }
  }
}

/**
 * Reports on a grammar and its islands, with the code that came with them, in a worker.
 * @throws Error if that fails without the code, too
 */
export async function reportOnGrammar(grammar: Grammar): Promise<readonly GrammarReport[]> {
  const signal = new AbortController().signal;
  let failure = "";
  for (const withCode of [true, false]) {
    const answer = await workApart({ kind: "report", withCode }, grammar, { limit: defaultLimit, signal });
    if (typeof answer === "object" && "reports" in answer) return answer.reports;
    failure = typeof answer === "object" && "failure" in answer ? answer.failure : "it takes too long";
  }
  throw new Error(`${grammar.name} cannot be checked: ${failure}`);
}

/** Has the work done in a worker that is ended in any case. */
async function workApart(
  work: Work,
  grammar: Grammar,
  { limit, signal }: { readonly limit: number; readonly signal: AbortSignal },
): Promise<WorkAnswer> {
  const { worker, port } = start(work, grammar);
  let timer: NodeJS.Timeout | undefined;
  let abort = () => {};
  try {
    return await new Promise<WorkAnswer>((resolve, reject) => {
      abort = () => reject(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      worker.once("error", (error) => resolve({ failure: error.message }));
      worker.once("exit", () => setImmediate(resolve, { failure: "it ended the process" } satisfies WorkAnswer));
      port.once("message", resolve);
      if (limit < 2 ** 31) timer = setTimeout(resolve, limit, "timeout");
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    port.close();
    await worker.terminate();
  }
}

function workApartSync(work: Work, grammar: Grammar, limit: number): WorkAnswer {
  const { worker, port, answered } = start(work, grammar);
  Atomics.wait(answered, 0, 0, limit);
  const message = receiveMessageOnPort(port) as { message: WorkAnswer } | undefined;
  port.close();
  void worker.terminate();
  return message ? message.message : "timeout";
}

function start(work: Work, { source }: Grammar) {
  const { port1: port, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const request: WorkRequest = { work, source, port: port2, answered };
  const worker = new Worker(new URL("./parse-worker.js", import.meta.url), {
    workerData: request,
    transferList: [port2],
    resourceLimits: { stackSizeMb },
    // Code that came with a grammar sees no arguments, and what it prints is not for the user.
    argv: [],
    // Options that say what the process runs are not for the worker.
    execArgv: process.execArgv.filter((option) => option.startsWith("--max-")),
    stdout: true,
    stderr: true,
  });
  return { worker, port, answered };
}
