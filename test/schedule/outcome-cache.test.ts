import fc from "fast-check";
import { expect, it } from "vitest";
import type { Outcome } from "#src/oracle/oracle.js";
import { OutcomeCache } from "#src/schedule/outcome-store.js";

const outcome = fc.constantFrom<Outcome>("interesting", "uninteresting", "invalid", "timeout");

it("the cache remembers the last outcome of every digest while there is room, like a map", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ maxLength: 3 }), outcome)), (entries) => {
      const cache = new OutcomeCache(1e6);
      for (const [text, result] of entries) cache.set(text, result, text.length);
      const model = new Map(entries);
      expect(cache.size).toBe(model.size);
      for (const [text, result] of model) expect(cache.get(text)).toBe(result);
    }),
  );
});

it("the cache keeps to its memory limit, and forgets first the texts that will not be looked up again", () => {
  const cache = new OutcomeCache(20_000); // 100 outcomes
  for (let i = 0; i < 60; i++) cache.set(`old ${i}`, "invalid", 10);
  for (let i = 0; i < 60; i++) {
    cache.set(`long ${i}`, "invalid", 20);
    cache.forgetLonger(15);
    expect(cache.size).toBeLessThanOrEqual(100);
  }
  expect(cache.get("old 59")).toBe("invalid");
  expect(cache.get("long 1")).toBeUndefined();
  for (let i = 0; i < 10_000; i++) cache.set(`new ${i}`, "invalid", 10);
  expect(cache.size).toBeLessThanOrEqual(100);
  expect(cache.get("new 9999")).toBe("invalid");
});
