import fc from "fast-check";
import { expect, it } from "vitest";
import { digestOf, OutcomeCache } from "#src/oracle/cache.js";
import type { Outcome } from "#src/oracle/oracle.js";

const outcome = fc.constantFrom<Outcome>("interesting", "uninteresting", "invalid", "timeout");

it("tells lone surrogates apart, which UTF-8 would make one", () => {
  const texts = ["\udc80", "\udc81", "\ud800", "\ufffd", "\ud800\udc80", "?"];
  expect(new Set(texts.map(digestOf)).size).toBe(texts.length);
});

it("remembers the last outcome of every text, as a map does", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "\ud800", "\udc80"), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, outcome)), fc.nat(6), text, (entries, length, other) => {
      const cache = new OutcomeCache();
      const model = new Map<string, Outcome>();
      for (const [each, result] of entries) {
        cache.set(each, digestOf(each), result);
        model.set(each, result);
      }
      expect(cache.size).toBe(model.size);
      cache.forgetLonger(length);
      for (const each of [...model.keys()]) if (each.length > length) model.delete(each);
      expect(cache.size).toBe(model.size);
      for (const each of [...entries.map(([first]) => first), other]) {
        expect(cache.get(each, digestOf(each))).toBe(model.get(each));
      }
    }),
  );
});
