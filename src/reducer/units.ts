/** Reduction of a text as a list of lines, characters or tokens, without a tree. */
import type { ListMinimizer } from "../lists/list-minimizers.js";
import { mapSearch, type Search } from "../search/search.js";
import { type TextRange, touches } from "../tree/protection.js";

/**
 * The units of a text that is reduced without a tree.
 * - `line`: a line with its end, which is LF, CR or CRLF
 * - `char`: a code point
 * - `token`: a token with the layout before it
 */
export type Unit = "line" | "char" | "token";

/**
 * The lines or the characters of a text. Joined, they are the text.
 * @param text may be empty; it then has no units
 * @param unit `line` splits behind line ends; `char` never splits a surrogate pair
 */
export function splitIntoUnits(text: string, unit: Exclude<Unit, "token">): readonly string[] {
  if (unit === "char") return Array.from(text);
  return text === "" ? [] : text.split(/(?<=\n|\r(?!\n))/);
}

/**
 * The tokens of a text, each with the layout before it. Joined, they are the text.
 * @param tokens their texts
 * @param layouts the layout before each token and, last, behind them all; that one becomes a unit of its own
 */
export function joinTokens(tokens: readonly string[], layouts: readonly string[]): readonly string[] {
  const units = tokens.map((token, i) => (layouts[i] ?? "") + token);
  const end = layouts[tokens.length] ?? "";
  return end === "" ? units : [...units, end];
}

/**
 * Units with their positions in the text.
 * @param units of one text, in order and without gaps
 */
export function placeUnits(units: readonly string[]): readonly PlacedUnit[] {
  let from = 0;
  return units.map((text) => {
    const unit = { text, from, to: from + text.length };
    from = unit.to;
    return unit;
  });
}

/** A unit and its position in the text. */
export interface PlacedUnit extends TextRange {
  readonly text: string;
}

/**
 * Minimises a list of units; the weight of each is its length in UTF-16 units. Candidates are the units that stay. They are not joined,
 * because most candidates are never tested.
 * @param units of the whole text, in order
 * @param minimize decides which units stay
 * @param ranges what is protected: units that touch it stay
 */
export function* reduceUnits(
  units: readonly PlacedUnit[],
  minimize: ListMinimizer,
  ranges: readonly TextRange[] = [],
): Search<readonly PlacedUnit[], readonly PlacedUnit[]> {
  const weight = ({ text }: PlacedUnit) => text.length;
  if (ranges.length === 0) return yield* minimize(units, weight);
  const free = new Set(units.filter((unit) => !touches(ranges, unit)));
  const withProtected = (kept: readonly PlacedUnit[]): readonly PlacedUnit[] => {
    const staying = new Set(kept);
    return units.filter((unit) => staying.has(unit) || !free.has(unit));
  };
  return withProtected(yield* mapSearch(minimize([...free], weight), withProtected));
}
