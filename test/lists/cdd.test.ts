import { describe, expect, it } from "vitest";
import { cdd, deletionSizes } from "#src/lists/cdd.js";
import { has, tellUnits, unitsOf } from "../support/minimize-text.js";

describe("the schedule of deletion sizes (ICSE 2025)", () => {
  it.each([
    [0.1, [10, 6, 3, 2, 1]],
    [0.25, [4, 2, 1]],
    [0.5, [2, 1]],
    [0.9, [1]],
    [0.01, [100, 63, 39, 25, 15, 10, 6, 4, 2, 1]],
  ])("for the probability %d", (probability, sizes) => {
    expect(deletionSizes(probability)).toEqual(sizes);
  });
});

describe("counter-based delta debugging", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    [
      "three needed elements of eight",
      "12345678",
      has("178"),
      "∅ 78 123456 45678 12378! 123 378 128 1237 2378 1378! 178! 18 17",
    ],
    ["one needed element of eight", "12345678", has("7"), "∅ 78! 8 7!"],
    ["the empty list is tested once, even if one element is left", "12", has("2"), "∅ 2!"],
    ["no element is needed", "1234", () => true, "∅!"],
    ["the empty list takes no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(cdd([...units]), isInteresting)).toBe(rounds);
  });

  it("goes through the list once for each size", () => {
    const units = unitsOf(24);
    const sizes = tellUnits(cdd([...units]), () => false)
      .split(" ")
      .map((text) => 24 - text.length);
    const [tens, sixes, threes, twos, ones] = [
      [10, 10, 4],
      Array(4).fill(6),
      Array(8).fill(3),
      Array(12).fill(2),
      Array(24).fill(1),
    ];
    expect(sizes).toEqual([tens, sixes, threes, twos, ones].flat());
  });

  it("does not revisit elements with the same size", () => {
    // Without c, a could be removed; but a was tested before c.
    const isInteresting = (text: string) => ["abcd", "abd", "bd"].includes(text);
    expect(tellUnits(cdd([..."abcd"]), isInteresting)).toBe("∅ d abc cd ab bcd acd abd! ab");
  });
});
