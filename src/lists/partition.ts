/**
 * Partitioning by length: the variant of ddmin that is taught in class, after Zeller and Hildebrandt, "Simplifying and
 * Isolating Failure-Inducing Input", IEEE TSE 28(2), 2002.
 *
 * The list is cut into partitions of equal length, at first half of the list. Each is left out in turn. After a success, the
 * search continues at the same position with the same length. When no partition can be removed, the length is halved.
 *
 * Guarantee: the result is 1-minimal for every deterministic test, because the search ends only after every single element
 * has been left out in turn without success. It takes at most n² + 3n tests of a list of n elements.
 *
 * Deviations: the search wraps around at the end of the list, because a success may have made an earlier partition
 * removable. A partition is never longer than half of the remaining list, so that the empty list is tested only when one
 * element is left.
 */

import type { Search } from "../search/search.js";
import { without } from "./parts.js";

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 */
export function* partition<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let kept = list;
  let length = halfOf(kept.length);
  let index = 0; // of the partition that is left out next
  let failures = 0; // in a row, with this length
  while (kept.length > 0) {
    const count = Math.ceil(kept.length / length);
    const from = (index % count) * length;
    const rest = without(kept, { from, to: Math.min(from + length, kept.length) });
    if (yield [rest]) {
      kept = rest;
      length = Math.min(length, halfOf(kept.length));
      index = Math.floor(from / length);
      failures = 0;
    } else if (++failures < count) {
      index++;
    } else if (length > 1) {
      length = halfOf(length);
      index = 0;
      failures = 0;
    } else break;
  }
  return kept;
}

function halfOf(length: number): number {
  return Math.max(1, Math.floor(length / 2));
}
