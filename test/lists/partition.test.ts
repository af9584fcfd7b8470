import { describe, expect, it } from "vitest";
import { partition } from "#src/lists/partition.js";
import { has, tellUnits } from "../support/minimize-text.js";

describe("partitioning by length", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    [
      "three needed elements of eight",
      "12345678",
      has("178"),
      "5678 1234 345678 125678! 1278! 12 78 278 178! 18 17 78",
    ],
    ["one needed element of eight", "12345678", has("7"), "5678! 78! 8 7! ∅"],
    [
      "halves, then quarters, then single elements",
      "12345678",
      (text) => text.length > 7,
      "5678 1234 345678 125678 123478 123456 2345678 1345678 1245678 1235678 1234678 1234578 1234568 1234567",
    ],
    ["a length that does not divide the list", "12345", () => false, "345 125 1234 2345 1345 1245 1235 1234"],
    ["no element is needed", "1234", () => true, "34! 4! ∅!"],
    ["the empty list takes no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(partition([...units]), isInteresting)).toBe(rounds);
  });

  it("wraps around, because a success may make earlier partitions removable", () => {
    const isInteresting = (text: string) => ["abcd", "abd", "bd"].includes(text);
    expect(tellUnits(partition([..."abcd"]), isInteresting)).toBe("cd ab bcd acd abd! ab bd! d b");
  });
});
