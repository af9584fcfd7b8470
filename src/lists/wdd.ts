/**
 * Weighted delta debugging, W_ddmin: Zhou, Xu, Zhang, Tian and Sun, "WDD: Weighted Delta Debugging", ICSE 2025.
 *
 * ddmin with partitions of equal weight instead of equal length: an element that makes up half of the input is rarely what
 * can go, and should not take others with it. A partition of one element is not split again, and leaves the partitions; at
 * the end each element is tried by itself until none can go.
 *
 * Guarantee: the result is 1-minimal, for every deterministic oracle.
 *
 * Deviations: when a complement is interesting, the search goes on with the next partition and not with the first one, and
 * does not try subsets again that are as they were. The pass at the end is left out where it would repeat the tests just
 * made, that is where the last partitions were all the elements. The last element is tried as well.
 */

import type { Search } from "../search/search.js";
import { type Attempt, type Part, partsWithout, tryEach, without } from "./attempt.js";

interface WddState<T> extends Attempt<T> {
  /** Partitions, in order; what belongs to none was tried by itself. */
  readonly parts: readonly Part[];
  /** The partition whose complement is next; undefined if the subsets are to be tried first. */
  readonly at: number | undefined;
}

/** A partition alone, or left out. */
interface Removal<T> extends Attempt<T> {
  readonly parts: readonly Part[];
  readonly without: number | undefined;
}

/**
 * Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting.
 * @param weight how much an element weighs, 0 or more; called often
 */
export function* wdd<T>(list: readonly T[], weight: (element: T) => number): Search<readonly T[], readonly T[]> {
  let state: WddState<T> = { kept: list, parts: splitAll(list, [all(list)], weight), at: undefined };
  while (state.kept.length > 0) {
    const found: Removal<T> | undefined = yield* tryEach<T, Removal<T>>(attempts(state, weight));
    if (found === undefined) break;
    const { kept, parts, without } = found;
    state =
      without === undefined
        ? { kept, parts: splitAll(kept, [all(kept)], weight), at: undefined }
        : { kept, parts: partsWithout(parts, without), at: without };
  }
  return state.kept;
}

function* attempts<T>(state: WddState<T>, weight: (element: T) => number): Iterable<Removal<T>> {
  const { kept } = state;
  let { parts, at } = state;
  let isOneMinimal = false;
  for (; parts.length > 0; parts = splitAll(kept, parts, weight), at = undefined) {
    if (at === undefined) yield* subsets(kept, parts);
    if (hasComplements({ kept, parts, at })) yield* complements(kept, parts, at ?? 0);
    isOneMinimal = parts.length === kept.length;
  }
  if (!isOneMinimal) yield* complements(kept, units(kept), 0);
}

function* subsets<T>(kept: readonly T[], parts: readonly Part[]): Iterable<Removal<T>> {
  for (const { from, to } of parts) yield { kept: kept.slice(from, to), parts, without: undefined };
}

/** Beginning with one of them and going round: those before it may be able to go by now. */
function* complements<T>(kept: readonly T[], parts: readonly Part[], at: number): Iterable<Removal<T>> {
  for (let i = 0; i < parts.length; i++) {
    const index = (at + i) % parts.length;
    yield { kept: without(kept, parts[index] as Part), parts, without: index };
  }
}

/** Of two partitions, the complements are the subsets; of one with all elements, it is the empty list, which comes last. */
function hasComplements<T>({ kept, parts, at }: WddState<T>): boolean {
  const areAll = parts.reduce((length, { from, to }) => length + to - from, 0) === kept.length;
  return !areAll || kept.length === 1 || parts.length > (at === undefined ? 2 : 1);
}

/** The partitions of the next level. */
function splitAll<T>(kept: readonly T[], parts: readonly Part[], weight: (element: T) => number): readonly Part[] {
  return parts.flatMap(({ from, to }) => {
    if (to - from < 2) return [];
    const middle = from + splitPoint(kept.slice(from, to).map(weight));
    return [
      { from, to: middle },
      { from: middle, to },
    ];
  });
}

/**
 * How many of some weights make up half of their sum, as closely as can be, and if two are as close, the lesser; but none is
 * no part, nor are all. What weighs nothing is split by number.
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

function all<T>(list: readonly T[]): Part {
  return { from: 0, to: list.length };
}

function units<T>(list: readonly T[]): readonly Part[] {
  return list.map((_, i) => ({ from: i, to: i + 1 }));
}
