import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { probdd } from "#src/lists/probdd.js";
import { weightedProbdd } from "#src/lists/weighted-probdd.js";
import { has, tellUnits, unitsOf } from "../support/minimize-text.js";
import { oracleOver, oracleSpecs } from "../support/oracles.js";

/** How many units each test leaves out, where all are needed. */
function sizes(length: number): readonly number[] {
  const rounds = tellUnits(probdd([...unitsOf(length)]), () => false);
  return rounds.split(" ").map((text) => length - text.replace("∅", "").length);
}

describe("probabilistic delta debugging", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    ["three units in eight", "12345678", has("178"), "∅ 678 12345 45678 123678! 1238 2367 1678! 167 178! 18 78"],
    ["one unit in eight", "12345678", has("7"), "∅ 678! 8 67! 7!"],
    ["nothing is needed", "1234", () => true, "∅!"],
    ["one unit", "1", () => false, "∅"],
    ["no unit is no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(probdd([...units]), isInteresting)).toBe(rounds);
  });

  it("tries as many together as gain most: 10 at first, then 6, 4, 2 and 1", () => {
    expect([...new Set(sizes(180))]).toEqual([10, 6, 4, 2, 1]);
    expect(sizes(180).slice(0, 18)).toEqual(Array(18).fill(10));
  });
});

describe("weighted probabilistic delta debugging", () => {
  /** Digits weigh what they say. */
  const search = (units: string, isInteresting: (text: string) => boolean) =>
    tellUnits(weightedProbdd([...units], Number), isInteresting);

  it("tries what is heavy first, and with it only what gains more than it risks", () => {
    expect(search("991", () => false).split(" ")[0]).toBe("1");
    expect(search("111991", () => false).split(" ")[0]).toBe("1111");
  });

  it("tries what weighs nothing, too", () => {
    expect(search("00", (text) => text !== "00")).toBe("∅!");
    expect(search("090", has("9"))).toMatch(/9!( ∅)?$/);
  });

  it("is ProbDD where all weigh the same", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        oracleSpecs,
        fc.integer({ min: 1, max: 9 }),
        (length, spec, weight) => {
          const units = unitsOf(length);
          const isInteresting = oracleOver(units, [...units], spec);
          const weighted = tellUnits(
            weightedProbdd([...units], () => weight),
            isInteresting,
          );
          expect(weighted).toBe(tellUnits(probdd([...units]), isInteresting));
        },
      ),
    );
  });
});
