import { mapSearch, type Search } from "../search/search.js";
import type { ListMinimizer } from "./list-minimizers.js";

/** The greatest number of parts of a list. */
const mostParts = 4;

/**
 * Minimises a long list of which perhaps nothing can be removed, at the cost of few tests. The list is minimised as a list
 * of at most 4 parts. As long as some parts were removed, the rest is cut into smaller parts and minimised again. The search
 * ends when the parts were single elements, or when no part could be removed.
 *
 * Guarantee: if nothing can be removed, `minimize` runs once, over at most 4 parts. The result is not always 1-minimal.
 * @param list taken as interesting, not tested
 * @param minimize minimises the list of parts; the weight of a part is its length
 */
export function* minimizeCoarseToFine<T>(
  list: readonly T[],
  minimize: ListMinimizer,
): Search<readonly T[], readonly T[]> {
  let kept = list;
  for (;;) {
    const parts = cut(kept);
    const search = minimize(parts, (part) => part.length);
    const keptParts = yield* mapSearch(search, (some): readonly T[] => some.flat());
    const isFinest = parts.length === kept.length;
    kept = keptParts.flat();
    if (isFinest || keptParts.length === parts.length) return kept;
  }
}

/**
 * Cuts a list into at most 4 parts. The first and the last element are parts of their own, because they often have to stay
 * whatever can be removed between them: the quotes of a string, for example.
 */
function cut<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length <= mostParts) return list.map((element) => [element]);
  const length = Math.ceil((list.length - 2) / (mostParts - 2));
  const inner = list.slice(1, -1);
  const parts: (readonly T[])[] = [list.slice(0, 1)];
  for (let from = 0; from < inner.length; from += length) parts.push(inner.slice(from, from + length));
  return [...parts, list.slice(-1)];
}
