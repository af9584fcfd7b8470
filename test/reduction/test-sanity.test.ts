import { describe, expect, it } from "vitest";
import { NotInterestingError, type ReductionEvent, reduce, SuspiciousTestError } from "#src/index.js";

const input = '{"a": [1, 2, 3], "b": {"needle": 4}}';

async function reduceWatched(test: (text: string) => boolean, watch = true) {
  const warnings: string[] = [];
  const tell = (event: ReductionEvent) => event.kind === "warning" && warnings.push(event.message);
  const reduction = await reduce({ input, language: "json", test, watch, onEvent: tell });
  return { ...reduction, warnings };
}

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}

describe("a test that is watched", () => {
  it("is refused if it accepts an empty file and an unrelated text", async () => {
    await expect(reduceWatched(() => true)).rejects.toThrow(SuspiciousTestError);
    expect((await reduceWatched(() => true, false)).text).toBe("");
  });

  it("causes a warning if it accepts one of them", async () => {
    const { warnings } = await reduceWatched((text) => text !== "");
    expect(warnings).toEqual(["The test finds an unrelated text interesting. Does it look at its input?"]);
    expect((await reduceWatched((text) => !text.includes("unrelated"))).warnings[0]).toContain("an empty file");
  });

  it("runs at most ten times more, with the same result", async () => {
    const test = (text: string) => text.includes("needle");
    const [watched, blind] = [await reduceWatched(test), await reduceWatched(test, false)];
    expect(watched.text).toBe(blind.text);
    expect(watched.statistics.tests - blind.statistics.tests).toBeLessThanOrEqual(10);
    expect(watched.warnings).toEqual([]);
  });

  it("may miss the input once or twice, but not three times", async () => {
    let calls = 0;
    expect((await reduceWatched((text) => ++calls > 2 && text.includes("needle"))).text).toContain("needle");
    calls = 0;
    await expect(reduceWatched(() => ++calls < 0)).rejects.toThrow(NotInterestingError);
    expect(calls).toBe(3);
  });

  it.each([
    ["accepts", 0.1, 0],
    ["misses", 0, 0.1],
    ["accepts and misses", 0.1, 0.1],
  ])("that %s every tenth text by mistake gives a small interesting result", async (_, positives, negatives) => {
    const truth = (text: string) => text.includes("needle") && text.includes("{");
    let warned = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const chance = chances(seed);
      const answers = new Map<string, Set<boolean>>();
      const test = (text: string) => {
        const answer = truth(text) ? chance() >= negatives : chance() < positives;
        answers.set(text, (answers.get(text) ?? new Set()).add(answer));
        return answer;
      };
      const { text, warnings } = await reduceWatched(test);
      expect(truth(text), `seed ${seed}: ${text}`).toBe(true);
      expect(text.length).toBeLessThanOrEqual(1.2 * '{"needle":1}'.length);
      // Few texts are tested, so a test may happen never to contradict itself.
      if (positives === 0 || ![...answers.values()].some(({ size }) => size > 1)) continue;
      expect(warnings.at(-1)).toMatch(/flaky.*accept \d+ % .* reject \d+ %/s);
      warned++;
    }
    if (positives > 0) expect(warned).toBeGreaterThan(10);
  });
});
