import type { Command } from "commander";
import { languages } from "../../index.js";
import { ExitCode } from "../options/exit-codes.js";

/**
 * Adds `treemin languages`, which lists the bundled languages and their file name extensions.
 * @param run runs an action and sets the exit code
 */
export function addLanguagesCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  program
    .command("languages")
    .description("list the bundled languages and their file name extensions")
    .action(() => run(async () => list()));
}

function list(): number {
  const width = Math.max(...languages.map(({ name }) => name.length));
  for (const { name, extensions } of languages) {
    process.stdout.write(`${name.padEnd(width)}  ${extensions.join(" ") || "everything else, without a grammar"}\n`);
  }
  return ExitCode.done;
}
