import { availableParallelism } from "node:os";
import { type Command, InvalidArgumentError, Option } from "commander";
import { PipelineError, type ReduceOptions } from "../../index.js";
import { encodingNamed, encodings, presets, readPipeline } from "../../tools.js";
import { addLanguageOptions, type LanguageOptions, milliseconds } from "./grammar-options.js";
import { addListOptions, type ListOptions, listOptions } from "./list-options.js";
import { addRunOptions, atLeast, type RunOptions, runOptions } from "./run-options.js";

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

/** What every reduction can be asked for, whatever its algorithm is, as commander gives it. */
export interface CommonOptions extends LanguageOptions, RunOptions, TreeOptions, ListOptions {
  readonly encoding: NonNullable<ReduceOptions["encoding"]>;
  readonly layout: NonNullable<ReduceOptions["layout"]>;
  readonly respace: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** The options of a reduction as commander gives them. */
export interface ReduceCommandOptions extends CommonOptions {
  readonly input?: string;
  readonly out?: string;
  readonly stats?: string;
  readonly keepCandidates?: string;
  readonly history?: string;
  readonly reduce: string;
  readonly atom?: string;
  readonly repeat: number;
  readonly confirm: number;
  readonly watch: boolean;
}

/** Adds the options of a reduction; those that picireny has too have its names. */
export function addOptions(command: Command): Command {
  command
    .option("-i, --input <file>", "the test case")
    .option("-o, --out <file>", "the result (default: INPUT with .reduced before its extension)")
    .option("--stats <file>", "write figures and the course of the reduction as JSON")
    .option("--keep-candidates <folder>", "write every candidate that is tested there, as NUMBER-OUTCOME")
    .option("--history <folder>", "write every result that is replaced by a smaller one there, by its number")
    .option(
      "--reduce <pipeline>",
      `algorithms in sequence, such as 'coarse-hdd* | hdd*', or ${Object.keys(presets).join(", ")}`,
      pipeline,
      "default",
    )
    .addOption(
      new Option("--atom <unit>", "reduce by units of text: line, token or char; may be repeated, needs no grammar")
        .argParser(atoms)
        .conflicts("reduce"),
    );
  command
    .option("--repeat <n>", "for bugs that show now and then: test up to n times until interesting", atLeast(1), 1)
    .option("--confirm <n>", "for tests that err: accept only what is interesting n times more", atLeast(0), 0)
    .option("--no-watch", "do not test whether the test looks at its input and says the same again");
  return addCommonOptions(command, availableParallelism());
}

/**
 * Adds the options that every reduction has, whatever its algorithm is.
 * @param jobs how many tests run at a time if nothing else is said
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
      new Option("--layout <name>", "what stands between tokens that stay")
        .choices(["keep", "minimal"])
        .default("keep"),
    )
    .option("--no-respace", "do not minimise the layout of the result");
  return addListOptions(command)
    .option("-q, --quiet", "print warnings and errors only")
    .option("-v, --verbose", "print every test and every accepted size");
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

/** What the options ask of a reduction, the input and the test left out. */
export function reduceOptions(options: ReduceCommandOptions): Omit<ReduceOptions, "input" | "language" | "test"> {
  const { atom, reduce, repeat, confirm, watch } = options;
  return { ...commonOptions(options), reduce: atom ?? reduce, repeat, confirm, watch };
}

/** What the options ask of every reduction, whatever its algorithm is. */
export function commonOptions(options: CommonOptions) {
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

/** `lines | chars` for `--atom line --atom char`. */
function atoms(unit: string, before: string | undefined): string {
  if (!["line", "token", "char"].includes(unit)) throw new InvalidArgumentError("It must be line, token or char.");
  return before === undefined ? `${unit}s` : `${before} | ${unit}s`;
}

/** Checks a pipeline and leaves it as it is. */
export function pipeline(notation: string): string {
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
