import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";

/** A result cannot be written. */
export class ResultFileError extends Error {
  override readonly name = "ResultFileError";
}

/** The file that holds the best result at every moment: whoever reads it finds the old one or the new one, whole. */
export class ResultFile {
  readonly path: string;
  #count = 0;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Replaces the content: written beside the file, flushed to the disk, then renamed.
   * @throws ResultFileError if that fails; the file then is as it was
   */
  write(bytes: Uint8Array): void {
    const temporary = join(dirname(this.path), `.treemin-${process.pid}-${this.#count++}.tmp`);
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
      rmSync(temporary, { force: true });
      const reason = error instanceof Error ? error.message : String(error);
      throw new ResultFileError(
        `The result cannot be written to ${this.path}: ${reason}. Choose another place with -o.`,
      );
    }
  }
}
