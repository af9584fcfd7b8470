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

  it("removes parts that were needed one by one once nothing needs them", () => {
    const has = (text: string, number: number) => text.includes(String(number));
    const needs = [
      [10, 31],
      [20, 31],
      [31, 12],
      [31, 40],
    ] as const;
    const isInteresting = (text: string) =>
      has(text, 30) && needs.every(([user, needed]) => !has(text, user) || has(text, needed));
    expect(run("[[10,11,12],[20],[30,31,32],[40]]", isInteresting, { reduce: "best-first | ~" }).text).toBe("30");
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

describe("a memory of steps", () => {
  type Range = readonly [from: number, to: number];
  type Options = Parameters<StepMemory["filter"]>[3];
  const far: Range = [30, 35];

  /** Filters a search over a text of so many numbers. */
  function filtered<R>(
    size: number,
    search: Search<Edits, R>,
    options: Options,
    memory = new StepMemory(),
  ): Search<Edits, R> {
    return filteredIn(Array.from({ length: size }, (_, i) => `NUM:${i}`).join(" _"), search, options, memory);
  }

  /** Filters a search over the tokens of a notation. */
  function filteredIn<R>(
    tokens: string,
    search: Search<Edits, R>,
    options: Options,
    memory = new StepMemory(),
  ): Search<Edits, R> {
    const tree = parseTree(`e(${tokens})`);
    return memory.filter(search, { root: tree.root, edits: noEdits }, { tree, syntax: wordSyntax }, options);
  }

  /** Asks for one removal after the other. */
  function* removing(removals: readonly Range[]): Search<Edits, void> {
    let edits = noEdits;
    for (const [from, to] of removals) edits = (yield* ask([edit(edits, [{ from, to, text: "" }])])) ?? edits;
  }

  /** Tries removals in a text of numbers, of which only that of one succeeds; tells how often the last one was tested. */
  function timesTested(removals: readonly Range[], options: Options, { success = far, size = 40 } = {}): number {
    const isOfFar = (edits: Edits) => edits.length === 1 && edits[0]?.from === success[0];
    const { tests } = solve(filtered(size, removing(removals), options), isOfFar);
    const [from, to] = removals.at(-1) as Range;
    return tests.filter((edits) => edits.some((cut) => cut.from === from && cut.to === to)).length;
  }

  const step: Range = [1, 2];
  const others: readonly Range[] = [
    [4, 5],
    [7, 8],
    [10, 11],
    [13, 14],
    [16, 17],
    [19, 20],
  ];

  it.each<[string, readonly Range[], Options, number]>([
    ["skips a step that removes two needed parts", [step, [4, 5], [0, 6]], {}, 0],
    ["tries it if it skips such steps only after three failures", [step, [4, 5], [0, 6]], { strictAfter: 3 }, 1],
    ["skips it after three failures", [step, [4, 5], [7, 8], [0, 6]], { strictAfter: 3 }, 0],
    ["tries it after three failures and a success", [step, [4, 5], [7, 8], far, [0, 6]], { strictAfter: 3 }, 1],
    ["does not try a step again after a change far away", [step, far, step], {}, 1],
    ["tries it again if it is thorough", [step, far, step], { isThorough: true }, 2],
    ["does not try it again in the same text", [step, step], { isThorough: true }, 1],
  ])("%s", (_, removals, options, times) => {
    expect(timesTested(removals, options)).toBe(times);
  });

  it.each<[string, readonly Range[], number]>([
    [
      "tries a step that removes what is around something as long",
      [
        [0, 6],
        [18, 24],
      ],
      1,
    ],
    [
      "skips it if that is shorter",
      [
        [0, 6],
        [17, 23],
      ],
      0,
    ],
    [
      "skips it if something else goes, too",
      [
        [0, 6],
        [18, 23],
        [39, 40],
      ],
      0,
    ],
  ])("%s, although that removes needed parts", (_, around, times) => {
    function* search(): Search<Edits, void> {
      for (const ranges of [[step], [[19, 20]], around] as const)
        yield [
          edit(
            noEdits,
            ranges.map(([from, to]) => ({ from, to, text: "" })),
          ),
        ];
    }
    expect(solve(filtered(40, search(), {}), () => false).tests).toHaveLength(2 + times);
  });

  it("does not take a single mark for a needed part where indentation marks blocks", () => {
    const count = (token: string, isIndented: boolean) => {
      const { tokens, ...tree } = parseTree(`e(NUM:0 _${token} _NUM:2 _NUM:3 _NUM:4 _NUM:5 _NUM:6 _NUM:7)`);
      const lines = isIndented && { lines: new Uint8Array(tokens.starts.length) };
      const context = { tree: { ...tree, tokens: { ...tokens, ...lines } }, syntax: wordSyntax };
      const search = removing([step, [4, 5], [0, 6]]);
      const filtered = new StepMemory().filter(search, { root: tree.root, edits: noEdits }, context, {});
      return solve(filtered, () => false).tests.length;
    };
    expect([count("NUM:1", true), count("MARK:'*'", true), count("MARK:'*'", false)]).toEqual([2, 3, 2]);
  });

  it.each([
    ["fewer than four failures", 32, 3, 1],
    ["four failures", 32, 4, 0],
    ["fewer failures than an eighth of the tokens", 48, 5, 1],
    ["as many failures as an eighth of the tokens", 48, 6, 0],
  ])("tries a failed step again if it is thorough, after %s of %i", (_, left, failures, times) => {
    const success: Range = [30, 36];
    const removals = [step, success, ...others.slice(0, failures), step];
    expect(timesTested(removals, { isThorough: true }, { success, size: left + 6 })).toBe(1 + times);
  });

  it.each([
    ["tries it again if it is thorough once a tenth of the tokens has gone", 40, 1],
    ["does not try it again as long as less has gone", 41, 0],
  ])("%s", (_, size, times) => {
    expect(timesTested([step, [30, 34], step], { isThorough: true }, { success: [30, 34], size })).toBe(1 + times);
  });

  it.each<[string, number, Range, number]>([
    ["forgets what failed once a third of the tokens is left", 90, [13, 73], 1],
    ["does not forget it as long as more are left", 90, [13, 72], 0],
    ["forgets it once half of the tokens are left if these are at most 24", 48, [13, 37], 1],
    ["does not forget it as long as more than 24 are left", 50, [13, 38], 0],
  ])("%s", (_, size, success, times) => {
    expect(timesTested([step, success, step], {}, { success, size })).toBe(1 + times);
    expect(timesTested([step, [4, 5], success, [0, 6]], {}, { success, size })).toBe(times);
  });

  it.each([
    ["there are tokens", 2, 2],
    ["8 in a short text", 20, 8],
    ["a quarter of the tokens", 100, 25],
    ["64 in a long text", 400, 64],
    ["64 in a text that is too long to be remembered", 20_001, 64],
  ])("ends an impatient search after as many failures as %s", (_, size, most) => {
    const texts = ["", "a", "b", "c"];
    const edits = texts.flatMap((text) =>
      Array.from({ length: size }, (_, from) => edit(noEdits, [{ from, to: from + 1, text }])),
    );
    const { tests } = solve(filtered(size, ask(edits), { isImpatient: true }), () => false);
    expect(tests).toHaveLength(most);
  });

  it.each([
    ["a third step like two that have failed", [4, 6, 8, 9], [4, 6, 9]],
    ["more than two if one like it has succeeded since", [4, 12, 6, 8, 10], [4, 12, 6, 8]],
  ])("an impatient search does not try %s", (_, removed, tried) => {
    const tokens = `${"NUM:1 _ NUM:2 _ ".repeat(10)}NUM:3`;
    const search = removing(removed.map((from) => [from, from + 1]));
    const removedBy = (edits: Edits) => edits.find(({ from }) => from !== 12 || edits.length === 1)?.from;
    const { tests } = solve(filteredIn(tokens, search, { isImpatient: true }), (edits) => removedBy(edits) === 12);
    expect(tests.map(removedBy)).toEqual(tried);
  });

  it("tells an impatient search when nothing more will be tried", () => {
    const memory = new StepMemory();
    let rounds = 0;
    function* search(): Search<Edits, void> {
      for (let from = 0; !memory.isExhausted; from++, rounds++) {
        yield [edit(noEdits, [{ from, to: from + 1, text: "" }])];
      }
    }
    solve(filtered(100, search(), { isImpatient: true }, memory), () => false);
    expect(rounds).toBe(26);
  });
});
