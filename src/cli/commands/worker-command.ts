import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { Command } from "commander";
import { filterText, mostSlots, serveNats, serveWorker } from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { addExpectationOptions } from "../options/expectation-options.js";
import {
  addAlsoInteresting,
  addNatsOptions,
  addTestOptions,
  atLeast,
  type NatsCommandOptions,
  natsOptions,
} from "../options/run-options.js";
import { commandIn, readTest, type TestOptions } from "../options/test-option.js";
import { note } from "../output/printable.js";
import { Interrupt } from "../run/interrupt.js";

interface WorkerCommandOptions extends TestOptions, NatsCommandOptions {
  readonly slots: number;
  readonly tools?: string;
}

/** How long the command that describes the tools may take, in milliseconds. */
const toolsTimeout = 60_000;
/** The longest description of tools, in UTF-16 units. */
const longestTools = 4096;

/**
 * Adds `treemin worker`, which runs tests for a reduction elsewhere.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addWorkerCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("worker")
    .description("run the tests of a reduction on another machine, over standard input and output or a NATS server");
  addAlsoInteresting(addExpectationOptions(addTestOptions(command)))
    .option("--slots <n>", "run n tests at the same time (default: as many as there are cores)", atLeast(1))
    .option("--tools <command>", "refuse workers on which this command prints something else, such as 'gcc --version'");
  addNatsOptions(command).action((options: WorkerCommandOptions) => run(() => work(options)));
}

async function work(options: WorkerCommandOptions): Promise<number> {
  const { slots = Math.min(availableParallelism(), mostSlots) } = options;
  if (slots > mostSlots) throw new UsageError(`--slots is ${slots}; a worker has at most ${mostSlots} slots.`);
  const nats = natsOptions(options);
  const test = readTest(options, { input: "input", call: "treemin worker --test COMMAND" });
  const output = process.stdout;
  const write = output.write.bind(output);
  // What a test in a module prints must not get between the messages.
  output.write = process.stderr.write.bind(process.stderr) as typeof output.write;
  const interrupt = new Interrupt(note, "what was answered is");
  const { signal } = interrupt;
  try {
    const tools = await describeTools(options.tools, signal);
    if (nats) {
      await serveNats({ test, slots, tools, signal, nats, note });
      return interrupt.exitCode ?? ExitCode.done;
    }
    const { reason, isFailure } = await serveWorker({ test, slots, tools }, { input: process.stdin, write, signal });
    note(reason);
    return interrupt.exitCode ?? (isFailure ? ExitCode.environment : ExitCode.done);
  } finally {
    interrupt.release();
  }
}

async function describeTools(line: string | undefined, signal: AbortSignal): Promise<string> {
  if (line === undefined) return "";
  const command = line.trim() === "" ? undefined : commandIn(line, (word) => resolve(word));
  if (!command) throw new UsageError(`The program of --tools ${line} does not exist. Check its path.`);
  try {
    return (await filterText(command, "", { signal, timeout: toolsTimeout })).trim().slice(0, longestTools);
  } catch (error) {
    throw new UsageError(`The command of --tools ${line} ${(error as Error).message}.`);
  }
}
