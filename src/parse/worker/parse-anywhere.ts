import type { Note } from "../../grammar/model/compiled-grammar.js";
import { type Grammar, grammarsOf, notesOf } from "../../grammar/model/grammar.js";
import { DeadlineError } from "../../grammar/run/token-stream.js";
import { type Effort, type ParsedText, parseText } from "../recognize/parse-text.js";
import type { ParseOptions } from "../recognize/parsed.js";
import { parseHere } from "./parse-here.js";
import type { ParseTask, ParseWorker, ParseWorkerAnswer } from "./parse-worker-tasks.js";

/** Texts of more UTF-16 units are parsed in a worker, so that the caller's thread stays responsive. */
const longestHere = 200_000;

/** How long this thread may parse, in milliseconds. A parse that takes longer starts over in a worker. */
const limitHere = 800;

/** How long an attempt may take by default, in milliseconds. */
const defaultLimit = 60_000;

/** Options for parsing a text. */
export interface TreeOptions extends ParseOptions {
  /**
   * How long each attempt may take, in milliseconds. An attempt that takes longer is followed by one with less effort: first
   * SLL prediction only, then without the grammar's code, then a flat list of tokens. Default: 60,000.
   */
  readonly parseLimit?: number;
}

/** How a text is parsed, and where. */
export interface ParsingOptions extends TreeOptions {
  /** Parses on another thread. If undefined, this thread parses everything, and code of grammars is left out. */
  readonly worker?: ParseWorker | undefined;
}

/** A text and how to parse it. */
export interface TextToParse {
  readonly grammar: Grammar;
  readonly text: string;
  readonly options: ParsingOptions;
}

/** A parsed text, and messages on how it was parsed. */
export interface ParsedWithNotes extends ParsedText {
  readonly notes: readonly Note[];
}

/**
 * Parses a text on this thread if it is small, fast to parse and not nested deeply, and else in a worker with a large stack.
 * Code that came with a grammar runs only in the worker.
 * @param task the text, its language and the limits of the parse
 * @param signal when it aborts, the parse ends and the promise rejects with its reason
 * @throws Error if even the lexer fails
 */
export async function parseAnywhere(task: TextToParse, signal: AbortSignal): Promise<ParsedWithNotes> {
  signal.throwIfAborted();
  const attempts = attemptsAt(task);
  let next = attempts.next();
  const { worker } = task.options;
  while (!next.done) {
    const { value } = next;
    const answer = worker ? await worker.run(value, task.grammar, { limit: value.limit, signal }) : undefined;
    next = attempts.next(answer ?? parseHere(value, task.grammar));
  }
  return next.value;
}

/**
 * Parses a text as {@link parseAnywhere} does and blocks this thread meanwhile.
 * @param task the text, its language and the limits of the parse
 */
export function parseAnywhereSync(task: TextToParse): ParsedWithNotes {
  const attempts = attemptsAt(task);
  let next = attempts.next();
  const { worker } = task.options;
  while (!next.done) {
    const { value } = next;
    const answer = worker?.runSync(value, task.grammar, value.limit);
    next = attempts.next(answer ?? parseHere(value, task.grammar));
  }
  return next.value;
}

/**
 * Tells whether parsing runs code or regular expressions that came with a grammar. Either may never end.
 * @param grammar its islands count as well
 */
export function runsForeignCode(grammar: Grammar): boolean {
  return !("language" in grammar.source) && (grammar.islands.length > 0 || grammar.hasCode);
}

/** Parses a text on this thread; undefined if it must be parsed in a worker. */
function parseOnThisThread({ grammar, text, options }: TextToParse): ParsedWithNotes | undefined {
  if (runsForeignCode(grammar) || text.length > longestHere) return undefined;
  const deadline = performance.now() + Math.min(limitHere, options.parseLimit ?? limitHere);
  try {
    return { ...parseText(grammar, text, { ...options, deadline }), notes: notesOf(grammar) };
  } catch (error) {
    if (error instanceof RangeError || error instanceof DeadlineError) return undefined;
    throw error;
  }
}

/** How the next attempt is made in a worker. */
interface ParseAttempt {
  /** Whether the code that came with the grammar runs. */
  readonly withCode: boolean;
  readonly effort: Effort;
}

/** Yields tasks for a worker until one succeeds, each with less effort than the one before, at last the flat list of tokens. */
function* attemptsAt(text: TextToParse): Generator<ParseTask, ParsedWithNotes, ParseWorkerAnswer> {
  const parsedHere = parseOnThisThread(text);
  if (parsedHere) return parsedHere;
  const { parseLimit = defaultLimit, worker, ...options } = text.options;
  const warnings: Note[] = [];
  let attempt: ParseAttempt = { withCode: grammarsOf(text.grammar).some(({ hasCode }) => hasCode), effort: "full" };
  for (;;) {
    const limit = attempt.effort === "flat" ? Number.POSITIVE_INFINITY : parseLimit;
    const answer = yield { kind: "parse", text: text.text, options, ...attempt, limit };
    if (typeof answer === "object" && "parsed" in answer) {
      return { ...answer.parsed, notes: [...answer.notes, ...warnings] };
    }
    if (typeof answer === "object" && !("failure" in answer)) throw new Error("The worker answered another task.");
    const next =
      answer === "timeout"
        ? afterTimeout(attempt, text.grammar, parseLimit)
        : afterFailure(attempt, text.grammar, answer.failure);
    warnings.push({ kind: "warning", text: next.warning });
    attempt = next.attempt;
  }
}

/** The attempt after one that took too long, with the note for the user. */
function afterTimeout(
  { withCode, effort }: ParseAttempt,
  { name }: Grammar,
  limit: number,
): { readonly attempt: ParseAttempt; readonly warning: string } {
  const late = `Parsing took longer than ${limit / 1000} s`;
  if (effort === "full") {
    return { attempt: { withCode, effort: "sll" }, warning: `${late}: it is parsed with SLL prediction only.` };
  }
  if (withCode) {
    const warning = `${late}: the code of the grammar ${name} is left out, predicates taken as true.`;
    return { attempt: { withCode: false, effort }, warning };
  }
  return { attempt: { withCode, effort: "flat" }, warning: `${late}: the input is taken as a list of tokens.` };
}

/**
 * The attempt after one that failed, with the note for the user.
 * @throws Error if there is no attempt with less effort
 */
function afterFailure(
  { withCode, effort }: ParseAttempt,
  { name }: Grammar,
  failure: string,
): { readonly attempt: ParseAttempt; readonly warning: string } {
  if (withCode) {
    const warning = `The code of the grammar ${name} failed: ${failure}. It is left out, predicates taken as true.`;
    return { attempt: { withCode: false, effort }, warning };
  }
  if (effort === "flat") throw new Error(failure);
  const warning = `Parsing failed: ${failure}. The input is taken as a list of tokens.`;
  return { attempt: { withCode, effort: "flat" }, warning };
}
