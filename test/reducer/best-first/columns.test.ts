import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { reduceSync } from "#src/reduce-sync.js";
import { columnsIn } from "#src/reducer/best-first/columns.js";
import { trySteps } from "#src/reducer/best-first/special-steps.js";
import { sweepOver } from "../../support/sweep.js";

/** The texts that are tested, without blanks. */
function testsOf(notation: string, isInteresting: (text: string) => boolean = () => false): readonly string[] {
  const { tests } = sweepOver(
    (tree, context) => trySteps(tree, context, () => columnsIn(tree, context)),
    notation,
    (text) => isInteresting(text.replaceAll(" ", "")),
  );
  return tests.map((text) => text.replaceAll(" ", ""));
}

/** A list in round brackets, whose elements have commas between them. */
const listOf = (...elements: readonly string[]) =>
  `'(' *(${elements.map((each, i) => (i > 0 ? `{',' | ${each}}` : `{${each}}`)).join(" ")}) ')'`;

/** Statements that each consist of a text. */
const program = (...texts: readonly string[]) => `p(*(${texts.map((text) => `{s(${text} ;)}`).join(" ")}))`;

describe("columnsIn", () => {
  it("removes the elements at one place of all lists with as many elements, the last ones first", () => {
    const rows = program(listOf("a", "b", "c"), listOf("1", "2", "3"), listOf("x", "y"));
    expect(testsOf(rows)).toEqual(["(a,b);(1,2);(x,y);", "(a,c);(1,3);(x,y);", "(b,c);(2,3);(x,y);"]);
    expect(testsOf(rows, (text) => /a.*1/.test(text)).at(-1)).toBe("(a);(1);(x);");
  });

  it("removes parameters with the arguments of all calls, also single ones", () => {
    const two = program(`ID:f ${listOf("ID:x", "ID:y")}`, `ID:f ${listOf("1", "2")}`, `ID:g ${listOf("3", "4")}`);
    expect(testsOf(two).slice(0, 2)).toEqual(["f(x);f(1);g(3,4);", "f(y);f(2);g(3,4);"]);
    expect(testsOf(program(`ID:f ${listOf("ID:x")}`, `ID:f ${listOf("1")}`, `ID:g ${listOf("2")}`))).toEqual([
      "f();f();g(2);",
    ]);
  });

  it("removes outer elements alone where a list is in another", () => {
    const inner = listOf("a", listOf("b", "c"));
    expect(testsOf(program(inner))).toEqual(["(a);", "((c));"]);
  });

  it("tests nothing for a single list, and for elements without anything between them", () => {
    expect(testsOf(program(listOf("a", "b"), listOf("1", "2", "3")))).toEqual([]);
    const block = (...texts: readonly string[]) => `'{' *(${texts.map((text) => `{s(${text} ;)}`).join(" ")}) '}'`;
    expect(testsOf(program(block("a", "b"), block("c", "d")))).toEqual([]);
  });

  it("removes equal elements of several tokens, whatever is between them and whether they have a separator", () => {
    const [call, other] = ["ID:f '(' NUM:1 ')'", "ID:g '(' NUM:2 ')'"];
    expect(testsOf(`p(*({${call}} {',' | ${other}} {',' | ${call}}))`)).toEqual(["g(2)"]);
    expect(testsOf("p(*({a} {',' | b} {',' | a}))")).toEqual([]);
  });

  it("removes the same parts of equal elements, the outer ones first", () => {
    const block = "'{' *({a} {b}) '}'";
    expect(testsOf(program(block, "x", block))).toEqual(["x;", "{b};x;{b};", "{a};x;{a};"]);
    expect(testsOf(program(block, "x", block), (text) => /^(\{.*\};)x;\1$/.test(text)).at(-1)).toBe("{};x;{};");
  });
});

describe.each([
  ["sql", "INSERT INTO t (a, b, c) VALUES (1, 2, 3), (4, 5, 6), (7, 8, 9);"],
  ["javascript", "f([a, b, c], [1, 2, 3], [4, 5, 6], [7, 8, 9]);"],
  ["python", "f((a, b, c), (1, 2, 3), (4, 5, 6), (7, 8, 9))"],
])("in %s", (name, input) => {
  it("columns go that are not needed, although all rows must have as many values", async () => {
    const test = (text: string) => {
      const rows = text.match(/[([][^()[\]]+[)\]]/g) ?? [];
      const [length, ...others] = rows.map((row) => row.split(",").length);
      return others.length === 3 && others.every((each) => each === length) && /5/.test(text);
    };
    expect(test(input)).toBe(true);
    expect(reduceSync({ input, language: await loadLanguage(name), test }).text).toMatch(/[([]5[)\]]/);
  });
});
