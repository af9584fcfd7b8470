import { type Command, InvalidArgumentError, Option } from "commander";
import {
  type Grammar,
  type GrammarOptions,
  languageOfFile,
  languages,
  loadGrammar,
  loadLanguage,
} from "../../index.js";
import { checkRule, type Route, routes } from "../../tools.js";
import { UsageError } from "./exit-codes.js";

/** The options that say what language a test case is in, as commander gives them. */
export interface LanguageOptions {
  readonly language?: string;
  readonly grammar?: readonly string[];
  readonly format?: string;
  readonly start?: string;
  readonly base?: readonly string[];
  readonly route?: Route;
  readonly replacements?: string;
  readonly grammarCache: boolean;
}

const languageNames = languages.map(({ name }) => name).join(", ");

/** Adds the options that say what language a test case is in. */
export function addLanguageOptions(command: Command): Command {
  command
    .option("-l, --language <name>", `the language: ${languageNames} (default: by file name)`)
    .option("-g, --grammar <file...>", "ANTLR v4 grammar instead of a bundled language: one file, or lexer and parser");
  return addGrammarOptions(command);
}

/** Adds the options that say how a grammar is used. */
export function addGrammarOptions(command: Command): Command {
  return command
    .option("--format <file>", "JSON file that describes a format of several grammars, as picireny's")
    .option("-s, --start <rule>", "the rule to parse the input as, with --format as [grammar:]rule")
    .option("--base <file...>", "base classes of the lexer and the parser, where they do not lie beside the grammar")
    .addOption(
      new Option("--route <name>", "how the grammar is run (default: generated if it needs its code)").choices(routes),
    )
    .option("-r, --replacements <file>", "JSON file of texts by names of rules and tokens, instead of the minimal ones")
    .option("--no-grammar-cache", "do not keep what is made of the grammar in the user's cache folder");
}

/** A number of seconds, in milliseconds. */
export function milliseconds(value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && number > 0 && Number.isFinite(number)) return 1000 * number;
  throw new InvalidArgumentError("It must be a number of seconds greater than 0.");
}

/** The grammar that the options ask for, or that the name of the input tells. */
export async function grammarFor(options: LanguageOptions, input?: string): Promise<Grammar> {
  const { language, grammar, format, start } = options;
  const given = { "--language": language, "--grammar": grammar, "--format": format };
  const [first, second] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (second !== undefined) throw new UsageError(`${first} and ${second} exclude each other. Give one of them.`);
  if (grammar !== undefined) return loadGrammar({ files: grammar, ...commonOptions(options) });
  if (format !== undefined) return loadGrammar({ format, ...commonOptions(options) });
  for (const name of ["base", "route", "replacements"] as const) {
    if (options[name] !== undefined) throw new UsageError(`--${name} is for --grammar and --format.`);
  }
  const name = language ?? (input === undefined ? undefined : languageOfFile(input)?.name);
  if (name === undefined) {
    throw new UsageError(
      `The language of ${input ?? "the input"} is not known by its name. Give --language (${languageNames}) or --grammar.`,
    );
  }
  const bundled = await loadLanguage(name);
  if (start === undefined) return bundled;
  checkRule(bundled, start);
  return { ...bundled, start };
}

function commonOptions({ start, base, route, replacements, grammarCache }: LanguageOptions) {
  return {
    cache: grammarCache,
    ...(start !== undefined && { start }),
    ...(base !== undefined && { bases: base }),
    ...(route !== undefined && { route }),
    ...(replacements !== undefined && { replacements }),
  } satisfies Partial<GrammarOptions>;
}
