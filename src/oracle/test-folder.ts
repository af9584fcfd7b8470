import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OracleError } from "./oracle.js";
import { removeTree } from "./remove-tree.js";
import { isAbandoned } from "./run-name.js";

/** The private folder of one test: its working directory and its `TMPDIR`. It holds the candidate. */
export interface TestFolder {
  readonly path: string;
  readonly file: string;
}

const prefix = "treemin-";
const keptSuffix = "-kept";

/** How long a folder that was kept for a person stays, in milliseconds. */
const keepingTime = 24 * 3600 * 1000;

/** Where the folders of a run's tests are. */
export function homeOf(run: string): string {
  return join(tmpdir(), `${prefix}${run}`);
}

/** Where the folders of a run's tests are that a person may want to look at. */
export function keptHomeOf(run: string): string {
  return `${homeOf(run)}${keptSuffix}`;
}

/** A folder for folders of tests; it is made when the first of them is. */
export class TestFolders {
  readonly #home: string;
  readonly #fileName: string;
  #isMade = false;

  /** @param fileName how the candidates are called */
  constructor(home: string, fileName: string) {
    this.#home = home;
    this.#fileName = fileName;
  }

  /**
   * Makes a folder with a candidate.
   * @throws OracleError if there is no room or no right to
   */
  make(name: string, bytes: Uint8Array): TestFolder {
    const path = join(this.#home, name);
    const file = join(path, this.#fileName);
    try {
      if (!this.#isMade) this.#makeHome();
      this.#makeFolder(path);
      write(file, bytes);
      return { path, file };
    } catch (error) {
      removeTree(path);
      const { code, message } = error as NodeJS.ErrnoException;
      throw new OracleError(
        `A candidate cannot be written to ${path} (${code ?? message}). Make room there, or set TMPDIR to another folder.`,
      );
    }
  }

  /**
   * Removes the folder of a test that is over. In the usual case, it holds the candidate and nothing else. Nobody waits for
   * it: the next test can begin before.
   */
  remove({ path, file }: TestFolder): void {
    setImmediate(() => {
      try {
        unlinkSync(file);
        rmdirSync(path);
      } catch {
        removeTree(path);
      }
    });
  }

  /** Removes all folders, at once. */
  clear(): void {
    if (this.#isMade) removeTree(this.#home);
    this.#isMade = false;
  }

  /** Removes a folder and, if it was the last one, what is around it, at once. */
  clearOf({ path }: TestFolder): void {
    removeTree(path);
    try {
      rmdirSync(this.#home);
      this.#isMade = false;
    } catch {
      // There are others.
    }
  }

  #makeHome(): void {
    mkdirSync(this.#home, { recursive: true, mode: 0o700 });
    this.#isMade = true;
  }

  #makeFolder(path: string): void {
    try {
      mkdirSync(path);
    } catch (error) {
      if (!["ENOENT", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
      // A test may have reached for the folder around its own.
      this.#makeHome();
      chmodSync(this.#home, 0o700);
      mkdirSync(path);
    }
  }
}

function write(path: string, bytes: Uint8Array): void {
  const file = openSync(path, "wx");
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  } finally {
    closeSync(file);
  }
}

/**
 * Removes what runs that were killed have left in the temporary folder, with their watchdogs. What was kept for a person goes
 * when it is a day old.
 */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || !isAbandoned(name.slice(prefix.length))) continue;
    const path = join(tmpdir(), name);
    const stats = statSync(path, { throwIfNoEntry: false });
    // Whoever can write here could lead us to files elsewhere by a folder of theirs.
    if (!stats?.isDirectory() || stats.uid !== process.getuid?.()) continue;
    if (name.endsWith(keptSuffix) && Date.now() - stats.mtimeMs < keepingTime) continue;
    removeTree(path);
  }
}
