/** What is believed of one element of a list. */
export interface Belief {
  /** Index of the element. */
  readonly index: number;
  readonly weight: number;
  /** Probability that the element must stay; more than 0 and less than 1. */
  readonly probability: number;
}

/**
 * Beliefs, the most promising element on top. A leftist heap that is never changed, so that what follows if an attempt fails
 * and what follows if it succeeds can both be kept (Crane, "Linear Lists and Priority Queues as Balanced Binary Trees", 1972).
 */
export type BeliefHeap = Tree | undefined;

interface Tree {
  readonly top: Belief;
  /** Steps to the nearest missing child, which is always on the right: merging goes no deeper than that. */
  readonly rank: number;
  readonly left: BeliefHeap;
  readonly right: BeliefHeap;
}

/** What is left when the top is taken off. */
export function withoutTop({ left, right }: Tree): BeliefHeap {
  return merge(left, right);
}

export function withBeliefs(heap: BeliefHeap, beliefs: readonly Belief[]): BeliefHeap {
  return beliefs.reduce((all, top) => merge(all, { top, rank: 1, left: undefined, right: undefined }), heap);
}

/** The heap of some beliefs. A chain of left children in order is one, and takes no merging. */
export function heapOf(beliefs: readonly Belief[]): BeliefHeap {
  const sorted = beliefs.toSorted(compare);
  return sorted.reduceRight<BeliefHeap>((left, top) => ({ top, rank: 1, left, right: undefined }), undefined);
}

function merge(one: BeliefHeap, other: BeliefHeap): BeliefHeap {
  if (one === undefined || other === undefined) return one ?? other;
  const [first, second] = compare(one.top, other.top) < 0 ? [one, other] : [other, one];
  const merged = merge(first.right, second);
  const [left, right] = rankOf(first.left) < rankOf(merged) ? [merged, first.left] : [first.left, merged];
  return { top: first.top, rank: rankOf(right) + 1, left, right };
}

function rankOf(heap: BeliefHeap): number {
  return heap?.rank ?? 0;
}

/** What the removal of an element is expected to gain. */
export function promiseOf({ weight, probability }: Belief): number {
  return weight * (1 - probability);
}

/** The most promising first; then the less likely to be needed, then the earlier. */
function compare(a: Belief, b: Belief): number {
  return promiseOf(b) - promiseOf(a) || a.probability - b.probability || a.index - b.index;
}
