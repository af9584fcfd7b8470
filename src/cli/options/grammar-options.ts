import { type Command, InvalidArgumentError, Option } from "commander";
import {
  type Grammar,
  type GrammarOptions,
  languageOfFile,
  languages,
  loadGrammar,
  loadLanguage,
} from "../../index.js";
import { checkRule, decode, languageOfContent, type Route, routes } from "../../tools.js";
import { UsageError } from "./exit-codes.js";
import { nameOfInput, readInput } from "./input-file.js";

/** Options that choose the language and the grammar, as commander parses them. */
export interface LanguageOptions {
  readonly language?: string;
  readonly grammar?: readonly string[];
  readonly format?: string;
  readonly start?: string;
  readonly base?: readonly string[];
  readonly route?: Route;
  readonly replacements?: string;
  readonly grammarCache: boolean;
  /** Undefined where the code always runs. */
  readonly runCode?: boolean;
}

/** Learns which files a grammar is read from. */
export interface GrammarReading {
  /** Is called with the path of each file. */
  readonly onRead?: (path: string) => void;
  /** Is called with a line that says which language was chosen, if the name of the input does not tell it. */
  readonly onGuess?: (line: string) => void;
}

const languageNames = languages.map(({ name }) => name).join(", ");

/**
 * Adds the options that choose the language or the grammar.
 * @param command is changed, and returned
 */
export function addLanguageOptions(command: Command): Command {
  command
    .optionsGroup("Language and grammar:")
    .option(
      "-l, --language <name>",
      `parse the input as this language: ${languageNames} (default: by file name or content, else text)`,
    )
    .option("-g, --grammar <file...>", "parse with this ANTLR v4 grammar: one file, or a lexer and a parser");
  return addGrammarOptions(command);
}

/**
 * Adds the options for loading a grammar.
 * @param command is changed, and returned
 */
export function addGrammarOptions(command: Command): Command {
  return command
    .option("--format <file>", "parse with the grammars in this JSON format file, as in picireny")
    .option("-s, --start <rule>", "parse the input as this rule; with --format: [grammar:]rule")
    .option(
      "--base <file...>",
      "load the base classes of lexer and parser from these files (default: beside the grammar)",
    )
    .addOption(
      new Option("--route <name>", "run the grammar in this way (default: generated if it contains code)").choices(
        routes,
      ),
    )
    .option("-r, --replacements <file>", "replace rules and tokens by the texts in this JSON file, not by minimal ones")
    .option("--no-grammar-cache", "do not keep the compiled grammar in the user's cache folder");
}

/**
 * Adds the option that lets a grammar's code run, for commands that look at grammars which the user may not trust.
 * @param command is changed, and returned
 */
export function addRunCodeOption(command: Command): Command {
  return command.option("--run-code", "run the grammar's code, which has all your rights, as reduce does", false);
}

/**
 * Reads a number of seconds.
 * @param value seconds, as the user wrote them
 * @returns milliseconds
 * @throws InvalidArgumentError if it is not a number greater than 0
 */
export function milliseconds(value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && number > 0 && Number.isFinite(number)) return 1000 * number;
  throw new InvalidArgumentError("It must be a number of seconds greater than 0.");
}

/**
 * Loads the grammar that the options choose, or the one for the input's file name or content; the language `text` if there is none.
 * @param options as commander has read them
 * @param input path of the test case, if there is one
 * @throws UsageError if the options contradict each other, or there is neither a language nor an input
 * @throws GrammarError, UnknownLanguageError or UnknownRuleError if the grammar cannot be loaded
 */
export async function grammarFor(options: LanguageOptions & GrammarReading, input?: string): Promise<Grammar> {
  return await load(options, () => recognize(input, options));
}

/**
 * Loads the grammar that the options choose, or the one for a text; the language `text` if there is none.
 * @param options as commander has read them
 * @param text from which the language is guessed if no option chooses it
 * @throws as {@link grammarFor}
 */
export async function grammarForText(options: LanguageOptions, text: string): Promise<Grammar> {
  return await load(options, () => languageOfContent(text)?.name ?? "text");
}

/** @param guess tells the name of the language if the options do not */
async function load(options: LanguageOptions & GrammarReading, guess: () => string): Promise<Grammar> {
  const { language, grammar, format, start } = options;
  const given = { "--language": language, "--grammar": grammar, "--format": format };
  const [first, second] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (second !== undefined) throw new UsageError(`${first} and ${second} exclude each other. Give one of them.`);
  if (grammar !== undefined) return loadGrammar({ files: grammar, ...commonOptions(options) });
  if (format !== undefined) return loadGrammar({ format, ...commonOptions(options) });
  for (const name of ["base", "route", "replacements"] as const) {
    if (options[name] !== undefined) throw new UsageError(`--${name} is for --grammar and --format.`);
  }
  const bundled = await loadLanguage(language ?? guess());
  if (start === undefined) return bundled;
  checkRule(bundled, start);
  return { ...bundled, start };
}

/** The name of the language of an input: by its name, else by its content, else \`text\`. Says so unless its name tells it. */
function recognize(input: string | undefined, { onGuess }: GrammarReading): string {
  if (input === undefined) throw new UsageError(`No language. Give --language (${languageNames}) or --grammar.`);
  const byName = languageOfFile(input);
  if (byName) return byName.name;
  const byContent = languageOfContent(decode(readInput(input)).text)?.name;
  const name = nameOfInput(input);
  if (byContent !== undefined) onGuess?.(`${name} is read as ${byContent}: its content says so.`);
  else onGuess?.(`No grammar is known for ${name}; it is reduced by structure alone (--language text).`);
  return byContent ?? "text";
}

function commonOptions(options: LanguageOptions & GrammarReading) {
  const { start, base, route, replacements, grammarCache, runCode, onRead } = options;
  return {
    cache: grammarCache,
    ...(onRead && { onRead }),
    ...(start !== undefined && { start }),
    ...(base !== undefined && { bases: base }),
    ...(route !== undefined && { route }),
    ...(replacements !== undefined && { replacements }),
    ...(runCode !== undefined && { runCode }),
  } satisfies Partial<GrammarOptions>;
}
