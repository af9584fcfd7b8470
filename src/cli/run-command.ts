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
import { printableLines } from "./output/printable.js";

/** Prints an error and returns its exit code. */
function report(error: unknown): number {
  if (!(error instanceof Error)) throw error;
  const isUsage = [UsageError, EncodingError, GrammarError, UnknownLanguageError, UnknownRuleError].some(
    (kind) => error instanceof kind,
  );
  const isEnvironment = [OracleError, ResultFileError].some((kind) => error instanceof kind) || "syscall" in error;
  if (!isUsage && !isEnvironment) {
    process.stderr.write(
      `error: ${printableLines(String(error.stack))}\nThis is a bug in treemin. The best result so far is kept.\n`,
    );
    return ExitCode.bug;
  }
  process.stderr.write(`error: ${printableLines(error.message)}\n`);
  return isUsage ? ExitCode.usage : ExitCode.environment;
}

/**
 * Runs the command in the arguments.
 * @param args without the names of Node and of the program
 * @returns the exit code
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  let exitCode: number = ExitCode.done;
  // Prints the error if the command throws.
  const run = async (action: () => Promise<number>) => {
    exitCode = await action().catch(report);
  };
  const program = new Command("treemin")
    .description("Makes failing test cases small.")
    .version(version)
    .showHelpAfterError("(treemin --help shows all options)")
    .configureOutput({ outputError: (text, write) => write(`${printableLines(text.trimEnd())}\n`) })
    .exitOverride();
  addReduceCommand(program, run, args);
  addResumeCommand(program, run, runCommand);
  addCompareCommand(program, run);
  addTreeCommand(program, run);
  addGrammarCommand(program, run);
  addLanguagesCommand(program, run);
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? ExitCode.done : ExitCode.usage;
  }
  return exitCode;
}
