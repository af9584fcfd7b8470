/**
 * Puts the smallest value of its kind in the place of each reference to an object that has several.
 *
 * Guarantee: if the result is the text itself, no single reference can be replaced in this way.
 */
import type { Search } from "../search/search.js";
import { allItems, type Item, smallestOf } from "./notation.js";

/**
 * Yields texts in the notation of values with fewer references.
 * @param start in the notation of values; known to be interesting
 */
export function* dropReferences(start: string): Search<string, string> {
  let text = start;
  for (let i = referencesOf(start).length - 1; i >= 0; i--) {
    const items = [...allItems(text)];
    const { id, from, to } = referencesOf(text)[i] as Item;
    const defined = items.find((item) => item.kind === "definition" && item.id === id)?.items[0];
    const smallest = defined && smallestOf(defined);
    if (smallest === undefined) continue;
    const simpler = text.slice(0, from) + smallest + text.slice(to);
    if (yield [simpler]) text = simpler;
  }
  return text;
}

function referencesOf(text: string): readonly Item[] {
  return [...allItems(text)].filter(({ kind }) => kind === "reference");
}
