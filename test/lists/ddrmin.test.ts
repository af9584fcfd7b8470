import { describe, expect, it } from "vitest";
import { ddrmin } from "#src/lists/ddrmin.js";
import { has, tellUnits } from "../support/minimize-text.js";

const search = (units: string, isInteresting: (text: string) => boolean) =>
  tellUnits(ddrmin([...units]), isInteresting);

describe("recursive delta debugging", () => {
  it.each<[string, string, string]>([
    // ESEC/FSE 1999: one change in eight is found by a binary search, two by one in each half with the other half there.
    ["one unit, 7, in eight", "7", "1234 5678! 56 78! 7! ∅"],
    ["two units, 3 and 6, in eight", "36", "1234 5678 125678 345678! 35678! 356! 35 36!"],
    ["three units, 1, 7 and 8, in eight", "178", "1234 5678 125678! 15678! 156 178! 17 18"],
    [
      "all of them",
      "12345678",
      "1234 5678 125678 345678 1345678 2345678 1235678 1245678 123456 123478 1234578 1234678 1234567 1234568",
    ],
    ["none", "", "1234! 12! 1! ∅!"],
  ])("%s", (_, needed, rounds) => {
    expect(search("12345678", has(needed))).toBe(rounds);
  });

  it.each([
    ["", () => true, ""],
    ["1", () => true, "∅!"],
    ["1", () => false, "∅"],
    ["12", () => false, "1 2"],
    ["123", () => false, "1 23 12 13"],
  ])("of %j", (units, isInteresting, rounds) => {
    expect(search(units, isInteresting)).toBe(rounds);
  });

  it("does not try a unit that is returned as it is", () => {
    const isInteresting = (text: string) => ["123", "23", "13"].includes(text);
    expect(search("123", isInteresting)).toBe("1 23! 2 3");
    expect(search("1234", (text) => ["1234", "124", "24"].includes(text))).toBe("12 34 134 234 123 124!");
  });

  it("goes deeper than the call stack would if it needed one", () => {
    const steps = tellUnits(ddrmin(Array.from({ length: 5_000 }, () => "a")), () => false);
    expect(steps.split(" ").length).toBe(2 * 4_999);
  });
});
