import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmdir, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { OracleError } from "./oracle-error.js";
import { removeTree } from "./remove-tree.js";

/** The private folder of one test: its working directory and its `TMPDIR`. It holds the candidate. */
export interface TestFolder {
  /** No other folder of the run has it; it is the folder's name. */
  readonly number: number;
  readonly path: string;
  readonly file: string;
}

/** A folder whose candidate is empty and open. */
interface BlankFolder extends TestFolder {
  readonly descriptor: number;
}

/**
 * A folder for folders of tests; it is made when the first of them is. File systems can be slow to make and remove folders,
 * so both is done while a test runs: the next folder before it is needed, the last one after.
 */
export class TestFolders {
  readonly #home: string;
  readonly #fileName: string;
  readonly #number: () => number;
  #isMade = false;
  #spare: BlankFolder | undefined;

  /**
   * @param fileName how the candidates are called
   * @param number gives each folder its number
   */
  constructor(home: string, { fileName, number }: { readonly fileName: string; readonly number: () => number }) {
    this.#home = home;
    this.#fileName = fileName;
    this.#number = number;
  }

  /**
   * Makes a folder with a candidate.
   * @throws OracleError if there is no room or no right to
   */
  make(bytes: Uint8Array): TestFolder {
    const spare = this.#takeSpare();
    const plan = spare ?? this.#plan();
    try {
      write(spare?.descriptor ?? this.#makeBlank(plan), bytes);
      return plan;
    } catch (error) {
      removeTree(plan.path);
      throw cannotWrite(plan, error as NodeJS.ErrnoException);
    }
  }

  /** Makes the next folder ready, when the tests that are to begin now have begun. */
  prepare(): void {
    setImmediate(() => {
      if (!this.#isMade || this.#spare) return;
      const plan = this.#plan();
      try {
        this.#spare = { ...plan, descriptor: this.#makeBlank(plan) };
      } catch {
        // It is made, or the problem told, when it is needed.
      }
    });
  }

  /** Removes the folder of a test that is over. In the usual case, it holds the candidate and nothing else. */
  remove({ path, file }: TestFolder): void {
    setImmediate(() => {
      try {
        unlinkSync(file);
        rmdir(path, (problem) => problem && removeTree(path));
      } catch {
        removeTree(path);
      }
    });
  }

  /** Removes all folders, at once, and what tests have put beside them. */
  clear(): void {
    if (this.#spare) closeSync(this.#spare.descriptor);
    this.#spare = undefined;
    if (this.#isMade) removeTree(this.#home);
    this.#isMade = false;
  }

  #plan(): TestFolder {
    const number = this.#number();
    const path = join(this.#home, String(number));
    return { number, path, file: join(path, this.#fileName) };
  }

  #makeBlank({ path, file }: TestFolder): number {
    if (!this.#isMade) this.#makeHome();
    try {
      mkdirSync(path);
    } catch (error) {
      if (!["ENOENT", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
      // A test may have reached for the folder around its own.
      this.#makeHome();
      mkdirSync(path);
    }
    return openSync(file, "wx");
  }

  #makeHome(): void {
    mkdirSync(this.#home, { recursive: true });
    chmodSync(this.#home, 0o700);
    this.#isMade = true;
  }

  /** The folder that is ready, unless a test has taken it away. */
  #takeSpare(): BlankFolder | undefined {
    const spare = this.#spare;
    this.#spare = undefined;
    if (!spare || existsSync(spare.file)) return spare;
    closeSync(spare.descriptor);
    return undefined;
  }
}

function write(descriptor: number, bytes: Uint8Array): void {
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
  } finally {
    closeSync(descriptor);
  }
}

/** Says that there is no place for a candidate, and why. */
export function cannotWrite({ path }: TestFolder, { code, message }: NodeJS.ErrnoException): OracleError {
  const remedy = "Make room there, or set TMPDIR to another folder.";
  return new OracleError(`A candidate cannot be written to ${path} (${code ?? message}). ${remedy}`);
}
