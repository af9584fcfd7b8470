import fc from "fast-check";
import { expect, it } from "vitest";
import { ProposalQueue } from "#src/reducer/best-first/proposal-queue.js";

interface Item {
  readonly gain: number;
  worth: number;
  readonly probability: number;
}

const items = fc.array(
  fc.record({
    gain: fc.integer({ min: 1, max: 1000 }),
    worth: fc.constant(0),
    probability: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);

it("finds an item with the greatest expected gain, however many were removed", () => {
  fc.assert(
    fc.property(items, items, (kept, removed) => {
      const queue = new ProposalQueue<Item>();
      for (const item of [...kept, ...removed]) queue.add(item);
      for (const item of removed) queue.delete(item);
      const most = Math.max(0, ...kept.map(({ gain, probability }) => gain * probability));
      const best = queue.best(({ probability }) => probability);
      expect(best ? best.probability * best.proposal.gain : 0).toBe(most);
    }),
  );
});

it("computes the probability only of items whose gain may matter", () => {
  const queue = new ProposalQueue<Item>();
  for (const gain of [1, 2, 3, 100]) queue.add({ gain, worth: 0, probability: 1 });
  const asked: number[] = [];
  queue.best(({ gain, probability }) => {
    asked.push(gain);
    return probability;
  });
  expect(asked).toEqual([100]);
});

it("returns the likely items, those with the greatest expected gain first", () => {
  const queue = new ProposalQueue<Item>();
  for (const [gain, probability] of [
    [10, 0.9],
    [12, 0.8],
    [100, 0.1],
    [8, 1],
  ] as const)
    queue.add({ gain, worth: 0, probability });
  const likely = queue.likely(0.5, 10, ({ probability }) => probability);
  expect(likely.map(({ proposal }) => proposal.gain)).toEqual([12, 10, 8]);
});

it("multiplies gains by factors, also those of items that are added later", () => {
  const queue = new ProposalQueue<Item>();
  const best = () => queue.best(({ probability }) => probability)?.proposal.gain;
  for (const gain of [100, 7]) queue.add({ gain, worth: 0, probability: 1 });
  queue.weigh(({ gain }) => (gain < 10 ? 20 : 1));
  expect(best()).toBe(7);
  queue.add({ gain: 8, worth: 0, probability: 1 });
  expect(best()).toBe(8);
  queue.weigh(() => 1);
  expect(best()).toBe(100);
});
