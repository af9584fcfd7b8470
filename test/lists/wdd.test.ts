import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitPoint, wdd } from "#src/lists/wdd.js";
import { has, tellUnits } from "../support/minimize-text.js";

describe("the split by weight (ICSE 2025)", () => {
  it.each<[string, readonly number[], number]>([
    ["equal weights: the middle", [1, 1, 1, 1], 2],
    ["a heavy first element: alone", [8, 1, 1, 1, 1, 1, 1, 1, 1], 1],
    ["a heavy last element: alone", [1, 2, 3, 10], 3],
    ["a heavy element in the middle: where the halves are closest", [2, 2, 10, 3], 2],
    ["equally near before and beyond the half: before", [3, 4, 3], 1],
    ["nearer beyond the half: beyond", [1, 5, 3], 2],
    ["all weight at the end: before the last element", [0, 0, 0, 5], 3],
    ["all weight at the beginning: behind the first element", [5, 0, 0, 0], 1],
    ["no weight: by number", [0, 0, 0, 0, 0], 2],
    ["two elements: between them", [0, 9], 1],
  ])("%s: %j", (_, weights, count) => {
    expect(splitPoint(weights)).toBe(count);
  });

  it("has elements on both sides, and no other split is closer to the half", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 2, maxLength: 30 }), (weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const distance = (count: number) =>
          Math.abs(weights.slice(0, count).reduce((sum, weight) => sum + weight, 0) - total / 2);
        const count = splitPoint(weights);
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(weights.length);
        for (let other = 1; other < weights.length; other++) {
          expect(distance(count)).toBeLessThanOrEqual(distance(other));
        }
      }),
    );
  });
});

describe("weighted delta debugging", () => {
  /** Digits weigh what they say. */
  const search = (units: string, isInteresting: (text: string) => boolean) =>
    tellUnits(wdd([...units], Number), isInteresting);

  it.each<[string, string, (text: string) => boolean, string]>([
    ["a needed heavy element is found by the first test", "91111111", has("9"), "9! ∅"],
    ["a heavy element that is not needed is removed by the second test", "911112", has("2"), "9 11112! 111 12! 1 2! ∅"],
    [
      "partitions of one element are not split, but tested again at the end",
      "4211",
      has("421"),
      "4 211 2 11 411 42 1 1 421! 42 21 41 42",
    ],
    ["elements without weight", "0000", () => false, "00 00 0 0 0 0 000 000 000 000"],
    ["one removable element", "1", () => true, "∅!"],
    ["the empty list takes no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(search(units, isInteresting)).toBe(rounds);
  });

  it("wraps around, because a success may make earlier partitions removable", () => {
    const isInteresting = (text: string) => ["1234", "234", "24", "4"].includes(text);
    expect(search("1234", isInteresting)).toMatch(/ 4! ∅$/);
  });
});
