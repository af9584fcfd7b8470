/**
 * How a configuration is cut into parts.
 * - `zeller`: each part is the next 1/n of what is left, rounded down (Zeller's own implementation)
 * - `balanced`: the bounds are the multiples of length/n, rounded down
 */
export type Split = "zeller" | "balanced";

/**
 * The bounds of `parts` parts of a list: part `i` is `[bounds[i], bounds[i + 1])`. No part is empty.
 * @param parts at least 1 and at most `length`
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
