import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Grammar, Outcome, ReduceOptions } from "../../index.js";
import { FilterError, filterText, type ResultFile, renameIdentifiers } from "../../tools.js";
import { formatByName } from "./formatters.js";

/** A second result that is easier to read. */
export interface PrettyPlan {
  readonly file: ResultFile;
  /** Path of the result, which tells the language. */
  readonly result: string;
  /** Whether the result is formatted. */
  readonly isFormatted: boolean;
  /** The command that formats it. Default: Prettier or clang-format. */
  readonly command: readonly string[] | undefined;
  /** The grammar to find names with. Undefined if names stay. */
  readonly grammar: Grammar | undefined;
  /** Encodes a text as the input was. */
  readonly encode: (text: string) => Uint8Array;
}

/** How long a command that formats may take, in milliseconds. */
const timeout = 60_000;

/** The longest result that is formatted, in UTF-16 units. */
const longest = 1_000_000;

/** How the result is made easier to read, and where messages go. */
interface PrettyRun {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** Whether only what prevents the second result is said. */
  readonly isQuiet: boolean;
}

/**
 * Makes the function that renames and formats a finished result, tests that, and writes it if it is still interesting. If that
 * fails, a line says why. The result itself is not changed.
 * @param plan the second file, and how its text is made
 * @param run the signal that ends it, and where lines are said
 */
export function prettyPrinter(
  plan: PrettyPlan,
  { signal, say, isQuiet }: PrettyRun,
): NonNullable<ReduceOptions["onFinished"]> {
  return async (result, test) => {
    try {
      const text = await readable(result, plan, { signal, say, test });
      if (text === result) return say(`${plan.file.path} is not written: it would equal the result.`);
      const bytes = plan.encode(text);
      if (existsSync(plan.file.path) && !plan.file.holds(bytes)) plan.file.keepAside();
      plan.file.write(bytes);
      if (!isQuiet) say(`formatted: ${plan.file.path}`);
    } catch (error) {
      say(`${plan.file.path} is not written: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}

/** A {@link PrettyRun} and the test of the reduction. */
interface TestedRun extends Omit<PrettyRun, "isQuiet"> {
  readonly test: (text: string) => Promise<Outcome>;
}

/** Renames and formats a text. Steps after which it is not interesting are left out. */
async function readable(result: string, plan: PrettyPlan, { signal, say, test }: TestedRun): Promise<string> {
  if (result.length > longest) throw new Error(`the result has more than ${longest} characters.`);
  if (!result.isWellFormed()) throw new Error("the result is not valid UTF-8.");
  const isInteresting = async (text: string) => (await test(text)) === "interesting";
  const { grammar } = plan;
  const renamed = grammar ? await renameIdentifiers(result, grammar, isInteresting) : result;
  if (grammar && renamed === result) say("No name was changed: all are in order, or needed as they are.");
  const formatted = plan.isFormatted ? await format(renamed, plan, { signal, say }) : renamed;
  if (formatted === renamed || (await isInteresting(formatted))) return formatted;
  say("The formatted result is not interesting, so its layout stays.");
  return renamed;
}

/** Formats a text. If that fails, says why, and returns the text itself. */
async function format(
  text: string,
  { command, result }: PrettyPlan,
  { signal, say }: Omit<PrettyRun, "isQuiet">,
): Promise<string> {
  try {
    return await (command ? filterText(command, text, { signal, timeout }) : formatByName(text, result));
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    say(`The result cannot be formatted: ${command ? `${basename(command[0] as string)} ` : ""}${error.message}.`);
    return text;
  }
}
