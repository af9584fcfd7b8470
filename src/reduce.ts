import { type Checks, checkInput, checkTest, prepare } from "./check.js";
import type { Grammar } from "./grammar/grammar.js";
import { loadLanguage } from "./grammar/languages.js";
import {
  begin,
  type CommonOptions,
  checkedBefore,
  isLarge,
  type Job,
  largeSearchOf,
  parseOptions,
  rulesOf,
  searchOf,
  tellOfTree,
} from "./job.js";
import { Jury, type JuryOptions } from "./oracle/jury.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import { type RunOptions, run } from "./oracle/run.js";
import { type RunRules, stoppedBy } from "./oracle/run-rules.js";
import type { ErrorRates } from "./oracle/verdict-rates.js";
import { type ParsedTree, parseTree } from "./parse/parse-tree.js";
import { ReadyTrees } from "./ready-trees.js";
import { conclude, type Reduction, tokensAfter } from "./reduction.js";
import type { Stopped } from "./report/statistics.js";
import { longestTimer, Stop } from "./stop.js";

export interface ReduceOptions extends CommonOptions, JuryOptions {
  /** Name of a bundled language, or a grammar. Pipelines over lines and characters do without. */
  readonly language?: string | Grammar;
  readonly test: Test;
  /** How many tests may run at once. Unless a limit cuts it short, the result does not depend on it. Default: 1. */
  readonly jobs?: number;
  /** Milliseconds after which a test is ended. Default: ten times what the first test took, at least 5 s. */
  readonly timeout?: number;
}

/** Bounds of the timeout that is derived from the first test, in milliseconds. */
const shortestTimeout = 5000;

const longestTimeout = 600_000;

/**
 * Makes a test case small. Limits and aborts are no errors: the result is the best so far.
 * @throws NotInterestingError if the test does not find the input interesting
 * @throws SuspiciousTestError if it is watched and finds everything interesting
 * @throws OracleError if the test cannot be run
 * @throws UnknownLanguageError, UnknownRuleError, EncodingError if there is no such language, rule or reading of the input
 */
export async function reduce(options: ReduceOptions): Promise<Reduction> {
  const { language } = options;
  const grammar = typeof language === "string" ? await loadLanguage(language) : language;
  const job = begin(options, grammar);
  const { input, ledger } = job;
  const oracle = openOracle(options.test, input.encode);
  const jury = new Jury(oracle, ledger, options);
  const stop = new Stop(options);
  const { signal } = stop;
  const rules = rulesOf(job, signal, jury);
  const checks = { oracle, jury, ledger, signal, limitTests: rules.limitTests };
  try {
    oracle.timeLimit.duration = Math.min(options.timeout ?? longestTimeout, longestTimer);
    await prepare(input.text, checks);
    const checking = checkedBefore(job) ?? checkNow(job, checks);
    const parsing = isLarge(job, input.text) ? undefined : parse(input.text, job, signal);
    const opening = open(job, { ...checks, checking, parsing, rules, timeout: options.timeout });
    for (const each of [parsing, opening]) each?.catch(() => undefined); // whoever waits for them is told
    const { stopped, parsed } = await runToTheEnd(job, { ...rules, jury, jobs: options.jobs ?? 1, opening, parsing });
    return conclude(job, stopped, parsed && { ...parsed, after: await tokensAfter(job, stopped, parsed) });
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    return conclude(job, stoppedBy(signal));
  } finally {
    stop.release();
    await oracle.close();
  }
}

/** What has begun when a reduction opens. */
interface Opening extends Checks {
  /** How long the test of the input took, in milliseconds. */
  readonly checking: number | Promise<number>;
  /** Undefined if the input is too large to be parsed. */
  readonly parsing: Promise<ParsedTree | undefined> | undefined;
  readonly rules: RunRules;
  /** The caller's, in milliseconds. */
  readonly timeout: number | undefined;
}

/**
 * Accepts the input once it is known to be interesting, and finds out whether the test is to be trusted. Candidates may be
 * tested in the meantime.
 */
async function open(job: Job, { checking, parsing, rules, timeout, ...checks }: Opening): Promise<void> {
  const { input, options } = job;
  const { timeLimit } = checks.oracle;
  const duration = await checking;
  if (timeout === undefined) timeLimit.duration = Math.min(Math.max(shortestTimeout, 10 * duration), longestTimeout);
  options.onEvent?.({ kind: "checked", duration, timeout: timeLimit.duration });
  rules.onAccepted(input.text, "input");
  if (parsing) tellOfTree(await parsing, job);
  const message = await checkTest(input.text, checks);
  if (message !== undefined) options.onEvent?.({ kind: "warning", message });
}

/** Tests the input, which must be interesting, and tells how long that took. */
async function checkNow({ options, input, ledger }: Job, checks: Checks): Promise<number> {
  const { duration } = await checkInput(input.text, checks);
  ledger.remember(ledger.exhibit(input.text), "interesting");
  options.journal?.checked(duration);
  return duration;
}

/** Parses a text, if that is needed. */
async function parse(text: string, { grammar, options }: Job, signal: AbortSignal): Promise<ParsedTree | undefined> {
  return grammar && (await parseTree(grammar, text, { ...parseOptions(options), signal }));
}

/** How texts are run on. */
interface RunOnOptions extends RunOptions {
  readonly opening: Promise<void>;
  /** What comes of parsing the input, if that has begun. */
  readonly parsing: Promise<ParsedTree | undefined> | undefined;
}

/** How a run ended, and what was parsed for it. */
interface Run {
  readonly stopped: Stopped | "doubt";
  readonly parsed?: ParsedTree | undefined;
}

/** Reduces until the result stands: one that is in doubt is gone back from. */
async function runToTheEnd(job: Job, options: RunOnOptions): Promise<Run & { readonly stopped: Stopped }> {
  const { ledger } = job;
  const { jury, signal, onAccepted } = options;
  for (let [text, first] = [job.input.text, undefined as Run | undefined]; ; ) {
    const { stopped, parsed }: Run = jury.isDoubtful ? { stopped: "doubt" } : await runOn(text, job, options);
    first ??= { stopped, parsed };
    await options.opening;
    if (stopped !== "doubt" && !jury.isDoubtful) return { stopped, parsed: first.parsed };
    if (ledger.tests >= options.limitTests) return { stopped: "test limit", parsed: first.parsed };
    text = await jury.investigate(signal);
    job.options.onEvent?.({ kind: "warning", message: describeRates(jury.rates) });
    ledger.forget();
    if (text !== ledger.best) onAccepted(text, "confirmed");
  }
}

/** Reduces a text once: its outline first, if it is too large to be parsed. */
async function runOn(text: string, job: Job, options: RunOnOptions): Promise<Run> {
  const { ledger } = job;
  const { opening, parsing, signal } = options;
  const isTooLarge = isLarge(job, text);
  const early = isTooLarge ? await run(largeSearchOf(job, text), options) : "finished";
  if (early !== "finished") return { stopped: early };
  const start = isTooLarge ? ledger.best : text;
  const isBegun = parsing !== undefined && start === job.input.text;
  const parsed = await (isBegun ? Promise.race([parsing, opening.then(() => parsing)]) : parse(start, job, signal));
  if (!isBegun) tellOfTree(parsed, job);
  const trees = options.jobs > 1 ? new ReadyTrees() : undefined;
  return { stopped: await run(searchOf(start, { parsed, trees }, job), options), parsed };
}

function describeRates({ falsePositives = 0, falseNegatives = 0 }: Partial<ErrorRates> = {}): string {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return (
    "The test is flaky: it answers the same text differently. " +
    `It seems to accept ${percent(falsePositives)} of what is not interesting and to miss ${percent(falseNegatives)} of what is. ` +
    "From now on each text is tested until that is made up for."
  );
}
