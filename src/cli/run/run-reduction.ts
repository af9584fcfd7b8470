import {
  NotInterestingError,
  openJournal,
  type ReduceOptions,
  type Reduction,
  reduce,
  SuspiciousTestError,
} from "../../index.js";
import { companionOf, type JournalFile, Lock, type ResultFile } from "../../tools.js";
import { ExitCode } from "../options/exit-codes.js";
import type { ReduceCommandOptions } from "../options/reduce-options.js";
import { count, describeRefusal, Progress, printable } from "../output/progress.js";
import { doubt, statisticsFile, summarize } from "../output/summary.js";
import { Interrupt } from "./interrupt.js";
import { KeptResult } from "./kept-result.js";
import { openRecordings } from "./recordings.js";

/** What is to be reduced, and where the result goes. */
export interface ReductionPlan {
  readonly input: string;
  readonly bytes: Uint8Array;
  readonly file: ResultFile;
  /** Where figures go. */
  readonly figures: ResultFile | undefined;
  readonly reduction: ReduceOptions;
  /** The arguments of the command. */
  readonly args: readonly string[];
}

/** Reduces, as the only one that writes to that result, and gives the exit code. */
export async function runReduction(plan: ReductionPlan, options: ReduceCommandOptions): Promise<number> {
  const { input, file } = plan;
  const progress = new Progress({ quiet: options.quiet ?? false, verbose: options.verbose ?? false, input });
  const interrupt = new Interrupt((line) => progress.say(line));
  let lock: Lock | undefined;
  try {
    lock = new Lock(file.path);
    file.sweep();
    return await continueOrBegin(plan, options, { progress, interrupt });
  } finally {
    lock?.release();
    progress.clear();
    interrupt.release();
  }
}

/** Whom a run tells, and who may end it. */
interface RunControls {
  readonly progress: Progress;
  readonly interrupt: Interrupt;
}

/** Goes on with what the journal tells of, and leaves the journal where there is something to go on with. */
async function continueOrBegin(
  plan: ReductionPlan,
  options: ReduceCommandOptions,
  company: RunControls,
): Promise<number> {
  const { input, file, reduction, args } = plan;
  const warn = (message: string) => company.progress.say(`warning: ${printable(message)}`);
  const call = { arguments: args, folder: process.cwd(), input, output: file.path };
  const journal = openJournal(companionOf(file.path, ".journal"), reduction, { call, warn });
  const known = journal.outcomes.length;
  if (known > 0 && !options.quiet)
    company.progress.say(`Continuing: ${count(known, "test")} known from ${journal.path}.`);
  try {
    const trace = openRecordings(options, { ...plan, isContinued: known > 0, warn });
    return await reduceWith({ ...plan, journal, trace }, options, company);
  } catch (error) {
    if (error instanceof SuspiciousTestError) {
      journal.remove();
      company.progress.say(`error: ${error.message} Correct it, or reduce all the same with --no-watch.`);
      return ExitCode.suspicious;
    }
    if (!(error instanceof NotInterestingError)) throw error;
    journal.remove();
    company.progress.say(describeRefusal(input, error));
    return ExitCode.notInteresting;
  } finally {
    journal.close();
  }
}

/** A plan with what is written while it is carried out. */
interface Execution extends ReductionPlan {
  readonly journal: JournalFile;
  readonly trace: ReturnType<typeof openRecordings>;
}

async function reduceWith(execution: Execution, options: ReduceCommandOptions, company: RunControls): Promise<number> {
  const { file, figures, input, journal, trace } = execution;
  const { progress, interrupt } = company;
  const result = new KeptResult(file, journal);
  const reduction = await reduce({
    ...execution.reduction,
    journal,
    signal: interrupt.signal,
    onEvent: (event) => {
      if (event.kind === "accepted") result.accept(event.bytes);
      trace(event);
      progress.tell(event);
    },
  });
  progress.clear();
  const { path } = file;
  if (!options.quiet) process.stdout.write(`${summarize(reduction, { path, ahead: result.ahead })}\n`);
  const warning = doubt(reduction);
  if (warning !== undefined) progress.say(`warning: ${warning}`);
  figures?.write(Buffer.from(statisticsFile(reduction, { input, output: path })));
  if (reduction.stopped === "finished") journal.remove();
  return interrupt.exitCode ?? exitCodeOf(reduction);
}

function exitCodeOf({ stopped }: Reduction): number {
  return stopped === "finished" ? ExitCode.done : ExitCode.limitReached;
}
