/**
 * Probabilistic delta debugging, ProbDD: Wang, Shen, Chen, Xiong and Zhang, "Probabilistic Delta Debugging", ESEC/FSE 2021.
 *
 * Each element is believed to be needed with some probability. The elements that are needed least are tried together: as
 * many as make the expected gain greatest, which is how many they are times the probability that all of them can go. If they
 * cannot go, Bayes' rule makes each more likely to be needed; one that fails alone is needed for sure.
 *
 * Guarantee: every element that stays was tried alone, but when others were still there: the result is 1-minimal only if
 * the oracle is monotone. An element is tried at most seven times, so the number of tests is linear.
 *
 * Deviations: the paper breaks ties at random; here the earlier element comes first. The empty list is tried at most once.
 */

import type { Search } from "../search/search.js";
import { type Attempt, tryEach } from "./attempt.js";
import { type Belief, type BeliefHeap, heapOf, promiseOf, withBeliefs, withoutTop } from "./belief-heap.js";

/** How likely an element is needed before anything is known (the authors' choice). */
const initialProbability = 0.1;

/** Where the search stands. */
interface ProbddState<T> extends Attempt<T> {
  /** Where the elements of `kept` were in the list at first. */
  readonly indices: readonly number[];
  /** The elements that are not known to be needed. */
  readonly beliefs: BeliefHeap;
  readonly isEmptyTried: boolean;
}

/** The list without the elements at some positions of it. */
interface Removal<T> extends Omit<ProbddState<T>, "indices"> {
  readonly positions: readonly number[];
}

/** Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting. */
export function probdd<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  return deleteUnlikely(list, () => 1);
}

/**
 * ProbDD where the gain is the weight that goes.
 * @param weight how much an element weighs, more than 0
 */
export function* deleteUnlikely<T>(
  list: readonly T[],
  weight: (element: T) => number,
): Search<readonly T[], readonly T[]> {
  const prior = list.map((element, index) => ({ index, weight: weight(element), probability: initialProbability }));
  let state: ProbddState<T> = { kept: list, indices: [...list.keys()], beliefs: heapOf(prior), isEmptyTried: false };
  while (state.kept.length > 0) {
    const found: Removal<T> | undefined = yield* tryEach<T, Removal<T>>(attempts(state));
    if (found === undefined) break;
    state = { ...found, indices: without(state.indices, found.positions) };
  }
  return state.kept;
}

function* attempts<T>({ kept, indices, beliefs, isEmptyTried: wasEmptyTried }: ProbddState<T>): Iterable<Removal<T>> {
  let isEmptyTried = wasEmptyTried;
  for (let heap = beliefs; heap !== undefined; ) {
    const { chosen, others } = mostGain(heap);
    const isAll = chosen.length === kept.length;
    if (!(isAll && isEmptyTried)) {
      isEmptyTried ||= isAll;
      const positions = chosen.map(({ index }) => positionOf(index, indices)).sort((a, b) => a - b);
      yield { kept: without(kept, positions), positions, beliefs: others, isEmptyTried };
    }
    heap = withBeliefs(others, afterFailure(chosen));
  }
}

/** The most promising elements, as many as gain most, and the other ones. */
function mostGain(heap: NonNullable<BeliefHeap>): { chosen: readonly Belief[]; others: BeliefHeap } {
  const chosen: Belief[] = [];
  let best = { gain: 0, count: 0, others: heap as BeliefHeap };
  let weight = 0;
  let chance = 1;
  for (let others: BeliefHeap = heap; others !== undefined; ) {
    // No element behind promises more than the top, so k more of them gain at most 4 times that: k 0.9^(k - 1) < 4.
    if (chance * (weight + 4 * promiseOf(others.top)) < best.gain) break;
    chosen.push(others.top);
    weight += others.top.weight;
    chance *= 1 - others.top.probability;
    others = withoutTop(others);
    // Of equal gains, the one of more elements, whichever way they were rounded.
    if (weight * chance >= best.gain * (1 - 1e-9)) best = { gain: weight * chance, count: chosen.length, others };
  }
  return { chosen: chosen.slice(0, best.count), others: best.others };
}

/** Bayes' rule: at least one of them is needed. If there is only one, it is, and nothing more is to be believed of it. */
function afterFailure(chosen: readonly Belief[]): readonly Belief[] {
  if (chosen.length === 1) return [];
  const chance = chosen.reduce((product, { probability }) => product * (1 - probability), 1);
  return chosen.map((belief) => ({ ...belief, probability: belief.probability / (1 - chance) }));
}

/** A list without the elements at ascending positions. */
function without<T>(list: readonly T[], positions: readonly number[]): readonly T[] {
  const rest = list.slice();
  for (let end = positions.length; end > 0; ) {
    let start = end - 1;
    while (start > 0 && positions[start - 1] === (positions[start] as number) - 1) start--;
    rest.splice(positions[start] as number, end - start); // a stretch at a time, since each moves what is behind it
    end = start;
  }
  return rest;
}

/** Where an ascending list has an element that it has. */
function positionOf(element: number, list: readonly number[]): number {
  let low = 0;
  for (let high = list.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < element) low = middle + 1;
    else high = middle;
  }
  return low;
}
