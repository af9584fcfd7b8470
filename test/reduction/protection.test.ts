import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadLanguage, reduce, reduceSync } from "#src/index.js";
import type { KeepOptions } from "#src/tools.js";

const javascript = await loadLanguage("javascript");
const text = await loadLanguage("text");
const json = await loadLanguage("json");

/** Reduces to what is protected and `needle`; returns the result, the warnings, and the number of candidates without what must stay. */
function reduceTo(
  input: string,
  keep: KeepOptions,
  options: { readonly language?: typeof json; readonly reduce?: string } = {},
) {
  const warnings: string[] = [];
  const result = reduceSync({
    ...{ input, keep, language: javascript, ...options },
    test: (candidate) => candidate.includes("needle") || !input.includes("needle"),
    onEvent: (event) => event.kind === "warning" && warnings.push(event.message),
  });
  return { text: result.text, tests: result.statistics.tests, warnings };
}

const program = `import a from "a";
// TODO one
function f(x) {
  return x;
}
// treemin: keep
g( 1 );
// treemin: end
var needle = [1, 2, 3]; // TODO two
`;

// If the time grew with the square of the length, each of these would take minutes.
it.each([..."-/#;%!*('"])("a long run of %s is searched for comments in linear time", (mark) => {
  expect(reduceTo(mark.repeat(300_000), {}, { language: text }).text).toBe("");
});

describe("stays", () => {
  it.each<[string, KeepOptions, string]>([
    ["what is between two comments", {}, "g( 1 );needle"],
    ["what a pattern matches", { patterns: [/return \w+/] }, "return x g( 1 );needle"],
    ["each match of a pattern", { patterns: [/\[1|3\]/] }, "g( 1 );needle=[1,3]"],
    ["a line", { lines: [[1, 1]] }, 'import a from "a";g( 1 );needle'],
    ["several lines with their layout", { lines: [[3, 5]] }, "function f(x) {\n  return x;\n}g( 1 );needle"],
    [
      "lines that overlap",
      {
        lines: [
          [3, 4],
          [4, 5],
        ],
      },
      "function f(x) {\n  return x;\n}g( 1 );needle",
    ],
    ["what a rule matches", { rules: ["block"] }, "{\n  return x;\n}g( 1 );needle"],
  ])("%s", (_, keep, expected) => {
    expect(reduceTo(program, keep)).toMatchObject({ text: expected, warnings: [] });
  });

  it("a comment with the token behind it", () => {
    expect(reduceTo("a(); /* TODO */ b(); needle", { patterns: [/\/\* TODO \*\//] }).text).toBe("/* TODO */ b needle");
  });

  it("the part itself and not an equal text elsewhere", () => {
    const input = "[1, [1, [1, 2]]]";
    const keep = { lines: [[1, 1]] as const };
    expect(reduceTo(input, keep, { language: json }).text).toBe(input);
    const lines = "[1,\n[1,\n[1]\n, 2]]\n";
    expect(
      reduceSync({ input: lines, language: json, keep: { lines: [[3, 3]] }, test: (t) => t.includes("2") }).text,
    ).toBe("[[1],2]");
  });

  it("with an emoji before it, in a text without a grammar, what was there", () => {
    const input = "😀😀 one\n  two: needle\n  three\n";
    expect(reduceTo(input, { patterns: [/thr../] }, { language: text }).text).toBe("needlethree");
  });
});

it("a comment of any kind begins and ends what stays", () => {
  const forms = ["# ", "// ", "/* |*/", "<!-- |-->", "-- ", "; ", "% ", "(* |*)", "{- |-}", "' ", "REM "];
  for (const form of forms) {
    const [begin = "", end = ""] = form.split("|");
    const input = `${begin}treemin: keep${end}\n  some  text\n\n${begin}treemin: end ${end}\nneedle`;
    expect(reduceTo(input, {}, { reduce: "lines" }).text).toBe("  some  text\nneedle");
  }
});

describe("warnings", () => {
  it.each<[string, string, KeepOptions, RegExp]>([
    ["a pattern without a match", "needle", { patterns: [/x/] }, /^\/x\/ matches nothing/],
    ["a pattern that matches only nothing", "needle", { patterns: [/x*/] }, /matches nothing/],
    ["a rule without a match", "needle", { rules: ["importPart"] }, /no importPart/],
    ["everything protected", "f(needle)\n", { lines: [[1, 1]] }, /^Everything in the input is protected/],
  ])("%s", (_, input, keep, expected) => {
    expect(reduceTo(input, keep).warnings).toEqual([expect.stringMatching(expected)]);
  });

  it("come before the first test where nothing can be done", () => {
    expect(reduceTo("f(needle)\n", { lines: [[1, 1]] })).toMatchObject({ text: "f(needle)", tests: 2 });
  });
});

describe("refused", () => {
  it.each<[string, KeepOptions, RegExp]>([
    ["lines beyond the end", { lines: [[9, 12]] }, /^Lines 9 to 12 are to be kept, but the input has 9 lines\.$/],
    ["a line beyond the end", { lines: [[30, 30]] }, /^Line 30 is to be kept/],
    ["lines the wrong way round", { lines: [[3, 2]] }, /keep\.lines holds \[3,2\]/],
    ["a line of its own", { lines: [[1.5, 2]] }, /counted from 1/],
    ["an unknown rule", { rules: ["importparts"] }, /Did you mean importPart\?/],
    ["a pattern that looks ahead", { patterns: [/a(?=b)/] }, /linear time/],
  ])("%s", (_, keep, expected) => {
    expect(() => reduceTo(program, keep)).toThrow(expected);
  });

  it.each([
    ["a beginning without an end", "a\n# treemin: keep\nb", /"treemin: keep" in line 2 has no end/],
    [
      "an end without a beginning",
      "a\r\n\r\n# treemin: end\nb",
      /"treemin: end" in line 3 has no "treemin: keep" before it/,
    ],
    ["one inside another", "# treemin: keep\n# treemin: keep\n", /line 2 is inside the one in line 1/],
  ])("%s", (_, input, expected) => {
    expect(() => reduceTo(input, {}, { reduce: "lines" })).toThrow(expected);
  });

  it("a rule where nothing is parsed", () => {
    expect(() => reduceTo("a", { rules: ["statement"] }, { reduce: "lines" })).toThrow(/needs a parsed text/);
  });
});

it("parts that are protected are found again after a flaky test was noticed", async () => {
  const input = `${Array.from({ length: 20 }, (_, i) => `line ${i};\n`).join("")}needle;\n`;
  const keep = {
    lines: [
      [3, 4],
      [7, 7],
    ] as const,
  };
  let calls = 0;
  const wrong: string[] = [];
  const warnings: string[] = [];
  await reduce({
    ...{ input, keep, language: text, watch: true },
    test: (candidate) => {
      if (candidate.length > 20 && !/line 2;\nline 3;.*line 6;/s.test(candidate)) wrong.push(candidate);
      return candidate.includes("needle") ? ++calls % 5 !== 0 : false;
    },
    onEvent: (event) => event.kind === "warning" && warnings.push(event.message),
  });
  expect(warnings.join()).toMatch(/flaky/);
  expect(wrong).toEqual([]);
});

it("what stays is the same for every number of jobs", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 7 }), async (line) => {
      const input = `{\n${Array.from({ length: 6 }, (_, i) => `"k${i}": [${i}, {"needle": ${i % 3}}]`).join(",\n")}\n}`;
      const run = (jobs: number) =>
        reduce({
          ...{ input, jobs, language: json, keep: { lines: [[line + 1, line + 1]] } },
          test: async (candidate) => candidate.includes("needle"),
        });
      const [one, four] = [await run(1), await run(4)];
      expect(four.text).toBe(one.text);
      expect(one.text).toContain(input.split("\n")[line]);
    }),
    { numRuns: 3 },
  );
});
