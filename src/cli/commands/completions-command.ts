import { Argument, type Command } from "commander";
import { languages } from "../../index.js";
import { algorithmNames, presets } from "../../tools.js";
import { completionsFor, type Shell, type Suggestions, shells } from "../manual/completions.js";
import { ExitCode } from "../options/exit-codes.js";

const pipelines = [...Object.keys(presets), ...algorithmNames];

/** Values that a shell offers for options. */
export const suggestions: Suggestions = {
  "--language": languages.map(({ name }) => name),
  "--reduce": pipelines,
  "--with": pipelines,
};

/**
 * Adds `treemin completions`, which prints a script for a shell.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addCompletionsCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  program
    .command("completions")
    .description("print the script with which a shell completes commands and options")
    .addArgument(new Argument("<shell>", "bash, zsh or fish").choices(shells))
    .action((shell: Shell) =>
      run(async () => {
        process.stdout.write(completionsFor(shell, program, suggestions));
        return ExitCode.done;
      }),
    );
}
