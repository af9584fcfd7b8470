import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PriorityQueue } from "#src/search/priority-queue.js";

const ascending = () => new PriorityQueue<number>((a, b) => a < b);

describe("PriorityQueue", () => {
  it("gives undefined when it is empty", () => {
    const queue = ascending();
    expect(queue.pop()).toBeUndefined();
    queue.push(1);
    expect([queue.pop(), queue.pop()]).toEqual([1, undefined]);
  });

  it("gives the first of its items in order, however push and pop alternate", () => {
    const steps = fc.array(fc.oneof(fc.nat(9), fc.constant("pop" as const)), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (steps) => {
        const queue = ascending();
        const model: number[] = [];
        for (const step of [...steps, ...steps.map(() => "pop" as const)]) {
          if (step === "pop") {
            expect(queue.pop()).toBe(model.sort((a, b) => a - b).shift());
          } else {
            queue.push(step);
            model.push(step);
          }
        }
      }),
    );
  });

  it("holds more items than the call stack is deep", () => {
    const queue = ascending();
    for (let i = 100_000; i > 0; i--) queue.push(i);
    for (let i = 1; i <= 100_000; i++) if (queue.pop() !== i) expect.fail(`Item ${i} is out of order.`);
    expect(queue.pop()).toBeUndefined();
  });
});
