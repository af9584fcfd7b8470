import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ResultFileError } from "./result-file.js";

/** A folder of texts in the order in which they came, each with its number in its name. */
export class NumberedFiles {
  /** Path of the folder. */
  readonly folder: string;
  readonly #extension: string;
  readonly #option: string;
  #count: number;

  /**
   * Opens a folder, or makes it. What is in it already is counted.
   * @param use what the names end with, and the option that names the folder, for what is told if it cannot be written
   * @throws ResultFileError if there can be no such folder
   */
  constructor(folder: string, use: { readonly extension: string; readonly option: string }) {
    this.folder = folder;
    this.#extension = use.extension;
    this.#option = use.option;
    this.#count = this.#attempt(() => {
      mkdirSync(folder, { recursive: true });
      return Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0));
    });
  }

  /** Whether the folder has no files. */
  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /**
   * Writes the next text.
   * @param suffix what its name has behind the number
   * @throws ResultFileError if that fails
   */
  add(bytes: Uint8Array, suffix = ""): void {
    const name = `${String(++this.#count).padStart(6, "0")}${suffix}${this.#extension}`;
    this.#attempt(() => writeFileSync(join(this.folder, name), bytes));
  }

  /** Begins with number one again: what is written next is what is there already, or what takes its place. */
  rewind(): void {
    this.#count = 0;
  }

  #attempt<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ResultFileError(
        `${this.folder} cannot be written: ${reason}. Choose another place with ${this.#option}.`,
      );
    }
  }
}
