/** Files of choices: how a sentence was generated, so that it can be generated again and reduced. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { type GeneratedInput, openGenerated, type Replayed, shippedHooks } from "../../generate.js";
import { UsageError } from "../options/exit-codes.js";
import { type GeneratorCommandOptions, generatorOptions } from "../options/generator-options.js";
import type { GrammarReading } from "../options/grammar-options.js";

/** What a file of choices holds. */
interface ChoicesFile {
  readonly format: "treemin choices 1";
  /** Options of the generator. Paths are relative to the file's folder. */
  readonly generator: Partial<GeneratorCommandOptions>;
  /** The SHA-256 of the sentence in UTF-8. */
  readonly sentence: string;
  readonly choices: readonly number[];
  readonly spans: Replayed["spans"];
}

const format = "treemin choices 1";

/** Options that are paths, or lists of them. */
const paths = ["grammar", "format", "base", "replacements", "weights", "corpus", "hooks"] as const;
/** Options that are none. */
const others = ["language", "start", "route", "grammarCache", "maxDepth", "maxTokens"] as const;

/**
 * The content of a file of choices in a folder.
 * @param replayed a generated text and the choices that it was made by
 * @param options of the generator; paths in them become relative
 * @param folder of the file
 */
export function choicesFile(
  { text, choices, spans }: Pick<Replayed, "text" | "choices" | "spans">,
  options: GeneratorCommandOptions,
  folder: string,
): string {
  const toFolder = (path: string) => (isName(path) ? path : relative(resolve(folder), resolve(path)));
  const generator = pick(options, toFolder);
  const file: ChoicesFile = { format, generator, sentence: digest(text), choices, spans };
  return `${JSON.stringify(file)}\n`;
}

/**
 * Reads a file of choices and generates its sentence again.
 * @param path of a file that `treemin generate` has written
 * @param reading how grammars are loaded; with `defaults`, choices that a reduction leaves out are replaced by the simplest ones
 * @throws UsageError if it cannot be read, or makes another sentence now
 */
export async function readChoices(
  path: string,
  { defaults, ...reading }: GrammarReading & { readonly defaults: boolean },
): Promise<GeneratedInput> {
  const { generator, choices, sentence } = parse(path);
  const fromFolder = (each: string) => (isName(each) ? each : resolve(dirname(path), each));
  const options = { ...generator, ...pick(generator, fromFolder) } as GeneratorCommandOptions;
  const generated = await openGenerated({ ...(await generatorOptions({ ...options, ...reading })), choices, defaults });
  if (digest(generated.text) === sentence) return generated;
  throw new UsageError(
    `The choices ${path} make another sentence than they did: the grammar, its weights, hooks or corpus have changed. Generate it again.`,
  );
}

function parse(path: string): ChoicesFile {
  let file: Partial<ChoicesFile> | undefined;
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UsageError(`The choices ${path} cannot be read: ${(error as Error).message}.`);
  }
  const isWhole = file?.format === format && Array.isArray(file.choices) && file.choices.every(Number.isSafeInteger);
  if (file && isWhole && typeof file.generator === "object") return file as ChoicesFile;
  throw new UsageError(`${path} holds no choices. Give a file that treemin generate has written.`);
}

/** The options of a generator, with other paths. */
function pick(options: Partial<GeneratorCommandOptions>, pathOf: (path: string) => string) {
  const some: Record<string, unknown> = {};
  for (const name of others) if (options[name] !== undefined) some[name] = options[name];
  for (const name of paths) {
    const value = options[name];
    if (value !== undefined) some[name] = typeof value === "string" ? pathOf(value) : value.map(pathOf);
  }
  return some as Partial<GeneratorCommandOptions>;
}

/** Whether a word names hooks of treemin's own, not a file. */
function isName(word: string): boolean {
  return Object.hasOwn(shippedHooks, word);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
