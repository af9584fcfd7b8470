import { availableParallelism } from "node:os";
import { type Command, InvalidArgumentError, Option } from "commander";
import { PipelineError, type ReduceOptions } from "../../index.js";
import { encodingNamed, encodings, presets, readPipeline } from "../../tools.js";
import { addFolderOptions, type FolderOptions } from "./folder-options.js";
import { addLanguageOptions, type LanguageOptions, milliseconds } from "./grammar-options.js";
import { addKeepOptions, type KeepCommandOptions, keepOptions } from "./keep-options.js";
import { addListOptions, type ListOptions, listOptions } from "./list-options.js";
import { addPassOptions, type PassOptions } from "./pass-options.js";
import { addPrettyOptions, type PrettyOptions } from "./pretty-options.js";
import { addReportOptions, type ReportOptions } from "./report-options.js";
import {
  type AlsoOptions,
  addAlsoOptions,
  addRunOptions,
  addWorkersOptions,
  atLeast,
  type RunOptions,
  runOptions,
  type WorkersCommandOptions,
} from "./run-options.js";

/** Options for building the tree, as commander parses them. */
export interface TreeFlags {
  readonly dropEmpty: boolean;
  readonly flattenRecursion?: boolean;
  readonly unifyLists: boolean;
  readonly squeezeTree: boolean;
  readonly skipUnremovable: boolean;
  readonly skipWhitespace?: boolean;
  readonly buildHiddenTokens?: boolean;
  readonly parseLimit?: number;
}

/** Options of every reduction, single or in a comparison, as commander parses them. */
export interface CommonFlags extends LanguageOptions, RunOptions, TreeFlags, ListOptions {
  readonly encoding: NonNullable<ReduceOptions["encoding"]>;
  readonly layout: NonNullable<ReduceOptions["layout"]>;
  readonly respace: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** Options of `treemin reduce`, as commander parses them. */
export interface ReduceCommandOptions
  extends CommonFlags,
    FolderOptions,
    KeepCommandOptions,
    AlsoOptions,
    PassOptions,
    PrettyOptions,
    ReportOptions,
    WorkersCommandOptions {
  readonly input?: string;
  readonly generated?: string;
  readonly defaults: boolean;
  readonly out?: string;
  readonly force?: boolean;
  readonly stats?: string;
  readonly keepCandidates?: string;
  readonly history?: string;
  readonly reduce: string;
  readonly atom?: string;
  readonly repeat: number;
  readonly confirm: number;
  readonly watch: boolean;
  readonly plain?: boolean;
}

/** Adds the options of the reduction of a generated test case. */
function addGeneratedOptions(command: Command): Command {
  return command
    .option("--generated <file>", "reduce the choices that treemin generate has recorded, instead of a test case")
    .option("--no-defaults", "do not replace missing choices by the simplest ones (with --generated)");
}

/**
 * Adds the options of `treemin reduce`. Options that picireny has too keep its names.
 * @param command is changed, and returned
 */
export function addOptions(command: Command): Command {
  addFileOptions(command)
    .optionsGroup("Algorithms:")
    .option(
      "--reduce <pipeline>",
      `run these algorithms in sequence, for example 'coarse-hdd* | hdd*', or a preset: ${Object.keys(presets).join(", ")}`,
      pipeline,
      "default",
    )
    .addOption(
      new Option(
        "--atom <unit>",
        "reduce by lines, characters or tokens (line, char, token); may be repeated; only token needs a grammar",
      )
        .argParser(atoms)
        .conflicts("reduce"),
    );
  addPrettyOptions(addPassOptions(command).optionsGroup("A second result that is easier to read:"))
    .optionsGroup("Flaky tests:")
    .option(
      "--repeat <n>",
      "test a text up to n times until it is interesting, for bugs that show only sometimes",
      atLeast(1),
      1,
    )
    .option("--confirm <n>", "accept a text only if n more tests find it interesting, for flaky tests", atLeast(0), 0)
    .option("--no-watch", "do not check whether the test ignores its input or is flaky");
  for (const add of [addFolderOptions, addKeepOptions, addAlsoOptions, addWorkersOptions]) add(command);
  return addCommonOptions(command, availableParallelism()).option(
    "--plain",
    "print plain lines on a terminal, too, in place of the live view",
  );
}

/** Adds the options for the files that a reduction reads and writes. */
function addFileOptions(command: Command): Command {
  return addReportOptions(addGeneratedOptions(command.optionsGroup("Files:")))
    .option("-i, --input <file>", "read the test case from this file, instead of the argument")
    .option(
      "-o, --out <file>",
      "write the result to this file, or folder (default: INPUT with .reduced before its extension)",
    )
    .option("--force", "replace a file in the place of the result that treemin did not write")
    .option("--stats <file>", "write the statistics of the reduction to this file, as JSON")
    .option("--keep-candidates <folder>", "write every tested candidate to this folder, as NUMBER-OUTCOME")
    .option("--history <folder>", "write the input and every accepted result to this folder, by number")
    .option("--config <file>", "read more options from this file (default: treemin.config.json, if there is one)")
    .option("--no-config", "do not read treemin.config.json");
}

/**
 * Adds the options of every reduction, single or in a comparison.
 * @param command is changed, and returned
 * @param jobs the default number of tests that run at the same time
 */
export function addCommonOptions(command: Command, jobs: number): Command {
  addRunOptions(command, jobs);
  addLanguageOptions(command).option(
    "--encoding <name>",
    `the input's encoding: ${encodings.join(", ")}`,
    encoding,
    "auto",
  );
  addTreeOptions(command)
    .addOption(
      new Option("--layout <name>", "how to write the layout between remaining tokens")
        .choices(["keep", "minimal"])
        .default("keep"),
    )
    .option("--no-respace", "do not minimise the layout of the result at the end");
  return addListOptions(command.optionsGroup("Lists:"))
    .optionsGroup("Output:")
    .option("-q, --quiet", "print only warnings and errors")
    .option("-v, --verbose", "print every test and every accepted result");
}

/**
 * Adds the options for building the tree.
 * @param command is changed, and returned
 */
export function addTreeOptions(command: Command): Command {
  return command
    .optionsGroup("Tree and layout:")
    .option("--no-drop-empty", "keep nodes without text in the tree")
    .option("--flatten-recursion", "turn left- and right-recursive rules into lists")
    .option("--no-unify-lists", "do not merge the first element of x (sep x)* into the list")
    .option("--no-squeeze-tree", "keep chains of nodes that have the same minimal replacement")
    .option("--no-skip-unremovable", "also test nodes that equal their minimal replacement")
    .option("--skip-whitespace", "never remove white space (with --build-hidden-tokens)")
    .option("--build-hidden-tokens", "put comments and white space into the tree")
    .option(
      "--parse-limit <seconds>",
      "stop parsing after this time and parse more simply (default: 60)",
      milliseconds,
    );
}

/**
 * Converts the options of `treemin reduce` for the library, without input and test.
 * @param options as commander has read them
 */
export function reduceOptions(options: ReduceCommandOptions): Omit<ReduceOptions, "input" | "language" | "test"> {
  const { atom, reduce, repeat, confirm, watch } = options;
  return { ...commonOptions(options), ...keepOptions(options), reduce: atom ?? reduce, repeat, confirm, watch };
}

/**
 * Converts the options of every reduction for the library.
 * @param options as commander has read them
 */
export function commonOptions(options: CommonFlags) {
  const { encoding, layout, respace, buildHiddenTokens = false, parseLimit } = options;
  return {
    encoding,
    layout,
    respace,
    buildHiddenTokens,
    ...(parseLimit !== undefined && { parseLimit }),
    ...runOptions(options),
    ...treeOptions(options),
    ...listOptions(options),
  } satisfies Partial<ReduceOptions>;
}

/**
 * Converts the options that switch transforms.
 * @param options as commander has read them
 */
export function treeOptions(options: TreeFlags) {
  return {
    dropEmptyNodes: options.dropEmpty,
    flattenTreeRecursion: options.flattenRecursion ?? false,
    unifySeparatedLists: options.unifyLists,
    squeezeTree: options.squeezeTree,
    hideUnremovableTokens: options.skipUnremovable,
    hideWhitespace: options.skipWhitespace ?? false,
  } satisfies Partial<ReduceOptions>;
}

/** `lines | chars` for `--atom line --atom char`. */
function atoms(unit: string, before: string | undefined): string {
  if (!["line", "token", "char"].includes(unit)) throw new InvalidArgumentError("It must be line, token or char.");
  return before === undefined ? `${unit}s` : `${before} | ${unit}s`;
}

/**
 * Checks the notation of a pipeline and returns it unchanged.
 * @param notation as the user wrote it, or the name of a preset
 * @throws InvalidArgumentError if it cannot be read
 */
export function pipeline(notation: string): string {
  try {
    readPipeline(notation);
    return notation;
  } catch (error) {
    if (error instanceof PipelineError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}

/**
 * Reads the name of an encoding.
 * @param value as the user wrote it
 * @throws InvalidArgumentError if there is no such encoding
 */
export function encoding(value: string): ReduceOptions["encoding"] {
  const known = encodingNamed(value);
  if (known) return known;
  throw new InvalidArgumentError(`It must be one of: ${encodings.join(", ")}.`);
}
