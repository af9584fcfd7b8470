import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figuresOf, geometricMean } from "#src/report/comparison.js";
import { run, twoCases } from "./comparison-runs.js";

describe("the geometric mean", () => {
  it.each([
    [[4, 9], 6],
    [[1, 10, 100], 10],
    [[0, 100], 10],
    [[7], 7],
  ])("of %j is %d", (values, mean) => {
    expect(geometricMean(values)).toBeCloseTo(mean, 9);
  });

  it("lies between the least and the greatest value and grows with them", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1 }), (values) => {
        const mean = geometricMean(values);
        expect(mean).toBeGreaterThan(Math.min(...values) * 0.999999);
        expect(mean).toBeLessThan(Math.max(...values) * 1.000001);
        expect(geometricMean(values.map((value) => 3 * value)) / mean).toBeCloseTo(3, 6);
      }),
    );
  });
});

describe("the figures of a comparison", () => {
  it("have a row for each case and algorithm, and means relative to the first algorithm", () => {
    const { rows, means, problems } = figuresOf(twoCases);
    expect(rows.map((row) => [row.case, row.algorithm, row.size.after, row.tests, row.successRate])).toEqual([
      ["one", "hdd*", 10, 40, 0.25],
      ["one", "coarse-hdd* | hdd*", 20, 20, 0.25],
      ["two", "hdd*", 40, 40, 0.25],
      ["two", "coarse-hdd* | hdd*", 20, 20, 0.25],
    ]);
    expect(means).toMatchObject([
      { algorithm: "hdd*", cases: 2, relativeSize: 1, relativeTests: 1, smallest: 1, fewest: 0 },
      { algorithm: "coarse-hdd* | hdd*", cases: 2, smallest: 1, fewest: 2 },
    ]);
    expect(means[0]?.size).toBeCloseTo(20, 9);
    expect(means[1]?.relativeSize).toBeCloseTo(1, 9);
    expect(means[1]?.relativeTests).toBeCloseTo(0.5, 9);
    expect(problems).toEqual([]);
  });

  it("have means only of the cases that every algorithm has finished", () => {
    const { means } = figuresOf([...twoCases, run({ case: "three", bytes: 1 })]);
    expect(means.map(({ cases, size }) => [cases, Math.round(size)])).toEqual([
      [2, 20],
      [2, 20],
    ]);
    expect(figuresOf(twoCases.slice(0, 3)).means).toEqual([]);
  });

  it("have the least and the median time of the repetitions", () => {
    const runs = [3000, 1000, 2000, 8000].map((time, i) => run({ time, repetition: i + 1 }));
    const { rows, problems } = figuresOf(runs);
    expect(rows).toMatchObject([{ repetitions: 4, time: { least: 1000, median: 2500 } }]);
    expect(rows[0]?.oracleTime).toEqual({ least: 500, median: 1250 });
    expect(problems).toEqual([]);
  });

  it("report repetitions with different results, unless a limit stopped them", () => {
    const runs = [run({ bytes: 10 }), run({ bytes: 11, repetition: 2 })];
    expect(figuresOf(runs).problems).toEqual([
      expect.stringMatching(/one, hdd\*: .*different results \(10, 11 bytes\)/),
    ]);
    expect(figuresOf(runs.map((each) => ({ ...each, stopped: "deadline" as const }))).problems).toEqual([]);
    const sameSize = [run({ text: "a" }), run({ text: "b", repetition: 2 })];
    expect(figuresOf(sameSize).problems).toHaveLength(1);
  });

  it("report a result that is no longer interesting, and never count it as smallest", () => {
    const runs = twoCases.map((each, i) => (i === 0 ? { ...each, verified: "timeout" as const } : each));
    const { problems, means } = figuresOf(runs);
    expect(problems).toEqual([expect.stringMatching(/one, hdd\*: .*timeout.*flaky/)]);
    expect(means.map(({ smallest }) => smallest)).toEqual([0, 2]);
  });
});
