import { Command, CommanderError } from "commander";
import {
  EncodingError,
  GrammarError,
  OracleError,
  PipelineError,
  UnknownLanguageError,
  UnknownRuleError,
  version,
} from "../index.js";
import { FolderError, ProtectionError, ResultFileError, SelectionError } from "../tools.js";
import { areWhole } from "./options/argument-encoding.js";
import { ExitCode, UsageError } from "./options/exit-codes.js";
import { printableLines } from "./output/printable.js";

/** Adds a command to the program. `run` runs an action and sets the exit code. */
type AddCommand = (program: Command, run: (action: () => Promise<number>) => Promise<void>) => void;

/** The commands, in the order of the help. Each is loaded only if it may be needed, because that takes time. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<AddCommand>>> = {
  reduce: async (args) => {
    const { addReduceCommand } = await import("./commands/reduce-command.js");
    return (program, run) => addReduceCommand(program, run, args);
  },
  resume: async () => {
    const { addResumeCommand } = await import("./commands/resume-command.js");
    return (program, run) => addResumeCommand(program, run, runCommand);
  },
  compare: async () => (await import("./commands/compare-command.js")).addCompareCommand,
  isolate: async () => (await import("./commands/isolate-command.js")).addIsolateCommand,
  tree: async () => (await import("./commands/tree-command.js")).addTreeCommand,
  grammar: async () => (await import("./commands/grammar-command.js")).addGrammarCommand,
  worker: async () => (await import("./commands/worker-command.js")).addWorkerCommand,
  serve: async () => (await import("./commands/serve-command.js")).addServeCommand,
  languages: async () => (await import("./commands/languages-command.js")).addLanguagesCommand,
};

/** Loads the commands that the arguments may mean. The help lists all of them. */
async function commandsFor(args: readonly string[]): Promise<readonly AddCommand[]> {
  const [first = ""] = args;
  if (["--version", "-V"].includes(first)) return [];
  const isHelp = ["--help", "-h", "help"].some((word) => args.includes(word));
  const isNamedFirst = Object.hasOwn(commands, first);
  // All that is no command is the input or an option of `reduce`.
  const isWanted = (name: string) => isHelp || args.includes(name) || (name === "reduce" && !isNamedFirst);
  const wanted = Object.entries(commands).filter(([name]) => isWanted(name));
  return await Promise.all(wanted.map(([, load]) => load(args)));
}

const brokenArguments =
  "An argument is not valid UTF-8, so treemin cannot read it. Give a file another name, perhaps by a link: ln -s";

/** Prints an error and returns its exit code. */
function report(error: unknown): number {
  if (!(error instanceof Error)) throw error;
  const isUsage = [
    UsageError,
    EncodingError,
    GrammarError,
    PipelineError,
    ProtectionError,
    SelectionError,
    UnknownLanguageError,
    UnknownRuleError,
  ].some((kind) => error instanceof kind);
  const isEnvironment =
    [FolderError, OracleError, ResultFileError].some((kind) => error instanceof kind) || "syscall" in error;
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
  if (!areWhole(args)) return report(new UsageError(brokenArguments));
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
  for (const add of await commandsFor(args)) add(program, run);
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? ExitCode.done : ExitCode.usage;
  }
  return exitCode;
}
