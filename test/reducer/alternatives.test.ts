import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { loadGrammar } from "#src/grammar/load-grammar.js";
import type { Grammar } from "#src/grammar/model/grammar.js";
import { sentenceCheck } from "#src/grammar/run/sentence-check.js";
import { reduce, reduceSync } from "#src/index.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { alternatives } from "#src/reducer/alternatives.js";
import { noEdits } from "#src/tree/edits.js";
import { jsonTexts } from "../parse/json-texts.js";
import { valuesOf } from "../support/json-values.js";
import { oracleOver, oracleSpecs } from "../support/oracles.js";
import { solve } from "../support/solve.js";

const json = await loadLanguage("json");
const javascript = await loadLanguage("javascript");
const c = await loadLanguage("c");
const folder = mkdtempSync(join(tmpdir(), "test-of-treemin-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "Calc.g4");
writeFileSync(
  path,
  `grammar Calc;
start : expr EOF ;
expr : expr ('*' | '/') expr | expr ('+' | '-') expr | '-' expr | '(' expr ')' | INT ('.' INT)? ;
INT : [0-9]+ ; WS : ' ' -> skip ;`,
);
const calc = await loadGrammar({ files: [path] });

function reduceWith(language: Grammar, input: string, test: (text: string) => boolean, name = "alternatives*") {
  return reduceSync({ input, language, reduce: name, test: (text) => text === input || test(text) });
}

/** All texts that are tried, none of them interesting. */
function candidates(language: Grammar, input: string, name = "alternatives"): readonly string[] {
  const tried: string[] = [];
  reduceWith(language, input, (text) => tried.push(text) === 0, name);
  return tried.filter((text) => text !== "");
}

describe("alternatives", () => {
  it.each([
    ["other values of JSON", json, '{"a": [1,2]}', ["[]", "{}", '"a"', '{"a": 1}', '{"a": []}', "[1,2]"]],
    ["a constant for a value of one or two tokens", json, '[-1,"b",[]]', ['[0,"b",[]]', "[-1,0,[]]", '[-1,"b",0]']],
    ["a list of an object's values", json, '{"a":1,"b":2}', ["[1,2]"]],
    [
      "an else that goes with its if",
      javascript,
      "if (x) f(); else g();",
      ["if (x) f();", "if (x) g();", "f();", "g();"],
    ],
    ["what is left of an operator", javascript, "x = a ? b : c", ["x", "x = a", "x = b", "x = c"]],
    ["less than a loop", c, "int f(){for(i=0;i<9;i++)g(i);}", ["int f(){if(0)g(i);}", "int f(){g(i);}"]],
    ["an expression's operands: The Fuzzing Book", calc, "1 + (2 * 3)", ["1", "1 + 2", "1 + 3", "2 * 3"]],
  ])("try %s: %s", (_, language, input, expected) => {
    const tried = candidates(language, input).map((text) => text.replace(/\s/g, ""));
    for (const text of expected) expect(tried).toContain(text.replace(/\s/g, ""));
  });

  it.each([
    // The Fuzzing Book, Reducing Failure-Inducing Inputs: what fails is a text with parentheses, two deep.
    [
      "The Fuzzing Book's expression",
      calc,
      "1 + ((2 * 3 / 4))",
      (text: string) => /\(.*\(.*\).*\)/.test(text),
      "((0))",
    ],
    ["a number where a float was", calc, "12.5", (text: string) => text !== "" && !text.includes("."), "0"],
    [
      "an object for one with members",
      json,
      '{"named":false}',
      (text: string) => /^(\[\w+\]|\{.*\})$/.test(text),
      "{}",
    ],
    [
      "a member for an object within",
      json,
      '{"a":{"b":[1,{"c":2}]}}',
      (text: string) => /\{.*2.*\}/.test(text),
      '{"":2}',
    ],
    [
      "an if with what is needed",
      javascript,
      "if (x) { f(); g() } else h();",
      (text: string) => /^if/.test(text) && /g\(\)/.test(text),
      "if(0)g()",
    ],
  ])("leave %s: %s", (_, language, input, test, expected) => {
    expect(reduceWith(language, input, test, "alternatives* | hdd* | *").text).toBe(expected);
  });

  it("keep the layout around what stays", () => {
    expect(candidates(javascript, "if (x) f(); else g();")).toContain("if (x) f(); ");
  });
});

it("alternatives are no longer made when nothing more will be tried", () => {
  const parsed = parseTreeSync(json, "[[1, 2], [3, 4], [5, 6], [7, 8]]");
  const { tree } = parsed;
  const syntax = syntaxOf(json, parsed, {});
  const start = { root: tree.root, edits: noEdits };
  const countTests = (mostTests: number) => {
    const memory = { isExhausted: false };
    let rounds = 0;
    solve(alternatives(start, { tree, syntax, memory }), () => {
      memory.isExhausted = ++rounds >= mostTests;
      return false;
    });
    return rounds;
  };
  const all = countTests(Number.POSITIVE_INFINITY);
  expect(countTests(1)).toBeLessThan(all / 2);
});

describe("all alternatives", () => {
  const sums = fc.letrec<{ sum: string }>((tie) => ({
    sum: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("1", "23", "4.5"),
      tie("sum").map((inner) => `(${inner})`),
      fc.tuple(tie("sum"), fc.constantFrom("+", " * ", "-"), tie("sum")).map((parts) => parts.join("")),
    ),
  })).sum;

  it.each([
    ["JSON", json, jsonTexts, "json"],
    ["expressions", calc, sums, "start"],
  ])("of %s parse, and are no longer than the input", (_, language, inputs, start) => {
    const parses = sentenceCheck(language, { rule: start });
    fc.assert(
      fc.property(inputs, (input) => {
        for (const text of candidates(language, input)) {
          expect([text, parses(text)]).toEqual([text, true]);
          expect(text.length).toBeLessThanOrEqual(input.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [javascript, "program", "function f(a, b) { for (var i = 0; i < a.length; i++) if (a[i]) return b(a[i]); }"],
    [c, "translationUnit", "struct s { int a[3]; }; int f(int x) { while (x) { x = g(x, 1) ? 2 : 3; } return x; }"],
  ])("of a program parse, most of them", (language, start, input) => {
    const parses = sentenceCheck(language, { rule: start });
    const all = candidates(language, input);
    expect(all.filter(parses).length / all.length).toBeGreaterThan(0.9);
  });
});

describe("the fixpoint of alternatives", () => {
  it("leaves no value of JSON with at most two tokens that can become the shortest one", () => {
    fc.assert(
      fc.property(jsonTexts, oracleSpecs, (layouted, spec) => {
        const input = JSON.stringify(JSON.parse(layouted));
        const test = oracleOver(input, input.match(/[\w"]+|\S/g) ?? [], spec);
        const isInteresting = (text: string) => text !== "" && test(text);
        const pass = (text: string) =>
          reduceSync({ input: text, language: json, reduce: "alternatives", respace: false, test: isInteresting }).text;
        let text = pass(input);
        for (let before = input; text !== before; ) [before, text] = [text, pass(text)];
        for (const { start, end, tokens } of valuesOf(text)) {
          const other = `${text.slice(0, start)}0${text.slice(end)}`;
          if (tokens === 2 || (tokens === 1 && end - start > 1))
            expect([text, other, test(other)]).toEqual([text, other, false]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("with any oracle", () => {
  it("the reduction ends, and the result is no larger and the same for any number of jobs", async () => {
    await fc.assert(
      fc.asyncProperty(jsonTexts, oracleSpecs, async (input, spec) => {
        const test = oracleOver(input, input.match(/[\w"]+|\S/g) ?? [], spec);
        const { text } = reduceSync({ input, language: json, test, reduce: "alternatives*" });
        expect(text.length).toBeLessThanOrEqual(input.length);
        const parallel = await reduce({ input, language: json, test, reduce: "alternatives*", jobs: 8 });
        expect(parallel.text).toBe(text);
      }),
      { numRuns: 40 },
    );
  });
});
