import fc from "fast-check";
import { expect, it } from "vitest";
import { ProposalQueue } from "#src/reducer/best-first/proposal-queue.js";

interface Item {
  gain: number;
  worth: number;
  readonly probability: number;
}

const items: fc.Arbitrary<Item[]> = fc.array(
  fc.record({
    gain: fc.integer({ min: 1, max: 1000 }),
    worth: fc.constant(0),
    probability: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);

const gainOf = ({ gain }: Item) => gain;

it("finds an item with the greatest expected gain, however many were removed", () => {
  fc.assert(
    fc.property(items, items, (kept, removed) => {
      const queue = new ProposalQueue<Item>();
      for (const item of [...kept, ...removed]) queue.add(item);
      for (const item of removed) queue.delete(item);
      const most = Math.max(0, ...kept.map(({ gain, probability }) => gain * probability));
      const best = queue.best(({ probability }) => probability, gainOf);
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
  }, gainOf);
  expect(asked).toEqual([100]);
});

it("finds an item with the greatest expected gain although gains are out of date", () => {
  fc.assert(
    fc.property(items, fc.infiniteStream(fc.integer({ min: 0, max: 1000 })), (all, lost) => {
      const queue = new ProposalQueue<Item>();
      const current = new Map(all.map((item) => [item, Math.max(0, item.gain - (lost.next().value as number))]));
      for (const item of all) queue.add(item);
      const expected = [...current].map(([{ probability }, gain]) => gain * probability);
      const best = queue.best(
        ({ probability }) => probability,
        (item) => {
          item.gain = current.get(item) as number;
          if (item.gain > 0) queue.add(item);
          else queue.delete(item);
          return item.gain;
        },
      );
      expect(best ? best.probability * best.proposal.gain : 0).toBe(Math.max(0, ...expected));
    }),
  );
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
  const best = () => queue.best(({ probability }) => probability, gainOf)?.proposal.gain;
  for (const gain of [100, 7]) queue.add({ gain, worth: 0, probability: 1 });
  queue.weigh(({ gain }) => (gain < 10 ? 20 : 1));
  expect(best()).toBe(7);
  queue.add({ gain: 8, worth: 0, probability: 1 });
  expect(best()).toBe(8);
  queue.weigh(() => 1);
  expect(best()).toBe(100);
});
