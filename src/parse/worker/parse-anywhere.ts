import type { GrammarReport } from "../../grammar/analysis/grammar-report.js";
import type { Note } from "../../grammar/model/compiled-grammar.js";
import { type Grammar, grammarsOf, notesOf } from "../../grammar/model/grammar.js";
import type { ParseOptions } from "../recognize/parse.js";
import { type Effort, type ParsedText, parseText } from "../recognize/parse-text.js";
import { DeadlineError } from "../tokens/token-stream.js";
import { type ParseTask, runInWorker, runInWorkerSync, type WorkerAnswer } from "./worker-client.js";

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
export interface TextToParse {
  readonly grammar: Grammar;
  readonly text: string;
  readonly options: TreeOptions;
}

/** A parsed text, and what the user may want to know of how it came about. */
export interface ParsedWithNotes extends ParsedText {
  readonly notes: readonly Note[];
}

/**
 * Parses a text: on this thread if it is small, quickly done and not deep, else in a worker with a large stack that can be
 * ended. The code that came with a grammar runs only in there.
 * @param signal when it aborts, the parse is given up and the promise rejects
 */
export async function parseAnywhere(task: TextToParse, signal: AbortSignal): Promise<ParsedWithNotes> {
  signal.throwIfAborted();
  const course = stepsOf(task);
  let next = course.next();
  while (!next.done)
    next = course.next(await runInWorker(next.value, task.grammar, { limit: next.value.limit, signal }));
  return next.value;
}

/** The same, and this thread waits for it. */
export function parseAnywhereSync(task: TextToParse): ParsedWithNotes {
  const course = stepsOf(task);
  let next = course.next();
  while (!next.done) next = course.next(runInWorkerSync(next.value, task.grammar, next.value.limit));
  return next.value;
}

/** Yields what a worker is to do, and is sent what came of it. */
function* stepsOf(task: TextToParse): Generator<ParseTask, ParsedWithNotes, WorkerAnswer> {
  return parseOnThisThread(task) ?? (yield* attemptsAt(task));
}

/** Tells whether code or regular expressions that came with a grammar are run to read with it: they may take for ever. */
export function runsForeignCode(grammar: Grammar): boolean {
  return grammar.islands.length > 0 || grammar.hasCode;
}

/** Undefined if the text is not for this thread. */
function parseOnThisThread({ grammar, text, options }: TextToParse): ParsedWithNotes | undefined {
  if (runsForeignCode(grammar) || text.length > large) return undefined;
  const deadline = performance.now() + Math.min(quick, options.parseLimit ?? quick);
  try {
    return { ...parseText(grammar, text, { ...options, deadline }), notes: notesOf(grammar) };
  } catch (error) {
    if (error instanceof RangeError || error instanceof DeadlineError) return undefined;
    throw error;
  }
}

/** Asks for attempts until one succeeds. The last one, the tokens without any parsing, does. */
function* attemptsAt({
  grammar,
  text,
  options: { parseLimit: limit = defaultLimit, ...options },
}: TextToParse): Generator<ParseTask, ParsedWithNotes, WorkerAnswer> {
  const notes: Note[] = [];
  const warn = (text: string) => void notes.push({ kind: "warning", text });
  let withCode = grammarsOf(grammar).some((each) => each.hasCode);
  let effort: Effort = "full";
  for (;;) {
    const itsLimit = effort === "flat" ? Number.POSITIVE_INFINITY : limit;
    const answer = yield { kind: "parse", text, options, withCode, effort, limit: itsLimit };
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
      const failure = `The code of the grammar ${grammar.name} failed: ${answer.failure}`;
      warn(`${failure}. It is left out, predicates taken as true.`);
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
    const answer = await runInWorker({ kind: "report", withCode }, grammar, { limit: defaultLimit, signal });
    if (typeof answer === "object" && "reports" in answer) return answer.reports;
    failure = typeof answer === "object" && "failure" in answer ? answer.failure : "it takes too long";
  }
  throw new Error(`${grammar.name} cannot be checked: ${failure}`);
}
