import fc from "fast-check";
import { expect, it } from "vitest";
import { NeedMap } from "#src/reducer/best-first/need-map.js";

const text = { from: 3, to: 20 };
const range = fc
  .tuple(fc.integer({ min: text.from, max: text.to }), fc.integer({ min: text.from, max: text.to }))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

it("spreads the measure evenly over the tokens", () => {
  const map = new NeedMap({ from: 10, to: 14 }, 2);
  expect([map.total, map.sum({ from: 10, to: 11 }), map.sum({ from: 11, to: 14 })]).toEqual([2, 0.5, 1.5]);
});

it("gives the sums that a list of numbers gives, whatever was scaled before", () => {
  const scaling = fc.tuple(range, fc.constantFrom(0, 0.5, 2));
  fc.assert(
    fc.property(fc.array(scaling, { maxLength: 20 }), range, fc.array(range), (scalings, asked, several) => {
      const map = new NeedMap(text, text.to - text.from);
      const values = new Map(Array.from({ length: text.to - text.from }, (_, i) => [text.from + i, 1]));
      for (const [{ from, to }, factor] of scalings) {
        map.sumOf(several);
        map.scale([{ from, to }], factor);
        for (let i = from; i < to; i++) values.set(i, (values.get(i) as number) * factor);
      }
      const sum = ({ from, to }: typeof asked) =>
        [...values].reduce((all, [i, value]) => all + (from <= i && i < to ? value : 0), 0);
      expect(map.sum(asked)).toBeCloseTo(sum(asked));
      expect(map.sumOf(several)).toBeCloseTo(several.reduce((all, each) => all + sum(each), 0));
      expect(map.total).toBeCloseTo(sum(text));
    }),
  );
});
