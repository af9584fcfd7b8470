import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { GrammarError } from "../model/grammar-error.js";
import type { GrammarSources } from "./grammar-sources.js";

/** SHA-256 hashes of files by path, relative to the folder of the first given file; null for files that did not exist. */
export type Dependencies = Readonly<Record<string, string | null>>;

/** The files of a grammar. Records every file that is read or looked for, so that the cache can notice changes. */
export class GrammarFiles implements GrammarSources {
  /** The given paths, as the user wrote them. */
  readonly given: readonly string[];
  readonly #folder: string;
  readonly #dependencies = new Map<string, string | null>();

  constructor(given: readonly string[]) {
    this.given = given;
    this.#folder = folderOf(given);
  }

  /** The folders of the given files, each once. */
  get folders(): readonly string[] {
    return [...new Set(this.given.map((file) => dirname(file)))];
  }

  /** The folder of a file. */
  folderOf(path: string): string {
    return dirname(path);
  }

  /** All files that were read or looked for so far. */
  get dependencies(): Dependencies {
    return Object.fromEntries(this.#dependencies);
  }

  /**
   * The text of a file without its byte order mark; undefined if the file does not exist.
   * @throws GrammarError if the path is a folder or cannot be read
   */
  find(path: string): string | undefined {
    const text = readText(path);
    this.#dependencies.set(relative(this.#folder, resolve(path)), text === undefined ? null : hash(text));
    return text?.replace(/^\uFEFF/, "");
  }

  /** The path of the first file that exists: searches the folders in order, and in each of them the names in order. */
  search(folders: readonly string[], names: readonly string[]): string | undefined {
    for (const folder of folders) {
      for (const name of names) {
        const path = join(folder, name);
        if (this.find(path) !== undefined) return path;
      }
    }
    return undefined;
  }

  /**
   * The text of a file without its byte order mark.
   * @throws GrammarError if the file does not exist or cannot be read
   */
  read(path: string): string {
    const text = this.find(path);
    if (text === undefined) throw new GrammarError(`The file ${path} does not exist.`);
    return text;
  }
}

/**
 * Tells whether all dependencies have the same content as before.
 * @param given the given files of the grammar
 * @param dependencies the hashes of all files that were read or looked for
 */
export function areUnchanged(given: readonly string[], dependencies: Dependencies): boolean {
  const folder = folderOf(given);
  return Object.entries(dependencies).every(([path, before]) => {
    const text = readText(resolve(folder, path));
    return (text === undefined ? null : hash(text)) === before;
  });
}

/**
 * The absolute paths of the files that exist among dependencies.
 * @param given the given files of the grammar
 * @param dependencies the hashes of all files that were read or looked for
 */
export function filesIn(given: readonly string[], dependencies: Dependencies): readonly string[] {
  const folder = folderOf(given);
  return Object.entries(dependencies).flatMap(([path, content]) => (content === null ? [] : [resolve(folder, path)]));
}

/**
 * A hash of some files with their paths and contents, and of other values.
 * @param given paths of the files
 * @param more values that JSON can represent
 * @throws GrammarError if a file does not exist
 */
export function fingerprint(given: readonly string[], ...more: readonly unknown[]): string {
  const files = new GrammarFiles(given);
  const contents = given.map((file) => [resolve(file), files.read(file)]);
  return hash(JSON.stringify([contents, ...more]));
}

function folderOf(given: readonly string[]): string {
  return resolve(dirname(given[0] ?? ""));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    if (code === "EISDIR") throw new GrammarError(`${path} is a folder; name a file.`);
    throw new GrammarError(`The file ${path} cannot be read: ${message}.`);
  }
}
