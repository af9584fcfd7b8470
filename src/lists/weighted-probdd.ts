/**
 * Weighted probabilistic delta debugging, W_ProbDD: Zhou, Xu, Zhang, Tian and Sun, "WDD: Weighted Delta Debugging",
 * ICSE 2025.
 *
 * ProbDD with weights. Elements come in the order of weight times the probability that they can be removed, and the expected
 * gain of removing several is their weight times the probability that all of them can be removed.
 *
 * Guarantee: as for ProbDD, each remaining element was left out by itself, so the result is 1-minimal for every monotone
 * test. No bound on the number of tests is proven.
 *
 * Deviations: as for ProbDD. An element of weight 0 counts as one token, so that its removal gains something. An element is
 * taken as needed only after it was left out by itself, however high its probability is.
 */

import type { Search } from "../search/search.js";
import { weighProbdd } from "./probdd.js";

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 * @param weight the weight of an element in tokens, 0 or more
 */
export function weightedProbdd<T>(
  list: readonly T[],
  weight: (element: T) => number,
): Search<readonly T[], readonly T[]> {
  return weighProbdd(list, (element) => Math.max(1, weight(element)));
}
