/**
 * One-pass delta debugging: Gharachorlu and Sumner, "Avoiding the Familiar to Speed Up Test Case Reduction", QRS 2018.
 *
 * ddmin without revisiting: each part of the list is tested alone. Then each part is left out in turn, from the first to the
 * last, without starting over after a success. Then the remaining parts are halved.
 *
 * Guarantee: at most 6n tests of a list of n elements. Each remaining element was left out by itself, so the result is
 * 1-minimal for every monotone test.
 *
 * Deviations: if two parts are left, leaving out one means testing the other alone, which is not repeated (the authors
 * remember failed tests instead). If one element is left, the empty list is tested.
 */

import type { Search } from "../search/search.js";
import { elementsOf, lengthOf, type Part, partsWithout, wholeOf, without } from "./parts.js";

/**
 * Minimises a list. Candidates are sub-lists in the list's order.
 * @param list taken as interesting, not tested
 */
export function* opdd<T>(list: readonly T[]): Search<readonly T[], readonly T[]> {
  let kept = list;
  let parts = halve([wholeOf(kept)]);
  for (;;) {
    const subset = yield* findSubset(kept, parts);
    if (subset) {
      kept = subset;
      parts = halve([wholeOf(kept)]);
      continue;
    }
    for (let i = 0; parts.length > 2 && i < parts.length; ) {
      const complement = without(kept, parts[i] as Part);
      if (yield [complement]) {
        kept = complement;
        parts = partsWithout(parts, i);
      } else i++;
    }
    if (parts.length >= kept.length) break;
    parts = halve(parts);
  }
  return kept.length === 1 ? ((yield [[]]) ?? kept) : kept;
}

/** The first interesting part, if the list has more than one. */
function* findSubset<T>(list: readonly T[], parts: readonly Part[]): Search<readonly T[], readonly T[] | undefined> {
  if (parts.length < 2) return undefined;
  for (const part of parts) {
    const subset = elementsOf(list, part);
    if (yield [subset]) return subset;
  }
  return undefined;
}

/** The halves of all parts, the second half the longer one if they differ. Single elements stay. */
function halve(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => {
    if (lengthOf(part) < 2) return [part];
    const middle = Math.floor((part.from + part.to) / 2);
    return [
      { from: part.from, to: middle },
      { from: middle, to: part.to },
    ];
  });
}
