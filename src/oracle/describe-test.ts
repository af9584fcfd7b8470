import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Test } from "./open-oracle.js";

/**
 * Writes regular expressions, which JSON does not have, as strings.
 * @param _ the key, as `JSON.stringify` passes it; it does not matter
 * @param value the value of the key
 */
export function patternsAsText(_: string, value: unknown): unknown {
  return value instanceof RegExp ? String(value) : value;
}

/**
 * Describes a test as plain data and regular expressions, equal for equal tests. Files that its command names count by name and content,
 * not by folder.
 * @param test a command, a module or a function; the files that a command names are read now
 */
export function describeTest(test: Test): unknown {
  if (typeof test === "function") return String(test);
  if ("module" in test) return describeWord(new URL(test.module));
  const { command, ...use } = test;
  return [use, command.map(describeWord)];
}

/** Describes a word of a command: by name and content if it names a file, else by itself. */
function describeWord(word: string | URL): unknown {
  const content = contentOf(word);
  return content ? [basename(String(word)), digest(content)] : String(word);
}

/** The content of a file; undefined if there is no readable file. Most words are not paths, and some are too long for one. */
function contentOf(path: string | URL): Uint8Array | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A digest of a test, equal for equal tests, whatever the file name of their candidates.
 * @param test a command, a module or a function
 */
export function fingerprintOf(test: Test): string {
  if (typeof test === "function" || "module" in test) return digest(JSON.stringify(describeTest(test)));
  const entries = Object.entries({ ...test, fileName: "" }).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(JSON.stringify(describeTest(Object.fromEntries(entries) as unknown as Test), patternsAsText));
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
