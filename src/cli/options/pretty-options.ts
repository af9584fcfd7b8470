import { basename, dirname, extname, join, resolve } from "node:path";
import type { Command } from "commander";
import { UsageError } from "./exit-codes.js";
import { commandIn } from "./test-option.js";

/** Options for a second result that is easier to read, as commander parses them. */
export interface PrettyOptions {
  readonly pretty?: boolean;
  readonly prettyWith?: string;
  readonly rename?: boolean;
}

/**
 * Adds the options for a second result that is easier to read.
 * @param command is changed, and returned
 */
export function addPrettyOptions(command: Command): Command {
  return command
    .option("--pretty", "also write the result formatted by Prettier or clang-format, if it is still interesting")
    .option("--pretty-with <command>", "also write the result formatted by this command, which reads standard input")
    .option("--rename", "rename identifiers in that file to a, b, c, if it is still interesting");
}

/**
 * `x.reduced.json` → `x.reduced.formatted.json`; undefined if no such file is asked for.
 * @param options as commander has read them
 * @param result path of the result
 */
export function prettyPath({ pretty, prettyWith, rename }: PrettyOptions, result: string): string | undefined {
  if (!pretty && prettyWith === undefined && !rename) return undefined;
  const extension = extname(result);
  return join(dirname(result), `${basename(result, extension)}.formatted${extension}`);
}

/**
 * The command that formats the result; undefined if there is none.
 * @param options as commander has read them
 * @throws UsageError if there is no such program
 */
export function prettyCommand({ prettyWith: line }: PrettyOptions): readonly string[] | undefined {
  if (line === undefined) return undefined;
  const command = line.trim() === "" ? undefined : commandIn(line, (word) => resolve(word));
  if (!command)
    throw new UsageError(`The program of --pretty-with ${JSON.stringify(line)} does not exist. Check its path.`);
  return command;
}
