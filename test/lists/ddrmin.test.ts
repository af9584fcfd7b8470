import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ddrmin } from "#src/lists/ddrmin.js";
import { has, minimizeText, tellUnits, unitsOf } from "../support/minimize-text.js";

const search = (units: string, isInteresting: (text: string) => boolean) =>
  tellUnits(ddrmin([...units]), isInteresting);

describe("recursive delta debugging", () => {
  it.each<[string, string, string]>([
    // ESEC/FSE 1999: one change of eight is found by binary search; two are found by one search in each half.
    ["one needed element of eight", "7", "1234 5678! 56 78! 7! ∅"],
    ["two needed elements of eight", "36", "1234 5678 125678 345678! 35678! 356! 35 36!"],
    ["three needed elements of eight", "178", "1234 5678 125678! 15678! 156 178! 17 18"],
    [
      "all elements are needed",
      "12345678",
      "1234 5678 125678 345678 1345678 2345678 1235678 1245678 123456 123478 1234578 1234678 1234567 1234568",
    ],
    ["no element is needed", "", "1234! 12! 1! ∅!"],
  ])("%s", (_, needed, rounds) => {
    expect(search("12345678", has(needed))).toBe(rounds);
  });

  it.each([
    ["", () => true, ""],
    ["1", () => true, "∅!"],
    ["1", () => false, "∅"],
    ["12", () => false, "1 2"],
    ["123", () => false, "1 23 12 13"],
  ])("minimises %j", (units, isInteresting, rounds) => {
    expect(search(units, isInteresting)).toBe(rounds);
  });

  it("returns a single element without testing its removal", () => {
    const isInteresting = (text: string) => ["123", "23", "13"].includes(text);
    expect(search("123", isInteresting)).toBe("1 23! 2 3");
    expect(search("1234", (text) => ["1234", "124", "24"].includes(text))).toBe("12 34 134 234 123 124!");
  });

  it("takes at most 2k log2 n + 1 tests, if k of n elements are needed", () => {
    const lists = fc.tuple(fc.integer({ min: 1, max: 200 }), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(lists, ([length, numbers]) => {
        const units = unitsOf(length);
        const needed = new Set(numbers.map((number) => units[number % length] as string));
        const { tests, result } = minimizeText(units, ddrmin, has([...needed].join("")));
        expect(new Set(result)).toEqual(needed);
        expect(tests.length).toBeLessThanOrEqual(2 * needed.size * Math.ceil(Math.log2(length)) + 1);
      }),
    );
  });

  it("needs a call stack as deep as the logarithm of the length", () => {
    const steps = tellUnits(ddrmin(Array.from({ length: 5_000 }, () => "a")), () => false);
    expect(steps.split(" ").length).toBe(2 * 4_999);
  });
});
