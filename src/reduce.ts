import { type Checks, checkInput, checkTest, NotInterestingError } from "./check.js";
import { type Decoded, decode, type Encoding } from "./encoding.js";
import type { Grammar } from "./grammar/grammar.js";
import { loadLanguage } from "./grammar/languages.js";
import { checkRule } from "./grammar/rule-names.js";
import { languageOf } from "./language.js";
import { mostParsed, reduceLargeText } from "./large-text.js";
import type { CacheKind } from "./oracle/cache.js";
import type { Journal } from "./oracle/journal.js";
import { Jury, type JuryOptions } from "./oracle/jury.js";
import { Ledger } from "./oracle/ledger.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { Outcome } from "./oracle/oracle.js";
import { type RunOptions, type RunRules, run, stoppedBy } from "./oracle/run.js";
import { runSync, testSync } from "./oracle/run-sync.js";
import type { ErrorRates } from "./oracle/verdict-rates.js";
import { countTokens } from "./parse/count-tokens.js";
import { isForeign, type TreeOptions } from "./parse/parse-apart.js";
import { type ParsedTree, parseTree, parseTreeSync } from "./parse/parse-tree.js";
import { type PipelineOptions, pipeline } from "./pipeline.js";
import { guaranteeOf, needsGrammar, readPipeline } from "./pipeline-notation.js";
import { listMinimizer } from "./reducer/list-minimizers.js";
import type { ReductionEvent, Statistics, Stopped } from "./report/statistics.js";
import { longestTimer, Stop, type StopOptions } from "./stop.js";

/** What both forms of a reduction take. */
interface CommonOptions extends PipelineOptions, StopOptions {
  /** The test case. Bytes are decoded, and the result is encoded, as `encoding` says. */
  readonly input: string | Uint8Array;
  /** Default: `auto`. */
  readonly encoding?: Encoding;
  /** The rule to parse the input as. Default: the grammar's start rule. */
  readonly start?: string;
  /** Makes nodes of hidden tokens (comments, white space), so that they are removed like others. Default: false. */
  readonly buildHiddenTokens?: boolean;
  /** After so many milliseconds, an attempt to parse the input is given up for a simpler one. Default: 60,000. */
  readonly parseLimit?: number;
  /**
   * A text of more UTF-16 units is made smaller before it is parsed, by lines and by what is in brackets. Default: 2^22.
   */
  readonly outlineAbove?: number;
  /** What outcomes are remembered by, so that nothing is tested twice. Default: `content`. */
  readonly cache?: CacheKind;
  /** Ends the reduction after so many tests; the best so far is the result. */
  readonly limitTests?: number;
  /** What is known of an earlier run of the same reduction, and where this one writes its outcomes down. */
  readonly journal?: Journal;
  /** Is told how it goes. */
  readonly onEvent?: (event: ReductionEvent) => void;
}

export interface ReduceOptions extends CommonOptions, JuryOptions {
  /** Name of a bundled language, or a grammar. Pipelines over lines and characters do without. */
  readonly language?: string | Grammar;
  readonly test: Test;
  /** How many tests may run at once. Unless a limit cuts it short, the result does not depend on it. Default: 1. */
  readonly jobs?: number;
  /** Milliseconds after which a test is ended. Default: ten times what the first test took, at least 5 s. */
  readonly timeout?: number;
}

export interface ReduceSyncOptions extends CommonOptions {
  /** A loaded grammar; see {@link loadLanguage}. Pipelines over lines and characters do without. */
  readonly language?: Grammar;
  readonly test: (text: string) => boolean | Outcome;
}

/** What has become of a test case. */
export interface Reduction {
  /** The smallest interesting variant that was found. */
  readonly text: string;
  /** The same in the input's encoding. */
  readonly bytes: Uint8Array;
  /** Number of tokens, hidden ones not counted; undefined if they could not be counted: too many, or stopped too early. */
  readonly tokens: { readonly before: number; readonly after: number } | undefined;
  /** Length in bytes. */
  readonly size: { readonly before: number; readonly after: number };
  readonly stopped: Stopped;
  /** What minimality the result has, such as `1-tree-minimal`; undefined if nothing is known of it. */
  readonly guarantee?: string;
  readonly statistics: Statistics;
}

/**
 * Makes a test case small. Limits and aborts are no errors: the result is the best so far.
 * @throws NotInterestingError if the test does not find the input interesting
 * @throws SuspiciousTestError if it is watched and finds everything interesting
 * @throws OracleError if the test cannot be run
 * @throws UnknownLanguageError, UnknownRuleError, EncodingError if there is no such language, rule or reading of the input
 */
export async function reduce(options: ReduceOptions): Promise<Reduction> {
  const { language, timeout } = options;
  const grammar = typeof language === "string" ? await loadLanguage(language) : language;
  const job = begin(options, grammar);
  const { input, ledger } = job;
  const oracle = openOracle(options.test, input.encode);
  const jury = new Jury(oracle, ledger, options);
  const stop = new Stop(options);
  const { signal } = stop;
  const { watch = false, limitTests = Number.POSITIVE_INFINITY } = options;
  const checks = { oracle, jury, ledger, signal, watch, limitTests };
  try {
    oracle.timeout = Math.min(timeout ?? longestTimeout, longestTimer);
    const duration = checkedBefore(job) ?? (await checkNow(job, checks));
    if (timeout === undefined) oracle.timeout = Math.min(Math.max(shortestTimeout, 10 * duration), longestTimeout);
    options.onEvent?.({ kind: "checked", duration, timeout: oracle.timeout });
    const rules = rulesOf(job, signal, jury);
    rules.onAccepted(input.text, "input");
    for (const message of await checkTest(input.text, checks)) options.onEvent?.({ kind: "warning", message });
    const { stopped, parsed } = await runToTheEnd(job, { ...rules, jury, jobs: options.jobs ?? 1 });
    return conclude(job, stopped, parsed && { ...parsed, after: await tokensAfter(job, stopped, parsed) });
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    return conclude(job, stoppedBy(signal));
  } finally {
    stop.release();
    await oracle.close();
  }
}

/** How a run ended, and what was parsed for it. */
interface Run {
  readonly stopped: Stopped | "doubt";
  readonly parsed?: ParsedTree | undefined;
}

/** Reduces until the result stands: one that is in doubt is gone back from. */
async function runToTheEnd(job: Job, options: RunOptions): Promise<Run & { readonly stopped: Stopped }> {
  const { ledger } = job;
  const { jury, signal, onAccepted } = options;
  for (let [text, first] = [job.input.text, undefined as Run | undefined]; ; ) {
    const { stopped, parsed }: Run = jury.isDoubtful ? { stopped: "doubt" } : await runOn(text, job, options);
    first ??= { stopped, parsed };
    if (stopped === "finished") await jury.review(signal);
    if (stopped !== "doubt" && !jury.isDoubtful) return { stopped, parsed: first.parsed };
    if (ledger.tests >= options.limitTests) return { stopped: "test limit", parsed: first.parsed };
    text = await jury.investigate(signal);
    job.options.onEvent?.({ kind: "warning", message: describeRates(jury.rates) });
    ledger.forget();
    if (text !== ledger.best) onAccepted(text, "confirmed");
  }
}

/** Reduces a text once: its outline first, if it is too large to be parsed. */
async function runOn(text: string, job: Job, options: RunOptions): Promise<Run> {
  const { grammar, ledger } = job;
  const isTooLarge = isLarge(job, text);
  const early = isTooLarge ? await run(largeSearchOf(job, text), options) : "finished";
  if (early !== "finished") return { stopped: early };
  const start = isTooLarge ? ledger.best : text;
  const parsed = grammar && (await parseTree(grammar, start, { ...parseOptions(job.options), signal: options.signal }));
  tellOfTree(parsed, job);
  return { stopped: await run(searchOf(start, parsed, job), options), parsed };
}

function describeRates({ falsePositives = 0, falseNegatives = 0 }: Partial<ErrorRates> = {}): string {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return (
    "The test is flaky: it answers the same text differently. " +
    `It seems to accept ${percent(falsePositives)} of what is not interesting and to miss ${percent(falseNegatives)} of what is. ` +
    "From now on each text is tested until that is made up for."
  );
}

/**
 * Makes a test case small without giving up the thread, for a predicate that answers at once. `signal` and time limits are
 * looked at between tests.
 * @throws NotInterestingError if the predicate does not find the input interesting
 */
export function reduceSync(options: ReduceSyncOptions): Reduction {
  const { language: grammar, test: predicate, limitTime = Number.POSITIVE_INFINITY } = options;
  const job = begin(options, grammar);
  const { input, ledger } = job;
  const isKnown = checkedBefore(job) !== undefined;
  const outcome = isKnown ? "interesting" : testSync(predicate, ledger, ledger.exhibit(input.text));
  if (outcome !== "interesting") {
    const explanation = [
      "The test is a function.",
      outcome === "invalid" ? "It threw, or answered invalid." : `It answered ${outcome}.`,
    ];
    throw new NotInterestingError({ outcome, duration: ledger.time, explanation });
  }
  if (!isKnown) options.journal?.checked(ledger.time);
  const rules = rulesOf(job, options.signal ?? new AbortController().signal);
  rules.onAccepted(input.text, "input");
  const runOptions = { ...rules, predicate, limitTime };
  const early = isLarge(job, input.text) ? runSync(largeSearchOf(job, input.text)(), runOptions) : "finished";
  if (early !== "finished") return conclude(job, early);
  const parsed = job.grammar && parseTreeSync(job.grammar, ledger.best, parseOptions(options));
  tellOfTree(parsed, job);
  const stopped = runSync(searchOf(ledger.best, parsed, job)(), runOptions);
  return conclude(job, stopped, parsed && { ...parsed, after: tokensAfterSync(job, stopped, parsed) });
}

/** What a reduction works on. */
interface Job {
  readonly options: CommonOptions;
  /** Undefined if the pipeline does without. */
  readonly grammar: Grammar | undefined;
  readonly input: Decoded;
  readonly ledger: Ledger;
}

function begin(options: CommonOptions, language: Grammar | undefined): Job {
  const isNeeded = needsGrammar(readPipeline(options.reduce ?? "default"));
  if (isNeeded && !language)
    throw new TypeError("This reduction needs a grammar: give a language, or reduce by lines.");
  const grammar = isNeeded ? language : undefined;
  if (grammar && options.start !== undefined) checkRule(grammar, options.start);
  const input = readInput(options.input, options.encoding);
  return { options, grammar, input, ledger: new Ledger(input.text, options.cache ?? "content", options.journal) };
}

/** Bounds of the timeout that is derived from the first test, in milliseconds. */
const shortestTimeout = 5000;
const longestTimeout = 600_000;

/** The text of an input, and the way back to its bytes. */
export function readInput(input: string | Uint8Array, encoding?: Encoding): Decoded {
  return typeof input === "string" ? { ...decode(new Uint8Array(), "utf-8"), text: input } : decode(input, encoding);
}

function parseOptions({ start, buildHiddenTokens, parseLimit, layout }: CommonOptions): TreeOptions {
  return {
    spacedReplacements: layout === "minimal",
    ...(start !== undefined && { start }),
    ...(buildHiddenTokens !== undefined && { buildHiddenTokens }),
    ...(parseLimit !== undefined && { parseLimit }),
  };
}

/** How long the test of the input took in an earlier run that found it interesting. */
function checkedBefore({ options: { journal }, ledger }: Job): number | undefined {
  if (journal?.duration === undefined) return undefined;
  return ledger.recall(ledger.exhibit(ledger.best)) === "interesting" ? journal.duration : undefined;
}

/** Tests the input, which must be interesting, and tells how long that took. */
async function checkNow({ options, input, ledger }: Job, checks: Checks): Promise<number> {
  const { duration } = await checkInput(input.text, checks);
  ledger.remember(ledger.exhibit(input.text), "interesting");
  options.journal?.checked(duration);
  return duration;
}

/** What both drivers are bounded by, and how they tell of what they do. */
function rulesOf({ options, input, ledger }: Job, signal: AbortSignal, jury?: Jury): RunRules {
  const { limitTests = Number.POSITIVE_INFINITY, onEvent } = options;
  return {
    ledger,
    limitTests,
    signal,
    onTested: (outcome, phase, text) => onEvent?.({ kind: "tested", text, outcome, phase, statistics: ledger }),
    onAccepted: (text, phase) => {
      const bytes = input.encode(text);
      ledger.accept(text, phase, bytes.length);
      jury?.remember(text);
      if (text === "" && input.text !== "" && !jury?.isWatching) onEvent?.({ kind: "warning", message: emptyWarning });
      onEvent?.({ kind: "accepted", text, bytes, phase, statistics: ledger });
    },
  };
}

const emptyWarning = "The test finds an empty file interesting. Does it look at its input?";

function isLarge({ options }: Job, text: string): boolean {
  return text.length > (options.outlineAbove ?? mostParsed);
}

/** Tells that a text is too large to be parsed as it is; makes what begins the search that makes it smaller. */
function largeSearchOf({ options }: Job, text: string) {
  const most = options.outlineAbove ?? mostParsed;
  const sizes = `The input has ${text.length} characters; up to ${most} are parsed`;
  options.onEvent?.({ kind: "warning", message: `${sizes}. Lines and what is in brackets are taken out first.` });
  const minimize = listMinimizer(options.list ?? "ddmin", options.ddmin);
  return () => reduceLargeText(text, { minimize, most });
}

function tellOfTree(parsed: ParsedTree | undefined, { options, grammar }: Job): void {
  if (!parsed || !grammar) return;
  const { problem, unfit, notes } = parsed;
  options.onEvent?.({ kind: "parsed", language: grammar.name, problem, unfit, notes });
}

/** Makes what begins the search over a text, or over its tree. */
function searchOf(text: string, parsed: ParsedTree | undefined, { options, grammar }: Job) {
  if (!parsed || !grammar) return () => pipeline({ text }, options);
  const language = languageOf(grammar, parsed, parseOptions(options));
  return () => pipeline({ text, tree: parsed.tree, language }, options);
}

/**
 * The number of tokens of the result, or undefined if it is too large to count: who stops a reduction does not want to wait.
 * With code or islands, tokens are what a parse makes of them, so the result is parsed as the input was.
 */
async function tokensAfter(job: Job, stopped: Stopped, before: ParsedTree): Promise<number | undefined> {
  const known = quickCount(job, stopped, before);
  if (typeof known !== "object") return known;
  return (await parseTree(known, job.ledger.best, parseOptions(job.options))).tokens;
}

function tokensAfterSync(job: Job, stopped: Stopped, before: ParsedTree): number | undefined {
  const known = quickCount(job, stopped, before);
  if (typeof known !== "object") return known;
  return parseTreeSync(known, job.ledger.best, parseOptions(job.options)).tokens;
}

/** The number, if it is quickly told, or the grammar to parse with; undefined if it is not to be told. */
function quickCount({ input, grammar, ledger }: Job, stopped: Stopped, { tree, tokens }: ParsedTree) {
  const { best } = ledger;
  if (tree.text !== input.text) return undefined; // those of the input were never counted
  if (best === input.text) return tokens;
  if (!grammar || (stopped !== "finished" && best.length > 500_000)) return undefined;
  return isForeign(grammar) ? grammar : countTokens(grammar, best);
}

/** Tokens of the input and of the result, as far as they were counted. */
interface Counts {
  readonly tokens: number;
  readonly after: number | undefined;
}

function conclude({ input, ledger, options }: Job, stopped: Stopped, counts?: Counts): Reduction {
  const text = ledger.best;
  const guarantee = guaranteeOf(readPipeline(options.reduce ?? "default"), options.list ?? "ddmin");
  const bytes = input.encode(text);
  const { tokens = 0, after } = counts ?? {};
  return {
    text,
    bytes,
    tokens: after === undefined ? undefined : { before: tokens, after },
    size: { before: ledger.steps[0]?.size ?? input.encode(input.text).length, after: bytes.length },
    stopped,
    ...(stopped === "finished" && guarantee !== undefined && { guarantee }),
    statistics: ledger.snapshot(),
  };
}
