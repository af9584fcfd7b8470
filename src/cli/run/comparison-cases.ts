import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { ComparisonCase } from "../../index.js";
import { comparedAlgorithms, needsGrammar, readPipeline } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { grammarFor, type LanguageOptions } from "../options/grammar-options.js";
import { readInput } from "../options/input-file.js";
import { readTest, type TestOptions } from "../options/test-option.js";

/** Options that define the cases, as commander parses them. */
export interface CaseOptions extends LanguageOptions, TestOptions {
  /** Path of a JSON file of cases. */
  readonly cases?: string;
  /** Pipelines of algorithms. */
  readonly with?: readonly string[];
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
 * @returns the cases and the paths of their inputs
 * @throws UsageError if there are no cases, two have the same name, or the file is malformed
 */
export async function readCases(
  inputs: readonly string[],
  options: CaseOptions,
): Promise<{ readonly cases: readonly ComparisonCase[]; readonly paths: readonly string[] }> {
  const { cases: file } = options;
  const folder = file === undefined ? "." : dirname(file);
  const sources = file === undefined ? sourcesOf(inputs) : readFile(file, inputs);
  const isGrammarNeeded = (options.with ?? comparedAlgorithms).some((spec) => needsGrammar(readPipeline(spec)));
  const cases: ComparisonCase[] = [];
  for (const { name, input, test, shell, language } of sources) {
    if (cases.some((each) => each.name === name)) {
      throw new UsageError(`Two cases are called ${name}. Give each a name of its own.`);
    }
    const path = resolve(folder, input);
    const languageOptions = { ...options, ...(language !== undefined && { language }) };
    const testOptions = { ...options, ...(test !== undefined && { test }), ...(shell !== undefined && { shell }) };
    cases.push({
      name,
      input: readInput(path),
      ...(isGrammarNeeded && { language: await grammarFor(languageOptions, path) }),
      test: readTest(testOptions, { input: path, call, folder }),
    });
  }
  return { cases, paths: sources.map(({ input }) => resolve(folder, input)) };
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
