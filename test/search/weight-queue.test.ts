import fc from "fast-check";
import { expect, it } from "vitest";
import { WeightQueue } from "#src/search/weight-queue.js";

it("gives undefined if it is empty", () => {
  const queue = new WeightQueue<string>();
  expect(queue.pop()).toBeUndefined();
  queue.push("a", 1);
  expect([queue.pop(), queue.pop()]).toEqual(["a", undefined]);
});

it("gives the heaviest item first, and of equally heavy items the one that was added first", () => {
  const steps = fc.array(fc.oneof(fc.nat(5), fc.constant("pop" as const)), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (steps) => {
      const queue = new WeightQueue<number>();
      let model: { readonly item: number; readonly weight: number }[] = [];
      for (const [item, step] of [...steps, ...steps.map(() => "pop" as const)].entries()) {
        if (step === "pop") {
          const heaviest = Math.max(...model.map(({ weight }) => weight));
          const first = model.find(({ weight }) => weight === heaviest);
          expect(queue.pop()).toBe(first?.item);
          model = model.filter((each) => each !== first);
        } else {
          queue.push(item, step);
          model.push({ item, weight: step });
        }
      }
    }),
  );
});
