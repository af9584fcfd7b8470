import { stat } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TimeLimit } from "#src/system/time-limit.js";

describe("a time limit", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Watches a test and records when it expired, rounded to ten milliseconds. */
  function watched(limit: TimeLimit) {
    const start = performance.now();
    const expired: number[] = [];
    return { expired, release: limit.watch(() => expired.push(Math.round((performance.now() - start) / 10) * 10)) };
  }

  it("does not exist unless it is set", () => {
    const { expired } = watched(new TimeLimit());
    vi.advanceTimersByTime(1e9);
    expect(expired).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("holds for each test separately, until the test has ended", () => {
    const limit = new TimeLimit();
    limit.duration = 100;
    const one = watched(limit);
    vi.advanceTimersByTime(60);
    const [two, three] = [watched(limit), watched(limit)];
    three.release();
    vi.advanceTimersByTime(1000);
    expect([one.expired, two.expired, three.expired]).toEqual([[100], [100], []]);
  });

  it("that changes holds for running tests too, from their start", () => {
    const limit = new TimeLimit();
    const early = watched(limit);
    vi.advanceTimersByTime(80);
    const late = watched(limit);
    vi.advanceTimersByTime(10);
    limit.duration = 50;
    vi.advanceTimersByTime(1);
    expect(early.expired).toEqual([90]);
    limit.duration = 70;
    vi.advanceTimersByTime(1000);
    expect(late.expired).toEqual([70]);
  });
});

it("a test that ended while this thread was busy has not exceeded the time limit", async () => {
  const limit = new TimeLimit();
  limit.duration = 20;
  let isExpired = false;
  const release = limit.watch(() => {
    isExpired = true;
  });
  const ended = new Promise<void>((resolve) => {
    stat(".", () => {
      release();
      resolve();
    });
  });
  for (const start = performance.now(); performance.now() - start < 60; );
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isExpired).toBe(false);
});
