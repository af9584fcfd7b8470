import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitPoint, wdd } from "#src/lists/wdd.js";
import { has, tellUnits } from "../support/minimize-text.js";

describe("the split by weight (ICSE 2025)", () => {
  it.each<[string, readonly number[], number]>([
    ["equal weights in the middle", [1, 1, 1, 1], 2],
    ["a heavy element by itself, first", [8, 1, 1, 1, 1, 1, 1, 1, 1], 1],
    ["a heavy element by itself, last", [1, 2, 3, 10], 3],
    ["a heavy element in the middle, where the halves are closest", [2, 2, 10, 3], 2],
    ["beyond the half only if that is nearer", [3, 4, 3], 1],
    ["beyond the half if that is nearer", [1, 5, 3], 2],
    ["all of the weight at the end", [0, 0, 0, 5], 3],
    ["all of the weight at the beginning", [5, 0, 0, 0], 1],
    ["no weight by number", [0, 0, 0, 0, 0], 2],
    ["two elements, whatever they weigh", [0, 9], 1],
  ])("%s: %j", (_, weights, count) => {
    expect(splitPoint(weights)).toBe(count);
  });

  it("leaves something on both sides, and no other split is closer to the half", () => {
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
    ["the heavy element that matters is found at once", "91111111", has("9"), "9! ∅"],
    ["the heavy element that does not matter goes at once", "911112", has("2"), "9 11112! 111 12! 1 2! ∅"],
    [
      "partitions of one element are not split, so that they are tried by themselves at the end",
      "4211",
      has("421"),
      "4 211 2 11 411 42 1 1 421! 42 21 41 42",
    ],
    ["no weight", "0000", () => false, "00 00 0 0 0 0 000 000 000 000"],
    ["one element", "1", () => true, "∅!"],
    ["no element is no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(search(units, isInteresting)).toBe(rounds);
  });

  it("goes round, since what could not go before may go now", () => {
    const isInteresting = (text: string) => ["1234", "234", "24", "4"].includes(text);
    expect(search("1234", isInteresting)).toMatch(/ 4! ∅$/);
  });
});
