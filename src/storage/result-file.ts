import { createHash, randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** A result cannot be written. */
export class ResultFileError extends Error {
  /** Name of the class. */
  override readonly name = "ResultFileError";
}

/** The file that holds the best result at every moment: whoever reads it finds the old one or the new one, whole. */
export class ResultFile {
  /** Path of the file. */
  readonly path: string;
  readonly #option: string;
  /** What the names of files begin with that are about to become this one. */
  readonly #prefix: string;

  /**
   * @param option the option that says where the file is, for what is told if it cannot be written
   * @throws ResultFileError if there can be no file at that path
   */
  constructor(path: string, option = "-o") {
    this.path = path;
    this.#option = option;
    this.#prefix = `.treemin-${createHash("sha256").update(basename(path)).digest("hex").slice(0, 8)}-`;
    try {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats && !stats.isFile()) throw new Error("there is something that is no file");
      accessSync(dirname(path), constants.W_OK);
    } catch (error) {
      throw this.#cannotWrite(error);
    }
  }

  /**
   * Replaces the content: written beside the file, flushed to the disk, then renamed.
   * @throws ResultFileError if that fails; the file then is as it was
   */
  write(bytes: Uint8Array): void {
    const temporary = join(dirname(this.path), `${this.#prefix}${randomBytes(8).toString("hex")}.tmp`);
    try {
      const file = openSync(temporary, "wx", 0o666);
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(temporary, this.path);
    } catch (error) {
      removeIfPossible(temporary);
      throw this.#cannotWrite(error);
    }
  }

  /** Removes what a run that was killed while it wrote has left behind. Only who alone writes to the file may do so. */
  sweep(): void {
    const folder = dirname(this.path);
    for (const name of readdirSync(folder))
      if (name.startsWith(this.#prefix)) rmSync(join(folder, name), { force: true });
  }

  #cannotWrite(error: unknown): ResultFileError {
    const reason = error instanceof Error ? error.message : String(error);
    return new ResultFileError(`${this.path} cannot be written: ${reason}. Choose another place with ${this.#option}.`);
  }
}

/** What the folder does not let go of is not worth a second error. */
function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
