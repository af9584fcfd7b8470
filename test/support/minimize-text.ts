import type { ListMinimizer } from "#src/lists/list-minimizers.js";
import { mapSearch, type Search } from "#src/search/search.js";
import { solve, tell } from "./solve.js";

/** Distinct characters, so that a text says which of the units are left. */
export function unitsOf(length: number): string {
  return String.fromCodePoint(...Array.from({ length }, (_, i) => 0x61 + i));
}

/** The rounds of a search over units, as texts. */
export function tellUnits(
  search: Search<readonly string[], unknown>,
  isInteresting: (text: string) => boolean,
): string {
  return tell(
    mapSearch(search, (kept) => kept.join("")),
    isInteresting,
  );
}

/** Whether a text has all of some units. */
export function has(units: string): (text: string) => boolean {
  return (text) => [...units].every((unit) => text.includes(unit));
}

/** Some weight, from 0 to 6. */
export function weightOf(unit: string): number {
  return ((unit.codePointAt(0) as number) * 5) % 7;
}

/** Minimises the characters of a text. */
export function minimizeText(text: string, minimize: ListMinimizer, isInteresting: (text: string) => boolean) {
  const { result, tests, accepted } = solve(minimize([...text], weightOf), (kept) => isInteresting(kept.join("")));
  const texts = (configurations: readonly (readonly string[])[]) => configurations.map((kept) => kept.join(""));
  return { result: result.join(""), tests: texts(tests), accepted: texts(accepted) };
}
