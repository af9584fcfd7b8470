import { type Command, InvalidArgumentError, Option } from "commander";
import {
  type CacheKind,
  encodingNamed,
  encodings,
  type ListMinimizerName,
  listMinimizerNames,
  type Order,
  PipelineError,
  presets,
  type ReduceOptions,
  readPipeline,
  type Split,
} from "../index.js";

import { addLanguageOptions, type LanguageOptions, milliseconds } from "./grammar-options.js";

/** What is done to a tree before it is reduced, as commander gives it. */
export interface TreeOptions {
  readonly dropEmpty: boolean;
  readonly flattenRecursion?: boolean;
  readonly unifyLists: boolean;
  readonly squeezeTree: boolean;
  readonly skipUnremovable: boolean;
  readonly skipWhitespace?: boolean;
  readonly buildHiddenTokens?: boolean;
  readonly parseLimit?: number;
}

/** The options as commander gives them. */
export interface Options extends LanguageOptions, TreeOptions {
  readonly input?: string;
  readonly test: string;
  readonly stdin?: boolean;
  readonly out?: string;
  readonly stats?: string;
  readonly encoding: NonNullable<ReduceOptions["encoding"]>;
  readonly jobs: number;
  readonly timeout?: number;
  readonly limitTime?: number;
  readonly limitTests?: number;
  readonly cache: CacheKind;
  readonly reduce: string;
  readonly atom?: string;
  readonly list: ListMinimizerName;
  readonly ddStar?: boolean;
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

/** Adds the options of a reduction; those that picireny has too have its names. */
export function addOptions(command: Command): Command {
  addFileOptions(command);
  addTestOptions(command);
  addTreeOptions(command);
  addSearchOptions(command);
  addDdminOptions(command);
  return command.option("-q, --quiet", "print warnings and errors only").option("-v, --verbose", "print every test");
}

function addFileOptions(command: Command): void {
  command.addOption(new Option("-i, --input <file>", "the test case"));
  addLanguageOptions(command)
    .option("-o, --out <file>", "the result (default: INPUT with .reduced before its extension)")
    .option("--stats <file>", "write figures and the course of the reduction as JSON")
    .option("--encoding <name>", `the input's encoding: ${encodings.join(", ")}`, encoding, "auto");
}

function addTestOptions(command: Command): void {
  command
    .requiredOption(
      "-t, --test <command|file>",
      "the interestingness test: exits with 0 if its last argument is interesting",
    )
    .option("--stdin", "give the candidate on standard input")
    .option("-j, --jobs <n>", "tests at a time; without limits, the result is the same for any number", atLeast(1), 1)
    .option("--timeout <seconds>", "end a test after this time (default: 10 times the first, at least 5)", milliseconds)
    .option("--limit-time <seconds>", "end the reduction after this time", milliseconds)
    .option("--limit-tests <n>", "end the reduction after so many tests", atLeast(1))
    .addOption(
      new Option("--cache <kind>", "what outcomes are remembered by")
        .choices(["none", "config", "content"])
        .default("content"),
    );
}

/** Adds the options that say what is done to a tree before it is reduced. */
export function addTreeOptions(command: Command): Command {
  return command
    .option("--no-drop-empty", "keep nodes without text in the tree")
    .option("--flatten-recursion", "make lists of left- and right-recursive rules")
    .option("--no-unify-lists", "keep the first element of x (sep x)* apart from the others")
    .option("--no-squeeze-tree", "keep chains of nodes with the same minimal replacement")
    .option("--no-skip-unremovable", "test nodes that are their own minimal replacement, too")
    .option("--skip-whitespace", "do not test white space (with --build-hidden-tokens)")
    .option("--build-hidden-tokens", "put comments and white space in the tree")
    .option(
      "--parse-limit <seconds>",
      "give an attempt to parse up for a simpler one after this time (60)",
      milliseconds,
    );
}

function addSearchOptions(command: Command): void {
  command
    .option(
      "--reduce <pipeline>",
      `algorithms in sequence, such as 'coarse-hdd* | hdd*', or ${Object.keys(presets).join(", ")}`,
      pipeline,
      "default",
    )
    .addOption(
      new Option("--atom <unit>", "reduce by units of text, no grammar needed; may be repeated")
        .argParser(atoms)
        .conflicts("reduce"),
    )
    .addOption(new Option("--list <name>", "how lists are minimised").choices(listMinimizerNames).default("ddmin"))
    .addOption(
      new Option("--layout <name>", "what stands between tokens that stay")
        .choices(["keep", "minimal"])
        .default("keep"),
    )
    .option("--no-respace", "do not minimise the layout of the result");
}

function addDdminOptions(command: Command): void {
  const orders: readonly Order[] = ["forward", "backward", "skip", "random"];
  const complementOrders = orders.filter((order) => order !== "skip");
  command
    .addOption(new Option("--subset-iterator <order>", "order of ddmin's subsets").choices(orders).default("skip"))
    .addOption(
      new Option("--complement-iterator <order>", "order of ddmin's complements")
        .choices(complementOrders)
        .default("backward"),
    )
    .option("--complement-first", "test ddmin's complements before its subsets")
    .option("--combine-loops", "test subsets and complements in one round")
    .option("--granularity <n>", "how many parts ddmin splits into, again and again; or inf", splitFactor, 2)
    .addOption(new Option("--split <rule>", "how ddmin splits").choices(["zeller", "balanced"]).default("zeller"))
    .option("--dd-star", "repeat ddmin until nothing changes")
    .option("--seed <n>", "seed of the order random", atLeast(0), 0);
}

/** What the options ask of a reduction, the input and the test left out. */
export function reduceOptions(options: Options): Omit<ReduceOptions, "input" | "language" | "test"> {
  const { jobs, timeout, limitTime, limitTests, encoding, parseLimit } = options;
  return {
    encoding,
    jobs,
    ...(timeout !== undefined && { timeout }),
    ...(limitTime !== undefined && { limitTime }),
    ...(limitTests !== undefined && { limitTests }),
    ...(parseLimit !== undefined && { parseLimit }),
    cache: options.cache,
    reduce: options.atom ?? options.reduce,
    list: options.list,
    ...treeOptions(options),
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

/** The transforms that the options ask for. */
export function treeOptions(options: TreeOptions) {
  return {
    dropEmptyNodes: options.dropEmpty,
    flattenTreeRecursion: options.flattenRecursion ?? false,
    unifySeparatedLists: options.unifyLists,
    squeezeTree: options.squeezeTree,
    hideUnremovableTokens: options.skipUnremovable,
    hideWhitespace: options.skipWhitespace ?? false,
  } satisfies Partial<ReduceOptions>;
}

function atLeast(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`);
  };
}

function splitFactor(value: string): number {
  return /^inf(inity)?$/i.test(value) ? Number.POSITIVE_INFINITY : atLeast(2)(value);
}

/** `lines | chars` for `--atom line --atom char`. */
function atoms(unit: string, before: string | undefined): string {
  if (!["line", "token", "char"].includes(unit)) throw new InvalidArgumentError("It must be line, token or char.");
  return before === undefined ? `${unit}s` : `${before} | ${unit}s`;
}

function pipeline(notation: string): string {
  try {
    readPipeline(notation);
    return notation;
  } catch (error) {
    if (error instanceof PipelineError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

/** The encoding of a name. */
export function encoding(value: string): ReduceOptions["encoding"] {
  const known = encodingNamed(value);
  if (known) return known;
  throw new InvalidArgumentError(`It must be one of: ${encodings.join(", ")}.`);
}
