import { type Command, Option } from "commander";
import { presets } from "../../tools.js";
import { ExitCode } from "../options/exit-codes.js";
import { addLanguageOptions, grammarForText, type LanguageOptions } from "../options/grammar-options.js";
import { pipeline } from "../options/reduce-options.js";
import { note } from "../output/printable.js";
import { ShrinkRayServer } from "../run/shrink-ray-server.js";

interface ServeOptions extends LanguageOptions {
  readonly protocol: "shrinkray";
  readonly reduce: string;
}

/**
 * Adds `treemin serve`, which reduces for another reducer that runs the test.
 * @param program treemin's; the command is added to it
 * @param run runs an action and sets the exit code
 */
export function addServeCommand(program: Command, run: (action: () => Promise<number>) => Promise<void>): void {
  const command = program
    .command("serve")
    .description("propose candidates to another reducer, over standard input and output")
    .addOption(
      new Option("--protocol <name>", "the protocol: shrinkray is that of Shrink Ray's --reduce-with")
        .choices(["shrinkray"])
        .makeOptionMandatory(),
    )
    .option(
      "--reduce <pipeline>",
      `run these algorithms in sequence, or a preset: ${Object.keys(presets).join(", ")}`,
      pipeline,
      "default",
    );
  addLanguageOptions(command).action((options: ServeOptions) => run(() => serve(options)));
}

async function serve(options: ServeOptions): Promise<number> {
  const server = new ShrinkRayServer({
    output: process.stdout,
    jobs: Math.max(1, Number.parseInt(process.env.SHRINKRAY_REDUCER_PARALLELISM ?? "1", 10) || 1),
    reduce: options.reduce,
    languageFor: (text) => grammarForText(options, text),
    note,
  });
  await server.run(process.stdin);
  return ExitCode.done;
}
