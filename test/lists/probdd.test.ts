import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { probdd } from "#src/lists/probdd.js";
import { weightedProbdd } from "#src/lists/weighted-probdd.js";
import { has, minimizeText, tellUnits, unitsOf } from "../support/minimize-text.js";
import { oracleOver, oracleSpecs } from "../support/oracles.js";

/** The number of elements that each test leaves out, if all are needed. */
function sizes(length: number): readonly number[] {
  const rounds = tellUnits(probdd([...unitsOf(length)]), () => false);
  return rounds.split(" ").map((text) => length - text.replace("∅", "").length);
}

describe("probabilistic delta debugging", () => {
  it.each<[string, string, (text: string) => boolean, string]>([
    [
      "three needed elements of eight",
      "12345678",
      has("178"),
      "∅ 678 12345 45678 123678! 1238 2367 1678! 167 178! 18 78",
    ],
    ["one needed element of eight", "12345678", has("7"), "∅ 678! 8 67! 7!"],
    ["no element is needed", "1234", () => true, "∅!"],
    ["one needed element", "1", () => false, "∅"],
    ["the empty list takes no test", "", () => true, ""],
  ])("%s", (_, units, isInteresting, rounds) => {
    expect(tellUnits(probdd([...units]), isInteresting)).toBe(rounds);
  });

  it("leaves out the same element in at most seven tests, for every deterministic test", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), oracleSpecs, (length, spec) => {
        const units = unitsOf(length);
        const isInteresting = oracleOver(units, [...units], spec);
        const { tests } = minimizeText(units, probdd, isInteresting);
        const timesLeftOut = new Map<string, number>();
        let kept = units;
        for (const text of tests) {
          for (const unit of kept) {
            if (!text.includes(unit)) timesLeftOut.set(unit, (timesLeftOut.get(unit) ?? 0) + 1);
          }
          if (isInteresting(text)) kept = text;
        }
        expect(Math.max(0, ...timesLeftOut.values())).toBeLessThanOrEqual(7);
      }),
    );
  });

  it("leaves out as many elements together as maximise the expected gain: 10 at first, then 6, 4, 2 and 1", () => {
    expect([...new Set(sizes(180))]).toEqual([10, 6, 4, 2, 1]);
    expect(sizes(180).slice(0, 18)).toEqual(Array(18).fill(10));
  });
});

describe("weighted probabilistic delta debugging", () => {
  /** Digits weigh what they say. */
  const search = (units: string, isInteresting: (text: string) => boolean) =>
    tellUnits(weightedProbdd([...units], Number), isInteresting);

  it("leaves out light elements before heavy ones if they gain more together", () => {
    expect(search("991", () => false).split(" ")[0]).toBe("1");
    expect(search("111991", () => false).split(" ")[0]).toBe("1111");
  });

  it("tests elements of weight 0, too", () => {
    expect(search("00", (text) => text !== "00")).toBe("∅!");
    expect(search("090", has("9"))).toMatch(/9!( ∅)?$/);
  });

  it("makes the same tests as ProbDD if all weights are equal", () => {
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
