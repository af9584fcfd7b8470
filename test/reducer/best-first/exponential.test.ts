import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exp, expMinus1 } from "#src/reducer/best-first/exponential.js";

describe("the exponential function", () => {
  it.each([
    [0, 1, 0],
    [-1, 0.36787944117144233, -0.6321205588285577],
    [-0.1, 0.9048374180359595, -0.09516258196404043],
    [-1e-20, 1, -1e-20],
    [-800, 0, -1],
    [Number.NEGATIVE_INFINITY, 0, -1],
  ])("of %d has these bits", (x, power, minus1) => {
    expect(exp(x)).toBe(power);
    expect(expMinus1(x)).toBe(minus1);
  });

  it("is that of the engine, up to the last bits", () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 0, noNaN: true }), (x) => {
        expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(2e-15);
        if (x !== 0) expect(Math.abs(expMinus1(x) / Math.expm1(x) - 1)).toBeLessThan(2e-15);
      }),
    );
  });

  it("never falls", () => {
    const numbers = fc.tuple(
      fc.double({ min: -50, max: 0, noNaN: true }),
      fc.double({ min: 1e-9, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(numbers, ([x, less]) => {
        expect(exp(x - less)).toBeLessThanOrEqual(exp(x));
      }),
    );
  });
});

it("no search asks the engine for a function whose precision the language leaves open", () => {
  const open = /Math\.(?:a?(?:cos|sin|tan)h?|atan2|cbrt|expm?1?|hypot|log(?:10|1p|2)?|pow)\(/;
  const source = new URL("../../../src/", import.meta.url);
  const files = ["lists", "pipeline", "reducer", "search", "transform"].flatMap((folder) =>
    readdirSync(new URL(folder, source), { recursive: true }).map((path) => `${folder}/${path}`),
  );
  const asking = files.filter((path) => path.endsWith(".ts") && open.test(readFileSync(new URL(path, source), "utf8")));
  expect(files.length).toBeGreaterThan(80);
  expect(asking).toEqual([]);
});
