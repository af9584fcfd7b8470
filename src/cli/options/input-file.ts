import { constants } from "node:buffer";
import {
  type BigIntStats,
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "./exit-codes.js";

/**
 * How messages name an input.
 * @param input a path, or `-`
 */
export function nameOfInput(input: string): string {
  return input === "-" ? "standard input" : input;
}

/** How much of a pipe or a device is read at once, in bytes. */
const bytesAtOnce = 65_536;

/** What came on standard input, once it has been read. */
let standardInput: Uint8Array | undefined;

/**
 * Reads a test case; `-` is standard input.
 * @param input a path, or `-`
 * @throws UsageError if it does not exist, is a folder, or is longer than a JavaScript string can be
 */
export function readInput(input: string): Uint8Array {
  if (input === "-") {
    standardInput ??= readWhole(0, input);
    return standardInput;
  }
  const stats = statSync(input, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`The input ${input || '""'} does not exist.`);
  if (stats.isDirectory()) throw new UsageError(`The input ${input} is a folder; name a file.`);
  const file = openSync(input, "r");
  try {
    return readWhole(file, input);
  } finally {
    closeSync(file);
  }
}

/** Reads a file, or a pipe or a device, which may have no end. */
function readWhole(file: number, input: string): Uint8Array {
  const stats = fstatSync(file);
  if (stats.size > constants.MAX_STRING_LENGTH) throw tooLong(input, `has ${stats.size} bytes`);
  if (stats.isFile()) return readFileSync(file);
  const parts: Uint8Array[] = [];
  const part = Buffer.alloc(bytesAtOnce);
  for (let size = 0; size <= constants.MAX_STRING_LENGTH; ) {
    const length = readSync(file, part);
    if (length === 0) return Buffer.concat(parts);
    parts.push(Buffer.from(part.subarray(0, length)));
    size += length;
  }
  throw tooLong(input, "is too long");
}

function tooLong(input: string, what: string): UsageError {
  return new UsageError(
    `The input ${nameOfInput(input)} ${what}; at most ${constants.MAX_STRING_LENGTH} bytes can be reduced.`,
  );
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
