import { describe, expect, it } from "vitest";
import type { Outcome } from "#src/oracle/oracle.js";
import { Ledger } from "#src/schedule/ledger.js";

function tested(ledger: Ledger, text: string, outcome: Outcome | undefined): void {
  ledger.begin();
  ledger.end(outcome);
  if (outcome !== undefined) ledger.remember(ledger.candidateText(text), outcome);
}

describe("a ledger", () => {
  it("counts tests by their outcome, and cancelled ones as tests without one", () => {
    const ledger = new Ledger("input", "content");
    for (const outcome of ["interesting", "uninteresting", "invalid", "timeout", "invalid", undefined] as const) {
      tested(ledger, `${outcome}`, outcome);
    }
    expect(ledger.tests).toBe(6);
    expect(ledger.cancelled).toBe(1);
    expect(ledger.outcomes).toEqual({ interesting: 1, uninteresting: 1, invalid: 2, timeout: 1 });
  });

  it("knows the outcome of what was tested, but not of what was cancelled", () => {
    const ledger = new Ledger("input", "content");
    tested(ledger, "a", "invalid");
    tested(ledger, "b", undefined);
    expect(ledger.known(ledger.candidateText("a"))).toBe("invalid");
    expect(ledger.known(ledger.candidateText("b"))).toBeUndefined();
    expect(ledger.cacheHits).toBe(1);
  });

  it("knows without a cache only the best and what is longer", () => {
    const ledger = new Ledger("input", "none");
    tested(ledger, "a", "invalid");
    expect(ledger.known(ledger.candidateText("a"))).toBeUndefined();
    expect(ledger.known(ledger.candidateText("input"))).toBe("interesting");
    expect(ledger.known(ledger.candidateText("longer"))).toBe("uninteresting");
    expect(ledger).toMatchObject({ cacheHits: 1, skipped: 1 });
  });

  it("takes what is longer than the best as uninteresting, whatever its test said before", () => {
    const ledger = new Ledger("input", "content");
    tested(ledger, "abc", "interesting");
    tested(ledger, "ab", "interesting");
    ledger.accept("ab", "phase", 2);
    expect(ledger.best).toBe("ab");
    expect(ledger.known(ledger.candidateText("abc"))).toBe("uninteresting");
  });

  it("writes down every acceptance with the tests so far", () => {
    const ledger = new Ledger("input", "content");
    tested(ledger, "input", "interesting");
    ledger.accept("input", "input", 5);
    tested(ledger, "x", "uninteresting");
    tested(ledger, "in", "interesting");
    ledger.accept("in", "prune", 2);
    expect(ledger.steps).toMatchObject([
      { tests: 1, size: 5, phase: "input" },
      { tests: 3, size: 2, phase: "prune" },
    ]);
    const times = ledger.steps.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("counts the time of overlapping tests once", async () => {
    const ledger = new Ledger("input", "content");
    const wait = () => new Promise((resolve) => setTimeout(resolve, 40));
    await wait();
    for (let i = 0; i < 4; i++) ledger.begin();
    await wait();
    expect(ledger.oracleTime).toBeGreaterThan(30);
    for (let i = 0; i < 4; i++) ledger.end("invalid");
    expect(ledger.oracleTime).toBeGreaterThan(30);
    expect(ledger.oracleTime).toBeLessThan(ledger.time - 30);
  });

  it("gives a snapshot that later tests do not change", () => {
    const ledger = new Ledger("input", "content");
    const before = ledger.snapshot();
    tested(ledger, "a", "invalid");
    ledger.accept("a", "prune", 1);
    expect(before).toMatchObject({ tests: 0, outcomes: { invalid: 0 }, steps: [] });
  });
});
