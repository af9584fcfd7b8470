/** Looks for failures: mutates texts, keeps those that show something new, and makes what it finds small. */

import { Coverage, nothing, type Ran, without } from "./fuzz/coverage.js";
import { type Member, Mutator } from "./fuzz/mutator.js";
import { type Observed, observed } from "./fuzz/observed.js";
import { loadLanguage } from "./grammar/languages.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { Oracle } from "./oracle/oracle.js";
import { parseTree } from "./parse/parse-tree.js";
import { reduce } from "./reduce.js";
import { readInput } from "./reduction/context.js";
import { longestTimeout } from "./reduction/initial-checks.js";
import { nodePlatform } from "./reduction/node-platform.js";
import { type StopOptions, StopSignal } from "./reduction/stop-signal.js";
import { NotInterestingError } from "./reduction/test-sanity.js";

/** Options of {@link fuzz}. */
export interface FuzzOptions extends StopOptions {
  /** The texts that the first mutations start from. */
  readonly seeds: readonly string[];
  /** Name of a bundled language, or a grammar. Default: `text`, structure without a grammar. */
  readonly language?: string | Grammar;
  /** The test. A text fails if the test finds it interesting, or if its function throws. */
  readonly test: Test;
  /** A whole number. The same seed makes the same mutations. Default: 0. */
  readonly seed?: number;
  /** Ends after so many tests, those of reductions included. Default: no limit. */
  readonly limitTests?: number;
  /** Milliseconds after which a test is ended. Default: 5 s. */
  readonly timeout?: number;
  /** How many tests may be spent to make a text small that joins the population. Default: 200. */
  readonly memberTests?: number;
  /** Whether a text also joins that runs code of this process which did not run before; for a test that is a function. */
  readonly coverage?: boolean;
}

/** What was found. */
export interface Finding {
  /** A text of a failure, or one that joins the population. */
  readonly kind: "failure" | "member";
  /** The text, made small. */
  readonly text: string;
  /** The text as it was found. */
  readonly found: string;
  /** What the test showed, without numbers, quoted texts and folders. No two failures have the same. */
  readonly signature: string;
  /** Number of tests until then. */
  readonly tests: number;
}

/** Ends the search when the limit of tests is reached. */
class LimitError extends Error {}

/**
 * Mutates texts until a limit or an abort ends it. A limit is not an error.
 * @param options the seeds, the test and limits. `limitTime` and `timeout` are in milliseconds
 * @throws RangeError if there are no seeds, or all of them fail, or coverage is wanted of a test that runs elsewhere
 * @throws OracleError if the test cannot be run
 * @throws UnknownLanguageError if there is no such language
 */
export async function* fuzz(options: FuzzOptions): AsyncGenerator<Finding, void, undefined> {
  const { seeds, language = "text", test } = options;
  if (seeds.length === 0) throw new RangeError("There are no seeds. Give at least one text to start from.");
  if (options.coverage && typeof test !== "function") {
    throw new RangeError(
      "Only a function in this process shows which code runs. Leave out coverage, or give a function.",
    );
  }
  const grammar = typeof language === "string" ? await loadLanguage(language) : language;
  const stop = new StopSignal(options, nodePlatform);
  const coverage = options.coverage ? new Coverage(isTreemins) : undefined;
  const oracle = openOracle(coverage && typeof test === "function" ? coverage.watch(test) : test, readInput(""));
  oracle.timeLimit.duration = Math.min(options.timeout ?? 5000, longestTimeout);
  try {
    yield* new Fuzzing(options, { grammar, oracle, coverage, signal: stop.signal }).run();
  } catch (error) {
    const isAborted = stop.signal.aborted && error === stop.signal.reason;
    if (!isAborted && !(error instanceof LimitError)) throw error;
  } finally {
    stop.release();
    coverage?.close();
    await oracle.close();
  }
}

const home = new URL(".", import.meta.url).href;

/** Packages that run between two tests. */
const libraries = /\/node_modules\/(?:antlr4ng|pure-rand|diff|ignore|re2js)\//;

function isTreemins(url: string): boolean {
  return url.startsWith(home) || libraries.test(url);
}

/** What fuzzing works with. */
interface Tools {
  readonly grammar: Grammar;
  readonly oracle: Oracle;
  readonly coverage: Coverage | undefined;
  readonly signal: AbortSignal;
}

/** A search for failures. */
class Fuzzing {
  readonly #options: FuzzOptions;
  readonly #tools: Tools;
  readonly #mutator: Mutator;
  readonly #members: Member[] = [];
  /** The signatures that were seen. */
  readonly #known = new Set<string>();
  readonly #tried = new Set<string>();
  #tests = 0;

  constructor(options: FuzzOptions, tools: Tools) {
    this.#options = options;
    this.#tools = tools;
    this.#mutator = new Mutator(tools.grammar, options.seed ?? 0);
  }

  async *run(): AsyncGenerator<Finding, void, undefined> {
    for (const text of new Set(this.#options.seeds)) {
      yield* this.#consider(text, true);
    }
    if (this.#members.length === 0) throw new RangeError("All seeds fail. Give at least one that does not.");
    for (;;) {
      // A test in this process would otherwise never let timers and signals in.
      await new Promise((resolve) => setImmediate(resolve));
      this.#tools.signal.throwIfAborted();
      yield* this.#consider(this.#mutator.mutate(this.#members), false);
    }
  }

  async *#consider(found: string, isSeed: boolean): AsyncGenerator<Finding, void, undefined> {
    if (this.#tried.has(found)) return;
    if (this.#tried.size >= mostRemembered) this.#tried.clear();
    this.#tried.add(found);
    const { isFailure, signature, ran } = await this.#observe(found);
    const isNew = !this.#known.has(signature);
    const news = this.#tools.coverage?.news(ran) ?? nothing;
    this.#known.add(signature);
    if (isFailure && isNew) {
      const text = await this.#smallest(found, { signature, ran: nothing }, Number.POSITIVE_INFINITY);
      yield { kind: "failure", text, found, signature, tests: this.#tests };
    }
    if (isFailure || signature.startsWith("timeout") || !(isSeed || isNew || news.size > 0)) return;
    if (isSeed) return await this.#join(found);
    const text = await this.#smallest(found, { signature, ran: news }, this.#options.memberTests ?? 200);
    await this.#join(text);
    yield { kind: "member", text, found, signature, tests: this.#tests };
  }

  /** A smaller text that shows the same and runs the same code. */
  async #smallest(input: string, wanted: Pick<Seen, "signature" | "ran">, limitTests: number): Promise<string> {
    if (limitTests === 0) return input;
    const { grammar: language, signal } = this.#tools;
    const test = async (text: string) => {
      const { signature, ran } = await this.#observe(text);
      return signature === wanted.signature && without(wanted.ran, ran).size === 0;
    };
    const limit = Number.isFinite(limitTests) ? { limitTests } : {};
    let smallest = input;
    const onEvent: Parameters<typeof reduce>[0]["onEvent"] = (event) => {
      if (event.kind === "accepted") smallest = event.text;
    };
    try {
      return (await reduce({ input, language, test, signal, onEvent, ...limit })).text;
    } catch (error) {
      // The test is flaky, or the limit of all tests is reached.
      if (error instanceof NotInterestingError || error instanceof LimitError) return smallest;
      throw error;
    }
  }

  async #join(text: string): Promise<void> {
    const { tree } = await parseTree(this.#tools.grammar, text, { signal: this.#tools.signal });
    this.#members.push({ text, tree });
  }

  async #observe(text: string): Promise<Seen> {
    if (this.#tests >= (this.#options.limitTests ?? Number.POSITIVE_INFINITY)) throw new LimitError();
    this.#tests++;
    const { oracle, coverage, signal } = this.#tools;
    return { ...observed(await oracle.inspect(text, signal)), ran: coverage?.ran ?? nothing };
  }
}

/** What a test has shown, and which code it ran if that counts. */
interface Seen extends Observed {
  readonly ran: Ran;
}

/** How many texts are remembered that were tested. */
const mostRemembered = 100_000;
