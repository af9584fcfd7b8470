/**
 * Recursive delta debugging (dd⁺ without unresolved outcomes): Zeller, "Yesterday, My Program Worked. Today, It Does Not.
 * Why?", ESEC/FSE 1999.
 *
 *     dd(c, r) = c                          if c is one element
 *              = dd(c1, r)                  if c1 ∪ r is interesting
 *              = dd(c2, r)                  if c2 ∪ r is interesting
 *              = c1' ∪ dd(c2, c1' ∪ r)      otherwise, with c1' = dd(c1, c2 ∪ r)
 *
 * Guarantee: the result is 1-minimal for every monotone test. If such a test needs k > 0 of n elements, it takes at most
 * 2k⌈log2 n⌉ + 1 tests; for any test it takes at most 2n. If the test is not monotone, the result is interesting but not
 * always 1-minimal, because an element that the recursion arrives at is kept without a test.
 *
 * Deviations: the paper minimises c2 together with all of c1 and then unites two results that were never tested together.
 * Here c2 is minimised together with c1', so that the kept elements are interesting after every step. If one element is
 * left, the empty list is tested.
 */

import type { Search } from "../search/search.js";
import { lengthOf, type Part, wholeOf, without } from "./parts.js";

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 */
export function* ddrmin<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  const kept = yield* minimizePart(list, wholeOf(list));
  return kept.length === 1 ? ((yield [[]]) ?? kept) : kept;
}

/** Minimises a part c of a list. The rest of the list is r. Each level of recursion halves c. */
function* minimizePart<T>(list: readonly T[], { from, to }: Part): Search<readonly T[], readonly T[]> {
  let kept = list;
  let end = to;
  while (end - from > 1) {
    const middle = from + Math.floor((end - from) / 2);
    const c1: Part = { from, to: middle };
    const c2: Part = { from: middle, to: end };
    const withC1 = without(kept, c2);
    if (yield [withC1]) {
      kept = withC1;
      end -= lengthOf(c2);
      continue;
    }
    const withC2 = without(kept, c1);
    if (yield [withC2]) {
      kept = withC2;
      end -= lengthOf(c1);
      continue;
    }
    const withMinimizedC1 = yield* minimizePart(kept, c1);
    const gone = kept.length - withMinimizedC1.length;
    return yield* minimizePart(withMinimizedC1, { from: c2.from - gone, to: c2.to - gone });
  }
  return kept;
}
