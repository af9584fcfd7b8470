import type { ListMinimizer } from "#src/lists/list-minimizers.js";
import { mapSearch, type Search } from "#src/search/search.js";
import { solve, tell } from "./solve.js";

/** A text of distinct characters, so that each sub-list of them is a different text. */
export function unitsOf(length: number): string {
  return String.fromCodePoint(...Array.from({ length }, (_, i) => 0x61 + i));
}

/** The tests of a search over lists of characters, in order, as texts: `ab b! ∅` are three tests, the second interesting. */
export function tellUnits(
  search: Search<readonly string[], unknown>,
  isInteresting: (text: string) => boolean,
): string {
  return tellRounds(search, isInteresting).replaceAll(" |", "");
}

/** As {@link tellUnits}, with `|` between the rounds. */
function tellRounds(search: Search<readonly string[], unknown>, isInteresting: (text: string) => boolean): string {
  const texts = mapSearch(search, (kept) => kept.join(""));
  return tell(texts, isInteresting);
}

/** A monotone test: whether a text contains all of some characters. */
export function has(units: string): (text: string) => boolean {
  return (text) => [...units].every((unit) => text.includes(unit));
}

/** The characters of a text that can be removed one at a time. If there are none, the text is 1-minimal. */
export function removableUnits(text: string, isInteresting: (text: string) => boolean): readonly string[] {
  const units = [...text];
  return units.filter((_, i) => isInteresting(units.toSpliced(i, 1).join("")));
}

/** An arbitrary weight of a character, from 0 to 6. */
export function weightOf(unit: string): number {
  return ((unit.codePointAt(0) as number) * 5) % 7;
}

/** Minimises the characters of a text. */
export function minimizeText(text: string, minimize: ListMinimizer, isInteresting: (text: string) => boolean) {
  const { result, tests, accepted } = solve(minimize([...text], weightOf), (kept) => isInteresting(kept.join("")));
  const texts = (configurations: readonly (readonly string[])[]) => configurations.map((kept) => kept.join(""));
  return { result: result.join(""), tests: texts(tests), accepted: texts(accepted) };
}
