/**
 * Counter-based delta debugging: Zhang, Xu, Tian, Cheng and Sun, "Toward a Better Understanding of Probabilistic Delta
 * Debugging", ICSE 2025.
 *
 * ProbDD without probabilities. Every element counts how often it was tested without success; the lowest count decides how many
 * elements are removed together. This amounts to one pass over the list, from left to right, for each size of a fixed
 * schedule that ends with size 1.
 *
 * Guarantee: at most n/10 + n/6 + n/3 + n/2 + n tests of a list of n elements, and one more for each of the five sizes. Each
 * remaining element was left out by itself, so the result is 1-minimal for every monotone test.
 *
 * Deviation: the empty list is tested at most once.
 */

import type { Search } from "../search/search.js";
import { lengthOf, without } from "./parts.js";

/** The probability that an element is needed, before any test (the authors' choice). */
const initialProbability = 0.1;

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 */
export function* cdd<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let kept = list;
  let isEmptyTested = false;
  for (const size of deletionSizes(initialProbability)) {
    for (let from = 0; from < kept.length; ) {
      const part = { from, to: Math.min(from + size, kept.length) };
      const isAll = lengthOf(part) === kept.length;
      if (isAll && isEmptyTested) break;
      isEmptyTested ||= isAll;
      const rest = without(kept, part);
      if (yield [rest]) kept = rest;
      else from += size;
    }
  }
  return kept;
}

/**
 * The schedule: how many elements are removed together in each pass. Each size maximises the expected gain s(1 - p)^s, as
 * the greatest s with sp <= 1. The probability p grows by the factor 1/(1 - 1/e) from pass to pass.
 * @param probability p in the first pass, more than 0 and at most 1
 */
export function deletionSizes(probability: number): readonly number[] {
  const sizes: number[] = [];
  for (let p = probability; sizes.at(-1) !== 1; p /= 1 - 1 / Math.E) sizes.push(Math.max(1, Math.floor(1 / p)));
  return sizes;
}
