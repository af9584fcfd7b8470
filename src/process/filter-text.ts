import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "../system/reason-of.js";
import { removeTree } from "../system/remove-tree.js";
import { temporaryFolder } from "../system/temporary-folder.js";
import { TimeLimit } from "../system/time-limit.js";
import { keptOutput } from "./captured-output.js";
import { TestProcess } from "./test-process.js";

/** A command did not print a text as expected. The message is the end of a sentence that begins with the command. */
export class FilterError extends Error {
  /** Name of the class. */
  override readonly name = "FilterError";
}

/** The limits of a filter. */
export interface FilterLimits {
  /** Ends the command when it aborts. */
  readonly signal: AbortSignal;
  /** In milliseconds. */
  readonly timeout: number;
}

/**
 * Runs a command with a text on standard input, and returns what it prints.
 * @param command the program and its arguments; no shell is involved
 * @param text is encoded as UTF-8
 * @param limits the time limit in milliseconds, and the signal that ends the command
 * @throws FilterError if it cannot be run, fails, takes too long, or prints nothing or too much; and the signal's reason if it aborts
 */
export async function filterText(
  command: readonly string[],
  text: string,
  { signal, timeout }: FilterLimits,
): Promise<string> {
  const folder = mkdtempSync(join(temporaryFolder(), "treemin-filter-"));
  const input = join(folder, "input");
  try {
    writeFileSync(input, text);
    const env = { ...process.env, TMPDIR: folder };
    const started = new TestProcess({ command, folder: process.cwd(), env, input, captured: ["stdout", "stderr"] });
    const end = await started.ended(new TimeLimit(timeout), signal);
    const printed = end.output?.textOf("stdout") ?? "";
    if (end.timedOut) throw new FilterError(`did not end within ${timeout / 1000} s`);
    if (end.code !== 0) {
      const [line = ""] = (end.output?.textOf("stderr") ?? "").trim().split("\n");
      throw new FilterError(
        `ended with ${end.signal ?? `exit code ${end.code}`}${line === "" ? "" : `: ${line.slice(0, 200)}`}`,
      );
    }
    if (printed.trim() === "" && text.trim() !== "") throw new FilterError("printed nothing");
    if (Buffer.byteLength(printed) >= keptOutput) throw new FilterError(`printed ${keptOutput} bytes or more`);
    return printed;
  } catch (error) {
    if (error instanceof FilterError || signal.aborted) throw error;
    throw new FilterError(`cannot be run (${reasonOf(error)})`);
  } finally {
    removeTree(folder);
  }
}
