import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolate } from "#src/tools.js";
import { jsonTexts } from "./parse/json-texts.js";
import { hash } from "./support/fake-oracle.js";

const good = '{"a": [1, 2], "b": {"c": true}}';
const bad = '{"a": [1, 2, 3, null], "d": "new", "b": {"c": {"x": [null, 7]}}}';

describe("isolate", () => {
  it.each<[string, (text: string) => boolean, string, string]>([
    ["one element", (text) => /7/.test(text), "[]", "[7]"],
    ["a token of several", (text) => /"new"/.test(text), '""', '"new"'],
  ])("finds %s", async (_, test, missing, there) => {
    const result = await isolate({ good, bad, test, language: "json" });
    expect(test(result.good.text)).toBe(false);
    expect(test(result.bad.text)).toBe(true);
    expect(result.bad.text.length - result.good.text.length).toBeLessThanOrEqual(there.length - missing.length + 3);
    expect(result.statistics.tests).toBeLessThan(20);
  });

  it("asks nothing of texts between two that fit the grammar which do not", async () => {
    const tested: string[] = [];
    await isolate({ good, bad, language: "json", test: (text) => tested.push(text) > 0 && text.includes("null") });
    for (const text of tested) expect(() => JSON.parse(text)).not.toThrow();
  });

  it("needs no grammar", async () => {
    const log = ["start", "  read a", "  read b", "done", ""];
    const failing = ["start", "  read a", "  retry 1 of 3", "  read c", "stop", ""];
    const test = (text: string) => /retry \d/.test(text);
    const result = await isolate({ good: log.join("\n"), bad: failing.join("\n"), test });
    expect(result.good.text).not.toMatch(/retry \d/);
    expect(result.bad.text).toMatch(/retry \d/);
    expect(Math.abs(result.bad.text.length - result.good.text.length)).toBeLessThan(10);
  });

  it("gives two texts of the right kind, the same for every number of jobs", async () => {
    await fc.assert(
      fc.asyncProperty(jsonTexts, jsonTexts, fc.nat(), async (one, other, seed) => {
        if (one === other) return;
        const outcomeOf = (text: string) => {
          if (text === one) return "uninteresting";
          return text === other
            ? "interesting"
            : (["interesting", "uninteresting", "invalid"] as const)[hash(seed, text, 3)];
        };
        const run = (jobs: number) =>
          isolate({
            good: one,
            bad: other,
            language: "json",
            jobs,
            test: async (text) => outcomeOf(text) ?? "invalid",
          });
        const [first, second] = [await run(1), await run(4)];
        expect(outcomeOf(first.good.text)).toBe("uninteresting");
        expect(outcomeOf(first.bad.text)).toBe("interesting");
        expect([second.good.text, second.bad.text]).toEqual([first.good.text, first.bad.text]);
      }),
      { numRuns: 20 },
    );
  });

  it("ends at a limit with the smallest difference so far", async () => {
    const result = await isolate({ good, bad, language: "json", limitTests: 4, test: (text) => text.includes("7") });
    expect(result).toMatchObject({ stopped: "test limit", statistics: { tests: 4 } });
    expect(result.bad.text).toContain("7");
  });

  it.each<[string, Partial<Parameters<typeof isolate>[0]>, RegExp]>([
    ["a passing input that fails", { test: () => true }, /passing input fails, too/],
    ["a failing input that passes", { test: () => false }, /failing input does not fail: the test said uninteresting/],
    [
      "a passing input that is unresolved",
      { test: (text) => (text === bad ? true : "invalid") },
      /does not pass: the test said invalid/,
    ],
    ["the same input twice", { good: bad }, /are the same/],
    ["inputs in two encodings", { good: Buffer.from([0xff, 0xfe, 1, 0]), bad: Buffer.from("abc") }, /encodings/],
  ])("refuses %s", async (_, options, message) => {
    await expect(isolate({ good, bad, language: "json", test: () => true, ...options })).rejects.toThrow(message);
  });
});
