import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { GrammarError } from "../model/grammar-error.js";

/** Content hashes by path, relative to a folder; null for files that were looked for and are not there. */
export type Dependencies = Readonly<Record<string, string | null>>;

/** The files that a grammar is made from. Keeps account of every file that was read or looked for. */
export class GrammarFiles {
  /** The files that were given, as the user wrote them. */
  readonly given: readonly string[];
  readonly #folder: string;
  readonly #dependencies = new Map<string, string | null>();

  constructor(given: readonly string[]) {
    this.given = given;
    this.#folder = folderOf(given);
  }

  /** The folders that the given files are in, each once. */
  get folders(): readonly string[] {
    return [...new Set(this.given.map((file) => dirname(file)))];
  }

  get dependencies(): Dependencies {
    return Object.fromEntries(this.#dependencies);
  }

  /** The text of a file without its byte order mark, or undefined if there is no such file. */
  find(path: string): string | undefined {
    const text = readText(path);
    this.#dependencies.set(relative(this.#folder, resolve(path)), text === undefined ? null : hash(text));
    return text?.replace(/^\uFEFF/, "");
  }

  /** The first of some files in the first of some folders where there is one. */
  search(folders: readonly string[], names: readonly string[]): string | undefined {
    for (const folder of folders) {
      for (const name of names) {
        const path = join(folder, name);
        if (this.find(path) !== undefined) return path;
      }
    }
    return undefined;
  }

  /** @throws GrammarError if there is no such file */
  read(path: string): string {
    const text = this.find(path);
    if (text === undefined) throw new GrammarError(`The file ${path} does not exist.`);
    return text;
  }
}

/** Tells whether files are as they were when they were read. */
export function areUnchanged(given: readonly string[], dependencies: Dependencies): boolean {
  const folder = folderOf(given);
  return Object.entries(dependencies).every(([path, before]) => {
    const text = readText(resolve(folder, path));
    return (text === undefined ? null : hash(text)) === before;
  });
}

/**
 * Names some files with their content, and whatever else is given.
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
