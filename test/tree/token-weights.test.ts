import { expect, it } from "vitest";
import { weightsBefore } from "#src/tree/token-weights.js";

/** The sums for tokens of some lengths, with a space before each. */
function sumsOf(...lengths: readonly number[]): readonly number[] {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const length of lengths) {
    const start = (ends.at(-1) ?? 0) + 1;
    starts.push(start);
    ends.push(start + length);
  }
  return [...weightsBefore({ starts: Int32Array.from(starts), ends: Int32Array.from(ends) })];
}

it("gives every short token the weight 1, also one without text", () => {
  expect(sumsOf(0, 1, 20, 95)).toEqual([0, 1, 2, 3, 4]);
});

it("adds 1 for each 32 further characters", () => {
  expect(sumsOf(96, 1, 127, 128, 3232)).toEqual([0, 2, 3, 5, 8, 108]);
});

it("gives a text without tokens no weight", () => {
  expect(sumsOf()).toEqual([0]);
});
