import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { ComparisonCase } from "../../index.js";
import { comparedAlgorithms, needsGrammar, readPipeline } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { grammarFor, type LanguageOptions } from "../options/grammar-options.js";
import { readInput } from "../options/input-file.js";
import { readTest, type TestOptions } from "../options/test-option.js";

/** The options that say what the cases are, as commander gives them. */
export interface CaseOptions extends LanguageOptions, TestOptions {
  readonly cases?: string;
  /** Pipelines of algorithms. */
  readonly with?: readonly string[];
}

/** A case before its files are read. */
interface CaseSource {
  readonly name: string;
  readonly input: string;
  readonly test?: string;
  readonly shell?: string;
  readonly language?: string;
}

const call = "treemin compare INPUT... --test COMMAND, or treemin compare --cases FILE";

/** The cases that the arguments and options name, with the paths of their inputs. */
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
    const given = { ...options, ...(language !== undefined && { language }) };
    const judged = { ...options, ...(test !== undefined && { test }), ...(shell !== undefined && { shell }) };
    cases.push({
      name,
      input: readInput(path),
      ...(isGrammarNeeded && { language: await grammarFor(given, path) }),
      test: readTest(judged, { input: path, call, folder }),
    });
  }
  return { cases, paths: sources.map(({ input }) => resolve(folder, input)) };
}

function sourcesOf(inputs: readonly string[]): readonly CaseSource[] {
  if (inputs.length === 0) throw new UsageError(`No input. Call: ${call}`);
  return inputs.map((input) => ({ name: input, input }));
}

function readFile(file: string, inputs: readonly string[]): readonly CaseSource[] {
  if (inputs.length > 0) throw new UsageError(`--cases names the inputs: ${inputs[0]} must be one of its cases.`);
  const wrong = (what: string) =>
    new UsageError(`${file}: ${what}. It must hold: [{"name": …, "input": …, "test": …, "language": …}, …].`);
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
  if (!Array.isArray(list) || list.length === 0) throw wrong("there are no cases");
  for (const [index, each] of list.entries()) {
    const isShell = each?.shell !== undefined;
    for (const key of ["name", "input", isShell ? "shell" : "test", "language"]) {
      const value = each?.[key];
      const isOptional = key === "language" && value === undefined;
      if (typeof value !== "string" && !isOptional) throw wrong(`case ${index + 1} has no ${key} that is a string`);
    }
  }
  return list;
}
