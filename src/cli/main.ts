#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { EncodingError, GrammarError, OracleError, UnknownLanguageError, UnknownRuleError, version } from "../index.js";
import { ResultFileError } from "../tools.js";
import { addCompareCommand } from "./commands/compare-command.js";
import { addGrammarCommand } from "./commands/grammar-command.js";
import { addLanguagesCommand } from "./commands/languages-command.js";
import { addReduceCommand } from "./commands/reduce-command.js";
import { addResumeCommand } from "./commands/resume-command.js";
import { addTreeCommand } from "./commands/tree-command.js";
import { ExitCode, UsageError } from "./options/exit-codes.js";
import { printable } from "./output/progress.js";

/** Runs a command and sets the exit code. Prints the error if the command throws. */
async function run(action: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await action();
  } catch (error) {
    process.exitCode = report(error);
  }
}

/** Prints an error and returns its exit code. */
function report(error: unknown): number {
  if (!(error instanceof Error)) throw error;
  const isUsage = [UsageError, EncodingError, GrammarError, UnknownLanguageError, UnknownRuleError].some(
    (kind) => error instanceof kind,
  );
  const isEnvironment = [OracleError, ResultFileError].some((kind) => error instanceof kind) || "syscall" in error;
  if (!isUsage && !isEnvironment) {
    process.stderr.write(`error: ${error.stack}\nThis is a bug in treemin. The best result so far is kept.\n`);
    return ExitCode.bug;
  }
  process.stderr.write(`error: ${error.message.split("\n").map(printable).join("\n")}\n`);
  return isUsage ? ExitCode.usage : ExitCode.environment;
}

/** Runs the command in the arguments and sets the exit code. */
async function main(args: readonly string[]): Promise<void> {
  const program = new Command("treemin")
    .description("Makes failing test cases small.")
    .version(version)
    .showHelpAfterError("(treemin --help shows all options)")
    .exitOverride();
  addReduceCommand(program, run, args);
  addResumeCommand(program, run, main);
  addCompareCommand(program, run);
  addTreeCommand(program, run);
  addGrammarCommand(program, run);
  addLanguagesCommand(program, run);
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? ExitCode.done : ExitCode.usage;
  }
}

// The reader of the output or the terminal may be gone. That is no error: the result is in its file.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && error.code !== "EIO") process.exitCode = ExitCode.environment;
  });
}

await main(process.argv.slice(2));
