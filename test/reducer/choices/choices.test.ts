import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Grammar, loadGrammar, loadLanguage, reduceSync } from "#src/index.js";
import type { RuleSlot } from "#src/language/syntax.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { syntaxOf } from "#src/parse/syntax-of-text.js";
import { type Choice, choicesOf, generate } from "#src/reducer/choices/choice-sequence.js";
import { isShortlexSmaller } from "#src/search/shortlex.js";
import type { Tree } from "#src/tree/node.js";
import { writeFiles } from "../../grammar/grammar-folder.js";
import { jsonTexts } from "../../parse/json-texts.js";
import { deeperThanTheStack } from "../../support/deeper-than-the-stack.js";
import { hash } from "../../support/fake-oracle.js";

const json = await loadLanguage("json");
const c = await loadLanguage("c");
const javascript = await loadLanguage("javascript");
/** It has an optional rule that may be empty, and operators of all kinds. */
const calcSource = `grammar Calc;
start : label? expr EOF ;
label : INT? ':' | ;
expr : expr ('*' | '/') expr | <assoc=right> expr '^' expr | expr '+' expr | '-' expr | expr '!' | '(' expr ')' | INT ;
INT : [0-9]+ ; WS : ' ' -> skip ;`;
let known: Grammar | undefined;
async function loadCalc(): Promise<Grammar> {
  known ??= await loadGrammar({ files: writeFiles({ "Calc.g4": calcSource }) });
  return known;
}

/** A text, and what a generator makes of some of its choices. */
function generatorOf(grammar: Grammar, text: string) {
  const parsed = parseTreeSync(grammar, text);
  const { tree } = parsed;
  const syntax = syntaxOf(grammar, parsed, {});
  const choices = choicesOf(tree.root, syntax) ?? [];
  const start = syntax.slotAtStartOf(grammar.start) as RuleSlot;
  return { tree, choices, write: (some: readonly Choice[]) => wordsOf(tree, generate(some, start, syntax) ?? []) };
}

/** What was written, token by token. */
function wordsOf({ text, tokens }: Tree, written: NonNullable<ReturnType<typeof generate>>): readonly string[] {
  return written.flatMap((each) => {
    if (typeof each === "string") return [each];
    return Array.from({ length: each.to - each.from }, (_, i) =>
      text.slice(tokens.starts[each.from + i], tokens.ends[each.from + i]),
    );
  });
}

const allWords = (tree: Tree) => wordsOf(tree, [{ from: 0, to: tree.tokens.starts.length }]);

/** The choices in a line: their names, and the texts of tokens. */
function shown(grammar: Grammar, text: string): string {
  const { tree, choices } = generatorOf(grammar, text);
  const lines = choices.map(({ name, from, to }) => {
    const own = tree.text.slice(tree.tokens.starts[from], tree.tokens.ends[to - 1]);
    return from === to || name === `'${own}'` ? name.replaceAll("'", "") : `${name} ${own}`;
  });
  return lines.join(" | ");
}

function expectSame(grammar: Grammar, text: string): void {
  const { tree, choices, write } = generatorOf(grammar, text);
  expect(write(choices)).toEqual(allWords(tree));
}

const sums = fc.letrec<{ sum: string }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom("1", "23", "4"),
    tie("sum").map((inner) => `(${inner})`),
    tie("sum").map((inner) => `-${inner}`),
    tie("sum").map((inner) => `${inner}!`),
    fc.tuple(tie("sum"), fc.constantFrom("+", "*", "^"), tie("sum")).map((parts) => parts.join("")),
  ),
})).sum;

describe("the choices of a tree", () => {
  it.each([
    ["json", json],
    ["c", c],
    ["javascript", javascript],
  ])("write its text again: the samples of %s", (name, grammar) => {
    const folder = new URL(`../../../grammars/${name}/samples/`, import.meta.url);
    for (const file of readdirSync(folder)) expectSame(grammar, readFileSync(new URL(file, folder), "utf8"));
  });

  it("write its text again: any JSON, any expression", async () => {
    const calc = await loadCalc();
    fc.assert(fc.property(jsonTexts, (text) => expectSame(json, text)));
    fc.assert(fc.property(fc.constantFrom("", ":", "7:"), sums, (label, sum) => expectSame(calc, label + sum)));
  });

  it.each([['{"a": [1, 2'], ['{"a": # [1, 2}, "b": ]'], ["[1, {], 2]"], ["]"]])(
    "write its text again, syntax errors and all: %s",
    (text) => expectSame(json, text),
  );

  it.each([
    ["[1]", "value | array | value | NUMBER 1 | ] | "],
    ['{"a": 2}', 'value | object | member | STRING "a" | NUMBER 2 | } | '],
  ])("are what the grammar leaves open: %s", (text, expected) => expect(shown(json, text)).toBe(expected));

  it("include what may be left out, and where operators end", async () => {
    const expected = "label | INT 1 | expr | expr | INT 2 | + | INT 3 | !";
    expect(shown(await loadCalc(), "1:2+3!")).toBe(expected);
  });

  it("are found and made in trees deeper than the call stack", () => {
    expectSame(json, "[".repeat(deeperThanTheStack) + "]".repeat(deeperThanTheStack));
  });
});

describe("some of the choices", () => {
  it.each([
    ["a structure that is gone lets what is in it take its place", "[1,{}]", [1, 2, 3, 4], "{}"],
    ["what is left of it is passed over", '{"a":[1,2],"b":3}', [4, 5, 7], '{"a":1,"b":3}'],
    ["the shortest comes where they run out", '{"a":[1,2],"b":3}', [7, 8, 9, 10, 11, 12, 13, 14], '{"a":[1]}'],
  ])("%s: %s without %j", (_, text, cut, expected) => {
    const { choices, write } = generatorOf(json, text);
    expect(write(choices.filter((_choice, i) => !cut.includes(i))).join("")).toBe(expected);
  });
});

const hasAll = (words: readonly string[]) => (text: string) => words.every((word) => text.includes(word));

describe("reduction", () => {
  it.each([
    ["choices*", '{"needle":"yes"}'],
    ["choices-default*", '{"":0,"needle":"yes"}'],
    ["choices* | choices-default*", '{"needle":"yes"}'],
  ])("by %s leaves %s", (pipeline, expected) => {
    const input = '{"a": [1, 2, {"x": null, "needle": [true, "yes"]}], "b": {"c": 4}, "d": [[[[5]]]]}';
    const { text } = reduceSync({ input, language: json, reduce: pipeline, test: hasAll(["needle", "yes"]) });
    expect(text).toBe(expected);
  });

  // In lists of a, b and lists, each item and each closing bracket is a choice, and each can be made everywhere. So the
  // generator writes the choices one by one, an opening bracket for a list, and closes what is open at the end.
  it.each(["choices", "choices-default"])(
    "by %s leaves no choice of nested lists that can be left out alone",
    async (name) => {
      const source = `grammar Lists; start : list EOF ; list : '(' (list | 'a' | 'b')* ')' ; WS : ' ' -> skip ;`;
      const language = await loadGrammar({ files: writeFiles({ "Lists.g4": source }) });
      const items = fc.letrec<{ list: string }>((tie) => ({
        list: fc
          .array(fc.oneof({ maxDepth: 4 }, fc.constantFrom("a", "b"), tie("list")), { maxLength: 4 })
          .map((all) => `(${all.join("")})`),
      })).list;
      const write = (made: readonly string[]) => {
        let text = "(";
        let depth = 1;
        for (const choice of made) {
          if (depth === 0) break;
          text += choice;
          depth += choice === "(" ? 1 : choice === ")" ? -1 : 0;
        }
        return text + ")".repeat(depth);
      };
      fc.assert(
        fc.property(items, fc.nat(), (input, seed) => {
          const test = (text: string) => text === input || (text !== "" && hash(seed, text, 3) === 0);
          const { text } = reduceSync({ input, language, reduce: `${name}*`, respace: false, test });
          const made = [...text.slice(1)];
          expect(write(made)).toBe(text);
          made.forEach((_, i) => {
            const other = write([...made.slice(0, i), ...(name === "choices" ? [] : [")"]), ...made.slice(i + 1)]);
            if (isShortlexSmaller(other, text)) expect([text, other, test(other)]).toEqual([text, other, false]);
          });
        }),
        { numRuns: 60 },
      );
    },
  );

  it.each(["choices*", "choices-default*"])("by %s leaves no choice that can be left out alone", (pipeline) => {
    fc.assert(
      fc.property(jsonTexts, fc.nat(), (input, seed) => {
        const bare = (text: string) => text.replace(/\s/g, "");
        const test = (text: string) => bare(text) === bare(input) || (text !== "" && hash(seed, bare(text), 3) === 0);
        const { text } = reduceSync({ input, language: json, reduce: pipeline, test });
        const { choices, write } = generatorOf(json, text);
        choices.forEach((choice, i) => {
          const instead = pipeline === "choices*" ? [] : [{ ...choice, to: choice.from, isDefault: true }];
          const other = write([...choices.slice(0, i), ...instead, ...choices.slice(i + 1)]).join("");
          if (other.length < bare(text).length) expect([text, other, test(other)]).toEqual([text, other, false]);
        });
      }),
    );
  });
});
