import { createRequire } from "node:module";
import type { RE2JS } from "re2js";
import { OracleError } from "../process/oracle-error.js";

const require = createRequire(import.meta.url);

/** Patterns in the form in which they are matched. */
const compiled = new WeakMap<RegExp, RE2JS>();

/**
 * Tells whether a pattern matches somewhere in a text. The time is proportional to the text's length, unlike that of
 * JavaScript's own matching, which neither a signal nor a time limit can end.
 * @param pattern with any flags but `y` and `v`; its `lastIndex` is neither used nor changed
 * @param text is searched from its beginning
 * @throws OracleError if the pattern cannot be matched in linear time: see {@link checkPattern}
 */
export function matches(pattern: RegExp, text: string): boolean {
  return compile(pattern).test(text);
}

/**
 * What a pattern matches first in a text; undefined if it matches nowhere.
 * @param pattern with any flags but `y` and `v`; its `lastIndex` is neither used nor changed
 * @param text is searched from its beginning
 * @throws OracleError as {@link matches}
 */
export function firstMatch(pattern: RegExp, text: string): string | undefined {
  const matcher = compile(pattern).matcher(text);
  return matcher.find() ? text.slice(matcher.start(), matcher.end()) : undefined;
}

/**
 * Where a pattern matches in a text, from left to right and without overlaps, in UTF-16 units.
 * @param pattern with any flags but `y` and `v`; its `lastIndex` is neither used nor changed
 * @param text is searched from its beginning
 * @throws OracleError as {@link matches}
 */
export function matchesIn(pattern: RegExp, text: string): readonly { readonly from: number; readonly to: number }[] {
  const matcher = compile(pattern).matcher(text);
  const found: { from: number; to: number }[] = [];
  while (matcher.find()) found.push({ from: matcher.start(), to: matcher.end() });
  return found;
}

/**
 * Checks that a pattern can be matched in linear time.
 * @param pattern as the user gave it
 * @throws OracleError if it looks ahead or behind, refers back to a group, or counts to more than 1000
 */
export function checkPattern(pattern: RegExp): void {
  compile(pattern);
}

function compile(pattern: RegExp): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  // Loaded only if there are patterns.
  const { RE2JS, RE2JSException } = require("re2js") as typeof import("re2js");
  if (/[yv]/.test(pattern.flags)) throw cannotMatch(pattern, "it has the flag y or v");
  if (namedReference.test(pattern.source)) throw cannotMatch(pattern, "it refers back to a group");
  try {
    const result = RE2JS.compile(RE2JS.translateRegExp(pattern));
    compiled.set(pattern, result);
    return result;
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw cannotMatch(pattern, error.message.replace(/^error parsing regexp: /, ""));
  }
}

/** `\k<name>` behind an even number of backslashes. */
const namedReference = /(?<!\\)(?:\\\\)*\\k</;

function cannotMatch(pattern: RegExp, reason: string): OracleError {
  return new OracleError(
    `The pattern ${pattern} cannot be matched in linear time: ${reason}. Look-ahead, look-behind, references to groups and ` +
      "counts above 1000 are not supported: write it without them, or look at the output in the test itself.",
  );
}
