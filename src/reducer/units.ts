/** Reduction of a text as a list of lines, characters or tokens, without a tree. */
import type { ListMinimizer } from "../lists/list-minimizers.js";
import type { Search } from "../search/search.js";

/**
 * The units of a text that is reduced without a tree.
 * - `line`: a line with its end, which is LF, CR or CRLF
 * - `char`: a code point
 * - `token`: a token with the layout before it
 */
export type Unit = "line" | "char" | "token";

/** The lines or the characters of a text. Joined, they are the text. */
export function splitIntoUnits(text: string, unit: Exclude<Unit, "token">): readonly string[] {
  if (unit === "char") return Array.from(text);
  return text === "" ? [] : text.split(/(?<=\n|\r(?!\n))/);
}

/**
 * The tokens of a text, each with the layout before it. Joined, they are the text.
 * @param layouts the layout before each token and, last, behind them all; that one becomes a unit of its own
 */
export function joinTokens(tokens: readonly string[], layouts: readonly string[]): readonly string[] {
  const units = tokens.map((token, i) => (layouts[i] ?? "") + token);
  const end = layouts[tokens.length] ?? "";
  return end === "" ? units : [...units, end];
}

/**
 * Minimises a list of units; each weighs its length in UTF-16 units. Candidates are the units that stay. They are not joined,
 * because most candidates are never looked at.
 */
export function reduceUnits(
  units: readonly string[],
  minimize: ListMinimizer,
): Search<readonly string[], readonly string[]> {
  return minimize(units, (unit) => unit.length);
}
