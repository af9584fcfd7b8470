/**
 * Counter-based delta debugging: Zhang, Xu, Tian, Cheng and Sun, "Toward a Better Understanding of Probabilistic Delta
 * Debugging", ICSE 2025.
 *
 * What remains of ProbDD without its probabilities: each element counts how often it was tried in vain, and how many
 * elements are tried together depends on the lowest count only. So the search goes through the list once for each size of
 * a fixed schedule, from left to right, until that is 1.
 *
 * Guarantee: no element is revisited with a size, so the result is 1-minimal only if the oracle is monotone. The number of
 * tests is linear: at most n/10 + n/6 + n/3 + n/2 + n, and one for each size.
 *
 * Deviation: the empty list is tried at most once.
 */

import type { Search } from "../search/search.js";
import { type Attempt, tryEach, without } from "./attempt.js";

/** How likely an element is needed before anything is known (the authors' choice). */
const initialProbability = 0.1;

/** Where the search stands. */
interface CddState<T> extends Attempt<T> {
  /** How often the elements from `at` on were tried; those before it, once more. */
  readonly round: number;
  readonly at: number;
  readonly isEmptyTried: boolean;
}

/** Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting. */
export function* cdd<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  const sizes = deletionSizes(initialProbability);
  let state: CddState<T> = { kept: list, round: 0, at: 0, isEmptyTried: false };
  while (state.kept.length > 0) {
    const found: CddState<T> | undefined = yield* tryEach<T, CddState<T>>(attempts(state, sizes));
    if (found === undefined) break;
    state = found;
  }
  return state.kept;
}

/**
 * How many elements are tried together in each round: as many as make the expected gain s(1 - p)^s greatest, where p grows
 * by 1/(1 - 1/e) a round. That is the greatest s with sp <= 1.
 */
export function deletionSizes(probability: number): readonly number[] {
  const sizes: number[] = [];
  for (let p = probability; sizes.at(-1) !== 1; p /= 1 - Math.exp(-1)) sizes.push(Math.max(1, Math.floor(1 / p)));
  return sizes;
}

function* attempts<T>(state: CddState<T>, sizes: readonly number[]): Iterable<CddState<T>> {
  const { kept } = state;
  let { round, at, isEmptyTried } = state;
  for (; round < sizes.length; round++, at = 0) {
    const size = sizes[round] as number;
    for (; at < kept.length; at += size) {
      const isAll = at === 0 && size >= kept.length;
      if (isAll && isEmptyTried) continue;
      isEmptyTried ||= isAll;
      yield { kept: without(kept, { from: at, to: at + size }), round, at, isEmptyTried };
    }
  }
}
