import { mapSearch, type Search } from "../search/search.js";
import type { ListMinimizer } from "./list-minimizers.js";

/** Parts of more elements than this are halved although none of them could be removed, so many times. */
const longPart = 32;
const mostHalvings = 3;

/** How finely a list is cut. */
export interface Granularity {
  /** The greatest number of parts. */
  readonly mostParts: number;
  /** Lists up to this length are cut into single elements. */
  readonly shortList: number;
}

/**
 * Minimises a long list of which perhaps nothing can be removed, at the cost of few tests. The list is minimised as a list
 * of few parts. As long as some parts were removed, the rest is cut into smaller parts and minimised again. Once no part could be
 * removed, the rest is cut into twice as many parts if something was removed before, or if the parts are long. The search ends when that does
 * not help either, or when the parts were single elements.
 *
 * Guarantee: if nothing can be removed, `minimize` runs once, over at most `mostParts` parts, or the elements of a short list; over twice as
 * many parts once more, at most three times, while they have more than 32 elements. The result is not always 1-minimal.
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
  const ends = { first: 1, last: 1 };
  let halvings = 0;
  for (;;) {
    const parts = cut(kept, { ...granularity, mostParts: 2 ** halvings * granularity.mostParts }, ends);
    const search = minimize(parts, (part) => part.length);
    const keptParts = yield* mapSearch(search, (some): readonly T[] => some.flat());
    const isFinest = parts.length === kept.length;
    kept = keptParts.flat();
    if (keptParts[0] !== parts[0]) ends.first = 0;
    if (keptParts.at(-1) !== parts.at(-1)) ends.last = 0;
    if (isFinest) return kept;
    if (keptParts.length < parts.length) halvings = Math.max(0, halvings - 1);
    else if (halvings === 0 && kept.length < list.length) halvings = 1;
    else if ((parts[1] as readonly T[]).length > longPart && halvings < mostHalvings) halvings++;
    else return kept;
  }
}

/**
 * Cuts a list into parts. If there are more than two, the first and the last element are parts of their own, until one was removed:
 * they often have to stay whatever can be removed between them, as the quotes of a string.
 * @param ends how many elements at each end are parts of their own: 0 or 1
 */
function cut<T>(
  list: readonly T[],
  { mostParts, shortList }: Granularity,
  ends: { readonly first: number; readonly last: number },
): readonly (readonly T[])[] {
  if (list.length <= Math.max(mostParts, shortList)) return list.map((element) => [element]);
  const [first, last] = mostParts > 2 ? [ends.first, ends.last] : [0, 0];
  const length = Math.ceil((list.length - first - last) / (mostParts - first - last));
  const parts: (readonly T[])[] = first > 0 ? [list.slice(0, first)] : [];
  for (let from = first; from < list.length - last; from += length) {
    parts.push(list.slice(from, Math.min(from + length, list.length - last)));
  }
  return last > 0 ? [...parts, list.slice(-last)] : parts;
}
