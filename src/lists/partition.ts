/**
 * Partitioning by length: the variant of ddmin that is taught in class, after Zeller and Hildebrandt, "Simplifying and
 * Isolating Failure-Inducing Input", IEEE TSE 28(2), 2002.
 *
 * The list is cut into partitions of one length, half the list at first, and each is left out in turn. When one can go, the
 * search goes on from the same place with the same length; when none can, the length is halved.
 *
 * Guarantee: the result is 1-minimal, for every deterministic oracle, since the search ends only after a whole turn of
 * single units without success. It takes at most n² + 3n tests.
 *
 * Deviations: the turn goes round behind the end of the list, for what came before the place may be able to go by now; a
 * partition is never longer than half of what is left, so the empty list is tried once, when one unit is left.
 */

import type { Search } from "../search/search.js";
import { type Attempt, type Part, tryEach, without } from "./attempt.js";

/** Where the search stands: `at` is where the next partition begins. */
interface PartitionState<T> extends Attempt<T> {
  readonly length: number;
  readonly at: number;
}

/** Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting. */
export function* partition<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let state: PartitionState<T> = { kept: list, length: halfOf(list.length), at: 0 };
  while (state.kept.length > 0) {
    const found: PartitionState<T> | undefined = yield* tryEach<T, PartitionState<T>>(attempts(state));
    if (found === undefined) break;
    state = { ...found, length: Math.min(found.length, halfOf(found.kept.length)) };
  }
  return state.kept;
}

function* attempts<T>({ kept, length, at }: PartitionState<T>): Iterable<PartitionState<T>> {
  let place = at;
  for (let size = length; ; size = halfOf(size)) {
    for (const part of turn(kept.length, size, place)) yield { kept: without(kept, part), length: size, at: part.from };
    if (size === 1) return;
    place = 0;
  }
}

/** All partitions of a length, beginning with the one at a place and going round. */
function* turn(total: number, length: number, place: number): Iterable<Part> {
  const count = Math.ceil(total / length);
  const first = Math.floor(place / length);
  for (let i = 0; i < count; i++) {
    const from = ((first + i) % count) * length;
    yield { from, to: Math.min(from + length, total) };
  }
}

function halfOf(length: number): number {
  return Math.max(1, Math.floor(length / 2));
}
