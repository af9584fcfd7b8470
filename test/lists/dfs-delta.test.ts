import { describe, expect, it } from "vitest";
import { dfsDelta } from "#src/lists/dfs-delta.js";
import { has, tellUnits } from "../support/minimize-text.js";

describe("delta debugging in the depth first", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    ["three units in eight", "12345678", has("178"), "1234 123456 1234567 1234568 123478! 78 1278! 78 178! 78"],
    ["one unit in eight", "12345678", has("7"), "1234 123456 1234567! 123456 12347! 7!"],
    ["the first half is the longer one", "12345", () => false, "123 1234 1235 45 1245 345 1345 2345"],
    ["nothing is needed", "1234", () => true, "12! 1! ∅!"],
    ["one unit", "1", () => false, "∅"],
    ["no unit is no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(dfsDelta([...units]), isInteresting)).toBe(rounds);
  });

  it("does not go back to a part because another one went", () => {
    // Once 1 is gone, 4 could go; but it was tried before.
    const isInteresting = (text: string) => ["1234", "234", "23"].includes(text);
    expect(tellUnits(dfsDelta([..."1234"]), isInteresting)).toBe("12 123 124 34 134 234!");
  });
});
