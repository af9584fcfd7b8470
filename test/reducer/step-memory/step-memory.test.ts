import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";

const json = await loadLanguage("json");
const javascript = await loadLanguage("javascript");

/** The texts that a pipeline tests, and the text that it ends with. */
function run(input: string, judge: (text: string) => boolean, { reduce, language = json }: Options) {
  const tests: string[] = [];
  const test = (text: string) => {
    tests.push(text);
    return judge(text);
  };
  const { text } = reduceSync({ input, language, reduce, respace: false, test });
  return { tests, text };
}

interface Options {
  readonly reduce: string;
  readonly language?: typeof json;
}

describe("a pipeline that remembers steps", () => {
  const wanted = ["1", "22", "333", "4444"];
  const judge = (text: string) => wanted.every((each) => new RegExp(`\\b${each}\\b`).test(text));
  const input = `[${wanted.map((each) => `{"a":[${each},5],"b":6}`).join(",")}]`;

  it("ends with the same text as one that does not, for a monotone test", () => {
    const [a, b] = ["~", "*"].map((end) => run(input, judge, { reduce: `best-first | ${end}` }).text);
    expect(a).toBe(b);
  });

  it("runs fewer tests", () => {
    const count = (end: string) =>
      run(input, judge, { reduce: `best-first | trec | alternatives | ${end}` }).tests.length;
    expect(count("~")).toBeLessThan(count("*"));
  });

  it("remembers failed steps of a text that was too large at first, once it has become small", () => {
    const needed = '{"at":[[[[11,12],[13,14],[15,16]]]]}';
    const around = Array.from({ length: 8000 }, (_, i) => i + 100);
    const count = (text: string) =>
      run(text, (each) => each.replace(/\s/g, "").includes(needed), { reduce: "best-first | ~" }).tests.length;
    // Halving the lists around takes about 25 tests, trying again what was forgotten about 50.
    expect(count(`[${around},${needed},${around}]`)).toBeLessThan(count(`[${needed}]`) + 35);
  });

  it("removes parts of the same name together if they cannot be removed alone", () => {
    const areEqual = (text: string) => {
      const list = JSON.parse(text);
      return list.length === 2 && typeof list[0] === "object" && JSON.stringify(list[0]) === JSON.stringify(list[1]);
    };
    const isInteresting = (text: string) => {
      try {
        return areEqual(text);
      } catch {
        return false;
      }
    };
    const lines = '{"a":[{"count":2},{"count":2}]}';
    expect(run(`[${lines},${lines}]`, isInteresting, { reduce: "best-first | ~" }).text).toBe("[{},{}]");
  });

  it("tries a declaration again once its last use has been removed", () => {
    const isDeclared = (text: string) => !/\buse\(x\)/.test(text) || /var x/.test(text);
    const program = "var x = 1;\nkeep();\nuse(x);\nuse(x);\n";
    const { text } = run(program, (each) => /keep\(\)/.test(each) && isDeclared(each), {
      reduce: "best-first | ~",
      language: javascript,
    });
    expect(text.trim()).toBe("keep()");
  });
});
