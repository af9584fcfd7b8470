/**
 * Postpones nodes with many possible replacements. Each replacement costs a test, and most of these tests are saved if the lists inside
 * the node are minimised first. So a first walk through the tree skips every node with too many replacements, and of the replacements
 * with the same token signature all but the first. Only if that walk changes nothing, a second walk tries everything. Hence, in the
 * fixpoint every replacement has been tried.
 */
import type { Search } from "../search/search.js";
import type { Reduced } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";

/** Decides which replacements are tried, and remembers whether any were postponed. */
export class BranchingLimit {
  readonly #most: number;
  /** Whether any replacement was postponed. */
  hasPostponed = false;

  /** @param most how many replacements a node may have to be tried in this walk; `Infinity` for all */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * The replacements of one node that are tried in this walk: none if there are too many. Stops asking for replacements as
   * soon as there are too many.
   * @param replacements all replacements of the node, in order
   * @param signatureOf replacements with the same signature count as alike, and all but the first are postponed; undefined for
   *   a replacement that is like no other
   */
  admit<R>(
    replacements: Iterable<R>,
    signatureOf: (replacement: R) => string | undefined = () => undefined,
  ): readonly R[] {
    if (this.#most === Number.POSITIVE_INFINITY) return [...replacements];
    const admitted: R[] = [];
    const signatures = new Set<string>();
    for (const replacement of replacements) {
      const signature = signatureOf(replacement);
      const isAlike = signature !== undefined && signatures.has(signature);
      if (signature !== undefined) signatures.add(signature);
      if (isAlike || admitted.length >= this.#most) this.hasPostponed = true;
      if (isAlike) continue;
      if (admitted.length >= this.#most) return [];
      admitted.push(replacement);
    }
    return admitted;
  }
}

/**
 * Walks through a tree with a branching limit and, if that changes nothing but postponed something, without one.
 * @param start the tree with all changes so far
 * @param most how many replacements a node may have in the first walk
 * @param walk walks through the tree once; gives back `start` itself if nothing has changed
 */
export function* limitBranchingFirst(
  start: Reduced,
  most: number,
  walk: (limit: BranchingLimit) => Search<Edits, Reduced>,
): Search<Edits, Reduced> {
  const limit = new BranchingLimit(most);
  const reduced = yield* walk(limit);
  const isAllTried = reduced !== start || !limit.hasPostponed;
  return isAllTried ? reduced : yield* walk(new BranchingLimit(Number.POSITIVE_INFINITY));
}
