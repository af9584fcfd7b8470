import { mapSearch, type Search } from "../search/search.js";
import type { ListMinimizer } from "./list-minimizers.js";

/** How finely a list is cut. */
export interface Granularity {
  /** The greatest number of parts. */
  readonly mostParts: number;
  /** Lists up to this length are cut into single elements. */
  readonly shortList: number;
}

/**
 * Minimises a long list of which perhaps nothing can be removed, at the cost of few tests. The list is minimised as a list
 * of few parts. As long as some parts were removed, the rest is cut into smaller parts and minimised again. The search
 * ends when the parts were single elements, or when no part could be removed.
 *
 * Guarantee: if nothing can be removed, `minimize` runs once, over at most `mostParts` parts, or the elements of a short list. The result is not always 1-minimal.
 * @param list taken as interesting, not tested
 * @param minimize minimises the list of parts; the weight of a part is its length
 * @param granularity how many parts the list has at first, and how it is cut further
 */
export function* minimizeCoarseToFine<T>(
  list: readonly T[],
  minimize: ListMinimizer,
  granularity: Granularity,
): Search<readonly T[], readonly T[]> {
  let kept = list;
  for (;;) {
    const parts = cut(kept, granularity);
    const search = minimize(parts, (part) => part.length);
    const keptParts = yield* mapSearch(search, (some): readonly T[] => some.flat());
    const isFinest = parts.length === kept.length;
    kept = keptParts.flat();
    if (isFinest || keptParts.length === parts.length) return kept;
  }
}

/**
 * Cuts a list into parts. If there are more than two, the first and the last element are parts of their own, because they often
 * have to stay whatever can be removed between them: the quotes of a string, for example.
 */
function cut<T>(list: readonly T[], { mostParts, shortList }: Granularity): readonly (readonly T[])[] {
  if (list.length <= Math.max(mostParts, shortList)) return list.map((element) => [element]);
  const ends = mostParts > 2 ? 1 : 0;
  const length = Math.ceil((list.length - 2 * ends) / (mostParts - 2 * ends));
  const parts: (readonly T[])[] = [];
  for (let from = ends; from < list.length - ends; from += length) {
    parts.push(list.slice(from, Math.min(from + length, list.length - ends)));
  }
  return ends === 0 ? parts : [list.slice(0, 1), ...parts, list.slice(-1)];
}
