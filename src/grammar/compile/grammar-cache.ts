import {
  closeSync,
  constants,
  fstatSync,
  futimesSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../system/cache-folder.js";
import { replaceFile } from "../../system/publish-file.js";
import { isTrusted, makeTrustedFolder } from "../../system/trusted-file.js";
import type { CompiledGrammar } from "../model/compiled-grammar.js";
import { areUnchanged, type Dependencies } from "../read/grammar-files.js";

/** How long an unused grammar is kept, in milliseconds. */
const longestAge = 30 * 24 * 3_600_000;

/** The largest total size of the cache, in bytes. */
const largestSize = 200_000_000;

/** How long a file may take to be written, in milliseconds. */
const longestWrite = 3_600_000;

/** A compiled grammar, and the files that it was made from. */
export interface CachedGrammar {
  readonly dependencies: Dependencies;
  readonly grammar: CompiledGrammar;
}

/**
 * Reads a compiled grammar from the cache. Returns undefined if there is none of that key, if one of its files has changed, if
 * the cache cannot be read, or if somebody else may have written the entry, because entries contain code that is run.
 * @param key as for {@link writeCachedGrammar}
 * @param given the given files of the grammar
 */
export async function readCachedGrammar(key: string, given: readonly string[]): Promise<CachedGrammar | undefined> {
  const folder = await cacheFolder("grammars");
  if (folder === undefined) return undefined;
  try {
    if (!isTrusted(statSync(folder))) return undefined;
    const text = readTrusted(pathOf(folder, key));
    if (text === undefined) return undefined;
    const entry = JSON.parse(text) as CachedGrammar;
    const { dependencies, grammar } = entry;
    const isWhole = [grammar.lexer, grammar.parser].every(
      ({ atn, ruleNames }) => atn.length > 0 && ruleNames.length > 0,
    );
    return isWhole && areUnchanged(given, dependencies) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a compiled grammar. The file appears at once and whole, so that runs at the same time do not disturb each other. Nobody
 * else may read or write it. Where nothing can be written, or others could have written, nothing is stored.
 * @param key identifies the files, the options and the version of treemin
 * @param entry what is stored, as plain data
 */
export async function writeCachedGrammar(key: string, entry: CachedGrammar): Promise<void> {
  const folder = await cacheFolder("grammars");
  if (folder === undefined) return;
  try {
    if (!makeTrustedFolder(folder)) return;
    replaceFile(pathOf(folder, key), JSON.stringify(entry), { prefix: `${key}.`, mode: 0o600 });
    sweep(folder);
  } catch {
    // the next run compiles again
  }
}

function pathOf(folder: string, key: string): string {
  return join(folder, `${key}.json`);
}

/** The text of an entry that is trusted; marks it as used, if that is allowed. What was checked is what is read. */
function readTrusted(path: string): string | undefined {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || !isTrusted(stats)) return undefined;
    markAsUsed(file);
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

/** The cache removes the least recently used entries. Those of a shared cache may be read-only. */
function markAsUsed(file: number): void {
  const now = new Date();
  try {
    futimesSync(file, now, now);
  } catch {}
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
