/**
 * Probabilistic delta debugging, ProbDD: Wang, Shen, Chen, Xiong and Zhang, "Probabilistic Delta Debugging", ESEC/FSE 2021.
 *
 * Each element has a probability of being needed. The elements that are least likely to be needed are left out together, as
 * many as maximise the expected gain: their number times the probability that all of them can be removed. After a failure,
 * Bayes' rule raises their probabilities; an element that fails alone is needed for sure.
 *
 * Guarantee: each remaining element was left out by itself, so the result is 1-minimal for every monotone test. At most
 * seven tests leave out the same element, so a list of n elements takes at most 7n tests. (An element joins s - 1 others only
 * if its probability is at most 1/s. A failure then multiplies it by at least 4/3, and above 1/2 it is left out alone.)
 *
 * Deviations: the paper breaks ties at random; here the earlier element comes first. The empty list is tested at most once.
 */

import { PriorityQueue } from "../search/priority-queue.js";
import type { Search } from "../search/search.js";

/** The probability that an element is needed, before any test (the authors' choice). */
const initialProbability = 0.1;

/** What is known of an element that may be removable. */
interface Estimate {
  /** Index of the element in the list at the beginning. */
  readonly index: number;
  /** More than 0. */
  readonly weight: number;
  /** Probability that the element is needed; more than 0 and less than 1. */
  readonly probability: number;
}

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 */
export function probdd<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  return weighProbdd(list, () => 1);
}

/**
 * ProbDD whose gain is the removed weight.
 * @param list taken as interesting, not tested
 * @param weight the weight of an element, more than 0
 */
export function* weighProbdd<T>(
  list: readonly T[],
  weight: (element: T) => number,
): Search<readonly T[], readonly T[]> {
  const estimates = new PriorityQueue(isMorePromising);
  for (const [index, element] of list.entries()) {
    estimates.push({ index, weight: weight(element), probability: initialProbability });
  }
  let kept = list;
  let indices: readonly number[] = [...list.keys()]; // of the kept elements, in the list
  let isEmptyTested = false;
  for (let chosen = takeMostGain(estimates); chosen.length > 0; chosen = takeMostGain(estimates)) {
    const isAll = chosen.length === kept.length;
    if (!isAll || !isEmptyTested) {
      isEmptyTested ||= isAll;
      const positions = chosen.map(({ index }) => positionOf(index, indices)).sort((a, b) => a - b);
      const rest = without(kept, positions);
      if (yield [rest]) {
        kept = rest;
        indices = without(indices, positions);
        continue;
      }
    }
    for (const estimate of afterFailure(chosen)) estimates.push(estimate);
  }
  return kept;
}

/** Takes the most promising elements out of the queue, as many as maximise the expected gain; none if the queue is empty. */
function takeMostGain(estimates: PriorityQueue<Estimate>): readonly Estimate[] {
  const taken: Estimate[] = [];
  let best = { gain: 0, count: 0 };
  let weight = 0;
  let chance = 1; // that all taken elements can be removed
  for (let next = estimates.pop(); next; next = estimates.pop()) {
    taken.push(next);
    // None of the following elements promises more than this one, and their probabilities are at least 0.1. So k of them
    // gain at most k 0.9^(k - 1) times as much, which is less than 4 times.
    if (chance * (weight + 4 * promiseOf(next)) < best.gain) break;
    weight += next.weight;
    chance *= 1 - next.probability;
    // Of equal gains, the one of more elements counts, regardless of rounding.
    if (weight * chance >= best.gain * (1 - 1e-9)) best = { gain: weight * chance, count: taken.length };
  }
  for (const other of taken.slice(best.count)) estimates.push(other);
  return taken.slice(0, best.count);
}

/** Bayes' rule: at least one of the elements is needed. A single one is needed for sure and leaves the estimates. */
function afterFailure(chosen: readonly Estimate[]): readonly Estimate[] {
  if (chosen.length === 1) return [];
  const chance = chosen.reduce((product, { probability }) => product * (1 - probability), 1);
  return chosen.map((estimate) => ({ ...estimate, probability: estimate.probability / (1 - chance) }));
}

/** The expected gain of removing the element alone. */
function promiseOf({ weight, probability }: Estimate): number {
  return weight * (1 - probability);
}

/** The more promising element first; then the less likely to be needed; then the earlier. */
function isMorePromising(a: Estimate, b: Estimate): boolean {
  return (promiseOf(b) - promiseOf(a) || a.probability - b.probability || a.index - b.index) < 0;
}

/** A list without the elements at some positions, given in ascending order. */
function without<T>(list: readonly T[], positions: readonly number[]): readonly T[] {
  const rest = list.slice();
  for (let end = positions.length; end > 0; ) {
    let start = end - 1;
    while (start > 0 && positions[start - 1] === (positions[start] as number) - 1) start--;
    rest.splice(positions[start] as number, end - start); // neighbours at once: each splice moves all elements behind
    end = start;
  }
  return rest;
}

/** The position of an element in an ascending list that contains it. */
function positionOf(element: number, list: readonly number[]): number {
  let low = 0;
  for (let high = list.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < element) low = middle + 1;
    else high = middle;
  }
  return low;
}
