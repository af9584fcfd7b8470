import { basename, dirname, extname, join } from "node:path";
import type { Command } from "commander";
import { NotInterestingError, needsGrammar, type Reduction, ResultFile, readPipeline, reduce } from "../index.js";
import { ExitCode, UsageError } from "./exit-codes.js";
import { grammarFor } from "./grammar-options.js";
import { isSameFile, readInput } from "./input-file.js";
import { Interrupt } from "./interrupt.js";
import { describeRefusal, Progress } from "./progress.js";
import { addOptions, type Options, reduceOptions } from "./reduce-options.js";
import { statisticsFile, summarize } from "./summary.js";
import { readTest } from "./test-option.js";

/** Adds `treemin reduce`, which is also what `treemin` without a command does. */
export function addReduceCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("reduce", { isDefault: true })
    .description("make a failing test case small")
    .argument("[input]", "the test case");
  addOptions(command).action((input: string | undefined, options: Options) => run(() => runReduce(input, options)));
  program.addHelpText("after", () => `\n${command.helpInformation()}`);
}

async function runReduce(argument: string | undefined, options: Options): Promise<number> {
  const input = inputOf(argument, options);
  const test = readTest(options, { input, call: "treemin INPUT --test COMMAND" });
  const bytes = readInput(input);
  const needed = needsGrammar(readPipeline(options.atom ?? options.reduce));
  const language = needed ? await grammarFor(options, input) : undefined;
  const output = options.out ?? defaultOutput(input);
  checkPaths(input, output, options.stats);
  const file = new ResultFile(output);
  const figures = options.stats === undefined ? undefined : new ResultFile(options.stats, "--stats");
  const progress = new Progress({ quiet: options.quiet ?? false, verbose: options.verbose ?? false, input });
  const interrupt = new Interrupt((line) => progress.say(line));
  try {
    const reduction = await reduce({
      ...reduceOptions(options),
      input: bytes,
      ...(language && { language }),
      test,
      signal: interrupt.signal,
      onEvent: (event) => {
        if (event.kind === "accepted") file.write(event.bytes);
        progress.tell(event);
      },
    });
    progress.clear();
    if (options.quiet !== true) process.stdout.write(`${summarize(reduction, output)}\n`);
    figures?.write(Buffer.from(statisticsFile(reduction, { input, output })));
    return interrupt.exitCode ?? exitCodeOf(reduction);
  } catch (error) {
    if (!(error instanceof NotInterestingError)) throw error;
    progress.say(describeRefusal(input, error));
    return ExitCode.notInteresting;
  } finally {
    progress.clear();
    interrupt.release();
  }
}

/** The input, which may be an argument or an option. */
function inputOf(argument: string | undefined, { input }: Options): string {
  const given = argument ?? input;
  if (given === undefined) throw new UsageError("No input. Call: treemin INPUT --test COMMAND");
  if (argument !== undefined && input !== undefined) {
    throw new UsageError(`There are two inputs, ${argument} and ${input}. Give one.`);
  }
  return given;
}

/** Nothing that is written may replace the input, nor the figures the result. */
function checkPaths(input: string, output: string, stats: string | undefined): void {
  if (isSameFile(output, input)) throw new UsageError(`The result would replace the input ${input}. Give another -o.`);
  if (stats === undefined) return;
  if (isSameFile(stats, input) || isSameFile(stats, output)) {
    throw new UsageError(`The figures would replace ${stats}. Give another --stats.`);
  }
}

/** `big.json` → `big.reduced.json` */
function defaultOutput(input: string): string {
  const extension = extname(input);
  return join(dirname(input), `${basename(input, extension)}.reduced${extension}`);
}

function exitCodeOf({ stopped }: Reduction): number {
  return stopped === "finished" ? ExitCode.done : ExitCode.limitReached;
}
