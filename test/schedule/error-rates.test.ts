import { describe, expect, it } from "vitest";
import { decide, rateOf } from "#src/schedule/error-rates.js";

const seldomWrong = { falsePositives: 0.1, falseNegatives: 0.05 };

describe("an error rate", () => {
  it("is never 0, since tests are few, and at most 0.4, so that decisions stay possible", () => {
    expect(rateOf([{ interesting: 0, tests: 8 }], "interesting")).toBeCloseTo(0.5 / 9);
    expect(rateOf([{ interesting: 8, tests: 8 }], "interesting")).toBe(0.4);
  });

  it("counts wrong answers over all texts of one kind", () => {
    const tallies = [
      { interesting: 7, tests: 8 },
      { interesting: 8, tests: 8 },
    ];
    expect(rateOf(tallies, "uninteresting")).toBeCloseTo(1.5 / 17);
  });
});

describe("a decision", () => {
  it("accepts after enough interesting answers to be wrong once in ten thousand times", () => {
    const answers = (interesting: number) => decide({ interesting, tests: interesting }, seldomWrong);
    expect([1, 2, 3, 4].map(answers)).toEqual([undefined, undefined, undefined, undefined]);
    expect(answers(5)).toBe("interesting");
    expect(0.1 ** 5).toBeLessThan(1e-4);
  });

  it("rejects at once if interesting texts are seldom missed, and tests again if they often are", () => {
    const failedOnce = { interesting: 0, tests: 1 };
    expect(decide(failedOnce, seldomWrong)).toBe("uninteresting");
    expect(decide(failedOnce, { falsePositives: 0.02, falseNegatives: 0.3 })).toBe(undefined);
  });
});
