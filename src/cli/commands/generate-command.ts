import type { Command } from "commander";
import { generate } from "../../generate.js";
import { languages } from "../../index.js";
import { NumberedFiles } from "../../tools.js";
import { ExitCode, UsageError } from "../options/exit-codes.js";
import {
  addGeneratorOptions,
  type GeneratorCommandOptions,
  generatorOptions,
  wholeNumber,
} from "../options/generator-options.js";
import { atLeast } from "../options/run-options.js";
import { choicesFile } from "../run/choices-file.js";

interface GenerateCommandOptions extends GeneratorCommandOptions {
  readonly count: number;
  readonly seed: number;
  readonly out?: string;
  readonly extension?: string;
}

/**
 * Adds `treemin generate`, which writes sentences of a grammar.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addGenerateCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program.command("generate").description("write random sentences of a language or a grammar");
  addGeneratorOptions(command)
    .option("-n, --count <n>", "write n sentences", atLeast(1), 1)
    .option("--seed <n>", "write other random sentences; the same seed gives the same ones", wholeNumber, 0)
    .option("-o, --out <folder>", "write each sentence to this folder, and its choices beside it (default: print them)")
    .option("--extension <ending>", "use this file name extension (default: by language, else .txt)")
    .action((options: GenerateCommandOptions) => run(() => writeSentences(options)));
}

async function writeSentences(options: GenerateCommandOptions): Promise<number> {
  const { count, seed, out } = options;
  const generator = await generatorOptions(options);
  const write = out === undefined ? print : folderWriter(out, options);
  let [once, starts] = [0, 0];
  for await (const sentence of generate({ ...generator, count, seed })) {
    write(sentence);
    starts += sentence.starts;
    if (sentence.starts === 1) once++;
  }
  if (out !== undefined) {
    const what = `${count} ${count === 1 ? "sentence" : "sentences"} in ${out}`;
    const others = once === count ? "" : `, the others after ${starts - once} drafts`;
    process.stdout.write(`${what}; ${once} parsed at once${others}\n`);
  }
  return ExitCode.done;
}

function print({ text }: { readonly text: string }): void {
  process.stdout.write(`${text}\n`);
}

/** Makes a function that writes a sentence and its choices to a folder. */
function folderWriter(folder: string, options: GenerateCommandOptions) {
  const extension = options.extension ?? extensionOf(options.language);
  const sentences = new NumberedFiles(folder, { extension, option: "-o" });
  const sequences = new NumberedFiles(folder, { extension: `${extension}.choices`, option: "-o" });
  if (!sentences.isEmpty) throw new UsageError(`The folder ${folder} has files already. Empty it, or give another -o.`);
  return ({ text, choices, spans }: Parameters<typeof choicesFile>[0]) => {
    sentences.add(Buffer.from(text));
    sequences.add(Buffer.from(choicesFile({ text, choices, spans }, options, folder)));
  };
}

function extensionOf(language: string | undefined): string {
  const named = languages.find(({ name }) => name === language?.toLowerCase());
  return named?.extensions[0] ?? ".txt";
}
