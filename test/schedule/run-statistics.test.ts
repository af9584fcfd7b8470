import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/oracle/oracle.js";
import { RunStatistics } from "#src/schedule/run-statistics.js";

function countTest(statistics: RunStatistics, outcome: Outcome | undefined): void {
  statistics.end(statistics.begin(""), outcome);
}

describe("the statistics of a run", () => {
  it("count tests by their outcome, and tests without one as cancelled", () => {
    const statistics = new RunStatistics("input");
    for (const outcome of ["interesting", "uninteresting", "invalid", "timeout", "invalid", undefined] as const) {
      countTest(statistics, outcome);
    }
    expect(statistics.tests).toBe(6);
    expect(statistics.cancelled).toBe(1);
    expect(statistics.outcomes).toEqual({ interesting: 1, uninteresting: 1, invalid: 2, timeout: 1 });
  });

  it("count a test that throws as cancelled", async () => {
    const statistics = new RunStatistics("input");
    const broken = async () => {
      throw new Error("broken");
    };
    await expect(statistics.count("", broken, () => "interesting")).rejects.toThrow("broken");
    expect(
      await statistics.count(
        "",
        async () => 1,
        () => "invalid",
      ),
    ).toBe(1);
    expect(statistics).toMatchObject({ tests: 2, cancelled: 1, outcomes: { interesting: 0, invalid: 1 } });
  });

  it("count decided candidates by the source of their outcome", () => {
    const statistics = new RunStatistics("input");
    for (const source of ["test", "cache", "length", "journal", "cache", "length", "length"] as const) {
      statistics.countDecided(source);
    }
    expect(statistics).toMatchObject({ tests: 0, cacheHits: 2, skipped: 3, recalled: 1 });
  });

  it("record every accepted text with the tests so far", () => {
    const statistics = new RunStatistics("input");
    countTest(statistics, "interesting");
    statistics.accept("input", "input", 5);
    countTest(statistics, "uninteresting");
    countTest(statistics, "interesting");
    statistics.accept("in", "prune", 2);
    expect(statistics.best).toBe("in");
    expect(statistics.steps).toMatchObject([
      { tests: 1, size: 5, phase: "input" },
      { tests: 3, size: 2, phase: "prune" },
    ]);
    const times = statistics.steps.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("count the time of overlapping tests once", async () => {
    const statistics = new RunStatistics("input");
    const wait = () => new Promise((resolve) => setTimeout(resolve, 40));
    await wait();
    const running = [1, 2, 3, 4].map(() => statistics.begin("text"));
    await wait();
    expect(statistics.oracleTime).toBeGreaterThan(30);
    expect(statistics.running).toEqual(running);
    for (const each of running) statistics.end(each, "invalid");
    expect(statistics.running).toEqual([]);
    expect(statistics.oracleTime).toBeGreaterThan(30);
    expect(statistics.oracleTime).toBeLessThan(statistics.time - 30);
  });

  it("have snapshots that later tests do not change", () => {
    const statistics = new RunStatistics("input");
    const before = statistics.snapshot();
    countTest(statistics, "invalid");
    statistics.accept("a", "prune", 1);
    expect(before).toMatchObject({ tests: 0, outcomes: { invalid: 0 }, steps: [] });
  });
});
