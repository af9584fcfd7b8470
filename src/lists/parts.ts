/** The elements `[from, to)` of a list. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The part of a list that is all of it. */
export function wholeOf(list: readonly unknown[]): Part {
  return { from: 0, to: list.length };
}

/** The number of elements of a part. */
export function lengthOf({ from, to }: Part): number {
  return to - from;
}

/** The elements of a part. */
export function elementsOf<T>(list: readonly T[], { from, to }: Part): readonly T[] {
  return list.slice(from, to);
}

/** A list without the elements of a part. */
export function without<T>(list: readonly T[], part: Part): readonly T[] {
  const rest = list.slice(); // one copy: a concatenation of two slices would make two
  rest.splice(part.from, lengthOf(part));
  return rest;
}

/**
 * The remaining parts, at their new positions, after part `index` has been removed from the list.
 * @param parts in ascending order, without overlap
 */
export function partsWithout(parts: readonly Part[], index: number): readonly Part[] {
  const gone = lengthOf(parts[index] as Part);
  const before = parts.slice(0, index);
  const behind = parts.slice(index + 1).map(({ from, to }) => ({ from: from - gone, to: to - gone }));
  return before.concat(behind);
}
