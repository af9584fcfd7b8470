import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits, editsBetween } from "#src/tree/text-edits.js";

const text = fc.string({
  unit: fc.constantFrom("a", "b", "ab, ", "\n", "é", "\ud83d\ude00", "\udc80"),
  maxLength: 200,
});

describe("edits between texts", () => {
  it("make the one of the other", () => {
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(applyEdits(base, editsBetween(base, other))).toBe(other);
      }),
    );
  });

  it("make any text with parts removed and replaced", () => {
    const place = fc.record({ at: fc.nat(300), length: fc.nat(40), text: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(fc.string({ minLength: 300, maxLength: 400 }), fc.array(place, { maxLength: 8 }), (base, places) => {
        let other = base;
        for (const { at, length, text } of places) other = other.slice(0, at) + text + other.slice(at + length);
        expect(applyEdits(base, editsBetween(base, other))).toBe(other);
      }),
    );
  });

  it("are short if parts of a large text are removed here and there", () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `{"id": ${i}, "name": "name of ${i * 7919}"},\n`);
    const kept = lines.filter((_, i) => ![5, 6, 700, 1800, 1802, 2500, 4990].includes(i));
    const [base, other] = [lines.join(""), kept.join("")];
    const edits = editsBetween(base, other);
    expect(applyEdits(base, edits)).toBe(other);
    expect(JSON.stringify(edits).length).toBeLessThan(400);
  });

  it.each<[string, readonly (readonly [number, number, string])[]]>([
    ["behind the end", [[0, 7, ""]]],
    [
      "in the wrong order",
      [
        [3, 4, ""],
        [0, 1, ""],
      ],
    ],
    [
      "overlapping",
      [
        [0, 3, ""],
        [2, 4, ""],
      ],
    ],
    ["backwards", [[3, 1, ""]]],
  ])("cannot be %s", (_, edits) => {
    expect(() => applyEdits("abcdef", edits)).toThrow(RangeError);
  });
});
