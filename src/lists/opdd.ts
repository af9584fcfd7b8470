/**
 * One-pass delta debugging: Gharachorlu and Sumner, "Avoiding the Familiar to Speed Up Test Case Reduction", QRS 2018.
 *
 * ddmin without revisiting: each part of the list is tried alone; then each is left out in turn, from the first to the
 * last, and what goes is gone; then the parts that stay are halved.
 *
 * Guarantee: no part is tried again because another one went, so the result is 1-minimal only if the oracle is monotone. The
 * number of tests is linear, at most 6n.
 *
 * Deviations: where two parts are left, leaving out one is trying the other alone, and is not tested again (the authors
 * remember what failed). The last unit is tried as well.
 */

import type { Search } from "../search/search.js";
import { type Attempt, type Part, partsWithout, tryEach, without } from "./attempt.js";

interface OpddState<T> extends Attempt<T> {
  /** The whole list, in parts. */
  readonly parts: readonly Part[];
  /** The part that is to be left out next; undefined if they are to be tried alone first. */
  readonly at: number | undefined;
}

/** A part alone, or left out. */
interface Removal<T> extends Attempt<T> {
  readonly parts: readonly Part[];
  readonly without: number | undefined;
}

/** Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting. */
export function* opdd<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let state: OpddState<T> = whole(list);
  while (state.kept.length > 0) {
    const found: Removal<T> | undefined = yield* tryEach<T, Removal<T>>(attempts(state));
    if (found === undefined) break;
    const { kept, parts, without } = found;
    state = without === undefined ? whole(kept) : { kept, parts: partsWithout(parts, without), at: without };
  }
  return state.kept;
}

function whole<T>(kept: readonly T[]): OpddState<T> {
  return { kept, parts: halve([{ from: 0, to: kept.length }]), at: undefined };
}

function* attempts<T>(state: OpddState<T>): Iterable<Removal<T>> {
  const { kept } = state;
  let { parts, at } = state;
  for (; ; parts = halve(parts), at = undefined) {
    if (at === undefined && parts.length > 1) yield* subsets(kept, parts);
    yield* complements(kept, parts, at ?? 0);
    if (parts.length === kept.length) break;
  }
  if (kept.length === 1) yield { kept: [], parts, without: undefined };
}

function* subsets<T>(kept: readonly T[], parts: readonly Part[]): Iterable<Removal<T>> {
  for (const { from, to } of parts) yield { kept: kept.slice(from, to), parts, without: undefined };
}

function* complements<T>(kept: readonly T[], parts: readonly Part[], at: number): Iterable<Removal<T>> {
  if (parts.length <= 2) return;
  for (let i = at; i < parts.length; i++) yield { kept: without(kept, parts[i] as Part), parts, without: i };
}

function halve(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => {
    if (part.to - part.from < 2) return [part];
    const middle = Math.floor((part.from + part.to) / 2);
    return [
      { from: part.from, to: middle },
      { from: middle, to: part.to },
    ];
  });
}
