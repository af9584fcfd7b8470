import { describe, expect, it } from "vitest";
import { opdd } from "#src/lists/opdd.js";
import { has, tellUnits } from "../support/minimize-text.js";

describe("one-pass delta debugging", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    [
      "three needed elements of eight",
      "12345678",
      has("178"),
      "1234 5678 12 34 56 78 345678 125678! 1278! 1 2 7 8 278 178! 18 17",
    ],
    ["one needed element of eight", "12345678", has("7"), "1234 5678! 56 78! 7! ∅"],
    ["the complements of two parts are not tested", "1234", () => false, "12 34 1 2 3 4 234 134 124 123"],
    ["no element is needed", "1234", () => true, "12! 1! ∅!"],
    ["one needed element", "1", () => false, "∅"],
    ["the empty list takes no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(opdd([...units]), isInteresting)).toBe(rounds);
  });

  it("does not revisit a part after a success", () => {
    // Without 4, 1 could be removed; but 1 was tested before 4.
    const isInteresting = (text: string) => ["1234", "123", "23"].includes(text);
    expect(tellUnits(opdd([..."1234"]), isInteresting)).toBe("12 34 1 2 3 4 234 134 124 123!");
  });
});
