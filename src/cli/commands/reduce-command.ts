import { basename, dirname, extname, join } from "node:path";
import type { Command } from "commander";
import { type Grammar, loadLanguage } from "../../index.js";
import { companionOf, needsGrammar, ResultFile, readPipeline } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { checkOutputFolders, checkOutputs, filesOfTest, type Output } from "../options/file-roles.js";
import { type GrammarReading, grammarFor } from "../options/grammar-options.js";
import { readInput } from "../options/input-file.js";
import { addOptions, type ReduceCommandOptions, reduceOptions } from "../options/reduce-options.js";
import { readTest } from "../options/test-option.js";
import { note } from "../output/printable.js";
import { readChoices } from "../run/choices-file.js";
import { type ReductionPlan, runReduction } from "../run/run-reduction.js";

/**
 * Adds `treemin reduce`, the default command.
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
    .argument("[input]", "the test case");
  addOptions(command).action((input: string | undefined, options: ReduceCommandOptions) =>
    run(async () => runReduction({ ...(await plan(input, options)), args }, options)),
  );
  program.addHelpText("after", () => `\n${command.helpInformation()}`);
}

/** Checks the options and reads their files, fast checks first. */
async function plan(argument: string | undefined, options: ReduceCommandOptions): Promise<Omit<ReductionPlan, "args">> {
  const { generated: choices } = options;
  const input = choices === undefined ? inputOf(argument, options) : sentenceOf(choices, argument ?? options.input);
  const test = readTest(options, { input, call: "treemin INPUT --test COMMAND" });
  const given = choices === undefined ? readInput(input) : undefined;
  const output = options.out ?? defaultOutput(input);
  const file = new ResultFile(output);
  const statistics = options.stats === undefined ? undefined : new ResultFile(options.stats, "--stats");
  const read = [input, ...filesOfTest(test), ...(choices === undefined ? [] : [choices])];
  const reading = { onRead: (path: string) => void read.push(path), ...(options.quiet !== true && { onGuess: note }) };
  const generated = choices === undefined ? undefined : await readChoices(choices, { ...options, ...reading });
  const language = generated ? undefined : await languageFor({ ...options, ...reading }, input);
  const bytes = given ?? Buffer.from(generated?.text ?? "");
  checkOutputs(outputsOf(output, options), read);
  checkOutputFolders(outputFoldersOf(options), read);
  const source = { ...(language && { language }), ...(generated && { generated }) };
  const reduction = { ...reduceOptions(options), input: bytes, test, ...source };
  return { input, bytes, file, statistics, reduction };
}

/** Loads the language if the pipeline needs one. `--language` must be valid even if it does not. */
async function languageFor(
  options: ReduceCommandOptions & GrammarReading,
  input: string,
): Promise<Grammar | undefined> {
  if (needsGrammar(readPipeline(options.atom ?? options.reduce))) return grammarFor(options, input);
  if (options.language !== undefined) await loadLanguage(options.language);
  return undefined;
}

/**
 * The path of the sentence beside a file of choices, whose name candidates have.
 * @throws UsageError if there is another input
 */
function sentenceOf(choices: string, input: string | undefined): string {
  if (input === undefined) return choices.replace(/\.choices$/, "");
  throw new UsageError(`There are two inputs, ${input} and --generated ${choices}. Give one.`);
}

/** The path of the input, from the argument or from `--input`. */
function inputOf(argument: string | undefined, { input }: ReduceCommandOptions): string {
  const given = argument ?? input;
  if (given === undefined) throw new UsageError("No input. Call: treemin INPUT --test COMMAND");
  if (argument !== undefined && input !== undefined) {
    throw new UsageError(`There are two inputs, ${argument} and ${input}. Give one.`);
  }
  return given;
}

/** The files that a reduction writes. */
function outputsOf(result: string, { stats }: ReduceCommandOptions): readonly Output[] {
  return [
    { content: "The result", path: result, option: "-o" },
    { content: "The journal", path: companionOf(result, ".journal"), option: "-o" },
    { content: "The lock", path: companionOf(result, ".lock"), option: "-o" },
    ...(stats === undefined ? [] : [{ content: "The statistics", path: stats, option: "--stats" }]),
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

/** `big.json` → `big.reduced.json` */
function defaultOutput(input: string): string {
  const extension = extname(input);
  return join(dirname(input), `${basename(input, extension)}.reduced${extension}`);
}
