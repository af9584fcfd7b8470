import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import envPaths from "env-paths";
import { replaceFile } from "../../system/publish-file.js";
import type { CompiledGrammar } from "../model/compiled-grammar.js";
import { areUnchanged, type Dependencies } from "./grammar-files.js";

/** How long an unused grammar is kept, in milliseconds. */
const longestAge = 30 * 24 * 3_600_000;

/** The largest total size of the cache, in bytes. */
const largestSize = 200_000_000;

/** How long a file may take to be written, in milliseconds. */
const longestWrite = 3_600_000;

/** A compiled grammar, and the files that it was made from. */
export interface CacheEntry {
  readonly dependencies: Dependencies;
  readonly grammar: CompiledGrammar;
}

/** The folder of compiled grammars: `TREEMIN_CACHE`, or the user's folder for caches. */
function cacheFolder(): string {
  return join(process.env.TREEMIN_CACHE || envPaths("treemin", { suffix: "" }).cache, "grammars");
}

/**
 * Reads a compiled grammar from the cache. Returns undefined if there is none of that key, if one of its files has changed, or
 * if the cache cannot be read.
 * @param given the given files of the grammar
 */
export function readCachedGrammar(key: string, given: readonly string[]): CacheEntry | undefined {
  try {
    const path = pathOf(key);
    const entry = JSON.parse(readFileSync(path, "utf8")) as CacheEntry;
    const { dependencies, grammar } = entry;
    const isWhole = [grammar.lexer, grammar.parser].every(
      ({ atn, ruleNames }) => atn.length > 0 && ruleNames.length > 0,
    );
    if (!isWhole || !areUnchanged(given, dependencies)) return undefined;
    const now = new Date();
    utimesSync(path, now, now); // the cache removes the least recently used entries
    return entry;
  } catch {
    return undefined;
  }
}

/**
 * Stores a compiled grammar. The file appears at once and whole, so that runs at the same time do not disturb each other.
 * Where nothing can be written, nothing is stored.
 */
export function writeCachedGrammar(key: string, entry: CacheEntry): void {
  try {
    const folder = cacheFolder();
    mkdirSync(folder, { recursive: true });
    replaceFile(pathOf(key), JSON.stringify(entry), { prefix: `${key}.` });
    sweep(folder);
  } catch {
    // the next run compiles again
  }
}

function pathOf(key: string): string {
  return join(cacheFolder(), `${key}.json`);
}

/** Matches the names of files that this module writes. It removes no others. */
const isOurs = /^[0-9a-f]{64}\.(json|[0-9a-f]{16}\.tmp)$/;

/** Removes entries that are too old, then the least recently used ones until the cache is small enough. */
function sweep(folder: string): void {
  const now = Date.now();
  const files = readdirSync(folder).flatMap((name) => {
    if (!isOurs.test(name)) return [];
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? [{ path, age: now - stats.mtimeMs, size: stats.size }] : [];
  });
  files.sort((a, b) => a.age - b.age);
  let size = 0;
  for (const file of files) {
    size += file.size;
    const isOld = file.age > (file.path.endsWith(".tmp") ? longestWrite : longestAge);
    if (isOld || size > largestSize) rmSync(file.path, { force: true });
  }
}
