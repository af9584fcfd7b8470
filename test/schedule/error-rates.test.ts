import { describe, expect, it } from "vitest";
import { decide, rateOf } from "#src/schedule/error-rates.js";

const seldomWrong = { falsePositives: 0.1, falseNegatives: 0.05 };

describe("the rate of wrong answers", () => {
  it("is never 0, for nobody has asked often enough, and never so high that nothing could be told", () => {
    expect(rateOf([{ interesting: 0, asked: 8 }], "interesting")).toBeCloseTo(0.5 / 9);
    expect(rateOf([{ interesting: 8, asked: 8 }], "interesting")).toBe(0.4);
  });

  it("counts what is wrong over all texts of a kind", () => {
    const tallies = [
      { interesting: 7, asked: 8 },
      { interesting: 8, asked: 8 },
    ];
    expect(rateOf(tallies, "uninteresting")).toBeCloseTo(1.5 / 17);
  });
});

describe("a decision", () => {
  it("takes as many interesting answers as make a wrong acceptance one of ten thousand", () => {
    const answers = (interesting: number) => decide({ interesting, asked: interesting }, seldomWrong);
    expect([1, 2, 3, 4].map(answers)).toEqual([undefined, undefined, undefined, undefined]);
    expect(answers(5)).toBe("interesting");
    expect(0.1 ** 5).toBeLessThan(1e-4);
  });

  it("rejects at once where interesting texts are seldom missed, and asks again where they often are", () => {
    const failedOnce = { interesting: 0, asked: 1 };
    expect(decide(failedOnce, seldomWrong)).toBe("uninteresting");
    expect(decide(failedOnce, { falsePositives: 0.02, falseNegatives: 0.3 })).toBe(undefined);
  });
});
