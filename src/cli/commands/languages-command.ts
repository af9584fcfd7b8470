import type { Command } from "commander";
import { languages } from "../../index.js";
import { ExitCode } from "../options/exit-codes.js";

/** Adds `treemin languages`, which lists the bundled languages and how their files are called. */
export function addLanguagesCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  program
    .command("languages")
    .description("list the bundled languages and the names of their files")
    .action(() => run(async () => list()));
}

function list(): number {
  const width = Math.max(...languages.map(({ name }) => name.length));
  for (const { name, extensions } of languages) {
    process.stdout.write(`${name.padEnd(width)}  ${extensions.join(" ")}\n`);
  }
  return ExitCode.done;
}
