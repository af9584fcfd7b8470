import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import type { Command } from "commander";
import {
  type Grammar,
  languageOfFile,
  languages,
  loadGrammar,
  NotInterestingError,
  type ReduceOptions,
  type Reduction,
  ResultFile,
  reduce,
} from "../index.js";
import { ExitCode, UsageError } from "./exit-codes.js";
import { Interrupt } from "./interrupt.js";
import { Progress } from "./progress.js";
import { addOptions, type Options, reduceOptions } from "./reduce-options.js";
import { statisticsFile, summarize } from "./summary.js";
import { readTest } from "./test-option.js";

/** Adds `treemin reduce`, which is also what `treemin` without a command does. */
export function addReduceCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("reduce", { isDefault: true })
    .description("make a failing test case small")
    .argument("[input]", "the test case");
  addOptions(command).action((input: string | undefined, options: Options) =>
    run(() => runReduce(input ?? options.input, options)),
  );
  program.addHelpText("after", () => `\n${command.helpInformation()}`);
}

async function runReduce(input: string | undefined, options: Options): Promise<number> {
  if (input === undefined) throw new UsageError("No input. Call: treemin INPUT --test COMMAND");
  const bytes = readInput(input);
  const language = await grammarFor(input, options);
  const output = options.out ?? defaultOutput(input);
  if (resolve(output) === resolve(input))
    throw new UsageError(`The result would replace the input ${input}. Give another -o.`);
  const file = new ResultFile(output);
  const progress = new Progress({ quiet: options.quiet ?? false, verbose: options.verbose ?? false, input });
  const interrupt = new Interrupt(progress);
  try {
    const reduction = await reduce({
      ...reduceOptions(options),
      input: bytes,
      language,
      test: testFor(options, input),
      signal: interrupt.signal,
      onEvent: (event) => {
        if (event.kind === "accepted") file.write(event.bytes);
        progress.tell(event);
      },
    });
    progress.clear();
    if (options.stats !== undefined) writeFileSync(options.stats, statisticsFile(reduction, { input, output }));
    if (options.quiet !== true) process.stdout.write(`${summarize(reduction, output)}\n`);
    return interrupt.exitCode ?? exitCodeOf(reduction);
  } catch (error) {
    if (!(error instanceof NotInterestingError)) throw error;
    progress.say([`error: ${input} is not interesting to begin with.`, ...error.inspection.explanation].join("\n"));
    return ExitCode.notInteresting;
  } finally {
    progress.clear();
    interrupt.release();
  }
}

async function grammarFor(input: string, { language, grammar, start }: Options): Promise<string | Grammar> {
  if (grammar !== undefined) return loadGrammar({ files: grammar, start });
  const name = language ?? languageOfFile(input)?.name;
  if (name !== undefined) return name;
  const names = languages.map((each) => each.name).join(", ");
  throw new UsageError(`The language of ${input} is not known by its name. Give --language (${names}) or --grammar.`);
}

function readInput(input: string): Uint8Array {
  const stats = statSync(input, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`The input ${input} does not exist.`);
  if (stats.isDirectory()) throw new UsageError(`The input ${input} is a folder; name a file.`);
  return readFileSync(input);
}

/** `big.json` → `big.reduced.json` */
function defaultOutput(input: string): string {
  const extension = extname(input);
  return join(dirname(input), `${basename(input, extension)}.reduced${extension}`);
}

function testFor(options: Options, input: string): ReduceOptions["test"] {
  const test = readTest(options.test);
  if ("module" in test) return test;
  return { ...test, fileName: basename(input), ...(options.stdin && { stdin: true }) };
}

function exitCodeOf({ stopped }: Reduction): number {
  return stopped === "finished" ? ExitCode.done : ExitCode.limitReached;
}
