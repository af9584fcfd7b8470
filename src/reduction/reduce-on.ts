/** A whole reduction with promises, for any program that can run one: the test and what comes from outside are parameters. */
import type { Grammar } from "../grammar/model/grammar.js";
import type { Oracle, Outcome } from "../oracle/oracle.js";
import type { ParsedTree } from "../parse/parsed-tree.js";
import type { ProgramDialogue } from "../pipeline/programs.js";
import { TreeCache } from "../pipeline/tree-cache.js";
import { OracleError } from "../process/oracle-error.js";
import { type DriverOptions, drive, type Left, type Slots } from "../schedule/driver.js";
import { FlakinessGuard, type FlakinessOptions } from "../schedule/flakiness-guard.js";
import type { Interventions } from "../schedule/interventions.js";
import { TestLimitError } from "../schedule/repeated-test.js";
import { stoppedBy } from "../schedule/run-rules.js";
import type { Stopped } from "../schedule/statistics.js";
import { nextTurn } from "../system/next-turn.js";
import { largeSearchOf, noSearch, searchOf } from "./begin-search.js";
import { type CommonOptions, createContext, type ReductionContext } from "./context.js";
import { rulesOf } from "./driver-rules.js";
import { type InitialChecks, startInitialChecks } from "./initial-checks.js";
import { expanded, parse, tellOfLargeText, tellOfTree } from "./parse-input.js";
import type { Platform } from "./platform.js";
import { conclude, type ReducedTrees, type Reduction } from "./result.js";
import { isLarge } from "./size-limit.js";
import { StopSignal } from "./stop-signal.js";

/** What a watched reduction needs beside all others. */
type Watching = typeof import("./watching.js");

/** Options of a reduction that waits for its tests. */
export interface AsyncOptions extends CommonOptions, FlakinessOptions {
  /**
   * Is called with the result of a reduction that has finished, before the test is closed, and with a function that tests another text.
   * That function rejects if the limit of tests is reached or the reduction is stopped.
   */
  readonly onFinished?: (text: string, test: (text: string) => Promise<Outcome>) => Promise<void>;
  /** How many tests may run at once. The result does not depend on it, unless a limit ends the reduction. Default: 1. */
  readonly jobs?: number;
  /** Milliseconds after which a test is ended. Default: ten times the duration of the first test, at least 5 s. */
  readonly timeout?: number;
}

/** Programs that propose candidates, running. */
interface RunningPrograms {
  /** Begins a dialogue with each program, for one search. */
  dialogues(): readonly ProgramDialogue[];
  /** Ends all programs. */
  close(): void;
}

/** What a reduction gets from outside. */
export interface Surroundings {
  readonly platform: Platform;
  /** The language of the input, if there is one. */
  readonly grammar: Grammar | undefined;
  /** Opens the test; and says, if workers run it, how many may run at once. */
  readonly open: (
    context: ReductionContext,
  ) => Promise<{ readonly oracle: Oracle; readonly slots?: Slots }> | { readonly oracle: Oracle };
  /** Starts the programs of `passes`. */
  readonly startPrograms?: (warn: (message: string) => void) => Promise<RunningPrograms>;
  /** What a person changes in the course of the reduction. */
  readonly interventionsOf?: (context: ReductionContext, use: Pick<DriverOptions, "guard" | "signal">) => Interventions;
}

/**
 * Makes a test case small. Throws as `reduce` of `treemin` does, except where that loads or opens something.
 * @param surroundings the platform, the grammar, and what opens the oracle
 * @param options as the caller gave them
 */
export async function reduceOn(surroundings: Surroundings, options: AsyncOptions): Promise<Reduction> {
  const { platform, grammar, open, startPrograms, interventionsOf } = surroundings;
  const context = createContext(options, grammar, platform);
  await nextTurn(); // a large input takes some 100 ms to be decoded, and again until its test has begun
  const { statistics } = context;
  const watching = options.watch ? await import("./watching.js") : undefined;
  const { oracle, slots }: { readonly oracle: Oracle; readonly slots?: Slots } = await open(context);
  const guard = new FlakinessGuard(oracle, statistics, options, watching?.FlakinessWatch);
  const stop = new StopSignal(options, platform);
  const { signal } = stop;
  const shared = { ...rulesOf(context, signal, guard), guard, watching };
  const interventions = interventionsOf?.(context, { guard, signal });
  let checks: InitialChecks | undefined;
  let programs: RunningPrograms | undefined;
  try {
    programs = await startPrograms?.((message) => options.onEvent?.({ kind: "warning", message }));
    checks = await startInitialChecks(context, { ...shared, oracle, timeout: options.timeout });
    const { stopped, trees } = await reduceReliably(context, {
      ...shared,
      jobs: options.jobs ?? 1,
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

/** What {@link reduceOnce} runs with. */
type ReduceOnceOptions = Omit<DriverOptions, "isLast"> &
  InitialChecks & { readonly programs: RunningPrograms | undefined; readonly watching: Watching | undefined };

/** How a run ended, and the tree that it reduced. */
interface EndedRun {
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
  const { guard, signal, watching, onAccepted, interventions } = options;
  const { watch } = guard;
  let trees: ReducedTrees | undefined;
  for (let text = context.input.text; ; ) {
    const { stopped, parsed }: EndedRun = watch?.hasContradiction
      ? { stopped: "contradiction" }
      : await reduceOnce(text, context, options);
    if (parsed) trees = { first: trees?.first ?? parsed, last: parsed };
    await options.initialChecks; // a contradiction may have been noticed there
    if (stopped === "replaced") {
      text = interventions?.takeText() ?? statistics.best;
      if (text !== statistics.best) onAccepted(text, "edited");
      continue;
    }
    const isDoubtful = stopped === "contradiction" || (stopped === "finished" && watch?.isDoubtful);
    if (!isDoubtful || !watch || !watching) return { stopped: stopped as Stopped, trees };
    const broken = await watching.whyBroken(context, { guard, watch, signal });
    if (broken !== undefined) throw new OracleError(broken);
    if (stopped !== "contradiction") {
      onEvent?.({ kind: "warning", message: watching.doubtful });
      return { stopped, trees };
    }
    text = await watch.findReliableResult(signal);
    onEvent?.({ kind: "warning", message: watching.describeRates(watch.errorRates) });
    context.store.forget("uninteresting");
    if (text !== statistics.best) onAccepted(text, "confirmed");
  }
}

/** Reduces a text once. */
async function reduceOnce(text: string, context: ReductionContext, options: ReduceOnceOptions): Promise<EndedRun> {
  return await (context.input.folder ? reduceFolder : reduceText)(text, context, options);
}

/** Reduces a folder without the contents of its files first, then with those of the files that are left. */
async function reduceFolder(start: string, context: ReductionContext, options: ReduceOnceOptions): Promise<EndedRun> {
  for (let text: string | undefined = start; ; ) {
    const run: EndedRun = await reduceTree(text, context, { ...options, isLast: false });
    if (run.stopped !== "finished") return run;
    text = expanded(context);
    if (text !== undefined) continue;
    return { ...run, stopped: await drive(noSearch, { ...options, isLast: true }) };
  }
}

/** Reduces a text. If it is too large to parse, reduces its outline first. */
async function reduceText(text: string, context: ReductionContext, options: ReduceOnceOptions): Promise<EndedRun> {
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
): Promise<EndedRun> {
  const { parsing, signal } = options;
  const isInput = parsing !== undefined && start === context.input.text;
  const parsed = await (isInput ? treeOfInput(options) : parse(start, context, signal));
  if (!isInput) tellOfTree(parsed, context);
  const trees = options.jobs > 1 || options.slots ? new TreeCache() : undefined;
  const search = searchOf(start, { parsed, trees, programs: options.programs?.dialogues() ?? [] }, context);
  return { stopped: await drive(search, options), parsed };
}

/** Returns the tree of the input, or throws as soon as an initial check fails. */
async function treeOfInput({ passed, parsing }: InitialChecks): Promise<ParsedTree | undefined> {
  return await Promise.race([parsing, passed.then(() => parsing)]);
}
