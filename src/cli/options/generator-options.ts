import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Command, InvalidArgumentError } from "commander";
import { corpusOf, type GeneratorOptions, type Hooks, shippedHooks, type Weights } from "../../generate.js";
import { decode } from "../../tools.js";
import { UsageError } from "./exit-codes.js";
import { addLanguageOptions, type GrammarReading, grammarFor, type LanguageOptions } from "./grammar-options.js";
import { readInput } from "./input-file.js";
import { atLeast } from "./run-options.js";

/** Options that decide what a generator makes of choices, as commander parses them. */
export interface GeneratorCommandOptions extends LanguageOptions {
  readonly maxDepth: number;
  readonly maxTokens: number;
  readonly weights?: string;
  readonly corpus?: readonly string[];
  readonly hooks?: string;
}

/**
 * Adds the options of a generator.
 * @param command is changed, and returned
 */
export function addGeneratorOptions(command: Command): Command {
  return addLanguageOptions(command)
    .option("--max-depth <n>", "take the shortest alternatives if more rules than this are open", atLeast(0), 12)
    .option("--max-tokens <n>", "take the shortest alternatives after this many tokens", atLeast(0), 200)
    .option("--weights <file>", "use the weights of alternatives in this JSON file: { rule: [number, …] }")
    .option("--corpus <file...>", "take the texts of tokens from these examples instead of inventing them")
    .option(
      "--hooks <module>",
      `use the hooks in this module; ${Object.keys(shippedHooks).join(" and ")} are built in`,
    );
}

/**
 * Reads a whole number. Throws InvalidArgumentError for anything else.
 * @param value as the user wrote it
 */
export function wholeNumber(value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError("It must be a whole number.");
}

/**
 * Converts the options of a generator for the library, and reads their files.
 * @param options as commander has read them; weights, hooks and examples are paths
 * @throws UsageError if a file cannot be used; and what loading a grammar throws
 */
export async function generatorOptions(options: GeneratorCommandOptions & GrammarReading): Promise<GeneratorOptions> {
  const { maxDepth, maxTokens, weights, corpus, hooks } = options;
  const language = await grammarFor(options);
  return {
    language,
    maxDepth,
    maxTokens,
    ...(weights !== undefined && { weights: readWeights(weights) }),
    ...(corpus && {
      corpus: corpusOf(
        language,
        corpus.map((file) => decode(readInput(file)).text),
      ),
    }),
    ...(hooks !== undefined && { hooks: await loadHooks(hooks) }),
  };
}

function readWeights(path: string): Weights {
  try {
    const weights: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof weights === "object" && weights !== null && !Array.isArray(weights)) return weights as Weights;
  } catch (error) {
    throw new UsageError(`The weights cannot be read: ${path}: ${(error as Error).message}.`);
  }
  throw new UsageError(`The weights ${path} are no object. Write { "rule": [1, 2, …] }.`);
}

async function loadHooks(name: string): Promise<Hooks> {
  const shipped = Object.hasOwn(shippedHooks, name) ? shippedHooks[name] : undefined;
  if (shipped) return shipped;
  let module: { readonly default?: Hooks };
  try {
    module = await import(pathToFileURL(resolve(name)).href);
  } catch (error) {
    throw new UsageError(`The hooks ${name} cannot be loaded: ${(error as Error).message.split("\n")[0]}.`);
  }
  if (module.default) return module.default;
  throw new UsageError(`The hooks ${name} have no default export. Write export default { state, pre, post }.`);
}
