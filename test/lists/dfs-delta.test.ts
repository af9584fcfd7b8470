import { describe, expect, it } from "vitest";
import { dfsDelta } from "#src/lists/dfs-delta.js";
import { has, tellUnits } from "../support/minimize-text.js";

describe("depth-first delta debugging", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    [
      "three needed elements of eight",
      "12345678",
      has("178"),
      "1234 123456 1234567 1234568 123478! 78 1278! 78 178! 78",
    ],
    ["one needed element of eight", "12345678", has("7"), "1234 123456 1234567! 123456 12347! 7!"],
    ["the first half is the longer one", "12345", () => false, "123 1234 1235 45 1245 345 1345 2345"],
    ["no element is needed", "1234", () => true, "12! 1! ∅!"],
    ["one needed element", "1", () => false, "∅"],
    ["the empty list takes no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(dfsDelta([...units]), isInteresting)).toBe(rounds);
  });

  it("does not revisit a part after a success", () => {
    // Without 1, 4 could be removed; but 4 was tested before 1.
    const isInteresting = (text: string) => ["1234", "234", "23"].includes(text);
    expect(tellUnits(dfsDelta([..."1234"]), isInteresting)).toBe("12 123 124 34 134 234!");
  });
});
