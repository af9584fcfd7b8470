import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { type Call, companionOf, headOf } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { isSameFile } from "../options/input-file.js";

/**
 * Adds `treemin resume`, which repeats the command of a reduction that was stopped or killed.
 * @param run runs an action and keeps its exit code
 * @param runCommand runs treemin with other arguments and returns the exit code
 */
export function addResumeCommand(
  program: Command,
  run: (action: () => Promise<number>) => Promise<void>,
  runCommand: (args: readonly string[]) => Promise<number>,
): void {
  program
    .command("resume")
    .description("continue a reduction that was stopped or killed")
    .argument("[file]", "its result, its input or its journal (default: the only one in this folder)")
    .action((file: string | undefined) =>
      run(async () => {
        const call = findCall(file);
        process.chdir(call.folder);
        return await runCommand(call.arguments);
      }),
    );
}

/** Finds the journal that the argument names and returns the call that it records. */
function findCall(file: string | undefined): Call {
  const folder = file === undefined ? "." : dirname(file);
  const journals = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".journal"))
    .map((name) => join(folder, name));
  const calls = journals.flatMap((path) => {
    const call = headOf(path)?.call;
    return call && (file === undefined || isMeant(file, path, call)) ? [call] : [];
  });
  const [call, second] = calls;
  if (!call) throw new UsageError(nothingToContinue(file));
  if (second) {
    const results = calls.map(({ output }) => output).join(", ");
    throw new UsageError(`Several reductions can be continued: ${results}. Name one of them.`);
  }
  if (existsSync(call.folder)) return call;
  throw new UsageError(
    `The reduction was started in ${call.folder}, which does not exist any more. Run the whole command again.`,
  );
}

/** Whether a path names a journal, its input or its result. */
function isMeant(file: string, journal: string, { folder, input, output }: Call): boolean {
  return [journal, resolve(folder, input), resolve(folder, output)].some((path) => isSameFile(path, file));
}

function nothingToContinue(file: string | undefined): string {
  const journal = file === undefined ? undefined : companionOf(file, ".journal");
  if (journal !== undefined && existsSync(journal)) {
    return `The journal ${journal} is damaged. Run the whole command again; it starts from the beginning.`;
  }
  const place = file === undefined ? `in ${realpathSync(".")}` : `for ${file}`;
  return `There is nothing to continue ${place}: no journal. Start with: treemin INPUT --test COMMAND`;
}
