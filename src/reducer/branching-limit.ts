/**
 * Wide nodes wait, and lookalikes. What many others could take the place of would cost a test for each of them, most of which
 * would go with a few tests if the lists that they are in were minimised first. So a node that offers too many steps is passed
 * over, and of steps that look alike all but the first are, until a whole walk through the tree has changed nothing; what
 * they offer then, is all that is left.
 */

import type { Search } from "../search/search.js";
import type { Reduced } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";

/** So many steps a node may offer. */
const mostSteps = 12;

/** Passes over nodes that offer too many steps and over steps that look alike, and remembers whether there were any. */
export class BranchingLimit {
  readonly #most: number;
  #isExceeded = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a node or a step was passed over. */
  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  /**
   * The steps that a node offers, none if they are too many; then the rest of them is not asked for.
   * @param kindOf steps for which it is the same look alike; undefined for those that look like no other
   */
  admit<S>(steps: Iterable<S>, kindOf: (step: S) => string | undefined = () => undefined): readonly S[] {
    if (this.#most === Number.POSITIVE_INFINITY) return [...steps];
    const admitted: S[] = [];
    const kinds = new Set<string | undefined>();
    for (const step of steps) {
      const kind = kindOf(step);
      const isLookalike = kind !== undefined && kinds.has(kind);
      kinds.add(kind);
      if (isLookalike || admitted.length >= this.#most) this.#isExceeded = true;
      if (isLookalike) continue;
      if (admitted.length >= this.#most) return [];
      admitted.push(step);
    }
    return admitted;
  }
}

/** Walks through a tree without what waits, and through all of it if that changes nothing; the fixpoint is that of all steps. */
export function* limitBranchingFirst(
  start: Reduced,
  walk: (width: BranchingLimit) => Search<Edits, Reduced>,
): Search<Edits, Reduced> {
  const narrow = new BranchingLimit(mostSteps);
  const reduced = yield* walk(narrow);
  return reduced === start && narrow.isExceeded ? yield* walk(new BranchingLimit(Number.POSITIVE_INFINITY)) : reduced;
}
