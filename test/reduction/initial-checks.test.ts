import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { NotInterestingError, type ReductionEvent, reduce, SuspiciousTestError } from "#src/index.js";

const input = JSON.stringify(Array.from({ length: 40 }, (_, i) => ({ [`straw${i}`]: i === 30 ? "needle" : [i] })));

/** Reduces with tests that take some milliseconds, and writes down what happens in order. */
async function reduceSlowly(test: (text: string) => boolean, jobs: number, nap = 5) {
  const log: string[] = [];
  const warnings: string[] = [];
  const running = { now: 0, most: 0 };
  const slow = async (text: string) => {
    running.most = Math.max(running.most, ++running.now);
    log.push(text === input ? "input begins" : "candidate begins");
    await sleep(nap);
    if (text === input) log.push("input ends");
    running.now--;
    return test(text);
  };
  const onEvent = (event: ReductionEvent) => {
    if (event.kind === "accepted") log.push("accepted");
    if (event.kind === "warning") warnings.push(event.message);
  };
  const reducing = reduce({ input, language: "json", reduce: "hdd", test: slow, jobs, watch: true, onEvent });
  return { log, warnings, running, outcome: await reducing.catch((error: unknown) => error) };
}

describe("while the input is tested", () => {
  const test = (text: string) => text.includes("needle");

  it("candidates are tested at the same time, but the input is accepted first", async () => {
    const { log, outcome } = await reduceSlowly(test, 8, 20);
    expect(log.slice(0, log.indexOf("input ends")).filter((entry) => entry === "candidate begins").length).toBe(7);
    expect(log.indexOf("accepted")).toBeGreaterThan(log.indexOf("input ends"));
    expect(outcome).toMatchObject({ text: '[{"":"needle"}]', size: { before: input.length } });
  });

  it("no candidate is tested with one job", async () => {
    const { log, running } = await reduceSlowly(test, 1);
    expect(log.indexOf("candidate begins")).toBeGreaterThan(log.indexOf("input ends"));
    expect(running.most).toBe(1);
  });

  it.each([1, 8])("nothing is accepted if it is not interesting, with %i jobs", async (jobs) => {
    const { log, outcome } = await reduceSlowly((text) => text !== input && test(text), jobs);
    expect(outcome).toBeInstanceOf(NotInterestingError);
    expect(log).not.toContain("accepted");
  });

  it.each([1, 8])("only the input is accepted if everything is interesting, with %i jobs", async (jobs) => {
    const { log, outcome } = await reduceSlowly(() => true, jobs);
    expect(outcome).toBeInstanceOf(SuspiciousTestError);
    expect(log.filter((entry) => entry === "accepted").length).toBe(1);
  });
});

it.each([1, 8])("all tests are counted, whenever the reduction is stopped, with %i jobs", async (jobs) => {
  const test = async (text: string) => {
    await sleep(5);
    return text.includes("needle");
  };
  for (let moment = 0; moment < 12; moment++) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), moment);
    const { stopped, statistics } = await reduce({ input, language: "json", test, jobs, signal: controller.signal });
    const { tests, outcomes, cancelled } = statistics;
    expect(stopped).toBe("aborted");
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, cancelled)).toBe(tests);
  }
});

describe("a watched reduction", () => {
  it("has the same steps for 1, 2 and 8 jobs", async () => {
    const test = (text: string) => text.includes("needle");
    const outcomes = await Promise.all([1, 2, 8].map(async (jobs) => (await reduceSlowly(test, jobs)).outcome));
    const [one, ...others] = outcomes.map((outcome) => {
      const { text, statistics } = outcome as Awaited<ReturnType<typeof reduce>>;
      return { text, sizes: statistics.steps.map(({ size }) => size) };
    });
    for (const other of others) expect(other).toEqual(one);
  });

  it("gives up texts that were accepted by mistake, with 8 jobs", async () => {
    const seen = new Set<string>();
    // The first answer to each text is a mistake, in whatever order the texts are tested.
    const test = (text: string) => {
      const isMistake = text.length > 100 && !seen.has(text);
      seen.add(text);
      return text.includes("needle") || isMistake;
    };
    const { outcome, warnings } = await reduceSlowly(test, 8, 1);
    expect(outcome).toMatchObject({ text: expect.stringContaining("needle") });
    expect(warnings.join()).toContain("flaky");
  });
});
