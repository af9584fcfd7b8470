// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are JavaScript
import { expect, it } from "vitest";
import { parseTree } from "#src/parse/parse-tree.js";
import { growthOfTenTimes } from "../support/characters-read.js";
import { javascript, parseQuickly } from "./javascript-tree.js";

/** How often something is repeated: so often that its parse must not go deeper each time. */
const often = 5_000;

/** How often something is repeated for quadratic time to show. */
const many = 20_000;

/** Deeper than the call stack, because the parser makes several calls for each level. */
const levels = 6_000;

function nested(open: string, inside: string, close: string): string {
  return open.repeat(levels) + inside + close.repeat(levels);
}

const nestings: readonly (readonly [string, string])[] = [
  ["parentheses", nested("(", "a", ")")],
  ["heads of arrow functions", nested("(a = ", "b", ") => 0")],
  ["bodies of arrow functions", nested("() => { return ", "a", "}")],
  ["calls", nested("a(", "b", ")")],
  ["templates", nested("`${", "a", "}`")],
  ["elements", `x = ${nested("<a>", "b", "</a>")}`],
  ["elements in braces", `x = ${nested("<a>{", "b", "}</a>")}`],
  ["blocks", nested("{", "a", "}")],
  ["objects", `x = ${nested("{ a: ", "b", "}")}`],
  ["patterns", `var ${nested("[", "a", "]")} = b`],
  ["classes", nested("class A { a() { ", "b", "} }")],
  ["conditionals", nested("a ? ", "b", " : c")],
  ["branches", `${"if (a) b; else ".repeat(levels)};`],
];

it(`nested ${nestings.map(([name]) => name).join(", ")} are parsed`, async () => {
  const parse = (text: string) => parseTree(javascript, text);
  // All in one text, because each needs a thread of its own. If that fails, each by itself tells which.
  const { problem, notes } = await parse(nestings.map(([, text]) => text).join(";\n"));
  for (const [name, text] of problem || notes.length > 0 ? nestings : []) {
    const alone = await parse(text);
    expect([name, alone.problem, alone.notes]).toEqual([name, undefined, []]);
  }
  expect([problem, notes]).toEqual([undefined, []]);
});

it.each([
  ["regular expressions", "/a/;"],
  ["divisions", "a / b / c;"],
  ["regular expressions behind await", "await /a/;"],
  ["words before comments", "async /* a */ ;"],
  ["assignments of arrow functions", "a = (b) => {};"],
  ["conditionals", "a ? b : c ? d : e;"],
  ["templates", "`a${b}c`;"],
  ["elements", "a = <b c={d}>e</b>;"],
  ["blocks and objects", "{ a = {} }"],
  ["declarations", "let [a, { b }] = c;"],
  ["labels", "a: {}"],
])("%s, one behind the other, are parsed", (_, text) => {
  expect(parseQuickly(text.repeat(often)).problem).toBeUndefined();
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["comments without an end", "/* "],
  ["words before such comments", "async /* "],
  ["comments in a tag", "/* ", "x = <a "],
  ["classes in a regular expression without an end", "/[ "],
  ["slashes behind await", "await / "],
  ["brackets that close nothing", ")", "{".repeat(many)],
  ["templates", "`${"],
  ["tags", "<a>", "x = "],
])("%s are read in linear time", (_, text, before = "") => {
  expect(growthOfTenTimes(javascript, text, { before })).toBeLessThan(12);
});
