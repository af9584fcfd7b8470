import { loadLanguage } from "./grammar/languages.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { ParsedTree } from "./parse/parse-tree.js";
import { TreeCache } from "./pipeline/tree-cache.js";
import {
  type CommonOptions,
  createContext,
  isLarge,
  largeSearchOf,
  parse,
  type ReductionContext,
  rulesOf,
  searchOf,
  tellOfTree,
} from "./reduction/context.js";
import { type InitialChecks, startInitialChecks } from "./reduction/initial-checks.js";
import { conclude, type Reduction, tokensAfter } from "./reduction/result.js";
import { StopSignal } from "./reduction/stop-signal.js";
import { type DriverOptions, drive } from "./schedule/driver.js";
import type { ErrorRates } from "./schedule/error-rates.js";
import { FlakinessGuard, type FlakinessOptions } from "./schedule/flakiness-guard.js";
import { stoppedBy } from "./schedule/run-rules.js";
import type { Stopped } from "./schedule/statistics.js";

/** Options of {@link reduce}. */
export interface ReduceOptions extends CommonOptions, FlakinessOptions {
  /** Name of a bundled language, or a grammar. Pipelines over lines and characters do without. */
  readonly language?: string | Grammar;
  /** The interestingness test. */
  readonly test: Test;
  /** How many tests may run at once. Unless a limit cuts it short, the result does not depend on it. Default: 1. */
  readonly jobs?: number;
  /** Milliseconds after which a test is ended. Default: ten times what the first test took, at least 5 s. */
  readonly timeout?: number;
}

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
  const job = createContext(options, grammar);
  const { input, ledger } = job;
  const oracle = openOracle(options.test, input.encode);
  const guard = new FlakinessGuard(oracle, ledger, options);
  const stop = new StopSignal(options);
  const { signal } = stop;
  const rules = rulesOf(job, signal, guard);
  let begun: InitialChecks | undefined;
  try {
    const { timeout, jobs = 1 } = options;
    begun = await startInitialChecks(job, { ...rules, oracle, guard, timeout });
    const { stopped, parsed } = await runToTheEnd(job, { ...rules, guard, jobs, ...begun });
    return conclude(job, stopped, parsed && { ...parsed, after: await tokensAfter(job, stopped, parsed) });
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    await begun?.passed.catch(() => undefined);
    return conclude(job, stoppedBy(signal));
  } finally {
    stop.release();
    await begun?.passed.catch(() => undefined);
    await oracle.close();
  }
}

/** How texts are run on. */
type RunOnOptions = Omit<DriverOptions, "isLast"> & InitialChecks;

/** How a run ended, and what was parsed for it. */
interface Run {
  readonly stopped: Stopped | "doubt";
  readonly parsed?: ParsedTree | undefined;
}

/** Reduces until the result stands: one that is in doubt is gone back from. */
async function runToTheEnd(job: ReductionContext, options: RunOnOptions): Promise<Run & { readonly stopped: Stopped }> {
  const { ledger } = job;
  const { guard, signal, onAccepted } = options;
  for (let [text, first] = [job.input.text, undefined as Run | undefined]; ; ) {
    const { stopped, parsed }: Run = guard.hasContradiction ? { stopped: "doubt" } : await runOn(text, job, options);
    first ??= { stopped, parsed };
    await options.passed; // what was accepted is known only then
    if (stopped !== "doubt" && !guard.hasContradiction) return { stopped, parsed: first.parsed };
    if (ledger.tests >= options.limitTests) return { stopped: "test limit", parsed: first.parsed };
    text = await guard.findReliableResult(signal);
    job.options.onEvent?.({ kind: "warning", message: describeRates(guard.errorRates) });
    ledger.forget();
    if (text !== ledger.best) onAccepted(text, "confirmed");
  }
}

/** Reduces a text once: its outline first, if it is too large to be parsed. */
async function runOn(text: string, job: ReductionContext, options: RunOnOptions): Promise<Run> {
  const { ledger } = job;
  const { parsing, signal } = options;
  const isTooLarge = isLarge(job, text);
  const early = isTooLarge ? await drive(largeSearchOf(job, text), { ...options, isLast: false }) : "finished";
  if (early !== "finished") return { stopped: early };
  const start = isTooLarge ? ledger.best : text;
  const isInput = parsing !== undefined && start === job.input.text;
  const parsed = await (isInput ? treeOfInput(options) : parse(start, job, signal));
  if (!isInput) tellOfTree(parsed, job);
  const trees = options.jobs > 1 ? new TreeCache() : undefined;
  return { stopped: await drive(searchOf(start, { parsed, trees }, job), { ...options, isLast: true }), parsed };
}

/** Who is told that the input is not interesting does not wait for its tree. */
async function treeOfInput({ passed, parsing }: InitialChecks): Promise<ParsedTree | undefined> {
  return await Promise.race([parsing, passed.then(() => parsing)]);
}

function describeRates({ falsePositives = 0, falseNegatives = 0 }: Partial<ErrorRates> = {}): string {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return (
    "The test is flaky: it answers the same text differently. " +
    `It seems to accept ${percent(falsePositives)} of what is not interesting and to miss ${percent(falseNegatives)} of what is. ` +
    "From now on each text is tested until that is made up for."
  );
}
