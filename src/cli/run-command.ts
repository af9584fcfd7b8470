import { Command, CommanderError } from "commander";
import { HookError } from "../generate.js";
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
import { briefHelp, wholeHelp } from "./manual/brief-help.js";
import { areWhole } from "./options/argument-encoding.js";
import { readConfiguration } from "./options/configuration.js";
import { ExitCode, UsageError } from "./options/exit-codes.js";
import { checkArguments, checkCommandName, withFileHint } from "./options/habits.js";
import { note, printableLines, shortened } from "./output/printable.js";

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
  generate: async () => (await import("./commands/generate-command.js")).addGenerateCommand,
  fuzz: async () => (await import("./commands/fuzz-command.js")).addFuzzCommand,
  isolate: async () => (await import("./commands/isolate-command.js")).addIsolateCommand,
  tree: async () => (await import("./commands/tree-command.js")).addTreeCommand,
  grammar: async () => (await import("./commands/grammar-command.js")).addGrammarCommand,
  worker: async () => (await import("./commands/worker-command.js")).addWorkerCommand,
  workers: async () => (await import("./commands/workers-command.js")).addWorkersCommand,
  serve: async () => (await import("./commands/serve-command.js")).addServeCommand,
  init: async () => (await import("./commands/init-command.js")).addInitCommand,
  doctor: async () => (await import("./commands/doctor-command.js")).addDoctorCommand,
  completions: async () => (await import("./commands/completions-command.js")).addCompletionsCommand,
  languages: async () => (await import("./commands/languages-command.js")).addLanguagesCommand,
};

/** Loads the commands that the arguments may mean. The help lists all of them. */
async function commandsFor(args: readonly string[], given: readonly string[]): Promise<readonly AddCommand[]> {
  const [first = ""] = args;
  if (["--version", "-V"].includes(first)) return [];
  const isHelp = ["--help", "-h", "help", "completions"].some((word) => args.includes(word));
  const isNamedFirst = Object.hasOwn(commands, first);
  // All that is no command is the input or an option of `reduce`.
  const isWanted = (name: string) => isHelp || args.includes(name) || (name === "reduce" && !isNamedFirst);
  const wanted = Object.entries(commands).filter(([name]) => isWanted(name));
  return await Promise.all(wanted.map(([, load]) => load(given)));
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
    HookError,
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
  const message = error instanceof GrammarError ? shortened(error.message) : error.message;
  const remedy =
    "syscall" in error && error.syscall === "uv_cwd" ? " (the working folder does not exist any more)" : "";
  process.stderr.write(`error: ${printableLines(message + remedy)}\n`);
  return isUsage ? ExitCode.usage : ExitCode.environment;
}

/**
 * Makes the commands that the arguments may mean.
 * @param given the arguments as they were typed, which a journal keeps
 * @param run runs an action and sets the exit code
 */
async function createProgram(
  given: readonly string[],
  words: readonly string[],
  run: (action: () => Promise<number>) => Promise<void>,
): Promise<Command> {
  const program = new Command("treemin")
    .description("Makes failing test cases small.")
    .version(version)
    .showHelpAfterError("(treemin --help=all shows all options)")
    .configureOutput({ outputError: (text, write) => write(`${printableLines(withFileHint(text.trimEnd()))}\n`) })
    .exitOverride();
  for (const add of await commandsFor(words, given)) add(program, run);
  return program;
}

/** All commands, for what is written about them. They cannot be run. */
export async function describedProgram(): Promise<Command> {
  return createProgram([], ["--help"], async () => {});
}

function commandNamed(program: Command, name: string | undefined): Command | undefined {
  return program.commands.find((each) => each.name() === name);
}

/** The arguments before `--`. */
function beforeDashes(args: readonly string[]): readonly string[] {
  const end = args.indexOf("--");
  return end < 0 ? args : args.slice(0, end);
}

/** Adds the options of the configuration file to the arguments of `reduce`. */
function withConfiguration(program: Command, args: readonly string[]): readonly string[] {
  const command = commandNamed(program, "reduce");
  const [first = ""] = args;
  const isOther =
    ["--help", "-h", "--version", "-V"].includes(first) || (first !== "reduce" && Object.hasOwn(commands, first));
  if (!command || isOther) return args;
  const found = readConfiguration(args, command);
  if (!found || found.args.length === 0) return args;
  if (!["-q", "--quiet"].some((each) => args.includes(each))) note(`${found.path} adds ${found.args.join(" ")}`);
  const before = beforeDashes(args);
  return [...before, ...found.args, ...args.slice(before.length)];
}

/**
 * Runs the command in the arguments.
 * @param args without the names of Node and of the program
 * @returns the exit code
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  let exitCode: number = ExitCode.done;
  if (!areWhole(args)) return report(new UsageError(brokenArguments));
  const names = Object.keys(commands);
  try {
    checkCommandName(args, names);
  } catch (error) {
    return report(error);
  }
  // Prints the error if the command throws.
  const run = async (action: () => Promise<number>) => {
    exitCode = await action().catch(report);
  };
  const isWhole = args.includes("--help=all");
  const words = args.map((each) => (each === "--help=all" ? "--help" : each));
  const program = await createProgram(args, words, run);
  const commandsOnly = program.helpInformation.bind(program);
  program.helpInformation = () => (isWhole ? wholeHelp(program, commandsOnly()) : briefHelp(program));
  try {
    const command = commandNamed(program, words[0]) ?? commandNamed(program, "reduce");
    checkArguments(beforeDashes(words), command?.options ?? []);
    await program.parseAsync(withConfiguration(program, words), { from: "user" });
  } catch (error) {
    if (error instanceof UsageError) return report(error);
    if (!(error instanceof CommanderError)) throw error;
    exitCode = error.exitCode === 0 ? ExitCode.done : ExitCode.usage;
  }
  return exitCode;
}
