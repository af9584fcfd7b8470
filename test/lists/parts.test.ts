import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Order, type Split, split, visit } from "#src/lists/parts.js";

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

describe("visit", () => {
  it.each<[Order, number, number, number[]]>([
    ["forward", 4, 0, [0, 1, 2, 3]],
    ["forward", 4, 2, [2, 3, 0, 1]],
    ["forward", 4, 4, [0, 1, 2, 3]],
    ["forward", 1, 0, [0]],
    ["forward", 0, 0, []],
    ["backward", 4, 0, [3, 2, 1, 0]],
    ["backward", 4, 2, [1, 0, 3, 2]],
    ["backward", 4, 4, [3, 2, 1, 0]],
    ["backward", 0, 0, []],
    ["skip", 4, 0, []],
    ["random", 1, 0, [0]],
    ["random", 0, 0, []],
  ])("%s, of %i indices from %i on: %j", (order, count, start, indices) => {
    expect([...visit(count, { order, start, seed: 1 })]).toEqual(indices);
  });

  it.each<Order>(["forward", "backward", "random"])("visits each index once (%s)", (order) => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.integer(), (count, start, seed) => {
        const visited = [...visit(count, { order, start: Math.min(start, count), seed })];
        expect(visited.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
      }),
    );
  });

  it("gives one random order for each seed", () => {
    const shuffle = (seed: number) => [...visit(20, { order: "random", start: 0, seed })];
    expect(shuffle(1)).toEqual(shuffle(1));
    expect(shuffle(1)).not.toEqual(shuffle(2));
  });

  it("gives every random order for some seed", () => {
    const orders = new Set(
      Array.from({ length: 200 }, (_, seed) => [...visit(3, { order: "random", start: 0, seed })].join()),
    );
    expect([...orders].sort()).toEqual(["0,1,2", "0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"]);
  });
});
