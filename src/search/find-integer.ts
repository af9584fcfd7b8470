/**
 * Down a chain in steps that double: `find_integer` of Hypothesis (MacIver and Donaldson, "Test-Case Reduction via
 * Test-Case Generation: Insights from the Hypothesis Reducer", ECOOP 2020). What nested parts have in common is often that
 * most of them can go, and link by link each would cost a test.
 *
 * Guarantee: where it stops, the next link of the chain cannot take the place, or there is none. A link that lies further
 * down may.
 */
import type { Edits } from "../tree/edits.js";
import { ask, mapSearch, type Search } from "./search.js";
import type { Change, WorkingTree } from "./working-tree.js";

/** It pays once a place has been taken so many times in a row. */
export const successesBefore = 2;

export interface Chain<L> {
  /** What the next link below is; undefined at the end. */
  readonly below: (link: L) => L | undefined;
  /** Puts a link in the place of the first. */
  readonly change: (link: L) => Change;
}

/** Puts a link in the place of the first, two or more links down; undefined if none was interesting. */
export function* findInteger<L>(
  draft: WorkingTree,
  first: L,
  { below, change }: Chain<L>,
): Search<Edits, Change | undefined> {
  const links = [first];
  const linkAt = (depth: number) => {
    while (links.length <= depth) {
      const next = below(links.at(-1) as L);
      if (next === undefined) return undefined;
      links.push(next);
    }
    return links[depth];
  };
  let best: Change | undefined;
  let [low, high] = [0, 2];
  for (let link = linkAt(high); link !== undefined; link = linkAt(high)) {
    const found = yield* test(change(link));
    if (!found) break;
    best = found;
    [low, high] = [high, 2 * high];
  }
  high = Math.min(high, links.length);
  while (best && high - low > 1) {
    const middle = (low + high) >> 1;
    const found = yield* test(change(links[middle] as L));
    best = found ?? best;
    [low, high] = found ? [middle, high] : [low, middle];
  }
  if (best) draft.apply(best);
  return best;
}

/** The change itself if it is interesting. */
function test(change: Change): Search<Edits, Change | undefined> {
  return mapSearch(ask([change]), ({ edits }) => edits);
}
