import { type Command, InvalidArgumentError } from "commander";
import type { ReduceOptions } from "../../index.js";
import { patterns } from "./expectation-options.js";

/** What must stay, as commander parses it. */
export interface KeepCommandOptions {
  readonly keepRegex?: readonly RegExp[];
  readonly keepLines?: readonly (readonly [number, number])[];
  readonly keepRule?: readonly string[];
}

/**
 * Adds the options that protect parts of the input.
 * @param command is changed, and returned
 */
export function addKeepOptions(command: Command): Command {
  return command
    .optionsGroup("Protected parts and other bugs:")
    .option("--keep-regex <regex>", "protect everything that this matches in the input; may be repeated", patterns)
    .option("--keep-lines <lines>", "protect these lines of the input, such as 7 or 10-20; may be repeated", lines)
    .option("--keep-rule <name>", "protect everything that this rule of the grammar matches; may be repeated", names);
}

/**
 * Converts what must stay for the library.
 * @param options as commander has read them
 */
export function keepOptions({ keepRegex, keepLines, keepRule }: KeepCommandOptions): Pick<ReduceOptions, "keep"> {
  if (!keepRegex && !keepLines && !keepRule) return {};
  return {
    keep: {
      ...(keepRegex && { patterns: keepRegex }),
      ...(keepLines && { lines: keepLines }),
      ...(keepRule && { rules: keepRule }),
    },
  };
}

function lines(
  value: string,
  before: readonly (readonly [number, number])[] = [],
): readonly (readonly [number, number])[] {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(value.trim()) ?? [];
  const range = [Number(first), Number(last)] as const;
  if (range[0] >= 1 && range[0] <= range[1]) return [...before, range];
  throw new InvalidArgumentError("It must be a line, such as 7, or a range of lines, such as 10-20, counted from 1.");
}

function names(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
