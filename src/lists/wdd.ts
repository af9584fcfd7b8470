/**
 * Weighted delta debugging, W_ddmin: Zhou, Xu, Zhang, Tian and Sun, "WDD: Weighted Delta Debugging", ICSE 2025.
 *
 * ddmin with partitions of equal weight instead of equal length, because an element that makes up half of the input can
 * rarely be removed and should not keep others from being removed. A partition of one element is not split again; it leaves
 * the partitions. At the end, each remaining element is left out by itself until none can be removed.
 *
 * Guarantee: the result is 1-minimal for every deterministic test. It takes at most 5n² + 5n tests of a list of n elements:
 * less than 2n subsets, 2n complements and n single elements after each success.
 *
 * Deviations: after a complement was interesting, the search continues with the next partition instead of the first one,
 * and does not repeat the subsets. The pass at the end is skipped where it would repeat the tests just made, that is, where
 * the last partitions were all the elements. If one element is left, the empty list is tested.
 */

import type { Search } from "../search/search.js";
import { elementsOf, lengthOf, type Part, partsWithout, wholeOf, without } from "./parts.js";

/** A list and its partitions, in order. Elements outside of the partitions have been tested by themselves. */
interface Partitioned<T> {
  readonly kept: readonly T[];
  readonly parts: readonly Part[];
}

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 * @param weight the weight of an element, 0 or more; called often
 */
export function* wdd<T>(list: readonly T[], weight: (element: T) => number): Search<readonly T[], readonly T[]> {
  let kept = list;
  let parts = splitAll(kept, [wholeOf(kept)], weight);
  let isOneMinimal = false;
  while (parts.length > 0) {
    const subset = yield* findSubset({ kept, parts });
    if (subset) {
      kept = subset;
      parts = [wholeOf(kept)];
      isOneMinimal = false;
    } else {
      // Of two partitions, the complements are the subsets.
      const isHalved = parts.length === 2 && areAll({ kept, parts });
      if (!isHalved) ({ kept, parts } = yield* removeParts({ kept, parts }));
      isOneMinimal = parts.length === kept.length;
    }
    parts = splitAll(kept, parts, weight);
  }
  if (isOneMinimal) return kept;
  const elements = kept.map((_, i): Part => ({ from: i, to: i + 1 }));
  return (yield* removeParts({ kept, parts: elements })).kept;
}

/** The first interesting partition. */
function* findSubset<T>({ kept, parts }: Partitioned<T>): Search<readonly T[], readonly T[] | undefined> {
  for (const part of parts) {
    const subset = elementsOf(kept, part);
    if (yield [subset]) return subset;
  }
  return undefined;
}

/**
 * Leaves out one partition after the other. After a success it continues with the next partition and wraps around, because
 * earlier partitions may have become removable. It ends when no partition can be removed.
 */
function* removeParts<T>(start: Partitioned<T>): Search<readonly T[], Partitioned<T>> {
  let { kept, parts } = start;
  let index = 0;
  let failures = 0; // in a row
  while (failures < parts.length) {
    const isEmpty = parts.length === 1 && areAll({ kept, parts });
    if (isEmpty && kept.length > 1) break; // several elements are not removed at once
    index %= parts.length;
    const complement = without(kept, parts[index] as Part);
    if (yield [complement]) {
      kept = complement;
      parts = partsWithout(parts, index);
      failures = 0;
    } else {
      index++;
      failures++;
    }
  }
  return { kept, parts };
}

/** Tells whether no element is outside of the partitions. */
function areAll<T>({ kept, parts }: Partitioned<T>): boolean {
  return parts.reduce((length, part) => length + lengthOf(part), 0) === kept.length;
}

/** Splits each partition in two, by weight. Partitions of one element are left out. */
function splitAll<T>(kept: readonly T[], parts: readonly Part[], weight: (element: T) => number): readonly Part[] {
  return parts.flatMap((part) => {
    if (lengthOf(part) < 2) return [];
    const middle = part.from + splitPoint(elementsOf(kept, part).map(weight));
    return [
      { from: part.from, to: middle },
      { from: middle, to: part.to },
    ];
  });
}

/**
 * The number of weights, counted from the first, whose sum is closest to half of the total; the smaller number if two are
 * equally close. It is at least 1 and less than the number of weights. If the total is 0, it is half of the number.
 * @param weights at least two, each 0 or more
 */
export function splitPoint(weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return Math.floor(weights.length / 2);
  let count = 0;
  let sum = 0;
  for (let next = weights[0] as number; sum + next <= total / 2; next = weights[count] as number) {
    sum += next;
    count++;
  }
  if (sum + (weights[count] as number) - total / 2 < total / 2 - sum) count++;
  return Math.min(Math.max(count, 1), weights.length - 1);
}
