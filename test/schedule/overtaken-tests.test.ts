import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OvertakenTests } from "#src/schedule/overtaken-tests.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** After a test that took so long, begins another one, which is overtaken when it is so old, in milliseconds. */
function overtake({ mean, age }: { readonly mean: number; readonly age: number }) {
  const tests = new OvertakenTests();
  const [first, second] = [new AbortController(), new AbortController()];
  tests.begin(first);
  vi.advanceTimersByTime(mean);
  expect(tests.learn(first)).toBe(false);
  tests.end(first);
  tests.begin(second);
  vi.advanceTimersByTime(age);
  tests.leave(second);
  return { tests, test: second };
}

describe("a test that is no longer needed", () => {
  it.each([
    { mean: 1000, age: 500, is: "cancelled" },
    { mean: 1000, age: 1500, is: "cancelled" },
    { mean: 1000, age: 990, is: "let end" },
    { mean: 1000, age: 1050, is: "let end" },
    { mean: 10, age: 10, is: "cancelled" },
  ])("is $is after $age ms if tests take $mean ms", ({ mean, age, is }) => {
    expect(overtake({ mean, age }).test.signal.aborted).toBe(is === "cancelled");
  });

  it("and was let end, is known as overtaken when it has an outcome", () => {
    const { tests, test } = overtake({ mean: 1000, age: 990 });
    vi.advanceTimersByTime(15);
    expect(tests.learn(test)).toBe(true);
    tests.end(test);
    vi.advanceTimersByTime(10_000);
    expect(test.signal.aborted).toBe(false);
  });

  it("and was let end, is cancelled if it does not end soon", () => {
    const { test } = overtake({ mean: 1000, age: 990 });
    vi.advanceTimersByTime(100);
    expect(test.signal.aborted).toBe(false);
    vi.advanceTimersByTime(20);
    expect(test.signal.aborted).toBe(true);
  });

  it("and was let end, is cancelled at the end of the run; those that are needed are not", () => {
    const { tests, test } = overtake({ mean: 1000, age: 990 });
    const needed = new AbortController();
    tests.begin(needed);
    tests.cancelAll();
    expect([test.signal.aborted, needed.signal.aborted]).toEqual([true, false]);
  });
});
