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
