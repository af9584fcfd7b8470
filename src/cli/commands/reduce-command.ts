import { basename, dirname, extname, join } from "node:path";
import type { Command } from "commander";
import { type Grammar, loadLanguage } from "../../index.js";
import { companionOf, decode, needsGrammar, passesOf, ResultFile, ResultFolder } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { checkOutputFolders, checkOutputs, filesOfTest, type Output } from "../options/file-roles.js";
import {
  areFolder,
  checkApart,
  checkFolderOptions,
  checkNoFolderOptions,
  describeFolder,
  readFolderInput,
} from "../options/folder-options.js";
import { type GrammarReading, grammarFor } from "../options/grammar-options.js";
import { findTest } from "../options/habits.js";
import { nameOfInput, readInput } from "../options/input-file.js";
import { passOptions } from "../options/pass-options.js";
import { prettyCommand, prettyPath } from "../options/pretty-options.js";
import { addOptions, type ReduceCommandOptions, reduceOptions } from "../options/reduce-options.js";
import { filesOfWorkers, workersOptions } from "../options/run-options.js";
import { readTest } from "../options/test-option.js";
import { note, warn } from "../output/printable.js";
import { readChoices } from "../run/choices-file.js";
import { PipedResult, pipe } from "../run/piped-result.js";
import type { PrettyPlan } from "../run/pretty-result.js";
import { type ReductionPlan, runReduction } from "../run/run-reduction.js";

/**
 * Adds `treemin reduce`, the default command.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 * @param args all arguments, which the journal keeps for `treemin resume`
 */
export function addReduceCommand(
  program: Command,
  run: (action: () => Promise<number>) => Promise<void>,
  args: readonly string[],
): void {
  const command = program
    .command("reduce", { isDefault: true })
    .description("make a failing test case small")
    .argument("[input...]", "the test case: a file, a folder, or several files");
  addOptions(command).action((inputs: readonly string[], options: ReduceCommandOptions) =>
    run(async () => {
      const { inputs: named, test } = findTest(inputs, options.test !== undefined || options.shell !== undefined);
      if (test !== undefined && !options.quiet) note(`${test} is the test (--test ${test}).`);
      const whole = test === undefined ? options : { ...options, test };
      return runReduction({ ...(await plan(named, whole)), args }, whole);
    }),
  );
}

/** Checks the options and reads their files, fast checks first. */
async function plan(given: readonly string[], options: ReduceCommandOptions): Promise<Omit<ReductionPlan, "args">> {
  if (options.generated !== undefined) return planChoices(options.generated, given, options);
  const inputs = inputsOf(given, options);
  if (inputs.includes(pipe) && inputs.length > 1)
    throw new UsageError("Standard input (-) cannot be one of several inputs.");
  if (areFolder(inputs)) return planFolder(inputs, options);
  checkNoFolderOptions(options);
  const [input = ""] = inputs;
  const test = readTest(options, { input: input === pipe ? "input" : input, call: "treemin INPUT --test COMMAND" });
  const { passes = [] } = passOptions(options, input);
  const workers = workersOptions(options);
  const bytes = readInput(input);
  if (bytes.length === 0) warn(`${nameOfInput(input)} is empty: there is nothing to reduce.`);
  const { output, piped } = placeOf(options.out ?? defaultOutput(input));
  const file = new ResultFile(output);
  const statistics = options.stats === undefined ? undefined : new ResultFile(options.stats, "--stats");
  const read = [input, ...filesOfTest(test), ...passes.flatMap(filesOfTest), ...filesOfWorkers(options)];
  const reading = { onRead: (path: string) => void read.push(path), ...(options.quiet !== true && { onGuess: note }) };
  const language = await languageFor({ ...options, ...reading }, input);
  const pretty = prettyPlan(options, { output, bytes, language });
  if (piped && pretty) throw new UsageError("Standard output takes one result. Give -o a file, or leave out --pretty.");
  checkOutputs(outputsOf(output, options), read);
  checkOutputFolders(outputFoldersOf(options), read);
  const reduction = {
    ...reduceOptions(options),
    ...{ passes, input: bytes, test },
    ...(language && { language }),
    ...(workers && { workers }),
  };
  return { input, file, piped, statistics, pretty, reduction };
}

/** The file of a result. If it goes to standard output, that is a temporary one. */
function placeOf(out: string): { readonly output: string; readonly piped: PipedResult | undefined } {
  const piped = out === pipe ? new PipedResult() : undefined;
  return { output: piped?.path ?? out, piped };
}

/** What is read for a reduction, and where its result goes. */
interface ReductionFiles {
  readonly output: string;
  readonly bytes: Uint8Array;
  readonly language: Grammar | undefined;
}

/** The second result that is easier to read, if the options ask for it. */
function prettyPlan(
  options: ReduceCommandOptions,
  { output, bytes, language }: ReductionFiles,
): PrettyPlan | undefined {
  const path = prettyPath(options, output);
  if (path === undefined) return undefined;
  const command = prettyCommand(options);
  return {
    file: new ResultFile(path),
    result: output,
    isFormatted: options.pretty === true || command !== undefined,
    command,
    grammar: options.rename ? language : undefined,
    encode: decode(bytes, options.encoding).encode,
  };
}

/** Loads the language if the pipeline needs one. `--language` must be valid even if it does not. */
async function languageFor(
  options: ReduceCommandOptions & GrammarReading,
  input: string,
): Promise<Grammar | undefined> {
  if (needsGrammar(passesOf({ reduce: options.atom ?? options.reduce, passes: options.pass ?? [] })) || options.rename)
    return grammarFor(options, input);
  if (options.language !== undefined) await loadLanguage(options.language);
  return undefined;
}

/** Options that are for texts, not for choices. */
const notForChoices = ["atom", "keep", "pass", "pretty", "prettyWith", "rename"] as const;

/**
 * Checks the options of the reduction of choices, and generates the test case from them.
 * @throws UsageError if there is another input, or an option that is not for choices
 */
async function planChoices(
  choices: string,
  given: readonly string[],
  options: ReduceCommandOptions,
): Promise<Omit<ReductionPlan, "args">> {
  const other = given[0] ?? options.input;
  if (other !== undefined) throw new UsageError(`There are two inputs, ${other} and --generated ${choices}. Give one.`);
  const unused = notForChoices.find((name) => options[name] !== undefined && options[name] !== false);
  if (unused !== undefined) {
    const name = unused.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new UsageError(`--${name} is for texts; with --generated, choices are reduced.`);
  }
  const input = choices.replace(/\.choices$/, "");
  const test = readTest(options, { input, call: "treemin --generated FILE --test COMMAND" });
  const read = [choices, input, ...filesOfTest(test)];
  const generated = await readChoices(choices, { ...options, onRead: (path) => void read.push(path) });
  const { output, piped } = placeOf(options.out ?? defaultOutput(input));
  const statistics = options.stats === undefined ? undefined : new ResultFile(options.stats, "--stats");
  checkOutputs(outputsOf(output, options), read);
  checkOutputFolders(outputFoldersOf(options), read);
  const reduction = { ...reduceOptions(options), input: Buffer.from(generated.text), generated, test };
  return { input, file: new ResultFile(output), piped, statistics, pretty: undefined, reduction };
}

/** Checks the options of the reduction of a folder, and reads it. */
function planFolder(inputs: readonly string[], options: ReduceCommandOptions): Omit<ReductionPlan, "args"> {
  checkFolderOptions(options);
  const source = readFolderInput(inputs, options);
  const output = options.out ?? source.output;
  if (output === pipe)
    throw new UsageError("The result is a folder, which cannot go to standard output. Give another -o.");
  checkApart(inputs, output);
  const test = readTest(options, { input: source.name, call: "treemin FOLDER --test COMMAND" });
  if ("module" in test)
    throw new UsageError(
      "A module gets a text, so it cannot test a folder. Give --test a program; it is given the folder's path.",
    );
  const file = new ResultFolder(output, source.folder);
  const statistics = options.stats === undefined ? undefined : new ResultFile(options.stats, "--stats");
  const read = [...inputs, ...filesOfTest(test)];
  checkOutputs(outputsOf(output, options), read);
  checkOutputFolders(outputFoldersOf(options), read);
  if (options.quiet !== true) for (const line of describeFolder(source)) note(line);
  const reduction = { ...reduceOptions(options), input: source.folder, test };
  return { input: inputs.join(" "), file, piped: undefined, statistics, pretty: undefined, reduction };
}

/** The paths of the inputs, from the arguments or from `--input`. */
function inputsOf(given: readonly string[], { input }: ReduceCommandOptions): readonly string[] {
  if (input === undefined && given.length === 0) throw new UsageError("No input. Call: treemin INPUT --test COMMAND");
  if (given.length > 0 && input !== undefined)
    throw new UsageError(`There are two inputs, ${given[0]} and ${input}. Give one.`);
  return input === undefined ? given : [input];
}

/** The files that a reduction writes. */
function outputsOf(result: string, options: ReduceCommandOptions): readonly Output[] {
  const { stats, report = [], events } = options;
  if (events === pipe && options.out === pipe)
    throw new UsageError("Events and the result cannot both go to standard output.");
  const pretty = prettyPath(options, result);
  if (stats === pipe) throw new UsageError("Standard output takes no statistics. Give --stats a file.");
  return [
    { content: "The result", path: result, option: "-o" },
    { content: "The journal", path: companionOf(result, ".journal"), option: "-o" },
    { content: "The lock", path: companionOf(result, ".lock"), option: "-o" },
    ...(pretty === undefined ? [] : [{ content: "The formatted result", path: pretty, option: "-o" }]),
    ...(stats === undefined ? [] : [{ content: "The statistics", path: stats, option: "--stats" }]),
    ...report.map((path) => ({ content: "The report", path, option: "--report" })),
    ...(events === undefined || events === pipe
      ? []
      : [{ content: "The file of events", path: events, option: "--events" }]),
  ];
}

/** The folders in which a reduction writes numbered files. */
function outputFoldersOf({ keepCandidates, history }: ReduceCommandOptions): readonly Output[] {
  return [
    ...(keepCandidates === undefined
      ? []
      : [{ content: "Candidates", path: keepCandidates, option: "--keep-candidates" }]),
    ...(history === undefined ? [] : [{ content: "Results", path: history, option: "--history" }]),
  ];
}

/** `big.json` → `big.reduced.json`; standard input → standard output */
function defaultOutput(input: string): string {
  if (input === pipe) return pipe;
  const extension = extname(input);
  return join(dirname(input), `${basename(input, extension)}.reduced${extension}`);
}
