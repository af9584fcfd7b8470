import type { Command } from "commander";
import { atLeast } from "./run-options.js";

/** What else is worth having, as commander parses it. */
export interface AlsoOptions {
  readonly alsoInteresting?: readonly string[];
  readonly alsoFolder?: string;
  readonly alsoLimit: number;
}

/** Adds the option that says what else is worth having. */
export function addAlsoInteresting(command: Command): Command {
  return command.option(
    "--also-interesting <code|command>",
    "save what exits with this code instead, or for which this command exits with 0; may be repeated",
    (value: string, before: readonly string[] = []) => [...before, value],
  );
}

/** Adds the options that save what else is worth having. */
export function addAlsoOptions(command: Command): Command {
  return addAlsoInteresting(command)
    .option("--also-folder <folder>", "save it to this folder (default: INPUT with .also in place of its extension)")
    .option("--also-limit <n>", "save the smallest of each of n kinds; a command prints the kind", atLeast(1), 20);
}
