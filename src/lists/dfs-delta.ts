/**
 * Delta debugging in the depth first: the list minimiser of Perses (Sun, Li, Zhang, Gu and Su, ICSE 2018), as its
 * implementation goes about lists by default.
 *
 * One of the parts that wait is left out, the last first. If it has to stay, its halves wait in its place; if it can go, it
 * is gone. Nothing is tried again because something else went: that is left to the next iteration of whoever asked.
 *
 * Guarantee: at most 2n - 1 tests. Each element that stays was tried by itself, so the result is 1-minimal if the oracle is
 * monotone, or if nothing could go: in a fixpoint, that is.
 */

import type { Search } from "../search/search.js";
import { type Attempt, type Part, tryEach, without } from "./attempt.js";

/** A part that is left out. */
interface Removal<T> extends Attempt<T> {
  /** The parts that wait then, in order. */
  readonly waiting: readonly Part[];
}

/** Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting. */
export function* dfsDelta<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let state: Removal<T> = { kept: list, waiting: [{ from: 0, to: list.length }] };
  while (state.waiting.length > 0) {
    const found: Removal<T> | undefined = yield* tryEach<T, Removal<T>>(attempts(state));
    if (found === undefined) break;
    state = found;
  }
  return state.kept;
}

/** Leaves out one part after the other, as long as none can go. */
function* attempts<T>({ kept, waiting }: Removal<T>): Iterable<Removal<T>> {
  const parts = [...waiting];
  for (let part = parts.pop(); part; part = parts.pop()) {
    // That all can go at once is not expected, unless all is one. What waits lies before the part, so its place stays the same.
    const isTried = part.to - part.from < kept.length || kept.length === 1;
    if (isTried) yield { kept: without(kept, part), waiting: [...parts] };
    parts.push(...halve(part));
  }
}

/** The halves of a part, the first of them the longer one; none of a single element. */
function halve({ from, to }: Part): readonly Part[] {
  if (to - from < 2) return [];
  const middle = Math.ceil((from + to) / 2);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}
