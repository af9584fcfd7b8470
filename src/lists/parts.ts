import { congruential32 } from "pure-rand/generator/congruential32";

/** The elements `[from, to)` of a list. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a list that is all of it.
 * @param list any list, also an empty one
 */
export function wholeOf(list: readonly unknown[]): Part {
  return { from: 0, to: list.length };
}

/**
 * The number of elements of a part.
 * @param part with `from` at most `to`
 */
export function lengthOf({ from, to }: Part): number {
  return to - from;
}

/**
 * The elements of a part.
 * @param list is not changed
 * @param part the indices to take; they must be within the list
 */
export function elementsOf<T>(list: readonly T[], { from, to }: Part): readonly T[] {
  return list.slice(from, to);
}

/**
 * A list without the elements of a part.
 * @param list is not changed
 * @param part the indices to leave out; they must be within the list
 */
export function without<T>(list: readonly T[], part: Part): readonly T[] {
  const rest = list.slice(); // one copy: a concatenation of two slices would make two
  rest.splice(part.from, lengthOf(part));
  return rest;
}

/**
 * The remaining parts, at their new positions, after part `index` has been removed from the list.
 * @param parts in ascending order, without overlap
 * @param index of the removed part
 */
export function partsWithout(parts: readonly Part[], index: number): readonly Part[] {
  const gone = lengthOf(parts[index] as Part);
  const before = parts.slice(0, index);
  const behind = parts.slice(index + 1).map(({ from, to }) => ({ from: from - gone, to: to - gone }));
  return before.concat(behind);
}

/**
 * How a configuration is split into n parts.
 * - `zeller`: from left to right, with k parts still to be made, a part is 1/k of the remaining elements, rounded down
 *   (Zeller's own implementation)
 * - `balanced`: the bounds are the multiples of length/n, rounded down
 *
 * The lengths of the parts differ by at most one.
 */
export type Split = "zeller" | "balanced";

/**
 * The bounds of the parts of a list: part `i` is `[bounds[i], bounds[i + 1])`. No part is empty.
 * @param length the number of elements
 * @param parts the number of parts, at least 1 and at most `length`
 * @param rule how elements that cannot be spread evenly are spread
 */
export function split(length: number, parts: number, rule: Split): readonly number[] {
  const bounds = [0];
  for (let i = 0; i < parts; i++) {
    const start = bounds[i] as number;
    const end =
      rule === "zeller" ? start + Math.floor((length - start) / (parts - i)) : Math.floor((length * (i + 1)) / parts);
    bounds.push(end);
  }
  return bounds;
}

/** The order in which the parts of a configuration are tested. `skip` tests none of them. */
export type Order = "forward" | "backward" | "skip" | "random";

/**
 * The indices from 0 to `count` - 1 in some order, each once; none for `skip`.
 * @param start the first index of `forward`, and one more than the first of `backward`; both wrap around
 * @param seed the same seed and count give the same random order
 */
export function* visit(
  count: number,
  { order, start, seed }: { readonly order: Order; readonly start: number; readonly seed: number },
): Iterable<number> {
  switch (order) {
    case "skip":
      return;
    case "forward":
      for (let i = 0; i < count; i++) yield (start + i) % count;
      return;
    case "backward":
      for (let i = 1; i <= count; i++) yield (((start - i) % count) + count) % count;
      return;
    case "random":
      yield* shuffled(count, seed + count);
      return;
  }
}

/** The indices from 0 to `count` - 1, shuffled (Fisher and Yates). */
function* shuffled(count: number, seed: number): Iterable<number> {
  const generator = congruential32(seed);
  const indices = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i >= 0; i--) {
    const j = (generator.next() >>> 0) % (i + 1); // an order of tests need not be exactly uniform
    const chosen = indices[j] as number;
    indices[j] = indices[i] as number;
    yield chosen;
  }
}
