import { basename, resolve } from "node:path";
import type { Command } from "commander";
import type { ReduceOptions } from "../../index.js";
import { UsageError } from "./exit-codes.js";
import { milliseconds } from "./grammar-options.js";
import { commandIn } from "./test-option.js";

/** Options for programs that propose candidates, as commander parses them. */
export interface PassOptions {
  readonly pass?: readonly string[];
  readonly passTimeout?: number;
}

/**
 * Adds the options for programs that propose candidates.
 * @param command is changed, and returned
 */
export function addPassOptions(command: Command): Command {
  return command
    .option(
      "--pass <command>",
      "ask this program for candidates, where the pipeline has `pass` (default: at its end); may be repeated",
      (line: string, before: readonly string[] = []) => [...before, line],
    )
    .option(
      "--pass-timeout <seconds>",
      "end such a program if a reply takes longer than this (default: 60)",
      milliseconds,
    );
}

/**
 * Converts the options for programs that propose candidates for the library.
 * @param options as commander has read them
 * @param input path of the test case
 * @throws UsageError if there is no such program
 */
export function passOptions({ pass: lines = [], passTimeout }: PassOptions, input: string) {
  if (passTimeout !== undefined && lines.length === 0)
    throw new UsageError("--pass-timeout is for --pass. Leave it out.");
  const passes = lines.map((line) => {
    if (line.trim() === "") throw new UsageError("--pass is empty. Name a program that proposes candidates.");
    const command = commandIn(line, (word) => resolve(word));
    if (!command) throw new UsageError(`The program of --pass ${line} does not exist. Check its path.`);
    return { command, fileName: basename(input), ...(passTimeout !== undefined && { timeout: passTimeout }) };
  });
  return { ...(passes.length > 0 && { passes }) } satisfies Partial<ReduceOptions>;
}
