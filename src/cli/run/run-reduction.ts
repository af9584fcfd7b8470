import {
  NotInterestingError,
  openJournal,
  type ReduceOptions,
  type Reduction,
  reduce,
  SuspiciousTestError,
} from "../../index.js";
import { companionOf, type JournalFile, Lock, type ResultFile, type ResultPlace, RunControl } from "../../tools.js";
import { ExitCode } from "../options/exit-codes.js";
import { filesOfTest } from "../options/file-roles.js";
import { nameOfInput } from "../options/input-file.js";
import type { ReduceCommandOptions } from "../options/reduce-options.js";
import { count, describeRefusal, Progress } from "../output/progress.js";
import { describeAlso, doubt, figuresOf, statisticsFile, summarize } from "../output/summary.js";
import { adviseOnFiles } from "./advise-on-files.js";
import { adviseOnInput } from "./advise-on-input.js";
import { Interrupt } from "./interrupt.js";
import { checkReplacing, KeptResult } from "./kept-result.js";
import { hasLiveView, openLiveView } from "./live.js";
import { type PipedResult, pipe } from "./piped-result.js";
import { type PrettyPlan, prettyPrinter } from "./pretty-result.js";
import { openRecordings, type Recordings } from "./recordings.js";
import { ReportFiles } from "./report-files.js";

/** A reduction that the command is to run, with its files. */
export interface ReductionPlan {
  /** Path of the input. */
  readonly input: string;
  /** The result. */
  readonly file: ResultPlace;
  /** The same, if it goes to standard output. */
  readonly piped: PipedResult | undefined;
  /** The file that `--stats` names. */
  readonly statistics: ResultFile | undefined;
  /** Options for the library. */
  readonly reduction: ReduceOptions;
  /** The second result that is easier to read, if there is to be one. */
  readonly pretty: PrettyPlan | undefined;
  /** All arguments of the command, for `treemin resume`. */
  readonly args: readonly string[];
}

/**
 * Runs a reduction while holding the lock of its result file.
 * @param plan the files of the run and the options for the library
 * @param options as commander has read them
 * @returns the exit code
 * @throws ResultFileError if another run holds the lock or the result cannot be written; and what `reduce` throws
 */
export async function runReduction(plan: ReductionPlan, options: ReduceCommandOptions): Promise<number> {
  const { input, file } = plan;
  const progress = new Progress({
    quiet: options.quiet ?? false,
    verbose: options.verbose ?? false,
    plain: options.plain ?? false,
    input: nameOfInput(input),
    timeout: options.timeout,
  });
  const interrupt = new Interrupt((line) => progress.say(line));
  let lock: Lock | undefined;
  try {
    lock = new Lock(file.path);
    file.sweep();
    return await continueOrBegin(plan, options, { progress, interrupt });
  } finally {
    if (lock) file.sweep();
    lock?.release();
    progress.end();
    interrupt.release();
    await plan.piped?.deliver();
  }
}

/** The output of a run, and the signals that stop it. */
interface RunControls {
  readonly progress: Progress;
  readonly interrupt: Interrupt;
}

/** Continues from the journal if it has outcomes. Removes the journal if there is nothing to continue from later. */
async function continueOrBegin(
  plan: ReductionPlan,
  options: ReduceCommandOptions,
  controls: RunControls,
): Promise<number> {
  const { input, file, reduction, args } = plan;
  const warn = (message: string) => controls.progress.say(`warning: ${message}`);
  if (!options.force) await checkReplacing(file);
  const call = { arguments: args, folder: process.cwd(), input, output: file.path };
  const journal = openJournal(companionOf(file.path, ".journal"), reduction, { call, warn });
  let reports: ReportFiles | undefined;
  const known = journal.outcomes.length;
  if (known > 0 && !options.quiet)
    controls.progress.say(`Continuing: ${count(known, "test")} known from ${journal.path}.`);
  const { test } = reduction;
  const scripts = typeof test === "function" ? [] : filesOfTest(test);
  try {
    const recordings = openRecordings(options, { ...plan, isContinued: known > 0, warn });
    const files = scripts.filter((path) => /\.\w+$/.test(path));
    reports = new ReportFiles(options, { input, args, test: files, warn });
    return await reduceWith({ ...plan, journal, recordings, reports, warn }, options, controls);
  } catch (error) {
    const refusal = await describeUselessTest(error, plan, scripts);
    if (!refusal) throw error;
    journal.remove();
    controls.progress.say(...refusal.lines);
    return refusal.code;
  } finally {
    reports?.close();
    journal.close();
  }
}

/**
 * What to say if a test accepts anything, or does not accept the input; undefined if that is not the error.
 * @param scripts paths of the files that the test is made of
 */
async function describeUselessTest(
  error: unknown,
  { input, reduction }: ReductionPlan,
  scripts: readonly string[],
): Promise<{ readonly lines: readonly string[]; readonly code: number } | undefined> {
  if (error instanceof SuspiciousTestError) {
    const printed = (error.inspection.printed ?? []).flatMap((lines) => lines.split("\n"));
    const lines = [
      `error: ${error.message} Correct the test, or reduce anyway with --no-watch.`,
      ...(printed.length > 1 ? ["For the unrelated text:", ...printed] : []),
      ...adviseOnFiles(printed, scripts, input),
    ];
    return { lines, code: ExitCode.suspicious };
  }
  if (!(error instanceof NotInterestingError)) return undefined;
  const refusal = describeRefusal(nameOfInput(input), error);
  const advice = [...adviseOnFiles(refusal, scripts, input), ...(await adviseOnInput(reduction, error))];
  return { lines: [...refusal, ...advice], code: ExitCode.notInteresting };
}

/** A plan with the files that its execution writes. */
interface Execution extends ReductionPlan {
  readonly journal: JournalFile;
  readonly recordings: Recordings;
  readonly reports: ReportFiles;
  readonly warn: (message: string) => void;
}

async function reduceWith(execution: Execution, options: ReduceCommandOptions, controls: RunControls): Promise<number> {
  const { file, journal, recordings, reports, warn, pretty } = execution;
  const { progress, interrupt } = controls;
  const result = new KeptResult(file, journal, warn);
  const control = new RunControl();
  const live = hasLiveView(options) ? await openLiveView(execution, { ...controls, control }) : undefined;
  progress.begin();
  const say = (line: string) => progress.say(line);
  const reducing = reduce({
    ...execution.reduction,
    ...(pretty && {
      onFinished: prettyPrinter(pretty, { signal: interrupt.signal, say, isQuiet: options.quiet ?? false }),
    }),
    journal,
    control,
    signal: interrupt.signal,
    onEvent: (event) => {
      if (event.kind === "accepted") result.accept(event);
      recordings.record(event);
      reports.tell(event);
      live?.take(event);
      progress.tell(event);
    },
  });
  const reduction = await reducing.finally(async () => {
    await live?.close();
    result.conclude();
    await result.remember();
  });
  progress.clear();
  result.restore();
  await presentResult(reduction, { ...execution, progress, options, ahead: result.ahead });
  if (reduction.stopped === "finished") journal.remove();
  return interrupt.exitCode ?? exitCodeOf(reduction);
}

/** What the end of a reduction is shown with. */
interface Presentation extends Execution {
  readonly progress: Progress;
  readonly options: ReduceCommandOptions;
  /** See {@link KeptResult.ahead}. */
  readonly ahead: KeptResult["ahead"];
}

/** Prints the summary and warnings, and writes reports and statistics. */
async function presentResult(reduction: Reduction, presentation: Presentation): Promise<void> {
  const { file, input, recordings, reports, statistics, pretty, piped, progress, options, ahead } = presentation;
  const { path } = file;
  const { also } = recordings;
  if (also && !options.quiet) progress.say(describeAlso(also));
  const out = piped || options.events === pipe ? process.stderr : process.stdout;
  await reports.finish(reduction, figuresOf(reduction));
  if (!options.quiet) out.write(`${summarize(reduction, { path, ahead, isPiped: piped !== undefined })}\n`);
  if (pretty && reduction.stopped !== "finished")
    progress.say(`${pretty.file.path} is written only when a reduction has finished.`);
  const warning = doubt(reduction);
  if (warning !== undefined) progress.say(`warning: ${warning}`);
  statistics?.write(Buffer.from(statisticsFile(reduction, { input, output: path })));
}

function exitCodeOf({ stopped }: Reduction): number {
  return stopped === "finished" ? ExitCode.done : ExitCode.limitReached;
}
