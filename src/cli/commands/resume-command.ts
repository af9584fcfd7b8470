import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { type Call, callIn, companionOf, quote, type RecordedCall } from "../../tools.js";
import { UsageError } from "../options/exit-codes.js";
import { isSameFile } from "../options/input-file.js";
import { printable } from "../output/printable.js";
import { confirm, terminal } from "../run/confirm.js";

/** A journal whose command can be repeated. */
interface FoundJournal extends RecordedCall {
  readonly path: string;
}

/**
 * Adds `treemin resume`, which repeats the command of a reduction that was stopped or killed.
 * @param program treemin's; the command is added to it
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
    .option("-y, --yes", "do not ask before running the command of a journal that came from elsewhere")
    .action((file: string | undefined, { yes = false }: { readonly yes?: boolean }) =>
      run(async () => {
        const journal = findJournal(file);
        await checkTrust(journal, yes);
        process.chdir(journal.call.folder);
        return await runCommand(journal.call.arguments);
      }),
    );
}

/** Finds the journal that the argument names; without one, the only journal that does not belong to another user. */
function findJournal(file: string | undefined): FoundJournal {
  const folder = file === undefined ? "." : dirname(file);
  const paths = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".journal"))
    .map((name) => join(folder, name));
  const all = paths.flatMap((path) => {
    const found = callIn(path);
    return found && (file === undefined || isMeant(file, path, found.call)) ? [{ ...found, path }] : [];
  });
  const usable = all.filter(({ trust }) => trust !== "foreign");
  const [journal = all[0], second] = usable;
  if (!journal) throw new UsageError(nothingToContinue(file));
  if (second) {
    const results = usable.map(({ call }) => printable(call.output)).join(", ");
    throw new UsageError(`Several reductions can be continued: ${results}. Name one of them.`);
  }
  return journal;
}

/**
 * Shows the command of a journal. One that this user did not write for this place is run only with the user's consent, and one
 * of another user never.
 * @throws UsageError if the command must not be run
 */
async function checkTrust({ path, call, trust }: FoundJournal, isAgreed: boolean): Promise<void> {
  const command = `cd ${quote(call.folder)} && ${["treemin", ...call.arguments].map(quote).join(" ")}`;
  if (trust === "foreign") {
    throw new UsageError(
      `The journal ${path} belongs to another user, so its command is not run. Check it, and run it yourself:\n${command}`,
    );
  }
  process.stderr.write(`Resuming: ${printable(command)}\n`);
  if (!existsSync(call.folder)) {
    const remedy = "Run the whole command again.";
    throw new UsageError(`The reduction was started in ${call.folder}, which does not exist any more. ${remedy}`);
  }
  if (trust === "own" || isAgreed) return;
  const reason = `The journal ${path} was not written by you for this place, so its command may be anybody's.`;
  const dialogue = terminal();
  if (!dialogue) throw new UsageError(`${reason} Check it, then: treemin resume --yes ${quote(path)}`);
  process.stderr.write(`${printable(reason)}\n`);
  if (!(await confirm("Run this command?", dialogue))) throw new UsageError("Nothing was run.");
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
