import { constants } from "node:buffer";
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "./exit-codes.js";

/**
 * Reads a test case.
 * @throws UsageError if it does not exist, is a folder, or is longer than a JavaScript string can be
 */
export function readInput(input: string): Uint8Array {
  const stats = statSync(input, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`The input ${input} does not exist.`);
  if (stats.isDirectory()) throw new UsageError(`The input ${input} is a folder; name a file.`);
  if (stats.size > constants.MAX_STRING_LENGTH) {
    throw new UsageError(
      `The input ${input} has ${stats.size} bytes; at most ${constants.MAX_STRING_LENGTH} can be reduced.`,
    );
  }
  return readFileSync(input);
}

/** Whether two paths name the same file. The files need not exist. */
export function isSameFile(a: string, b: string): boolean {
  return existsSync(a) && existsSync(b) ? realpathSync(a) === realpathSync(b) : resolve(a) === resolve(b);
}
