/** Makes the arguments of a failing call small. */
import { loadLanguage } from "../grammar/languages.js";
import type { Grammar } from "../grammar/model/grammar.js";
import { FunctionOracle } from "../oracle/function-oracle.js";
import { isThenable, type Outcome } from "../oracle/oracle.js";
import { parseTreeSync } from "../parse/parse-tree.js";
import { syntaxOf } from "../parse/syntax-of-text.js";
import { guaranteeOf } from "../pipeline/guarantee-of.js";
import { readPipeline } from "../pipeline/notation.js";
import { checkOptions } from "../reduction/check-options.js";
import { createContext, type ReductionContext } from "../reduction/context.js";
import { rulesOf } from "../reduction/driver-rules.js";
import { nodePlatform } from "../reduction/node-platform.js";
import { type StopOptions, StopSignal } from "../reduction/stop-signal.js";
import { drive } from "../schedule/driver.js";
import { FlakinessGuard } from "../schedule/flakiness-guard.js";
import { stoppedBy } from "../schedule/run-rules.js";
import type { Statistics, Stopped } from "../schedule/statistics.js";
import { driveSync } from "../schedule/sync-driver.js";
import { callSource } from "../values/call-source.js";
import { type StringLanguage, valueSyntax } from "../values/value-syntax.js";
import { CallError } from "./call-error.js";
import { callPipeline, callSearch } from "./call-search.js";
import { CallUnderTest } from "./call-under-test.js";
import type { Ending } from "./call-within.js";
import { placeOf, type SameError } from "./failure.js";

/** How a call is reduced. */
export interface CallOptions<Args extends readonly unknown[] = readonly unknown[]> extends StopOptions {
  /** The function. */
  readonly call: (...args: Args) => unknown;
  /** What the source of the minimal call names the function. Default: its own name. */
  readonly name?: string;
  /** When an error counts as the same as that of the original call. Default: `message`. */
  readonly sameError?: SameError;
  /** A grammar, or in `reduceCall` the name of a bundled language, for the strings that fit it. Default: none. */
  readonly language?: string | Grammar;
  /** Milliseconds after which a call is interrupted. Default: ten times the duration of the first call, at least 5 s. */
  readonly timeout?: number;
  /** Ends the reduction after this number of calls, with the best result so far. Default: no limit. */
  readonly limitTests?: number;
  /** The pipeline. Default: `best-first | trec | alternatives | chars | *`. */
  readonly reduce?: string;
}

/** The result of the reduction of a call. */
export interface ReducedCall<Args extends readonly unknown[] = readonly unknown[]> {
  /** The minimal arguments, which the function has not seen. */
  readonly args: Args;
  /** What the call throws with them. */
  readonly error: unknown;
  /** The minimal call as JavaScript. What has no source, such as a native function, stands in it as a comment. */
  readonly source: string;
  /** File, line and column of the error, passing over packages and Node itself. Undefined if that is not known. */
  readonly place: string | undefined;
  /** Why the reduction ended. */
  readonly stopped: Stopped;
  /** The minimality of the arguments. Missing if the reduction was ended early. */
  readonly guarantee?: string;
  /** Counts and times of the run; each call is a test. */
  readonly statistics: Statistics;
}

/**
 * Makes the arguments of a failing call small, all of them together, as long as the same error comes. The function is called many times, in
 * this process and one call after the other, each time with values of its own; the arguments given are not changed.
 * @param fn the function, or the function and options
 * @param args the arguments with which it throws
 * @throws CallError if the call does not throw, or its first call does not end in time
 * @throws RangeError or TypeError if an option has a value that it cannot have
 */
export async function reduceCall<Args extends readonly unknown[]>(
  fn: ((...args: Args) => unknown) | CallOptions<Args>,
  ...args: Args
): Promise<ReducedCall<Args>> {
  return await prepareCall(fn, args)();
}

/**
 * Notes the arguments of a call before they can change.
 * @param fn the function that fails, or options with it
 * @param args the arguments, which are written down at once; the caller may change them afterwards
 * @returns reduces the call
 */
export function prepareCall<Args extends readonly unknown[]>(
  fn: ((...args: Args) => unknown) | CallOptions<Args>,
  args: Args,
): () => Promise<ReducedCall<Args>> {
  const options = optionsOf(fn);
  const run = new CallRun<Args>(options, args);
  return async () => {
    const { language } = options;
    return await run.reduce(typeof language === "string" ? await loadLanguage(language) : language);
  };
}

/**
 * Does the same as {@link reduceCall} for a function that returns no promise, and blocks this thread until the result is there.
 * @param fn the function that fails, or options with it
 * @param args the arguments of the failing call
 * @throws CallError also if the function returns a promise
 */
export function reduceCallSync<Args extends readonly unknown[]>(
  fn: ((...args: Args) => unknown) | CallOptions<Args>,
  ...args: Args
): ReducedCall<Args> {
  const options = optionsOf(fn);
  const { language } = options;
  if (typeof language === "string") {
    throw new TypeError(
      `The language is a name, ${language}; reduceCallSync() needs a grammar: await loadLanguage(${JSON.stringify(language)}).`,
    );
  }
  return new CallRun<Args>(options, args).reduceSync(language);
}

function optionsOf<Args extends readonly unknown[]>(
  fn: ((...args: Args) => unknown) | CallOptions<Args>,
): CallOptions<Args> {
  const options = typeof fn === "function" ? { call: fn } : fn;
  if (typeof options?.call !== "function") {
    throw new TypeError(
      "There is no function to call. Give reduceCall(fn, …args) or reduceCall({ call: fn, …options }, …args).",
    );
  }
  const { sameError = "message" } = options;
  if (typeof sameError !== "function" && sameError !== "message" && sameError !== "place") {
    throw new TypeError(`The option sameError is ${String(sameError)}; it must be "message", "place" or a function.`);
  }
  checkOptions(options as object);
  return options;
}

/** The reduction of one call. */
class CallRun<Args extends readonly unknown[]> {
  readonly #options: CallOptions<Args>;
  readonly #call: CallUnderTest;
  /** How many calls have begun since the first. */
  #begun = 0;

  constructor(options: CallOptions<Args>, args: Args) {
    this.#options = options;
    this.#call = new CallUnderTest(options.call as (...args: readonly unknown[]) => unknown, args, {
      name: options.name,
      sameError: options.sameError ?? "message",
      timeout: options.timeout,
    });
  }

  async reduce(grammar: Grammar | undefined): Promise<ReducedCall<Args>> {
    const oracle = new FunctionOracle((text) => this.#test(text));
    const opening = this.#call.open();
    let step = opening.next();
    while (!step.done) step = opening.next(await this.#settled(step.value));
    oracle.timeLimit.duration = this.#call.timeout;
    const context = this.#context(step.value);
    const guard = new FlakinessGuard(oracle, context.statistics, {});
    const stop = new StopSignal(this.#options, nodePlatform);
    try {
      const rules = rulesOf(context, stop.signal);
      rules.onAccepted(step.value, "input");
      const search = this.#search(step.value, grammar);
      const stopped = await drive(search, { ...rules, guard, isLast: false, jobs: 1 });
      return this.#conclude(context, stopped as Stopped);
    } catch (error) {
      if (!stop.signal.aborted || error !== stop.signal.reason) throw error;
      return this.#conclude(context, stoppedBy(stop.signal));
    } finally {
      stop.release();
    }
  }

  reduceSync(grammar: Grammar | undefined): ReducedCall<Args> {
    const opening = this.#call.open();
    let step = opening.next();
    while (!step.done) step = opening.next(this.#atOnce(this.#call.call(step.value) as Ending));
    const context = this.#context(step.value);
    const { signal = new AbortController().signal, limitTime = Number.POSITIVE_INFINITY } = this.#options;
    const rules = rulesOf(context, signal);
    rules.onAccepted(step.value, "input");
    const predicate = (text: string) => this.#call.outcomeOf(this.#call.call(text));
    const stopped = driveSync(this.#search(step.value, grammar)(), { ...rules, predicate, limitTime });
    return this.#conclude(context, stopped);
  }

  /** How a call ends once its promise has settled. */
  async #settled(text: string): Promise<Ending> {
    const ending = this.#call.call(text) as Ending;
    if (ending.kind !== "returned" || !isThenable(ending.value)) return ending;
    const { value } = ending;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Ending>((resolve) => {
      timer = setTimeout(() => resolve({ kind: "timeout" }), Math.min(this.#call.timeout, 2 ** 31 - 1));
    });
    const settled = Promise.resolve(value).then(
      (each): Ending => ({ kind: "returned", value: each }),
      (thrown): Ending => ({ kind: "threw", thrown }),
    );
    return await Promise.race([settled, late]).finally(() => clearTimeout(timer));
  }

  #test(text: string): Outcome | Promise<Outcome> {
    const number = ++this.#begun;
    const ending = this.#call.call(text);
    if (ending?.kind !== "returned" || !isThenable(ending.value)) return this.#call.outcomeOf(ending);
    // A promise that settles when it has been given up says nothing any more.
    return Promise.resolve(ending.value).then(
      () => "uninteresting",
      (thrown: unknown) => (number === this.#begun ? this.#call.outcomeOf({ kind: "threw", thrown }) : "timeout"),
    );
  }

  #atOnce(ending: Ending): Ending {
    if (ending.kind === "returned" && isThenable(ending.value)) {
      Promise.resolve(ending.value).catch(() => undefined);
      throw new CallError(`${this.#call.name}(…) returns a promise. Use reduceCall() instead of reduceCallSync().`);
    }
    return ending;
  }

  /** The state of a reduction that asks for no grammar, because the syntax of values takes its place. */
  #context(text: string): ReductionContext {
    const { limitTests } = this.#options;
    const options = { input: text, reduce: "chars", ...(limitTests !== undefined && { limitTests }) };
    const context = createContext(options, undefined, nodePlatform);
    for (const outcome of this.#call.firstOutcomes) {
      context.statistics.end(context.statistics.begin(text), outcome);
    }
    return context;
  }

  #search(text: string, grammar: Grammar | undefined) {
    const { reduce = callPipeline } = this.#options;
    const syntax = valueSyntax(grammar && stringLanguage(grammar));
    const rewrite = (each: string) => this.#call.rewrite(each);
    return () => callSearch(text, { syntax, rewrite, reduce });
  }

  #conclude({ statistics }: ReductionContext, stopped: Stopped): ReducedCall<Args> {
    const args = this.#call.valuesOf(statistics.best) as unknown as Args;
    const guarantee = guaranteeOf(readPipeline(this.#options.reduce ?? callPipeline), { input: true, result: true });
    return {
      args,
      error: this.#call.thrown,
      source: callSource(args, { name: this.#call.name, isKept: (value) => this.#call.isKept(value) }),
      place: placeOf(this.#call.thrown),
      stopped,
      ...(stopped === "finished" && guarantee !== undefined && { guarantee }),
      statistics: statistics.snapshot(),
    };
  }
}

/** A grammar for strings. A string that does not fit it is none of its sentences. */
function stringLanguage(grammar: Grammar): StringLanguage {
  const parse = (text: string) => {
    const parsed = parseTreeSync(grammar, text);
    return parsed.problem === undefined ? parsed.tree : undefined;
  };
  return { parse, syntax: syntaxOf(grammar, parseTreeSync(grammar, ""), {}) };
}
