import { FolderCase } from "./folder/folder-case.js";
import { loadFolderLanguage, loadLanguage } from "./grammar/languages.js";
import type { Grammar } from "./grammar/model/grammar.js";
import { openOracle, type Test } from "./oracle/open-oracle.js";
import type { Oracle, Outcome } from "./oracle/oracle.js";
import type { ParsedTree } from "./parse/parse-tree.js";
import { TreeCache } from "./pipeline/tree-cache.js";
import { Programs } from "./programs/program.js";
import { checkTestWorks, doubtful } from "./reduction/broken-test.js";
import {
  type CommonOptions,
  createContext,
  expanded,
  isLarge,
  largeSearchOf,
  noSearch,
  parse,
  type ReductionContext,
  rulesOf,
  searchOf,
  tellOfLargeText,
  tellOfTree,
} from "./reduction/context.js";
import { checkFolderOptions } from "./reduction/folder-options.js";
import { type InitialChecks, startInitialChecks } from "./reduction/initial-checks.js";
import { nodePlatform } from "./reduction/node-platform.js";
import { conclude, type ReducedTrees, type Reduction } from "./reduction/result.js";
import { StopSignal } from "./reduction/stop-signal.js";
import { mostInputTests } from "./reduction/test-sanity.js";
import { type DriverOptions, drive, type Left, type Slots } from "./schedule/driver.js";
import type { ErrorRates } from "./schedule/error-rates.js";
import { FlakinessGuard, type FlakinessOptions } from "./schedule/flakiness-guard.js";
import { Interventions } from "./schedule/interventions.js";
import { TestLimitError } from "./schedule/repeated-test.js";
import type { RunControl } from "./schedule/run-control.js";
import { stoppedBy } from "./schedule/run-rules.js";
import type { Stopped } from "./schedule/statistics.js";
import { encodingOf } from "./system/encoding.js";
import type { WorkersOptions } from "./workers/worker-oracle.js";

/** Options of {@link reduce}. */
export interface ReduceOptions extends CommonOptions, FlakinessOptions {
  /** Name of a bundled language, or a grammar. Pipelines over lines and characters need none. */
  readonly language?: string | Grammar;
  /** The interestingness test. */
  readonly test: Test;
  /**
   * Is called with the result of a reduction that has finished, before the test is closed, and with a function that tests another text.
   * That function rejects if the limit of tests is reached or the reduction is stopped.
   */
  readonly onFinished?: (text: string, test: (text: string) => Promise<Outcome>) => Promise<void>;
  /** How many tests may run at once. The result does not depend on it, unless a limit ends the reduction. Default: 1. */
  readonly jobs?: number;
  /** Where the tests run, if not here. As many run at once as the workers have slots, and `jobs` does not count. */
  readonly workers?: WorkersOptions;
  /** Lets a person change the course of the reduction while it goes on. */
  readonly control?: RunControl;
  /** Milliseconds after which a test is ended. Default: ten times the duration of the first test, at least 5 s. */
  readonly timeout?: number;
}

/**
 * Makes a test case small. A limit or an abort is not an error: the result is the best text so far.
 * @throws RangeError or TypeError if an option has a value that it cannot have
 * @throws NotInterestingError if the test does not find the input interesting
 * @throws SuspiciousTestError if the test is watched and accepts the empty text and an unrelated one
 * @throws OracleError if the test or a program of `passes` cannot be run, a watched test has stopped working, or no worker is left
 * @throws UnknownLanguageError if there is no such language
 * @throws UnknownRuleError if the grammar has no such start rule
 * @throws EncodingError if the input cannot be decoded
 * @throws ProtectionError if what must stay cannot be found
 */
export async function reduce(options: ReduceOptions): Promise<Reduction> {
  const grammar = await languageOf(options);
  if (options.input instanceof FolderCase) checkFolderOptions(options);
  const context = createContext(options, grammar, nodePlatform);
  const { statistics } = context;
  const { oracle, slots } = await oracleOf(options, context);
  const guard = new FlakinessGuard(oracle, statistics, options);
  const stop = new StopSignal(options);
  const { signal } = stop;
  const rules = rulesOf(context, signal, guard);
  const interventions = interventionsOf(options, context, { guard, signal });
  let checks: InitialChecks | undefined;
  let programs: Programs | undefined;
  try {
    const { timeout, jobs = 1, passes = [] } = options;
    programs = await Programs.start(passes, (message) => options.onEvent?.({ kind: "warning", message }));
    checks = await startInitialChecks(context, { ...rules, oracle, guard, timeout });
    const { stopped, trees } = await reduceReliably(context, {
      ...rules,
      guard,
      jobs,
      slots,
      programs,
      interventions,
      ...checks,
      initialChecks: checks.passed,
    });
    if (stopped === "finished") await options.onFinished?.(statistics.best, (text) => guard.test(text, signal));
    return await conclude(context, stopped, trees);
  } catch (error) {
    const isAborted = signal.aborted && error === signal.reason;
    if (!isAborted && !(error instanceof TestLimitError)) throw error;
    await checks?.passed.catch(() => undefined);
    return await conclude(context, isAborted ? stoppedBy(signal) : "test limit");
  } finally {
    stop.release();
    programs?.close();
    await checks?.passed.catch(() => undefined);
    await oracle.close();
  }
}

/** What a person changes in the course of the reduction, and what one did in the run that it continues. */
function interventionsOf(
  { journal, control }: ReduceOptions,
  { input, options, protection, statistics, store }: ReductionContext,
  { guard, signal }: Pick<DriverOptions, "guard" | "signal">,
): Interventions {
  const interventions = new Interventions(statistics, journal?.interventions, (each) => journal?.intervene(each));
  const refusalOf = () => {
    if (input.folder || options.generated) return "Only single files can be edited, not folders, and not choices.";
    if (protection.isUsed) return "Parts are protected, so the text cannot be edited.";
    return statistics.steps.length === 0 ? "The input is still being tested." : undefined;
  };
  control?.attach({
    get isPaused() {
      return interventions.isPaused;
    },
    set isPaused(isPaused) {
      interventions.isPaused = isPaused;
    },
    get best() {
      return statistics.best;
    },
    get refusal() {
      return refusalOf();
    },
    skip: (phase) => interventions.skip(phase),
    replace: (text) => interventions.replace(text),
    test: async (text) => {
      const outcome = await guard.test(text, signal);
      store.remember(store.candidateText(text), outcome);
      return outcome;
    },
    inspect: (text) => guard.inspect(text, signal),
  });
  return interventions;
}

/** The oracle of a reduction; and, if workers run the tests, how many may run at once. */
async function oracleOf(
  { test, workers, encoding, watch = false, repeat = 1, input: given, onEvent }: ReduceOptions,
  { input, statistics, observations }: ReductionContext,
): Promise<{ readonly oracle: Oracle; readonly slots?: Slots }> {
  if (!workers) return { oracle: openOracle(test, input, observations.observe) };
  if (given instanceof FolderCase)
    throw new TypeError("Workers test single files, not folders. Leave the workers out.");
  if (typeof test === "function")
    throw new TypeError(
      "Workers cannot run a function. Make the test a command or a module, or leave the workers out.",
    );
  const { WorkerOracle } = await import("./workers/worker-oracle.js");
  const oracle = await WorkerOracle.open({
    ...{ workers, test, input: input.text, observe: observations.observe },
    encoding: typeof given === "string" ? "utf-8" : encodingOf(given, encoding),
    tries: repeat * (watch ? mostInputTests : 1),
    warn: (message) => onEvent?.({ kind: "warning", message }),
  });
  statistics.readWorkers = () => oracle.statistics();
  return { oracle, slots: oracle };
}

/** The language of the input; that of a folder is not chosen. */
async function languageOf({ input, language }: ReduceOptions): Promise<Grammar | undefined> {
  if (input instanceof FolderCase) return await loadFolderLanguage(input.paths);
  return typeof language === "string" ? await loadLanguage(language) : language;
}

/** What {@link reduceOnce} runs with. */
type ReduceOnceOptions = Omit<DriverOptions, "isLast"> &
  InitialChecks & { readonly programs: Programs; readonly interventions: Interventions };

/** How a run ended, and the tree that it reduced. */
interface Run {
  readonly stopped: Left;
  readonly parsed?: ParsedTree | undefined;
}

/**
 * Reduces until the guard trusts the result. After a contradiction, goes back to a reliable text and reduces again; begins anew with a text
 * that a person has put in the place of the best one.
 * @throws OracleError if the test has stopped working
 */
async function reduceReliably(
  context: ReductionContext,
  options: ReduceOnceOptions,
): Promise<{ readonly stopped: Stopped; readonly trees: ReducedTrees | undefined }> {
  const { statistics } = context;
  const { onEvent } = context.options;
  const { guard, signal, onAccepted, interventions } = options;
  let trees: ReducedTrees | undefined;
  for (let text = context.input.text; ; ) {
    const { stopped, parsed }: Run = guard.hasContradiction
      ? { stopped: "contradiction" }
      : await reduceOnce(text, context, options);
    if (parsed) trees = { first: trees?.first ?? parsed, last: parsed };
    await options.initialChecks; // a contradiction may have been noticed there
    if (stopped === "replaced") {
      text = interventions.takeText() ?? statistics.best;
      if (text !== statistics.best) onAccepted(text, "edited");
      continue;
    }
    if (stopped !== "contradiction" && !(stopped === "finished" && guard.isDoubtful)) return { stopped, trees };
    await checkTestWorks(context, options);
    if (stopped !== "contradiction") {
      onEvent?.({ kind: "warning", message: doubtful });
      return { stopped, trees };
    }
    text = await guard.findReliableResult(signal);
    onEvent?.({ kind: "warning", message: describeRates(guard.errorRates) });
    context.store.forget("uninteresting");
    if (text !== statistics.best) onAccepted(text, "confirmed");
  }
}

/** Reduces a text once. */
async function reduceOnce(text: string, context: ReductionContext, options: ReduceOnceOptions): Promise<Run> {
  return await (context.input.folder ? reduceFolder : reduceText)(text, context, options);
}

/** Reduces a folder without the contents of its files first, then with those of the files that are left. */
async function reduceFolder(start: string, context: ReductionContext, options: ReduceOnceOptions): Promise<Run> {
  for (let text: string | undefined = start; ; ) {
    const run: Run = await reduceTree(text, context, { ...options, isLast: false });
    if (run.stopped !== "finished") return run;
    text = expanded(context);
    if (text !== undefined) continue;
    return { ...run, stopped: await drive(noSearch, { ...options, isLast: true }) };
  }
}

/** Reduces a text. If it is too large to parse, reduces its outline first. */
async function reduceText(text: string, context: ReductionContext, options: ReduceOnceOptions): Promise<Run> {
  const { statistics } = context;
  const isTooLarge = isLarge(context, text);
  const early = isTooLarge ? await drive(largeSearchOf(context, text), { ...options, isLast: false }) : "finished";
  if (early !== "finished") return { stopped: early };
  const start = isTooLarge ? statistics.best : text;
  if (isTooLarge && isLarge(context, start)) {
    tellOfLargeText(context, start);
    return { stopped: await drive(noSearch, { ...options, isLast: true }) };
  }
  return await reduceTree(start, context, { ...options, isLast: true });
}

/** Parses a text and runs the pipeline over its tree, or over the text itself if the pipeline needs no tree. */
async function reduceTree(
  start: string,
  context: ReductionContext,
  options: ReduceOnceOptions & Pick<DriverOptions, "isLast">,
): Promise<Run> {
  const { parsing, signal } = options;
  const isInput = parsing !== undefined && start === context.input.text;
  const parsed = await (isInput ? treeOfInput(options) : parse(start, context, signal));
  if (!isInput) tellOfTree(parsed, context);
  const trees = options.jobs > 1 || options.slots ? new TreeCache() : undefined;
  const search = searchOf(start, { parsed, trees, programs: options.programs.dialogues() }, context);
  return { stopped: await drive(search, options), parsed };
}

/** Returns the tree of the input, or throws as soon as an initial check fails. */
async function treeOfInput({ passed, parsing }: InitialChecks): Promise<ParsedTree | undefined> {
  return await Promise.race([parsing, passed.then(() => parsing)]);
}

function describeRates({ falsePositives = 0, falseNegatives = 0 }: Partial<ErrorRates> = {}): string {
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return (
    "The test is flaky: it answers the same text differently. " +
    `It seems to accept ${percent(falsePositives)} of uninteresting texts and to reject ${percent(falseNegatives)} of interesting ones. ` +
    "From now on, each text is tested until a wrong acceptance is unlikely."
  );
}
