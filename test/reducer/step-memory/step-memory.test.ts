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

  it("tries a declaration again once its last use has gone", () => {
    const isDeclared = (text: string) => !/\buse\(x\)/.test(text) || /var x/.test(text);
    const program = "var x = 1;\nkeep();\nuse(x);\nuse(x);\n";
    const { text } = run(program, (each) => /keep\(\)/.test(each) && isDeclared(each), {
      reduce: "best-first | ~",
      language: javascript,
    });
    expect(text.trim()).toBe("keep()");
  });
});
