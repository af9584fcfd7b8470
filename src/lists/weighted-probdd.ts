/**
 * Weighted probabilistic delta debugging, W_ProbDD: Zhou, Xu, Zhang, Tian and Sun, "WDD: Weighted Delta Debugging",
 * ICSE 2025.
 *
 * ProbDD with weights: the elements that promise most, by weight and by the probability that they can go, come first, and
 * the expected gain of trying some together is their weight times the probability that all of them can go.
 *
 * Guarantee: as ProbDD's: every element that stays was tried alone, so the result is 1-minimal if the oracle is monotone.
 *
 * Deviations: as ProbDD's; an element that weighs nothing counts as one token, so that its removal gains something; and no
 * element is taken as needed before it was tried alone, however probable that is.
 */

import type { Search } from "../search/search.js";
import { deleteUnlikely } from "./probdd.js";

/**
 * Minimises a list. Candidates are sub-lists of it, in its order; the list itself is taken as interesting.
 * @param weight how much an element weighs in tokens, 0 or more
 */
export function weightedProbdd<T>(
  list: readonly T[],
  weight: (element: T) => number,
): Search<readonly T[], readonly T[]> {
  return deleteUnlikely(list, (element) => Math.max(1, weight(element)));
}
