import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Grammar } from "../grammar/model/grammar.js";
import type { Test } from "../oracle/open-oracle.js";

/** What the identity of a run is made of. */
export interface RunSource {
  /** What the run is called, as plain data. */
  readonly names: object;
  readonly input: string | Uint8Array;
  readonly language?: string | Grammar;
  readonly test: Test;
  /** All other options on which the result may depend, as plain data. */
  readonly settings: object;
}

/**
 * Identifies a run by all that decides its course, as far as it can be seen from here: what a test reads besides its own file
 * cannot. Where files lie does not matter.
 */
export function identityOf({ input, language, test, settings, names }: RunSource): string {
  const options = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(
    JSON.stringify([names, digest(input), describeGrammar(language), describeTest(test), options], patternsAsText),
  );
}

/** JSON knows no patterns. */
function patternsAsText(_: string, value: unknown): unknown {
  return value instanceof RegExp ? String(value) : value;
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function describeGrammar(language: RunSource["language"]): unknown {
  if (language === undefined || typeof language === "string") return language;
  const { source, start, replacements } = language;
  return [digest(JSON.stringify(source)), start, [...replacements]];
}

function describeTest(test: Test): unknown {
  if (typeof test === "function") return String(test);
  if ("module" in test) return describeWord(new URL(test.module));
  const { command, ...use } = test;
  return [use, command.map(describeWord)];
}

/** A word of a command; one that names a file counts by the file's name and content. */
function describeWord(word: string | URL): unknown {
  const content = contentOf(word);
  return content ? [basename(String(word)), digest(content)] : String(word);
}

/** What is in a file; undefined if there is none that may be read. Most words are no paths at all, and some too long for one. */
function contentOf(path: string | URL): Uint8Array | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}
