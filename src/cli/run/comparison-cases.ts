import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { ComparisonCase } from "../../index.js";
import { comparedAlgorithms, needsGrammar, readPipeline } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { filesOfTest } from "../options/file-roles.js";
import { grammarFor, type LanguageOptions } from "../options/grammar-options.js";
import { readInput } from "../options/input-file.js";
import { readTest, type TestOptions } from "../options/test-option.js";
import { note } from "../output/printable.js";

/** Options that define the cases, as commander parses them. */
export interface CaseOptions extends LanguageOptions, TestOptions {
  /** Path of a JSON file of cases. */
  readonly cases?: string;
  /** Pipelines of algorithms. */
  readonly with?: readonly string[];
  readonly quiet?: boolean;
}

/** A case as the JSON file describes it. */
interface CaseSource {
  readonly name: string;
  readonly input: string;
  readonly test?: string;
  readonly shell?: string;
  readonly language?: string;
}

const call = "treemin compare INPUT... --test COMMAND, or treemin compare --cases FILE";

/**
 * Reads the cases of a comparison: one for each argument, or those of `--cases`. Paths in that file start from its folder.
 * @param inputs the paths that the user gave
 * @param options the test for these, or the file that lists the cases
 * @returns the cases and the paths of the files that are read for them
 * @throws UsageError if there are no cases, two have the same name, or the file is malformed
 */
export async function readCases(
  inputs: readonly string[],
  options: CaseOptions,
): Promise<{ readonly cases: readonly ComparisonCase[]; readonly read: readonly string[] }> {
  const { cases: file } = options;
  const folder = file === undefined ? "." : dirname(file);
  const sources = file === undefined ? sourcesOf(inputs) : readFile(file, inputs);
  const isGrammarNeeded = (options.with ?? comparedAlgorithms).some((spec) => needsGrammar(readPipeline(spec)));
  const cases: ComparisonCase[] = [];
  const read = file === undefined ? [] : [file];
  for (const { name, input, test, shell, language } of sources) {
    if (cases.some((each) => each.name === name)) {
      throw new UsageError(`Two cases are called ${name}. Give each a name of its own.`);
    }
    const path = resolve(folder, input);
    const onRead = (each: string) => void read.push(each);
    const languageOptions = {
      ...options,
      onRead,
      ...(options.quiet !== true && { onGuess: note }),
      ...(language !== undefined && { language }),
    };
    const testOptions = { ...options, ...(test !== undefined && { test }), ...(shell !== undefined && { shell }) };
    const bytes = readInput(path);
    const grammar = isGrammarNeeded ? { language: await grammarFor(languageOptions, path) } : {};
    const runnable = readTest(testOptions, { input: path, call, folder });
    cases.push({ name, input: bytes, ...grammar, test: runnable });
    read.push(path, ...filesOfTest(runnable));
  }
  return { cases, read };
}

function sourcesOf(inputs: readonly string[]): readonly CaseSource[] {
  if (inputs.length === 0) throw new UsageError(`No input. Call: ${call}`);
  return inputs.map((input) => ({ name: input, input }));
}

function readFile(file: string, inputs: readonly string[]): readonly CaseSource[] {
  if (inputs.length > 0)
    throw new UsageError(`With --cases, the inputs are in the file: make ${inputs[0]} one of its cases.`);
  const malformed = (reason: string) =>
    new UsageError(`${file}: ${reason}. It must hold: [{"name": …, "input": …, "test": …, "language": …}, …].`);
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }
  if (!Array.isArray(list) || list.length === 0) throw malformed("there are no cases");
  for (const [index, each] of list.entries()) {
    const isShell = each?.shell !== undefined;
    for (const key of ["name", "input", isShell ? "shell" : "test", "language"]) {
      const value = each?.[key];
      const isOptional = key === "language" && value === undefined;
      if (typeof value !== "string" && !isOptional) throw malformed(`case ${index + 1} has no ${key} that is a string`);
    }
  }
  return list;
}
