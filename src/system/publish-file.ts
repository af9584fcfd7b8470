import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** How a file is written before it gets its name. */
export interface PublishOptions {
  /** The start of the temporary file's name. A random number and `.tmp` follow. The file is in the same folder. */
  readonly prefix: string;
  /** Flushes the content to the disk first, so that it survives a crash of the machine. Default: false. */
  readonly flush?: boolean;
  /** The file's permissions. Default: what the system gives new files. */
  readonly mode?: number;
}

/**
 * Gives a file new content at once: a reader finds the old content or the new, never a part.
 * @param path of the file, which need not exist
 * @param content text is written as UTF-8
 * @param options how the content gets there
 * @throws the system's error if that fails; the file is then as it was
 */
export function replaceFile(path: string, content: string | Uint8Array, options: PublishOptions): void {
  publish(path, content, options, renameSync);
}

/**
 * Creates a file with all its content at once.
 * @param path of the file, which must not exist
 * @param content text is written as UTF-8
 * @param options how the content gets there
 * @throws the system's error if that fails, `EEXIST` if there is a file already
 */
export function createFile(path: string, content: string | Uint8Array, options: PublishOptions): void {
  publish(path, content, options, linkOrCopy);
}

/**
 * Gives a file a second name, or copies it where the file system has no second names.
 * @param from path of the file
 * @param to the second name
 * @throws the system's error if that fails, `EEXIST` if the name is taken
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (["EEXIST", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

function publish(
  path: string,
  content: string | Uint8Array,
  { prefix, flush = false, mode }: PublishOptions,
  giveName: (from: string, to: string) => void,
): void {
  const temporary = join(dirname(path), `${prefix}${randomBytes(8).toString("hex")}.tmp`);
  try {
    const file = openSync(temporary, "wx", mode);
    try {
      writeFileSync(file, content);
      if (flush) fsyncSync(file);
    } finally {
      closeSync(file);
    }
    giveName(temporary, path);
  } finally {
    removeIfPossible(temporary);
  }
}

/** If the folder does not allow a removal, the caller learns of the first error, not of this one. */
function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
