import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import {
  encodingNamed,
  encodings,
  type Grammar,
  languageOfFile,
  languages,
  loadGrammar,
  NotInterestingError,
  type Order,
  type Phase,
  phases,
  type ReduceOptions,
  type Reduction,
  ResultFile,
  reduce,
  type Split,
} from "../index.js";
import { ExitCode, UsageError } from "./exit-codes.js";
import { Progress } from "./progress.js";
import { statisticsFile, summarize } from "./summary.js";
import { readTest } from "./test-option.js";

/** The options as commander gives them. */
interface Options {
  readonly input?: string;
  readonly test: string;
  readonly stdin?: boolean;
  readonly language?: string;
  readonly grammar?: readonly string[];
  readonly start?: string;
  readonly out?: string;
  readonly stats?: string;
  readonly encoding: NonNullable<ReduceOptions["encoding"]>;
  readonly jobs: number;
  readonly timeout?: number;
  readonly limitTime?: number;
  readonly limitTests?: number;
  readonly cache: "none" | "content";
  readonly phase?: readonly Phase[];
  readonly hddStar: boolean;
  readonly ddStar?: boolean;
  readonly dropEmpty: boolean;
  readonly flattenRecursion?: boolean;
  readonly unifyLists: boolean;
  readonly squeezeTree: boolean;
  readonly skipUnremovable: boolean;
  readonly skipWhitespace?: boolean;
  readonly buildHiddenTokens?: boolean;
  readonly layout: NonNullable<ReduceOptions["layout"]>;
  readonly respace: boolean;
  readonly subsetIterator: Order;
  readonly complementIterator: Exclude<Order, "skip">;
  readonly complementFirst?: boolean;
  readonly combineLoops?: boolean;
  readonly granularity: number;
  readonly split: Split;
  readonly seed: number;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** Adds `treemin reduce`, which is also what `treemin` without a command does. */
export function addReduceCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const orders: readonly Order[] = ["forward", "backward", "skip", "random"];
  const command = program
    .command("reduce", { isDefault: true })
    .description("make a failing test case small")
    .argument("[input]", "the test case")
    .addOption(new Option("-i, --input <file>", "the test case"))
    .requiredOption(
      "-t, --test <command|file>",
      "the interestingness test: exits with 0 if its last argument is interesting",
    )
    .option("--stdin", "give the candidate on standard input")
    .option(
      "-l, --language <name>",
      `the language: ${languages.map(({ name }) => name).join(", ")} (default: by file name)`,
    )
    .option(
      "-g, --grammar <file...>",
      "an ANTLR v4 grammar instead of a bundled language: one file, or lexer and parser",
    )
    .option("-s, --start <rule>", "the grammar's rule to parse the input as")
    .option("-o, --out <file>", "the result (default: INPUT with .reduced before its extension)")
    .option("--stats <file>", "write figures and the course of the reduction as JSON")
    .option("--encoding <name>", `the input's encoding: ${encodings.join(", ")}`, encoding, "auto")
    .option("-j, --jobs <n>", "tests at a time; the result is the same for any number", atLeast(1), 1)
    .option("--timeout <seconds>", "end a test after this time (default: 10 times the first, at least 5)", milliseconds)
    .option("--limit-time <seconds>", "end the reduction after this time", milliseconds)
    .option("--limit-tests <n>", "end the reduction after so many tests", atLeast(1))
    .addOption(
      new Option("--cache <kind>", "what outcomes are remembered by").choices(["none", "content"]).default("content"),
    )
    .option("--phase <name>", `${phases.join(" or ")}; may be repeated (default: coarse-prune, prune)`, phase)
    .option("--no-hdd-star", "go through the levels of the tree once, not until nothing changes")
    .option("--dd-star", "repeat ddmin until nothing changes")
    .option("--no-drop-empty", "keep nodes without text in the tree")
    .option("--flatten-recursion", "make lists of left- and right-recursive rules")
    .option("--no-unify-lists", "keep the first element of x (sep x)* apart from the others")
    .option("--no-squeeze-tree", "keep chains of nodes with the same minimal replacement")
    .option("--no-skip-unremovable", "test nodes that are their own minimal replacement, too")
    .option("--skip-whitespace", "do not test white space (with --build-hidden-tokens)")
    .option("--build-hidden-tokens", "put comments and white space in the tree")
    .addOption(
      new Option("--layout <name>", "what stands between tokens that stay")
        .choices(["keep", "minimal"])
        .default("keep"),
    )
    .option("--no-respace", "do not minimise the layout of the result")
    .addOption(new Option("--subset-iterator <order>", "order of ddmin's subsets").choices(orders).default("skip"))
    .addOption(
      new Option("--complement-iterator <order>", "order of ddmin's complements")
        .choices(orders.filter((order) => order !== "skip"))
        .default("backward"),
    )
    .option("--complement-first", "test ddmin's complements before its subsets")
    .option("--combine-loops", "test subsets and complements in one round")
    .option("--granularity <n>", "how many parts ddmin splits into, again and again; or inf", splitFactor, 2)
    .addOption(new Option("--split <rule>", "how ddmin splits").choices(["zeller", "balanced"]).default("zeller"))
    .option("--seed <n>", "seed of the order random", atLeast(0), 0)
    .option("-q, --quiet", "print warnings and errors only")
    .option("-v, --verbose", "print every test")
    .action((input: string | undefined, options: Options) => run(() => runReduce(input ?? options.input, options)));
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

function reduceOptions(options: Options): Omit<ReduceOptions, "input" | "language" | "test"> {
  const { start, jobs, timeout, limitTime, limitTests, phase, encoding } = options;
  return {
    encoding,
    jobs,
    ...(start !== undefined && { start }),
    ...(timeout !== undefined && { timeout }),
    ...(limitTime !== undefined && { limitTime }),
    ...(limitTests !== undefined && { limitTests }),
    ...(phase !== undefined && { phases: phase }),
    cache: options.cache === "content",
    repeat: options.hddStar,
    dropEmptyNodes: options.dropEmpty,
    flattenTreeRecursion: options.flattenRecursion ?? false,
    unifySeparatedLists: options.unifyLists,
    squeezeTree: options.squeezeTree,
    hideUnremovableTokens: options.skipUnremovable,
    hideWhitespace: options.skipWhitespace ?? false,
    buildHiddenTokens: options.buildHiddenTokens ?? false,
    layout: options.layout,
    respace: options.respace,
    ddmin: {
      subsets: options.subsetIterator,
      complements: options.complementIterator,
      complementFirst: options.complementFirst ?? false,
      combined: options.combineLoops ?? false,
      splitFactor: options.granularity,
      split: options.split,
      repeat: options.ddStar ?? false,
      seed: options.seed,
    },
  };
}

function exitCodeOf({ stopped }: Reduction): number {
  return stopped === "finished" ? ExitCode.done : ExitCode.limitReached;
}

/** Turns the first signal into the end of the reduction, and the second into the end of the process. */
class Interrupt {
  exitCode: number | undefined;
  readonly #controller = new AbortController();
  readonly #progress: Progress;
  readonly #handlers = [
    ["SIGHUP", ExitCode.sighup],
    ["SIGINT", ExitCode.sigint],
    ["SIGTERM", ExitCode.sigterm],
  ].map(([signal, code]) => ({ signal: signal as NodeJS.Signals, handler: () => this.#interrupt(code as number) }));

  constructor(progress: Progress) {
    this.#progress = progress;
    for (const { signal, handler } of this.#handlers) process.on(signal, handler);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  release(): void {
    for (const { signal, handler } of this.#handlers) process.off(signal, handler);
  }

  #interrupt(code: number): void {
    if (this.exitCode !== undefined) process.exit(code);
    this.exitCode = code;
    this.#progress.say("Stopping; the best result so far is kept. Again to stop at once.");
    this.#controller.abort();
  }
}

function atLeast(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
  };
}

function milliseconds(value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && number > 0 && Number.isFinite(number)) return 1000 * number;
  throw new InvalidArgumentError("It must be a number of seconds greater than 0.");
}

function splitFactor(value: string): number {
  return /^inf(inity)?$/i.test(value) ? Number.POSITIVE_INFINITY : atLeast(2)(value);
}

function phase(value: string, before: readonly Phase[] | undefined): readonly Phase[] {
  const known = phases.find((name) => name === value);
  if (known) return [...(before ?? []), known];
  throw new InvalidArgumentError(`It must be one of: ${phases.join(", ")}.`);
}

function encoding(value: string): ReduceOptions["encoding"] {
  const known = encodingNamed(value);
  if (known) return known;
  throw new InvalidArgumentError(`It must be one of: ${encodings.join(", ")}.`);
}
