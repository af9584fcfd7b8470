import type { Search } from "./search.js";

/**
 * The smallest driver: answers a search with a function until the search ends. `reduce` and `reduceSync` answer searches, too, but
 * remember outcomes, respect limits and run several tests at once.
 * @param search is answered to its end
 * @param isInteresting is called for the candidates of each round, in order, up to the first interesting one
 * @returns the result of the search
 * @throws whatever the search or the function throws
 */
export function driveSearch<C, R>(search: Search<C, R>, isInteresting: (candidate: C) => boolean): R {
  let step = search.next();
  while (!step.done) step = search.next(firstOf(step.value, isInteresting));
  return step.value;
}

function firstOf<C>(round: Iterable<C>, isInteresting: (candidate: C) => boolean): C | undefined {
  for (const candidate of round) if (isInteresting(candidate)) return candidate;
  return undefined;
}
