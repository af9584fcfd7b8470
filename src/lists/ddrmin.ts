/**
 * Recursive delta debugging (dd⁺ without unresolved outcomes): Zeller, "Yesterday, My Program Worked. Today, It Does Not.
 * Why?", ESEC/FSE 1999.
 *
 *     dd(c, r) = c                          if c is one unit
 *              = dd(c1, r)                  if c1 ∪ r is interesting
 *              = dd(c2, r)                  if c2 ∪ r is interesting
 *              = c1' ∪ dd(c2, c1' ∪ r)      otherwise, with c1' = dd(c1, c2 ∪ r)
 *
 * Guarantee: 1-minimal if the oracle is monotone, after O(k log n) tests for k units that matter and never more than 2n. For
 * other oracles the result is interesting but need not be 1-minimal: no unit is tried by itself.
 *
 * Deviations: the paper minimises the second half next to the whole first half, c1, and unites what was never tested
 * together; here it is c1', so that every step keeps what is left interesting. A unit that is left alone is tried, too.
 */

import type { Search } from "../search/search.js";
import { type Attempt, tryEach, without } from "./attempt.js";

/** Lengths of the parts that are still to be minimised, one behind the other up to the end of the list. */
type Parts = { readonly length: number; readonly next: Parts } | undefined;

/** Where the recursion stands; what lies before `at` is minimised. A linked list is its stack, so that states can share it. */
interface DdrminState<T> extends Attempt<T> {
  readonly at: number;
  readonly parts: Parts;
}

/** Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting. */
export function* ddrmin<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let state: DdrminState<T> = { kept: list, at: 0, parts: { length: list.length, next: undefined } };
  while (state.kept.length > 0) {
    const found: DdrminState<T> | undefined = yield* tryEach<T, DdrminState<T>>(attempts(state));
    if (found === undefined) break;
    state = found;
  }
  return state.kept;
}

/** Depth first through the recursion, as it goes if nothing is interesting. */
function* attempts<T>({ kept, at, parts }: DdrminState<T>): Iterable<DdrminState<T>> {
  let start = at;
  for (let part = parts; part !== undefined; ) {
    const { length, next }: NonNullable<Parts> = part;
    if (length === 1) {
      start++;
      part = next;
      continue;
    }
    const half = Math.floor(length / 2);
    const middle = start + half;
    const second: Parts = { length: length - half, next };
    yield { kept: without(kept, { from: middle, to: start + length }), at: start, parts: { length: half, next } };
    yield { kept: without(kept, { from: start, to: middle }), at: start, parts: second };
    part = { length: half, next: second };
  }
  if (kept.length === 1) yield { kept: [], at: 0, parts: undefined };
}
