import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  type Grammar,
  loadGrammar,
  loadLanguage,
  type ReduceOptions,
  type ReductionEvent,
  reduce,
  reduceSync,
} from "#src/index.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { pipeline } from "#src/pipeline/pipeline.js";
import { algorithmNames, parseTreeSync } from "#src/tools.js";
import { writeFiles } from "../grammar/grammar-folder.js";
import { jsonTexts } from "../parse/json-texts.js";
import { hash } from "../support/fake-oracle.js";
import { solve } from "../support/solve.js";

const json = await loadLanguage("json");

const calcSource = `grammar Calc;
program : (expression ';')* EOF ;
expression : NUMBER | NAME '(' (expression (',' expression)*)? ')' | '(' expression ')'
  | expression ('*' | '/') expression | expression ('+' | '-') expression ;
NUMBER : [0-9]+ ;
NAME : [a-z]+ ;
SPACE : [ \\n]+ -> channel(HIDDEN) ;
`;
let calc: Grammar;
async function loadCalc(): Promise<Grammar> {
  calc ??= await loadGrammar({ files: writeFiles({ "Calc.g4": calcSource }) });
  return calc;
}

const { expression: expressions } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom("1", "23", "4", "0"),
    tie("expression").map((inner) => `(${inner})`),
    fc.array(tie("expression"), { maxLength: 3 }).map((all) => `f(${all.join(", ")})`),
    fc
      .tuple(tie("expression"), fc.constantFrom("+", "-", "*", "/"), tie("expression"))
      .map(([left, operator, right]) => `${left} ${operator} ${right}`),
  ),
}));
const programs = fc.array(expressions, { maxLength: 3 }).map((all) => all.map((each) => `${each};\n`).join(""));

const pipelines = [...algorithmNames, "hdd* + hoist", "coarse-hdd* | hdd* + hoist | perses* | *"];

/** Passes over units of text know no grammar, and those over tokens none of the rules around them. */
const isGrammatical = (pipeline: string) => !/^(lines|tokens|chars|trec|vulcan.*)$/.test(pipeline);

describe.each(pipelines.filter(isGrammatical))("every candidate parses without a problem: %s", (pipeline) => {
  const holds = (grammar: Grammar, texts: fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(texts, fc.nat(), fc.integer({ min: 2, max: 5 }), (input, seed, rarity) => {
        const tested = new Set<string>();
        const test = (text: string) => {
          tested.add(text);
          return text === input || (text !== "" && hash(seed, text, rarity) === 0);
        };
        const { text, stopped } = reduceSync({ input, language: grammar, reduce: pipeline, test });
        const problems = [...tested].map((each) => [each, parseTreeSync(grammar, each).problem] as const);
        expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([]);
        expect(stopped).toBe("finished");
        expect(text.length).toBeLessThanOrEqual(input.length);
      }),
      { numRuns: 15 },
    );

  it("of JSON", () => holds(json, jsonTexts));
  it("of expressions", async () => holds(await loadCalc(), programs));
});

describe.each(pipelines)("what %s accepts", (pipeline) => {
  it("is the same for every number of jobs", async () => {
    await fc.assert(
      fc.asyncProperty(jsonTexts, fc.nat(), async (input, seed) => {
        const runs = [1, 8].map(async (jobs) => {
          const accepted: string[] = [];
          const test = async (text: string) => {
            for (let i = hash(seed + 1, text, 4); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
            return text === input || (text !== "" && hash(seed, text, 3) === 0);
          };
          const { text } = await reduce({
            input,
            language: json,
            reduce: pipeline,
            test,
            jobs,
            onEvent: (event) => event.kind === "accepted" && accepted.push(event.text),
          });
          return [...accepted, text];
        });
        const [one, eight] = await Promise.all(runs);
        expect(eight).toEqual(one);
      }),
      { numRuns: 5 },
    );
  });
});

describe("double parentheses in an expression", () => {
  it.each([
    ["hdd*", "0+((0));"],
    ["perses*", "((2));"],
    ["gtr*", "((4));"],
  ])("%s leaves of them %s", async (pipeline, expected) => {
    const test = (text: string) => /\(\(.*\)\)/.test(text);
    const input = "1 + ((2 * 3 / 4));";
    expect(reduceSync({ input, language: await loadCalc(), reduce: pipeline, test }).text).toBe(expected);
  });
});

it("perses replaces an element by the elements of a list inside it", () => {
  const input = "[[1, 2], [[3, 4], 5]]";
  const test = (text: string) => /1.*4/s.test(text);
  expect(reduceSync({ input, language: json, reduce: "perses*", test }).text).toBe("[1,4]");
});

it("substitution tries the nodes with more than 24 replacements in the end", () => {
  const input = JSON.stringify(Array.from({ length: 30 }, (_, i) => 10 + i));
  const test = (text: string) => text === input || text === "27";
  expect(reduceSync({ input, language: json, reduce: "hddr* + substitute", test }).text).toBe("27");
});

describe("compact", async () => {
  const javascript = await loadLanguage("javascript");
  const commented = "// what it does\nif (a) {\n        // why\n        f(1); // always\n}\n";
  const compacted = "if (a) {\nf(1);\n}";
  /** The result, and what the pass tried. */
  const compact = async (options: Partial<ReduceOptions>) => {
    const tried: string[] = [];
    const onEvent = (event: ReductionEvent) => {
      if (event.kind === "tested" && event.phase === "compact") tried.push(event.text);
    };
    const test = (text: string) => text.includes("f");
    const pipeline = { input: commented, language: javascript, reduce: "compact | best-first | *", test };
    return { ...(await reduce({ ...pipeline, ...options, onEvent })), tried };
  };

  it("drops comments and indentation in one test, and keeps lines", async () => {
    const { text, tried, statistics } = await compact({});
    expect(tried).toEqual([compacted]);
    expect(statistics.steps.map(({ phase }) => phase)).toContain("compact");
    expect(text).toBe("f");
  });

  it("is tried once only, and changes nothing if it fails", async () => {
    const { text, tried } = await compact({ test: (each) => each.includes("f") && each.includes("always") });
    expect(tried).toEqual([compacted]);
    expect(text).toMatch(/^f.*always$/);
  });

  it("is followed by another reduction if it fails and the layout becomes smaller at the end", async () => {
    const input = `f(1); /* always */\n\n${" ".repeat(20)}h(2);\ng(3);\n`;
    const test = (each: string) => /f.*always.*\s*h/.test(each) && (each.includes("g") || !each.includes("\n\n"));
    const { text, tried } = await compact({ input, test, reduce: "default" });
    expect(tried).toHaveLength(1);
    expect(text).not.toContain("g");
  });

  it("keeps indentation that has a meaning", async () => {
    const input = "def f():\n    # why\n    # ever\n    return 1  # always\n";
    expect((await compact({ input, language: "python" })).tried).toEqual(["def f():\n    return 1"]);
  });

  it("parses markup only once", async () => {
    const grammar = await loadLanguage("xml");
    const text = "<a>\n <b/> <c/>\n</a>\n";
    const parsed = parseTreeSync(grammar, text);
    const parse = vi.fn();
    const syntax = { ...syntaxOf(grammar, parsed, {}), parse };
    const search = pipeline({ text, tree: parsed.tree, syntax }, { reduce: "compact | hdd", respace: false });
    const { accepted } = solve(search, ({ text }) => text().includes("c"));
    expect(accepted.map(({ text }) => text())).toEqual(["<a><b/><c/></a>\n", "<a><c/></a>\n"]);
    expect(parse).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<ReduceOptions>]>([
    ["the layout is less than a fifth", { input: "if (always) { f(1); g(2); h(3); } // so\n" }],
    ["something is protected", { keep: { patterns: [/f/] } }],
    ["the layout is to stay", { respace: false }],
    ["there is no grammar", { language: "text" }],
  ])("is left out where %s", async (_, options) => {
    expect((await compact(options)).tried).toEqual([]);
  });
});
