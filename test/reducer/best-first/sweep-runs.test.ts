import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { sweepRuns } from "#src/reducer/best-first/sweep-runs.js";
import { wordSyntax } from "../../support/lexemes.js";
import { sweepOver } from "../../support/sweep.js";

/** A list of elements. */
const listOf = (elements: readonly string[]) => `s(*(${elements.map((each) => `{${each}}`).join(" ")}))`;

/** A list of the first letters. */
const letters = (count: number) => listOf([..."abcdefghijklmnopqrstuvwxyz"].slice(0, count));

const never = () => false;

describe("sweepRuns", () => {
  it("removes runs of six to two elements from a long list of single tokens, one behind the other", () => {
    const isEven = (text: string) => text.length % 2 === 0 && /b.*m/.test(text);
    const { tests, left } = sweepOver(sweepRuns, letters(14), isEven);
    const [six, four, three] = [
      ["ghijklmn", "abcdefmn"],
      ["efmn", "abcd"],
      ["defmn", "abcmn"],
    ];
    expect(tests).toEqual([...six, ...four, ...three, "cdefmn", "abefmn", "abmn", "ab"]);
    expect(left).toBe("abmn");
  });

  it("tries no more runs of a length after sixteen failures in a row", () => {
    const elements = Array.from({ length: 80 }, (_, i) => `x${i + 10}`);
    const { tests } = sweepOver(sweepRuns, listOf(elements), never);
    const removed = tests.map((text) => elements.filter((each) => !text.includes(each)).length);
    expect(removed.filter((count) => count === 2)).toHaveLength(16);
  });

  it("tests nothing in short lists and lists of longer elements", () => {
    expect(sweepOver(sweepRuns, letters(11), never).tests).toEqual([]);
    const longer = listOf(["a b c", ...Array.from({ length: 12 }, () => "d")]);
    expect(sweepOver(sweepRuns, longer, never).tests).toEqual([]);
  });

  it("tries runs of four to two elements at each place in a flat language, but not all elements, in texts of 200 tokens", () => {
    const flat = { ...wordSyntax, isFlat: true };
    expect(sweepOver(sweepRuns, letters(4), never, flat).tests).toEqual(["d", "a", "cd", "ad", "ab"]);
    expect(sweepOver(sweepRuns, letters(4), (text) => /^[bcd]*c/.test(text), flat).left).toBe("cd");
    expect(sweepOver(sweepRuns, listOf(Array.from({ length: 201 }, () => "a b c")), never, flat).tests).toEqual([]);
  });

  it("reduces a list whose number of elements must be a multiple of three", async () => {
    const language = await loadLanguage("json");
    const points = Array.from({ length: 60 }, (_, i) => (i * 7919) % 1000);
    const test = (text: string) => {
      const found = JSON.parse(text).points;
      return found.length % 3 === 0 && found.includes(points[30]) && found.includes(points[50]);
    };
    const { text } = reduceSync({ input: JSON.stringify({ points }), language, test });
    expect(JSON.parse(text).points).toHaveLength(6);
  });
});
