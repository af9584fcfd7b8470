import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { parseArgsStringToArgv } from "string-argv";
import type { WorkersOptions } from "../../tools.js";
import { UsageError } from "./exit-codes.js";

/** Options that say where tests run, as commander parses them. */
export interface WorkersCommandOptions {
  readonly workers?: readonly string[];
  readonly workersFile?: string;
}

/** Adds the options that say where tests run. */
export function addWorkersOptions(command: Command): Command {
  return command
    .option(
      "--workers <command>",
      "run tests in the `treemin worker` that this command starts, such as 'ssh HOST treemin worker …'; may be repeated",
      (line: string, before: readonly string[] = []) => [...before, line],
    )
    .option("--workers-file <file>", "run tests in the workers that the lines of this file start");
}

/**
 * Converts the options that say where tests run; undefined if they run here.
 * @throws UsageError if a command cannot be read, or the file cannot
 */
export function workersOptions(options: WorkersCommandOptions): WorkersOptions | undefined {
  const { workers, workersFile } = options;
  if (!workers && workersFile === undefined) return undefined;
  const lines = [...(workers ?? []), ...(workersFile === undefined ? [] : linesOf(workersFile))];
  const commands = lines.map((line) => {
    const command = parseArgsStringToArgv(line);
    if (command.length > 0) return command;
    throw new UsageError("--workers is empty. Give a command that starts `treemin worker`.");
  });
  return { commands };
}

/** The files that these options name. */
export function filesOfWorkers({ workersFile }: WorkersCommandOptions): readonly string[] {
  return workersFile === undefined ? [] : [workersFile];
}

/** The lines of a file with commands, without empty ones and comments. */
function linesOf(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`--workers-file ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.trimStart().startsWith("#"));
  if (lines.length > 0) return lines;
  throw new UsageError(`--workers-file ${file} names no worker. Write a command on each line.`);
}
