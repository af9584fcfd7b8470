import { ask, mapSearch, type Search } from "../search/search.js";

/** The elements `[from, to)` of a list. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A list that may become the configuration. What else an algorithm needs to go on from there, it adds. */
export interface Attempt<T> {
  readonly kept: readonly T[];
}

/**
 * Makes attempts in one round and tells the first one that was interesting. An attempt may be one that is made only because
 * those before it failed: any answer ends the round, so all that follows from failures can be tested side by side.
 */
export function* tryEach<T, A extends Attempt<T>>(attempts: Iterable<A>): Search<readonly T[], A | undefined> {
  return yield* mapSearch(ask(attempts), ({ kept }) => kept);
}

/** A list without a part of it. */
export function without<T>(list: readonly T[], { from, to }: Part): readonly T[] {
  const rest = list.slice(); // and no concatenation: what matters with long lists is how often they are copied
  rest.splice(from, to - from);
  return rest;
}

/** The parts that are left, and where they are, once part `index` of ascending ones has left the list. */
export function partsWithout(parts: readonly Part[], index: number): readonly Part[] {
  const { from, to } = parts[index] as Part;
  const gone = to - from;
  return parts.flatMap((part, i) => {
    if (i === index) return [];
    return i < index ? [part] : [{ from: part.from - gone, to: part.to - gone }];
  });
}
