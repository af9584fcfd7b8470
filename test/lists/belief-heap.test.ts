import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Belief, type BeliefHeap, heapOf, promiseOf, withBeliefs, withoutTop } from "#src/lists/belief-heap.js";

const beliefs = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 5 }),
      probability: fc.constantFrom(0.1, 0.2, 0.5, 0.75),
    }),
  )
  .map((all) => all.map((belief, index): Belief => ({ ...belief, index })));

function* inOrder(heap: BeliefHeap): Iterable<Belief> {
  for (let rest = heap; rest !== undefined; rest = withoutTop(rest)) yield rest.top;
}

describe("a heap of beliefs", () => {
  it("gives the most promising first, then the less likely to be needed, then the earlier", () => {
    fc.assert(
      fc.property(beliefs, (all) => {
        const sorted = all.toSorted(
          (a, b) => promiseOf(b) - promiseOf(a) || a.probability - b.probability || a.index - b.index,
        );
        expect([...inOrder(heapOf(all))]).toEqual(sorted);
        expect([...inOrder(withBeliefs(undefined, all))]).toEqual(sorted);
      }),
    );
  });

  it("stays as it is when beliefs are added to it or taken from it", () => {
    fc.assert(
      fc.property(beliefs, beliefs, (some, others) => {
        const heap = heapOf(some);
        const before = [...inOrder(heap)];
        const more = withBeliefs(heap, others);
        expect([...inOrder(more)].length).toBe(some.length + others.length);
        expect([...inOrder(heap)]).toEqual(before);
      }),
    );
  });

  it("goes deeper than the call stack", () => {
    const all = Array.from({ length: 100_000 }, (_, index): Belief => ({ index, weight: 1, probability: 0.1 }));
    let last = -1;
    for (const { index } of inOrder(withBeliefs(heapOf(all.slice(0, 50_000)), all.slice(50_000)))) {
      expect(index).toBe(++last);
    }
    expect(last).toBe(99_999);
  });
});
