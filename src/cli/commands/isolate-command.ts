import { availableParallelism } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import type { Command } from "commander";
import {
  encodings,
  type IsolatedDifference,
  type IsolateOptions,
  IsolationError,
  isolate,
  ResultFile,
} from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { checkOutputs, filesOfTest } from "../options/file-roles.js";
import { addLanguageOptions, grammarFor, type LanguageOptions } from "../options/grammar-options.js";
import { isSameFile, readInput } from "../options/input-file.js";
import { encoding } from "../options/reduce-options.js";
import { addRunOptions, type RunOptions } from "../options/run-options.js";
import { readTest } from "../options/test-option.js";
import { note, printable } from "../output/printable.js";
import { count, reasonOf, seconds } from "../output/progress.js";
import { Interrupt } from "../run/interrupt.js";

interface IsolateCommandOptions extends LanguageOptions, RunOptions {
  readonly encoding: NonNullable<IsolateOptions["encoding"]>;
  readonly outGood?: string;
  readonly outBad?: string;
  readonly quiet?: boolean;
}

/**
 * Adds `treemin isolate`, which makes the difference between a passing and a failing input small.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addIsolateCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("isolate")
    .description("make the difference between a passing and a failing input small")
    .argument("<good>", "an input that the test does not find interesting")
    .argument("<bad>", "an input that it finds interesting")
    .option(
      "--out-good <file>",
      "write the passing result to this file (default: GOOD with .isolated before its extension)",
    )
    .option(
      "--out-bad <file>",
      "write the failing result to this file (default: BAD with .isolated before its extension)",
    );
  addRunOptions(command, availableParallelism());
  addLanguageOptions(command)
    .option("--encoding <name>", `the inputs' encoding: ${encodings.join(", ")}`, encoding, "auto")
    .option("-q, --quiet", "print only warnings and errors");
  command.action((good: string, bad: string, options: IsolateCommandOptions) =>
    run(() => isolateFiles({ good, bad }, options)),
  );
}

const twoInputs = "Give an input that passes, and one that fails.";

/** Paths of the two inputs. */
interface Paths {
  readonly good: string;
  readonly bad: string;
}

async function isolateFiles(paths: Paths, options: IsolateCommandOptions): Promise<number> {
  if (isSameFile(paths.good, paths.bad))
    throw new UsageError(`${paths.good} and ${paths.bad} are the same file. ${twoInputs}`);
  const test = readTest(options, { input: paths.bad, call: "treemin isolate GOOD BAD --test COMMAND" });
  const inputs = { good: readInput(paths.good), bad: readInput(paths.bad) };
  const outputs = { good: options.outGood ?? isolated(paths.good), bad: options.outBad ?? isolated(paths.bad) };
  const read = [paths.good, paths.bad, ...filesOfTest(test)];
  const reading = { onRead: (path: string) => void read.push(path), ...(options.quiet !== true && { onGuess: note }) };
  const language = await grammarFor({ ...options, ...reading }, paths.bad);
  checkOutputs(
    [
      { content: "The passing result", path: outputs.good, option: "--out-good" },
      { content: "The failing result", path: outputs.bad, option: "--out-bad" },
    ],
    read,
  );
  const files = { good: new ResultFile(outputs.good, "--out-good"), bad: new ResultFile(outputs.bad, "--out-bad") };
  const interrupt = new Interrupt(note, "the smallest difference so far is");
  try {
    const { jobs, encoding } = options;
    const run = { ...limitsOf(options), jobs, encoding, signal: interrupt.signal };
    const result = await isolate({ ...inputs, ...run, language, test });
    files.good.write(result.good.bytes);
    files.bad.write(result.bad.bytes);
    if (!options.quiet) await show(result, outputs);
    return interrupt.exitCode ?? (result.stopped === "finished" ? ExitCode.done : ExitCode.limitReached);
  } catch (error) {
    if (!(error instanceof IsolationError)) throw error;
    if (!error.inspection) throw new UsageError(`${paths.good} and ${paths.bad} hold the same. ${twoInputs}`);
    const lines = error.inspection.explanation.flatMap((each) => each.split("\n"));
    for (const line of [`error: ${error.message}`, ...lines]) process.stderr.write(`${printable(line)}\n`);
    return ExitCode.notInteresting;
  } finally {
    interrupt.release();
  }
}

/** The limits that were given, as options of the library. */
function limitsOf({ timeout, limitTests, limitTime }: RunOptions) {
  return {
    ...(timeout !== undefined && { timeout }),
    ...(limitTests !== undefined && { limitTests }),
    ...(limitTime !== undefined && { limitTime }),
  };
}

/** Prints the figures, and the difference as a patch. */
async function show({ good, bad, differences, stopped, statistics }: IsolatedDifference, paths: Paths): Promise<void> {
  const { tests, outcomes, time } = statistics;
  const unresolved = outcomes.invalid + outcomes.timeout;
  const lines = [
    `${count(differences, "difference")} left, after ${count(tests, "test")}: ${outcomes.uninteresting} passed, ` +
      `${outcomes.interesting} failed, ${unresolved} unresolved; ${seconds(time)}`,
    ...(stopped === "finished" ? [] : [`stopped early (${reasonOf(stopped)}): this is the smallest difference so far`]),
    `results: ${paths.good} passes, ${paths.bad} fails`,
    "",
  ];
  const { createTwoFilesPatch } = await import("diff");
  const patch = createTwoFilesPatch(paths.good, paths.bad, good.text, bad.text);
  const shown = patch.split("\n").filter((line) => !/^=+$/.test(line));
  process.stdout.write([...lines, ...shown].map((line) => printable(line)).join("\n"));
}

/** `a.json` → `a.isolated.json` */
function isolated(path: string): string {
  const extension = extname(path);
  return join(dirname(path), `${basename(path, extension)}.isolated${extension}`);
}
