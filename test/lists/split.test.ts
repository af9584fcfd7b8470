import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Split, split } from "#src/lists/split.js";

describe("split", () => {
  it.each<[number, number, Split, number[]]>([
    [0, 0, "zeller", [0]],
    [1, 1, "zeller", [0, 1]],
    [8, 2, "zeller", [0, 4, 8]],
    [7, 2, "zeller", [0, 3, 7]],
    [8, 3, "zeller", [0, 2, 5, 8]],
    [10, 4, "zeller", [0, 2, 4, 7, 10]],
    [4, 4, "zeller", [0, 1, 2, 3, 4]],
    [8, 2, "balanced", [0, 4, 8]],
    [7, 2, "balanced", [0, 3, 7]],
    [8, 3, "balanced", [0, 2, 5, 8]],
    [10, 4, "balanced", [0, 2, 5, 7, 10]],
    [4, 4, "balanced", [0, 1, 2, 3, 4]],
  ])("%i into %i, %s: %j", (length, parts, rule, bounds) => {
    expect(split(length, parts, rule)).toEqual(bounds);
  });

  it.each<Split>(["zeller", "balanced"])(
    "makes parts whose lengths differ by at most one and add up to the length (%s)",
    (rule) => {
      const sizes = fc
        .integer({ min: 1, max: 500 })
        .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 1, max: n })));
      fc.assert(
        fc.property(sizes, ([length, parts]) => {
          const bounds = split(length, parts, rule);
          const lengths = bounds.slice(1).map((bound, i) => bound - (bounds[i] as number));
          expect([bounds[0], bounds.length, bounds.at(-1)]).toEqual([0, parts + 1, length]);
          expect(Math.min(...lengths)).toBe(Math.floor(length / parts));
          expect(Math.max(...lengths)).toBe(Math.ceil(length / parts));
        }),
      );
    },
  );
});
