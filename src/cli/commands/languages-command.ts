import type { Command } from "commander";
import { languages } from "../../index.js";
import { editions } from "../../tools.js";
import { ExitCode } from "../options/exit-codes.js";

/**
 * Adds `treemin languages`, which lists the bundled languages, their versions and file name extensions.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addLanguagesCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  program
    .command("languages")
    .description("list the bundled languages, their versions and file name extensions")
    .action(() => run(async () => list()));
}

function list(): number {
  const widthOf = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const [width, widest] = [widthOf(languages.map(({ name }) => name)), widthOf(Object.values(editions))];
  for (const { name, extensions } of languages) {
    const edition = editions[name] ?? "";
    const files = extensions.join(" ") || "everything else";
    process.stdout.write(`${name.padEnd(width)}  ${edition.padEnd(widest)}  ${files}\n`);
  }
  return ExitCode.done;
}
