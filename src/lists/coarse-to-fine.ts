import { mapSearch, type Search } from "../search/search.js";
import type { ListMinimizer } from "./list-minimizers.js";

/** Into so many parts a list is cut at most. */
const mostParts = 8;

/**
 * Minimises a list that may be long and of which perhaps nothing can go: in parts, and in finer parts of what is left as
 * long as some of them went. It ends when a single unit was a part, or when none of the parts could go.
 */
export function* minimizeCoarseToFine<T>(
  list: readonly T[],
  minimize: ListMinimizer,
): Search<readonly T[], readonly T[]> {
  let rest = list;
  for (;;) {
    const parts = inParts(rest);
    const flatten = (some: readonly (readonly T[])[]): readonly T[] => some.flat();
    const search = minimize(parts, (part) => part.length);
    const kept = yield* mapSearch(search, flatten);
    const isOver = parts.length === rest.length || kept.length === parts.length;
    rest = kept.flat();
    if (isOver) return rest;
  }
}

/** The ends are parts of their own: those of a string, say, must stay whatever else goes. */
function inParts<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length <= mostParts) return list.map((unit) => [unit]);
  const length = Math.ceil((list.length - 2) / (mostParts - 2));
  const parts: (readonly T[])[] = [list.slice(0, 1)];
  for (let at = 1; at < list.length - 1; at += length)
    parts.push(list.slice(at, Math.min(at + length, list.length - 1)));
  return [...parts, list.slice(-1)];
}
