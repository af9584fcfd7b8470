import { constants } from "node:buffer";
import { type BigIntStats, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "./exit-codes.js";

/**
 * How messages name an input.
 * @param input a path, or `-`
 */
export function nameOfInput(input: string): string {
  return input === "-" ? "standard input" : input;
}

/** What came on standard input, once it has been read. */
let standardInput: Uint8Array | undefined;

/**
 * Reads a test case; `-` is standard input.
 * @param input a path, or `-`
 * @throws UsageError if it does not exist, is a folder, or is longer than a JavaScript string can be
 */
export function readInput(input: string): Uint8Array {
  if (input === "-") {
    standardInput ??= readFileSync(0);
    return standardInput;
  }
  const stats = statSync(input, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`The input ${input || '""'} does not exist.`);
  if (stats.isDirectory()) throw new UsageError(`The input ${input} is a folder; name a file.`);
  if (stats.size > constants.MAX_STRING_LENGTH) {
    throw new UsageError(
      `The input ${input} has ${stats.size} bytes; at most ${constants.MAX_STRING_LENGTH} can be reduced.`,
    );
  }
  return readFileSync(input);
}

/**
 * Whether two paths name the same file, also through symbolic or hard links. The files need not exist.
 * @param a a path
 * @param b another path
 */
export function isSameFile(a: string, b: string): boolean {
  const [first, second] = [statsOf(a), statsOf(b)];
  if (first && second) return first.dev === second.dev && first.ino === second.ino;
  return !first && !second && pathOfMissing(a) === pathOfMissing(b);
}

function statsOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}

/** The path of a file that does not exist, without links to folders. */
function pathOfMissing(path: string): string {
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    return resolve(path);
  }
}
