import { accessSync, constants, statSync } from "node:fs";
import { dirname } from "node:path";
import { readPlainFile } from "../system/plain-file.js";
import { replaceFile } from "../system/publish-file.js";
import { reasonOf } from "../system/reason-of.js";
import { type Aside, keepAside } from "./keep-aside.js";
import { sweepTemporaries, temporaryPrefix } from "./temporary-files.js";

/** A result, or a file that belongs to it, cannot be written. The message says why and what to do. */
export class ResultFileError extends Error {
  /** Name of the class. */
  override readonly name = "ResultFileError";
}

/** The file of the best result so far. At any moment, a reader finds the old result or the new one, never a part of one. */
export class ResultFile {
  /** Path of the file. */
  readonly path: string;
  readonly #option: string;
  /** The start of the names of the temporary files that become this file. */
  readonly #prefix: string;

  /**
   * Checks that the file can be written. It is not written yet.
   * @param option the command's option that names the file, for error messages
   * @throws ResultFileError if the path is not that of a file, or its folder is missing or not writable
   */
  constructor(path: string, option = "-o") {
    this.path = path;
    this.#option = option;
    this.#prefix = temporaryPrefix(path);
    try {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats && !stats.isFile()) throw new Error("it exists and is not a file");
      accessSync(dirname(path), constants.W_OK);
    } catch (error) {
      throw this.#cannotWrite(error);
    }
  }

  /**
   * Replaces the content at once, and flushes it to the disk.
   * @throws ResultFileError if that fails; the file is then as it was
   */
  write(bytes: Uint8Array): void {
    try {
      replaceFile(this.path, bytes, { prefix: this.#prefix, flush: true });
    } catch (error) {
      throw this.#cannotWrite(error);
    }
  }

  /**
   * Gives the file a second name, so that its content outlives the next {@link write}.
   * @throws ResultFileError if that fails
   */
  keepAside(): Aside {
    try {
      return keepAside(this.path);
    } catch (error) {
      throw this.#cannotWrite(error);
    }
  }

  /** Whether the file is there with exactly this content. */
  holds(bytes: Uint8Array): boolean {
    try {
      return readPlainFile(this.path)?.equals(bytes) ?? false;
    } catch {
      return false;
    }
  }

  /** Removes the temporary files of runs that were killed while they wrote. To be called only while no other process writes the file. */
  sweep(): void {
    sweepTemporaries(this.path);
  }

  #cannotWrite(error: unknown): ResultFileError {
    return new ResultFileError(
      `${this.path} cannot be written: ${reasonOf(error)}. Choose another place with ${this.#option}.`,
    );
  }
}
