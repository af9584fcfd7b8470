import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { StepMemory } from "#src/reducer/step-memory/step-memory.js";
import { ask, type Search } from "#src/search/search.js";
import { type Edits, edit, noEdits } from "#src/tree/edits.js";
import { wordSyntax } from "../../support/lexemes.js";
import { solve } from "../../support/solve.js";
import { parseTree } from "../../support/tree-notation.js";

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

describe("a memory of steps and a large removal", () => {
  type Range = readonly [from: number, to: number];

  /** Tries removals in a text of numbers, of which only that of `rest` succeeds; tells how often the last one was tested. */
  function timesTested(size: number, removals: readonly Range[]): number {
    const tree = parseTree(`e(${Array.from({ length: size }, (_, i) => `NUM:${i}`).join(" _")})`);
    function* search(): Search<Edits, void> {
      let edits = noEdits;
      for (const [from, to] of removals) edits = (yield* ask([edit(edits, [{ from, to, text: "" }])])) ?? edits;
    }
    const context = { tree, syntax: wordSyntax };
    const start = { root: tree.root, edits: noEdits };
    const filtered = new StepMemory().filter(search(), start, context, { isStrict: true });
    const { tests } = solve(filtered, (edits) => edits.length === 1 && edits[0]?.from === rest[0]);
    const [from, to] = removals.at(-1) as Range;
    return tests.filter((edits) => edits.some((cut) => cut.from === from && cut.to === to)).length;
  }
  const rest: Range = [100, 220];

  it.each<[string, number, Range, number]>([
    ["tries it again once half of the text is left", 220, [10, 30], 2],
    ["does not try it again before", 250, [10, 30], 1],
    ["does not try it again if it is small", 220, [10, 25], 1],
    ["does not try it again if it is more than a quarter of the text", 220, [10, 40], 1],
  ])("%s", (_, size, removal, times) => {
    expect(timesTested(size, [removal, rest, removal])).toBe(times);
  });

  it.each<[string, Range, number]>([
    ["tries it although two parts of it are needed", [10, 30], 1],
    ["does not try a small one of which two parts are needed", [10, 20], 0],
  ])("%s", (_, removal, times) => {
    expect(timesTested(220, [[11, 12], [14, 15], removal])).toBe(times);
  });
});
