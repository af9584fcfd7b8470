import type { TokenTable } from "./node.js";

/** A token weighs its length divided by this number, rounded down, minus 1, but at least 1. */
const charactersOfOne = 32;

/**
 * The weights of tokens by their lengths: to remove a string of 3,000 characters is worth more than to remove a semicolon.
 * @returns for each token the weight of all tokens before it, and at the end the weight of all
 */
export function weightsBefore({ starts, ends }: TokenTable): Int32Array {
  const sums = new Int32Array(starts.length + 1);
  for (let i = 0; i < starts.length; i++) {
    const length = (ends[i] as number) - (starts[i] as number);
    sums[i + 1] = (sums[i] as number) + Math.max(1, Math.floor(length / charactersOfOne) - 1);
  }
  return sums;
}
