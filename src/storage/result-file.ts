import { accessSync, constants, existsSync, lstatSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readPlainFile } from "../system/plain-file.js";
import { replaceFile } from "../system/publish-file.js";
import { reasonOf } from "../system/reason-of.js";
import { type Aside, haveSameContent, keepAside } from "./keep-aside.js";
import { sweepTemporaries, temporaryPrefix } from "./temporary-files.js";

/** A result, or a file that belongs to it, cannot be written. The message says why and what to do. */
export class ResultFileError extends Error {
  /** Name of the class. */
  override readonly name = "ResultFileError";
}

/** What exists at the path of the result. */
export interface FoundResult {
  /** Equal for equal results. */
  readonly bytes: Uint8Array;
  /** Length in bytes; of a folder, that of all files. */
  readonly size: number;
}

/** Where the best result so far is kept: a file, or a folder. */
export interface ResultPlace {
  /** Path of the file or folder. */
  readonly path: string;
  /** The present result; undefined if nothing exists there. */
  read(): FoundResult | undefined;
  /**
   * Replaces the present result.
   * @param bytes that identify the result
   * @param text undefined if it is not known, for instance because an earlier run wrote the result
   * @throws ResultFileError if that fails; the result is then unchanged
   */
  write(bytes: Uint8Array, text: string | undefined): void;
  /**
   * Gives the present result a second name, which it keeps after the next {@link write}.
   * @throws ResultFileError if that fails
   */
  keepAside(): Aside;
  /** Whether exactly this result is there. */
  holds(bytes: Uint8Array): boolean;
  /** Whether the result is equal to another file or folder. */
  equals(path: string): boolean;
  /** Writes a result to another path, where nothing exists. */
  save(path: string, bytes: Uint8Array, text: string | undefined): void;
  /**
   * Removes the temporary files that killed runs and this run have left beside it. To be called at the beginning and at the end, only
   * while no other process writes the result.
   */
  sweep(): void;
}

/** The file of the best result so far. At any moment, a reader finds the old result or the new one, never a part of one. */
export class ResultFile implements ResultPlace {
  /** Path of the file. */
  readonly path: string;
  readonly #option: string;
  /** The start of the names of the temporary files that become this file. */
  readonly #prefix: string;

  /**
   * Checks that the file can be written. It is not written yet.
   * @param path of the file
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
      if (!stats && lstatSync(path, { throwIfNoEntry: false }))
        throw new Error("it is a link to a file that does not exist");
      accessSync(dirname(path), constants.W_OK);
    } catch (error) {
      throw this.#cannotWrite(error);
    }
  }

  /**
   * Replaces the content at once, and flushes it to the disk.
   * @param bytes the whole content
   * @throws ResultFileError if that fails; the file is then unchanged
   */
  write(bytes: Uint8Array): void {
    try {
      replaceFile(this.path, bytes, { prefix: this.#prefix, flush: true });
    } catch (error) {
      throw this.#cannotWrite(error);
    }
  }

  /**
   * What is in the file; undefined if there is none.
   * @throws the system's error if it cannot be read
   */
  read(): FoundResult | undefined {
    if (!existsSync(this.path)) return undefined;
    const bytes = readFileSync(this.path);
    return { bytes, size: bytes.length };
  }

  /**
   * Whether another file has the same content.
   * @param path of the other file
   */
  equals(path: string): boolean {
    return haveSameContent(this.path, path);
  }

  /**
   * Writes a content to another file.
   * @param path where no file exists
   * @param bytes the whole content
   */
  save(path: string, bytes: Uint8Array): void {
    writeFileSync(path, bytes);
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

  /**
   * Whether the file is there with exactly this content.
   * @param bytes the whole content
   */
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
