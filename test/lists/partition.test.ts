import { describe, expect, it } from "vitest";
import { partition } from "#src/lists/partition.js";
import { has, tellUnits } from "../support/minimize-text.js";

describe("partitions by length", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    ["three units in eight", "12345678", has("178"), "5678 1234 345678 125678! 1278! 12 78 278 178! 18 17 78"],
    ["one unit in eight", "12345678", has("7"), "5678! 78! 8 7! ∅"],
    [
      "halves, then quarters, then units",
      "12345678",
      (text) => text.length > 7,
      "5678 1234 345678 125678 123478 123456 2345678 1345678 1245678 1235678 1234678 1234578 1234568 1234567",
    ],
    ["a length that does not divide the list", "12345", () => false, "345 125 1234 2345 1345 1245 1235 1234"],
    ["nothing is needed", "1234", () => true, "34! 4! ∅!"],
    ["no unit is no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(partition([...units]), isInteresting)).toBe(rounds);
  });

  it("goes round: what could not go before may go now", () => {
    const isInteresting = (text: string) => ["abcd", "abd", "bd"].includes(text);
    expect(tellUnits(partition([..."abcd"]), isInteresting)).toBe("cd ab bcd acd abd! ab bd! d b");
  });
});
