/**
 * Depth-first delta debugging: the default list minimiser of Perses' implementation (Sun, Li, Zhang, Gu and Su, "Perses:
 * Syntax-Guided Program Reduction", ICSE 2018).
 *
 * A stack of parts, the last part of the list on top. The top part is left out. On success it is gone; on failure its two
 * halves are pushed.
 *
 * Guarantee: at most 2n - 1 tests of a list of n elements. Each remaining element was left out by itself, so the result is
 * 1-minimal for every monotone test, and for every deterministic test if nothing was removed. Parts are not revisited after
 * a success, so repeat the search until nothing changes if the test may not be monotone.
 *
 * Deviation: the empty list is tested only when one element is left, because several elements can rarely all be removed.
 */

import type { Search } from "../search/search.js";
import { lengthOf, type Part, wholeOf, without } from "./parts.js";

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 */
export function* dfsDelta<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let kept = list;
  const stack: Part[] = [wholeOf(list)];
  for (let part = stack.pop(); part; part = stack.pop()) {
    // Everything in the stack lies before this part, so removing this part moves nothing in the stack.
    if (lengthOf(part) < kept.length || kept.length === 1) {
      const rest = without(kept, part);
      if (yield [rest]) {
        kept = rest;
        continue;
      }
    }
    stack.push(...halvesOf(part));
  }
  return kept;
}

/** The two halves of a part, the first the longer one if they differ. A single element has none. */
function halvesOf(part: Part): readonly Part[] {
  if (lengthOf(part) < 2) return [];
  const middle = Math.ceil((part.from + part.to) / 2);
  return [
    { from: part.from, to: middle },
    { from: middle, to: part.to },
  ];
}
