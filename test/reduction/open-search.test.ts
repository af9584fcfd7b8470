import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Algorithm, ask, driveSearch, loadLanguage, openSearch, reduceSync, type Search } from "#src/core.js";

type Drive = (
  begin: () => Search<string, string>,
  test: (text: string) => Promise<boolean>,
  jobs: number,
) => Promise<string>;

const example = new URL("../../examples/own-driver/drive.mjs", import.meta.url);
const { drive } = (await import(pathToFileURL(example.pathname).href)) as { drive: Drive };

const halves: Algorithm = function* halves({ text }) {
  for (let best: string | undefined = text; best !== undefined; ) {
    const middle: number = best.length >> 1;
    best = middle === 0 ? undefined : yield* ask([best.slice(0, middle), best.slice(middle)]);
  }
};

const json = await loadLanguage("json");
const input = '{"a": [1, 2, {"b": [true, null, "x"]}], "c": {"d": [null, 3], "e": {}}}';
const lines = Array.from({ length: 40 }, (_, i) => `${i} (${i % 7}\n`).join("");

const searches = [
  ["the default", { input, language: json }],
  ["all tree passes", { input, language: json, reduce: "hddr* | perses | trec | vulcan | *" }],
  ["lines and characters", { input, reduce: "lines | chars*" }],
  ["another list minimiser", { input, language: json, reduce: "hdd*", list: "probdd" }],
  ["an algorithm of the caller", { input, reduce: halves }],
  ["a text that is too large to be parsed", { input: lines, language: json, outlineAbove: 100 }],
] as const;

/** A test that depends on all of a text. */
const isInteresting = (text: string) => text.includes("3") || (text.length % 5 === 2 && text.includes("1"));

describe("the search of a reduction", () => {
  it.each(searches)("leads to the result of reduceSync: %s", (_, options) => {
    expect(isInteresting(options.input)).toBe(true);
    const { text } = reduceSync({ ...options, test: isInteresting });
    expect(text.length).toBeLessThan(options.input.length);
    expect(driveSearch(openSearch(options)(), isInteresting)).toBe(text);
  });

  it.each(searches)(
    "is answered by the driver of the example for any number of tests at once: %s",
    async (_, options) => {
      const begin = openSearch(options);
      const expected = driveSearch(begin(), isInteresting);
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, jobs) => {
          const tested: string[] = [];
          let [running, most] = [0, 0];
          const test = async (text: string) => {
            tested.push(text);
            most = Math.max(most, ++running);
            await scheduler.schedule(Promise.resolve());
            running--;
            return isInteresting(text);
          };
          const [text] = await Promise.all([drive(begin, test, jobs), scheduler.waitIdle()]);
          expect(text).toBe(expected);
          expect(new Set(tested).size).toBe(tested.length);
          expect(most).toBeGreaterThanOrEqual(Math.min(jobs, 2));
        }),
        { numRuns: 10 },
      );
    },
  );

  it("refuses what it cannot read", () => {
    expect(() => openSearch({ input })).toThrow("give a language");
    expect(() => openSearch({ input, language: json, start: "sum" })).toThrow("sum");
    expect(() => openSearch({ input, reduce: "lines |" })).toThrow("|");
  });
});
