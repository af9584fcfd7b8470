/** Reads a folder, or several files and folders, as entries. Contents are hashed, not kept. */
import { type BigIntStats, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { reasonOf } from "../system/reason-of.js";
import type { Entry, Reference } from "./archive.js";
import { digestOfFile, type FileState, isSameState, stateFrom, stateOf } from "./file-state.js";
import { FolderError, SelectionError } from "./folder-error.js";
import { type IgnoreRules, ignoreFiles, innerRules, isIgnored, outerRules } from "./ignore-rules.js";
import { pathBelow, textOfName } from "./paths.js";

/** What is taken from a folder. */
export interface FolderSelection {
  /** Paths of files with patterns, in the notation of `.gitignore`, for what is left out. Default: none. */
  readonly ignoreFiles?: readonly string[];
  /** Whether `.gitignore` and `.treeminignore` in the folder count, and folders of version control are left out. Default: true. */
  readonly ignore?: boolean;
}

/** An entry of a folder that was read. */
export interface FoundEntry extends Entry {
  /** The state of a file, which shows whether it was written since; undefined for other entries. */
  readonly state: FileState | undefined;
}

/** What was found in a folder. */
export interface FoundFolder {
  /** The absolute path of the folder that the paths of entries are below. */
  readonly root: string;
  /** Depth first, in the order of their names. */
  readonly entries: readonly FoundEntry[];
  /** Paths that were left out because of a pattern; nothing is listed below a folder that was left out. */
  readonly ignored: readonly string[];
  /** Paths of entries that are neither files, folders nor links. */
  readonly special: readonly string[];
}

/**
 * Reads a folder.
 * @param folder path of the folder
 * @param selection which files are left out
 * @throws FolderError if something cannot be read, or changes while it is read
 */
export function readFolder(folder: string, { ignore = true, ignoreFiles = [] }: FolderSelection = {}): FoundFolder {
  const reader = new FolderReader(realpathSync(folder), ignore);
  reader.readAll("", outerRules(ignoreFiles, ignore));
  return reader.found;
}

/**
 * Reads several files and folders. They keep their places relative to each other.
 * @param paths of files and folders
 * @param selection which files are left out
 * @throws FolderError as {@link readFolder}
 * @throws SelectionError if one of them is named twice or inside another
 */
export function readFiles(
  paths: readonly string[],
  { ignore = true, ignoreFiles = [] }: FolderSelection = {},
): FoundFolder {
  const whole = paths.map((path) =>
    join(realpathSync(dirname(resolve(path))), resolve(path).slice(dirname(resolve(path)).length)),
  );
  const sorted = [...whole.keys()].sort((a, b) => compareNames(whole[a] as string, whole[b] as string));
  for (const [i, at] of sorted.entries()) {
    const before = whole[sorted[i - 1] ?? -1];
    const own = whole[at] as string;
    if (before === undefined || !(own === before || own.startsWith(before + sep))) continue;
    const other = paths[sorted[i - 1] as number];
    const place = own === before ? "twice" : `a second time: it is in ${other}`;
    throw new SelectionError(`${paths[at]} is given ${place}. Give it once.`);
  }
  const root = whole.map((path) => dirname(path)).reduce(commonFolder);
  const reader = new FolderReader(root, ignore);
  const rules = outerRules(ignoreFiles, ignore);
  for (const at of sorted) {
    const path = relative(root, whole[at] as string).replaceAll(sep, "/");
    if (reader.read(path, rules)) reader.readAll(path, rules);
  }
  return reader.found;
}

/** The innermost folder that contains two folders. */
function commonFolder(a: string, b: string): string {
  let common = a;
  while (common !== b && !b.startsWith(common.endsWith(sep) ? common : common + sep)) common = dirname(common);
  return common;
}

/** Orders paths so that what is in a folder follows it directly. */
function compareNames(a: string, b: string): number {
  const [left, right] = [a.split(sep), b.split(sep)];
  const at = left.findIndex((part, i) => part !== right[i]);
  const [own = "", other = ""] = at < 0 ? [] : [left[at], right[at]];
  return at < 0 ? left.length - right.length : own < other ? -1 : 1;
}

class FolderReader {
  readonly found: FoundFolder;
  readonly #entries: FoundEntry[] = [];
  readonly #ignored: string[] = [];
  readonly #special: string[] = [];
  readonly #root: string;
  readonly #usesIgnoreFiles: boolean;

  constructor(root: string, usesIgnoreFiles: boolean) {
    this.#root = root;
    this.#usesIgnoreFiles = usesIgnoreFiles;
    this.found = { root, entries: this.#entries, ignored: this.#ignored, special: this.#special };
  }

  /** Reads what is in a folder. A stack instead of recursion, because folders can be nested deeply. */
  readAll(folder: string, outer: IgnoreRules): void {
    const stack = this.#namesIn(folder, outer);
    for (let next = stack.pop(); next; next = stack.pop()) {
      if (this.read(next.path, next.rules)) stack.push(...this.#namesIn(next.path, next.rules));
    }
  }

  /** Reads an entry; returns whether it is a folder whose content is to be read as well. */
  read(path: string, rules: IgnoreRules): boolean {
    const stats = this.#try(path, (name) => lstatSync(name, { bigint: true }));
    const isFolder = stats.isDirectory();
    if (isIgnored(rules, isFolder ? `${path}/` : path)) {
      this.#ignored.push(isFolder ? `${path}/` : path);
      return false;
    }
    const mode = Number(stats.mode) & 0o7777;
    if (isFolder) this.#entries.push({ kind: "folder", path, mode, content: "", state: undefined });
    else if (stats.isSymbolicLink()) {
      const target = this.#try(path, (name) => textOfName(readlinkSync(name, "buffer")));
      this.#entries.push({ kind: "link", path, mode: 0, content: target, state: undefined });
    } else if (stats.isFile()) {
      const state = stateFrom(stats);
      this.#entries.push({ kind: "utf-8", path, mode, content: this.#contentOf(path, stats), state });
    } else this.#special.push(path);
    return isFolder;
  }

  /** The names in a folder, the last one first, with the rules that count there. */
  #namesIn(folder: string, outer: IgnoreRules) {
    const names = this.#try(folder, (path) => readdirSync(path, { encoding: "buffer" })).map(textOfName);
    const base = folder === "" ? "" : `${folder}/`;
    const own = this.#usesIgnoreFiles ? ignoreFiles.filter((name) => names.includes(name)) : [];
    const contents = own.map((name) => this.#try(`${base}${name}`, (path) => readFileSync(path, "utf8")));
    const rules = innerRules(outer, base, contents);
    return names.sort((a, b) => (a < b ? 1 : -1)).map((name) => ({ path: `${base}${name}`, rules }));
  }

  #contentOf(path: string, stats: BigIntStats): string | Reference {
    const size = Number(stats.size);
    const digest = this.#try(path, digestOfFile);
    if (!isSameState(stateFrom(stats), stateOf(pathBelow(this.#root, path))))
      throw new FolderError(`${join(this.#root, path)} changed while it was read. Wait until nothing writes to it.`);
    return size === 0 ? "" : { size, digest };
  }

  #try<T>(path: string, action: (path: string | Buffer) => T): T {
    try {
      return action(pathBelow(this.#root, path));
    } catch (error) {
      const remedy = "Make it readable, or leave it out with --ignore-file.";
      throw new FolderError(`${join(this.#root, path)} cannot be read: ${reasonOf(error)}. ${remedy}`);
    }
  }
}
