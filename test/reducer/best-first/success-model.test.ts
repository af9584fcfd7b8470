import { describe, expect, it } from "vitest";
import { SuccessModel } from "#src/reducer/best-first/success-model.js";

const text = { from: 0, to: 100 };
const of = (from: number, to: number, ...kinds: string[]) => ({ ranges: [{ from, to }], kinds });

describe("the probability of a removal", () => {
  it("falls with the number of removed tokens, and is 0 if all are removed", () => {
    const model = new SuccessModel(text);
    const probabilities = [1, 10, 50, 90, 100].map((to) => model.probability(of(0, to)));
    expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
    expect(probabilities.at(-1)).toBe(0);
  });

  it("falls after a failed removal of the same tokens, and stays for others", () => {
    const model = new SuccessModel(text);
    const before = model.probability(of(0, 50));
    model.failed(of(0, 50, "list"));
    expect(model.probability(of(0, 50))).toBeLessThan(before);
    expect(model.probability(of(0, 50))).toBeLessThan(model.probability(of(50, 100)));
  });

  it("is 0 for a half whose other half was removed, if both could not be removed", () => {
    const model = new SuccessModel(text);
    const whole = [{ from: 0, to: 40 }];
    const blame = model.failed({ ranges: whole, kinds: [] });
    model.succeeded(of(0, 20, "list"));
    expect(model.probability(of(20, 40), { ranges: whole, blame })).toBeCloseTo(0);
  });

  it("falls with failures of small changes of the same kind, and rises with successes", () => {
    const model = new SuccessModel(text);
    const before = model.validity(["list"]);
    for (let i = 0; i < 5; i++) model.failed(of(i, i + 1, "list"));
    expect(model.validity(["list"])).toBeLessThan(before);
    expect(model.validity(["other"])).toBe(before);
    for (let i = 10; i < 15; i++) model.succeeded(of(i, i + 1, "other"));
    expect(model.validity(["other"])).toBeGreaterThan(before);
  });
});

it("attributes a failure to needed tokens for a large removal, and to the kind of change for a small one", () => {
  const model = new SuccessModel(text);
  expect(model.failed(of(0, 90, "list"))).toBeGreaterThan(0.8);
  expect(new SuccessModel(text).failed(of(0, 1, "list"))).toBeLessThan(0.1);
});
