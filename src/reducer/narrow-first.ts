/**
 * Wide nodes wait. What many others could take the place of would cost a test for each of them, most of which would go with
 * a few tests if the lists that they are in were minimised first. So a node that offers too many steps is passed over, until
 * a whole walk through the tree has changed nothing; what is wide then, is all that is left.
 */
import type { Edits } from "../tree/edits.js";
import type { Reduced } from "./draft.js";
import type { Search } from "./search.js";

/** So many steps a node may offer. */
export const mostSteps = 24;

/** Passes over nodes that offer too many steps, and remembers whether any did. */
export class Width {
  readonly #most: number;
  #isExceeded = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a node was passed over. */
  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  /** The steps that a node offers, none if they are too many; then the rest of them is not asked for. */
  admit<S>(steps: Iterable<S>): readonly S[] {
    const admitted: S[] = [];
    for (const step of steps) {
      if (admitted.length >= this.#most) {
        this.#isExceeded = true;
        return [];
      }
      admitted.push(step);
    }
    return admitted;
  }
}

/** Walks through a tree without wide nodes, and through all of it if that changes nothing; the fixpoint is that of all steps. */
export function* narrowFirst(start: Reduced, walk: (width: Width) => Search<Edits, Reduced>): Search<Edits, Reduced> {
  const narrow = new Width(mostSteps);
  const reduced = yield* walk(narrow);
  return reduced === start && narrow.isExceeded ? yield* walk(new Width(Number.POSITIVE_INFINITY)) : reduced;
}
