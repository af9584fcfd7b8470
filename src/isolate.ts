import { loadLanguage } from "./grammar/languages.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { isPlainText } from "./grammar/model/plain-text.js";
import { Isolation } from "./isolation/isolation.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { Inspection, Oracle, Outcome } from "./oracle/oracle.js";
import { parseTree } from "./parse/parse-tree.js";
import { mostParsed } from "./pipeline/large-text.js";
import { checkOptions, checkTest } from "./reduction/check-options.js";
import { readInput } from "./reduction/context.js";
import { longestTimeout, shortestTimeout } from "./reduction/initial-checks.js";
import { nodePlatform } from "./reduction/node-platform.js";
import { type StopOptions, StopSignal } from "./reduction/stop-signal.js";
import { stoppedBy } from "./schedule/run-rules.js";
import { RunStatistics } from "./schedule/run-statistics.js";
import type { Statistics, Stopped } from "./schedule/statistics.js";
import { type Encoding, EncodingError } from "./system/encoding.js";

/** Options of {@link isolate}. */
export interface IsolateOptions extends StopOptions {
  /** The input that passes: the test does not find it interesting. */
  readonly good: string | Uint8Array;
  /** The input that fails: the test finds it interesting. */
  readonly bad: string | Uint8Array;
  /** Encoding of inputs that are bytes. Default: `auto`. */
  readonly encoding?: Encoding;
  /** Name of a bundled language, or a grammar. Default: `text`, structure without a grammar. */
  readonly language?: string | Grammar;
  /** The interestingness test. Invalid texts and timeouts are unresolved. */
  readonly test: Test;
  /** How many tests may run at once. The result does not depend on it, unless a limit ends the isolation. Default: 1. */
  readonly jobs?: number;
  /** Milliseconds after which a test is ended. Default: ten times the duration of the test of `bad`, at least 5 s. */
  readonly timeout?: number;
  /** Ends the isolation after this number of tests. Default: no limit. */
  readonly limitTests?: number;
}

/** A text in two forms. */
export interface IsolatedText {
  /** The text. */
  readonly text: string;
  /** The text in the encoding of the inputs. */
  readonly bytes: Uint8Array;
}

/** Two texts that differ in little, of which one passes and the other fails. */
export interface IsolatedDifference {
  /** The text that passes. */
  readonly good: IsolatedText;
  /** The text that fails. */
  readonly bad: IsolatedText;
  /** Number of differences that are left. */
  readonly differences: number;
  /** Why the isolation ended. */
  readonly stopped: Stopped;
  /** Counts and times of the run. */
  readonly statistics: Pick<Statistics, "tests" | "outcomes" | "time">;
}

/** The good input does not pass, the bad one does not fail, or both are the same. */
export class IsolationError extends Error {
  /** Name of the class. */
  override readonly name = "IsolationError";
  /** The test of that input and its output; undefined if the inputs are the same. */
  readonly inspection: Inspection | undefined;

  /**
   * @param inspection the test of that input
   */
  constructor(message: string, inspection?: Inspection) {
    super(message);
    this.inspection = inspection;
  }
}

/**
 * Finds a small difference between a text that passes and one that fails: both come closer to each other, as far as the test allows (dd of
 * Zeller and Hildebrandt 2002). If both fit the grammar, a text between them that does not is unresolved, without a test. A limit or an abort is not an error: the result is the smallest difference so far.
 * @param options the two inputs, their test and limits
 * @throws IsolationError if `good` does not pass, `bad` does not fail, or both are the same
 * @throws RangeError or TypeError if an option has a value that it cannot have, or an input is too large to be parsed
 * @throws OracleError if the test cannot be run
 * @throws UnknownLanguageError if there is no such language
 * @throws EncodingError if the inputs cannot be decoded in the same way
 */
export async function isolate(options: IsolateOptions): Promise<IsolatedDifference> {
  checkTest(options.test);
  checkOptions(options);
  const { good, bad } = readInputs(options);
  const { language = "text", jobs = 1, limitTests = Number.POSITIVE_INFINITY } = options;
  const grammar = typeof language === "string" ? await loadLanguage(language) : language;
  const statistics = new RunStatistics(bad.text);
  const stop = new StopSignal(options, nodePlatform);
  const { signal } = stop;
  const oracle = openOracle(options.test, bad);
  const limit = new Error("The limit of tests is reached.");
  const test = countedTest({ oracle, statistics, signal }, () => {
    if (statistics.tests >= limitTests) throw limit;
  });
  let isolation: Isolation | undefined;
  let stopped: Stopped = "finished";
  try {
    await checkInputs({ good: good.text, bad: bad.text }, { ...options, oracle, statistics, signal });
    isolation = await parseInputs({ good: good.text, bad: bad.text }, { grammar, jobs, test });
    await isolation.run();
  } catch (error) {
    if (error !== limit && !(signal.aborted && error === signal.reason)) throw error;
    stopped = error === limit ? "test limit" : stoppedBy(signal);
  } finally {
    stop.release();
    await oracle.close();
  }
  const withBytes = (text: string) => ({ text, bytes: bad.encode(text) });
  return {
    good: withBytes(isolation?.good ?? good.text),
    bad: withBytes(isolation?.bad ?? bad.text),
    differences: isolation?.size ?? 1,
    stopped,
    statistics: statistics.snapshot(),
  };
}

function readInputs({ good, bad, encoding }: IsolateOptions) {
  const inputs = { good: readInput(good, encoding), bad: readInput(bad, encoding) };
  const isSameEncoding = typeof good === "string" || Buffer.from(good).equals(inputs.bad.encode(inputs.good.text));
  if (!isSameEncoding) throw new EncodingError("The two inputs have different encodings. Use --encoding latin1.");
  if (inputs.good.text === inputs.bad.text) {
    throw new IsolationError("The two inputs are the same. Give one that passes, and one that fails.");
  }
  const longest = Math.max(inputs.good.text.length, inputs.bad.text.length);
  if (longest <= mostParsed) return inputs;
  throw new RangeError(
    `An input has ${longest} characters; up to ${mostParsed} can be compared. Reduce the failing one first.`,
  );
}

/**
 * Makes the test of texts between the inputs, which the statistics count.
 * @param checkLimit throws if no more tests may run
 */
function countedTest({ oracle, statistics, signal }: InputChecks, checkLimit: () => void) {
  return async (text: string): Promise<Outcome> => {
    signal.throwIfAborted();
    checkLimit();
    return await statistics.count(
      text,
      () => oracle.test(text, signal),
      (outcome) => outcome,
    );
  };
}

/** What an isolation needs beside its inputs. */
interface IsolationParts {
  readonly grammar: Grammar;
  readonly jobs: number;
  readonly test: (text: string) => Promise<Outcome>;
}

/** Parses both inputs. If both fit the grammar, a text between them that does not is unresolved. */
async function parseInputs(inputs: InputTexts, { grammar, jobs, test }: IsolationParts): Promise<Isolation> {
  const good = await parseTree(grammar, inputs.good);
  const bad = await parseTree(grammar, inputs.bad);
  const isGrammatical = !good.problem && !bad.problem && !isPlainText(grammar);
  const testGrammatical = async (text: string) =>
    isGrammatical && (await parseTree(grammar, text)).problem ? "invalid" : await test(text);
  return new Isolation({ good: good.tree, bad: bad.tree, jobs, test: testGrammatical });
}

/** The texts of the two inputs. */
interface InputTexts {
  readonly good: string;
  readonly bad: string;
}

/** What the inputs are tested with. */
interface InputChecks {
  readonly oracle: Oracle;
  readonly statistics: RunStatistics;
  readonly signal: AbortSignal;
  readonly timeout?: number;
}

/** Tests both inputs, and sets the time limit of later tests. */
async function checkInputs(
  { good, bad }: InputTexts,
  { oracle, statistics, signal, timeout }: InputChecks,
): Promise<void> {
  const inspect = (text: string) =>
    statistics.count(
      text,
      () => oracle.inspect(text, signal),
      ({ outcome }) => outcome,
    );
  oracle.timeLimit.duration = Math.min(timeout ?? longestTimeout, longestTimeout);
  await oracle.prepare?.(bad, signal);
  const failing = await inspect(bad);
  if (failing.outcome !== "interesting") {
    throw new IsolationError(`The failing input does not fail: the test said ${failing.outcome}.`, failing);
  }
  if (timeout === undefined) oracle.timeLimit.duration = Math.max(shortestTimeout, 10 * failing.duration);
  const passing = await inspect(good);
  if (passing.outcome === "uninteresting") return;
  const isFailing = passing.outcome === "interesting";
  const what = isFailing
    ? "fails, too: the test finds it interesting"
    : `does not pass: the test said ${passing.outcome}`;
  throw new IsolationError(`The passing input ${what}.`, passing);
}
