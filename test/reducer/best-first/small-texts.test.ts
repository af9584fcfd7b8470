import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";

/** The texts that `best-first` tests if none of them is interesting. */
async function testsOf(name: string, input: string): Promise<readonly string[]> {
  const tests: string[] = [];
  const language = await loadLanguage(name);
  const test = (text: string) => {
    tests.push(text);
    return text === input;
  };
  reduceSync({ input, language, reduce: "best-first", test });
  return tests;
}

describe("trySmallest", () => {
  it("tries the longest string and the longest number as the whole text", async () => {
    const tests = await testsOf("json", '{"first": ["a b", "c", false], "x y": [1, -2.5, 33]}');
    expect(tests.slice(2, 5).map((text) => text.trim())).toEqual(["0", '"first"', "-2.5"]);
  });

  it("keeps the indentation of the token", async () => {
    const tests = await testsOf("json", '{\n\t"a": 1,\n\t"b c": 2\n}');
    expect(tests[3]).toBe('\t"b c"');
  });

  it("tries no word and no token of a single character", async () => {
    const tests = await testsOf("json", "[true, false, 1]");
    expect(tests[2]).toBe("0");
    expect(["true", "false", "1"]).not.toContain(tests[3]?.trim());
  });

  it("tries two types of token at most", async () => {
    const tests = await testsOf("javascript", 'f("abcd", 12.5, /a/)');
    expect(tests.slice(3, 6)).toEqual(['"abcd"', "12.5", 'f("abcd", 12.5)']);
  });

  it("tries only tokens that the grammar allows as the whole text", async () => {
    const tests = await testsOf("javascript", 'x => "ab"');
    expect(tests.slice(3, 5).map((text) => text.trim())).toEqual(['"ab"', "x"]);
  });

  it("tries no single token if the text has several parts", async () => {
    const tests = await testsOf("javascript", 'f("some text"); g()');
    expect(tests[3]?.trim()).toBe('f("some text");');
  });
});
