import fc from "fast-check";
import { expect, it } from "vitest";
import { FilledHoles } from "#src/tree/edits.js";

const cut = fc.record({ from: fc.nat(2000), to: fc.nat(2000), text: fc.constantFrom("", "a", "b") });

it("answers as if every filling was worked out anew", () => {
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 500 }), (cuts) => {
      const holes = new FilledHoles();
      for (const each of cuts) expect(holes.get(each, (one) => JSON.stringify(one))).toBe(JSON.stringify(each));
    }),
  );
});

it("computes the same hole once, even if different edits cut it", () => {
  const holes = new FilledHoles();
  let worked = 0;
  for (let i = 0; i < 3; i++) holes.get({ from: 4, to: 7, text: "x" }, () => `${++worked}`);
  expect(worked).toBe(1);
});
