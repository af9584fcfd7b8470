import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Grammar, loadGrammar, loadLanguage, reduce, reduceSync } from "#src/index.js";
import { algorithmNames, parseTreeSync } from "#src/tools.js";
import { writeFiles } from "../grammar/grammar-folder.js";
import { jsonTexts } from "../parse/json-texts.js";
import { hash } from "../support/fake-oracle.js";

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

it("perses puts the elements of a list where the list stood among others", () => {
  const input = "[[1, 2], [[3, 4], 5]]";
  const test = (text: string) => /1.*4/s.test(text);
  expect(reduceSync({ input, language: json, reduce: "perses*", test }).text).toBe("[1,4]");
});

it("substitution tries the nodes with more than 24 replacements in the end", () => {
  const input = JSON.stringify(Array.from({ length: 30 }, (_, i) => 10 + i));
  const test = (text: string) => text === input || text === "27";
  expect(reduceSync({ input, language: json, reduce: "hddr* + substitute", test }).text).toBe("27");
});
