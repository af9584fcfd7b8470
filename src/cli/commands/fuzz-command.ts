import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { decode, type Finding, type FuzzOptions, fuzz, NumberedFiles, SignatureFolder } from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import { wholeNumber } from "../options/generator-options.js";
import { addLanguageOptions, grammarFor, type LanguageOptions, milliseconds } from "../options/grammar-options.js";
import { readInput } from "../options/input-file.js";
import { atLeast, onlyTest } from "../options/run-options.js";
import { readTest, type TestOptions } from "../options/test-option.js";
import { note, printable } from "../output/printable.js";
import { count } from "../output/progress.js";
import { Interrupt } from "../run/interrupt.js";

interface FuzzCommandOptions extends LanguageOptions, TestOptions {
  readonly seeds: string;
  readonly out: string;
  readonly seed: number;
  readonly time: number;
  readonly limitTests?: number;
  readonly timeout?: number;
  readonly memberTests: number;
  readonly coverage?: "node";
}

/** How many kinds of failures are kept. */
const mostFailures = 1000;

/**
 * Adds `treemin fuzz`, which looks for failures.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addFuzzCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("fuzz")
    .description("change texts at random to find failures, and reduce each one")
    .requiredOption("--seeds <folder>", "start from the files in this folder")
    .requiredOption("-o, --out <folder>", "write failures and kept texts to this folder, and continue from those in it")
    .option(
      "-t, --test <command|file>",
      "run this test; a text fails if the test exits with 0, or its function throws",
      onlyTest,
    )
    .option(
      "-c, --shell <line>",
      "run this line in /bin/sh as the test, with the candidate's path as $1 or @@",
      onlyTest,
    )
    .option("--stdin", "give the candidate to the test on standard input");
  addLanguageOptions(command)
    .addOption(
      new Option("--coverage <kind>", "also keep texts that run new code; the test must be a module").choices(["node"]),
    )
    .option("--seed <n>", "make other random changes; the same seed makes the same ones", wholeNumber, 0)
    .option("--member-tests <n>", "spend at most n tests on reducing each text that is kept", notNegative, 200)
    .option("--time <seconds>", "end after this time", milliseconds, 600_000)
    .option("--limit-tests <n>", "end after n tests", atLeast(1))
    .option("--timeout <seconds>", "end a test after this time (default: 5)", milliseconds)
    .action((options: FuzzCommandOptions) => run(() => fuzzFolder(options)));
}

function notNegative(value: string): number {
  const number = wholeNumber(value);
  if (number >= 0) return number;
  throw new InvalidArgumentError("It must be a whole number of at least 0.");
}

async function fuzzFolder(options: FuzzCommandOptions): Promise<number> {
  const paths = foundPaths(options.out);
  const given = filesIn(options.seeds);
  if (given.length === 0)
    throw new UsageError(`The folder ${options.seeds} has no files. Give --seeds a folder with some.`);
  const [first = ""] = given;
  const earlier = Object.values(paths).flatMap((path) => (existsSync(path) ? filesIn(path) : []));
  const language = await grammarFor(options, first);
  const extension = extname(first);
  const limits = await limitsOf(options, first);
  const files = new FoundFiles(paths, extension);
  const interrupt = new Interrupt(note, "what was found is in the folder");
  const seeds = [...earlier, ...given].map((file) => decode(readInput(file)).text);
  try {
    // Going on makes other changes than those that were made before.
    const seed = options.seed + earlier.length;
    const findings = fuzz({ ...limits, seeds, language, seed, signal: interrupt.signal });
    for await (const finding of findings) files.add(finding);
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  } finally {
    interrupt.release();
  }
  process.stdout.write(`${files.describe()}\n`);
  return interrupt.exitCode ?? ExitCode.done;
}

/** The folders of what is found. */
interface FoundPaths {
  readonly population: string;
  readonly failures: string;
}

function foundPaths(out: string): FoundPaths {
  return { population: join(out, "population"), failures: join(out, "failures") };
}

/** The files of what is found. */
class FoundFiles {
  readonly #paths: FoundPaths;
  readonly #population: NumberedFiles;
  readonly #failures: SignatureFolder;
  #members = 0;
  #found = 0;

  constructor(paths: FoundPaths, extension: string) {
    this.#paths = paths;
    this.#population = new NumberedFiles(paths.population, { extension, option: "-o" });
    this.#failures = new SignatureFolder(paths.failures, { extension, limit: mostFailures, option: "-o" });
  }

  /** Writes what was found to a file. Prints a line for a failure. */
  add({ kind, text, signature, tests }: Finding): void {
    const bytes = Buffer.from(text);
    if (kind === "member") {
      this.#population.add(bytes);
      this.#members++;
      return;
    }
    this.#failures.add(signature, bytes);
    const found = count(++this.#found, "failure");
    const line = `after ${count(tests, "test")}, ${found}: ${signature.split("\n").join(" ")}`;
    process.stdout.write(`${printable(line)}\n`);
  }

  /** How much was found, and where it is. */
  describe(): string {
    const { population, failures } = this.#paths;
    return `${count(this.#failures.size, "failure")} in ${failures}; ${count(this.#members, "text")} joined ${population}`;
  }
}

/** The options of the library, without those for the texts. */
async function limitsOf(options: FuzzCommandOptions, first: string): Promise<Omit<FuzzOptions, "seeds">> {
  const { time, limitTests, timeout, memberTests, coverage } = options;
  const read = readTest(options, { input: first, call: "treemin fuzz --seeds FOLDER -o FOLDER --test COMMAND" });
  if (coverage && !(typeof read === "object" && "module" in read)) {
    throw new UsageError("--coverage node needs a --test that is a JavaScript module.");
  }
  const test = coverage && typeof read === "object" && "module" in read ? (await import(read.module)).default : read;
  return {
    test,
    limitTime: time,
    memberTests,
    coverage: coverage !== undefined,
    ...(limitTests !== undefined && { limitTests }),
    ...(timeout !== undefined && { timeout }),
  };
}

function filesIn(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder)
      .sort()
      .map((name) => join(folder, name));
    return files.filter((file) => statSync(file).isFile());
  } catch (error) {
    throw new UsageError(`The folder ${folder} cannot be read: ${(error as Error).message}.`);
  }
}
