import { describe, expect, it } from "vitest";
import { StaleTests } from "#src/schedule/stale-tests.js";

function taken(age: number, durations: readonly number[]) {
  const overtaken = new StaleTests();
  for (const duration of durations) overtaken.learn(duration);
  let cancelled = 0;
  const test = { age, cancel: () => void cancelled++ };
  overtaken.take(test);
  return { overtaken, test, cancelled: () => cancelled };
}

describe("a test that was overtaken", () => {
  it.each([
    ["has just begun", 10, [100, 100], true],
    ["is about to end", 80, [100, 100], false],
    ["is a little late", 120, [100, 100], false],
    ["has taken too long already", 160, [100, 100], true],
    ["would be so quickly done again that nobody waits for it", 4, [4, 4], true],
    ["is of unknown length", 100, [], true],
  ])("makes room at once if it %s: %i ms of %j, %s", (_, age, durations, isCancelled) => {
    const { overtaken, test, cancelled } = taken(age, durations);
    expect(cancelled()).toBe(isCancelled ? 1 : 0);
    expect(overtaken.release(test)).toBe(!isCancelled);
  });

  it("is cancelled if it does not end soon, and not if it does", async () => {
    const late = taken(19, [20]);
    const done = taken(19, [20]);
    expect(done.overtaken.release(done.test)).toBe(true);
    await expect.poll(late.cancelled).toBe(1);
    expect(done.cancelled()).toBe(0);
  });

  it("is cancelled with all others when the run ends", () => {
    const { overtaken, test, cancelled } = taken(90, [100]);
    overtaken.cancelAll();
    expect(cancelled()).toBe(1);
    expect(overtaken.release(test)).toBe(true);
  });
});
