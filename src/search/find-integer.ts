/**
 * `find_integer`, the exponential search of Hypothesis: MacIver and Donaldson, "Test-Case Reduction via Test-Case
 * Generation: Insights from the Hypothesis Reducer", ECOOP 2020. It goes down a chain of nodes, each below the one before,
 * in steps that double. Of deeply nested nodes, most can often be removed, and one step at a time would take a test for each.
 *
 * Guarantee: it takes O(log k) tests if the chain is followed for k links. If a link replaced the first one, the next link could
 * not replace it, or there is none; a link further down may be able to.
 */
import type { Edits } from "../tree/edits.js";
import { ask, mapSearch, type Search } from "./search.js";
import type { Change, WorkingTree } from "./working-tree.js";

/** The number of single steps in a row that must succeed at a node before doubling the steps pays. */
export const successesBefore = 2;

/** A chain of links, defined by the step from one link to the next. */
export interface Chain<L> {
  /** The next link; undefined at the end of the chain. */
  readonly below: (link: L) => L | undefined;
  /** The change that replaces the first link by another. */
  readonly change: (link: L) => Change;
}

/**
 * Replaces the first link of a chain by one further down. Only links that are at least two below the first are tested.
 * @param tree the interesting change is applied to it
 * @param first the first link of the chain
 * @param chain how to go down the chain, and the change that a link makes
 * @returns the change that was applied; undefined if none was interesting
 */
export function* findInteger<L>(
  tree: WorkingTree,
  first: L,
  { below, change }: Chain<L>,
): Search<Edits, Change | undefined> {
  const links = [first];
  /** The link at a depth below the first; undefined if the chain is shorter. Each is found when it is first needed. */
  const linkAt = (depth: number): L | undefined => {
    while (links.length <= depth) {
      const next = below(links.at(-1) as L);
      if (next === undefined) break;
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
  if (best) tree.apply(best);
  return best;
}

/** The change itself if it is interesting. */
function test(change: Change): Search<Edits, Change | undefined> {
  return mapSearch(ask([change]), ({ edits }) => edits);
}
