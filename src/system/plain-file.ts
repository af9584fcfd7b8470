import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from "node:fs";

/**
 * Opens a file that anybody may have put where it is. Follows no link, and does not wait for the other end of a pipe.
 * @param path of a file, in a folder that others may write to
 * @param flags for opening, from `node:fs` constants
 * @returns the file's descriptor
 * @throws the system's error, or one that says what the path is if it is not a file
 */
export function openPlainFile(path: string, flags: number): number {
  let file: number;
  try {
    file = openSync(path, flags | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ELOOP" ? new Error("it is a link, not a file") : error;
  }
  const stats = fstatSync(file);
  if (stats.isFile()) return file;
  closeSync(file);
  throw new Error(`it is ${kindOf(stats)}, not a file`);
}

/**
 * Reads a file that anybody may have put where it is; undefined if there is none.
 * @param path of the file
 * @throws as {@link openPlainFile}
 */
export function readPlainFile(path: string): Buffer | undefined {
  let file: number;
  try {
    file = openPlainFile(path, constants.O_RDONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return "a folder";
  return stats.isFIFO() ? "a pipe" : "a device";
}
