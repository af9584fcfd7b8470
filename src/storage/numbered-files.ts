import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolders } from "../system/make-folders.js";
import { reasonOf } from "../system/reason-of.js";
import { ResultFileError } from "./result-file.js";

/** How a folder of numbered files is used. */
export interface NumberedFilesUse {
  /** The end of the files' names, with its dot. */
  readonly extension: string;
  /** The command's option that names the folder, for error messages. */
  readonly option: string;
}

/** A folder of texts in the order in which they were added. Each file's name starts with its number. */
export class NumberedFiles {
  /** Path of the folder. */
  readonly folder: string;
  readonly #use: NumberedFilesUse;
  #count: number;
  #isRewound = false;

  /**
   * Opens a folder, or creates it. Numbering continues after the existing files.
   * @param folder its path
   * @param use the form of the names, and the option for messages
   * @throws ResultFileError if the folder cannot be created or used
   */
  constructor(folder: string, use: NumberedFilesUse) {
    this.folder = folder;
    this.#use = use;
    this.#count = this.#attempt(() => {
      makeFolders(folder);
      return Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
    });
  }

  /** Whether the next file has the number one. */
  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /**
   * Writes the next file, or folder.
   * @param content the bytes, or a function that writes to a path where nothing exists
   * @param suffix the part of the file's name after the number
   * @throws ResultFileError if that fails
   */
  add(content: Uint8Array | ((path: string) => void), suffix = ""): void {
    const name = `${String(++this.#count).padStart(6, "0")}${suffix}${this.#use.extension}`;
    this.#attempt(() => {
      const path = join(this.folder, name);
      // The existing file may be a link to another file of the user.
      if (this.#isRewound) rmSync(path, { force: true, recursive: typeof content === "function" });
      if (typeof content === "function") content(path);
      else writeFileSync(path, content, { flag: "wx" });
    });
  }

  /** Continues with the number one again, so that existing files are replaced. */
  rewind(): void {
    this.#count = 0;
    this.#isRewound = true;
  }

  #attempt<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      const remedy = `Choose another place with ${this.#use.option}.`;
      throw new ResultFileError(`${this.folder} cannot be written: ${reasonOf(error)}. ${remedy}`);
    }
  }
}
