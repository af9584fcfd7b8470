// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are JavaScript
import { describe, expect, it } from "vitest";
import { loadLanguage } from "#src/grammar/languages.js";
import { symbolsOf } from "#src/grammar/minimal-replacements.js";
import { parse } from "#src/parse/parse.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { type Tree, textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

const javascript = await loadLanguage("javascript");

function problemOf(text: string) {
  return parse(javascript, text, { rule: "program", buildHiddenTokens: false, prediction: "sll" }).problem;
}

/** The texts of all iterations, those of joined lists included. */
function iterationsOf(tree: Tree): readonly string[] {
  return [...preorder(tree.root)].filter(({ kind }) => kind === "iteration").map((node) => textOf(tree, node));
}

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a statement", "a(); b()", ["a();", "b()"]],
    ["a statement in a block", "{ a(); b() }", ["a();", "b()"]],
    ["a statement of a case", "switch (a) { case b: c; d }", ["c;", "d"]],
    ["a case", "switch (a) { case b: c; default: d }", ["case b: c;", "default: d"]],
    ["a function", "function a() {} function b() {}", ["function a() {}", "function b() {}"]],
    ["a declarator", "var a = 1, b, c = 2", ["a = 1", ", b", ", c = 2"]],
    ["an initializer", "let a = 1", ["= 1"]],
    ["a parameter", "function a(b, { c }, ...d) {}", ["b", ", { c }", ", ...d"]],
    ["a parameter of an arrow function", "x = (a, b = 1) => 0", ["a", ", b = 1", "= 1"]],
    ["a default", "function a(b = 1) {}", ["= 1"]],
    ["async", "async function a() {}", ["async"]],
    ["the star of a generator", "function* a() {}", ["*"]],
    ["else", "if (a) b; else c", ["else c"]],
    ["the parts of a loop's head", "for (var a = 0; a < b; a++) ;", ["var a = 0", "a < b", "a++"]],
    ["catch", "try {} catch (a) {} finally {}", ["catch (a) {}", "(a)", "finally {}"]],
    ["a label's name", "a: for (;;) break a", ["a"]],
    ["an operand", "x = a + b * c", ["= a", "+ b", "* c", "x"]],
    ["a branch of a conditional", "x ? a : b", ["x", "? a : b"]],
    ["an operand of a sequence", "a, b, c", ["a", ", b", ", c"]],
    ["a prefix", "x = !await a", ["!", "await"]],
    ["new", "new A(b)", ["new", "(b)"]],
    ["a call's argument", "a(b, ...c, d)", ["b", ", ...c", ", d"]],
    ["an argument's dots", "a(...b)", ["..."]],
    ["a link of a chain", "a.b(c)[d]?.e`f`", [".b", "(c)", "[d]", "?.e", "`f`"]],
    ["an element of an array", "[a, , b, ...c]", ["a", ", , b", ", ...c"]],
    ["a part of a template", "`a${b}c`", ["a", "${b}", "c"]],
    [
      "a member of an object",
      "x = { a, b: c, d() {}, get e() {}, ...f }",
      ["a", ", b: c", ", d() {}", ", get e() {}", ", ...f"],
    ],
    ["a member of a pattern", "var { a, b: c = 1, ...d } = e", ["a", ", b: c = 1", ", ...d"]],
    ["a member's value", "x = { a: b }", [": b"]],
    ["a member of a class", "class A { b = 1; #c; d() {} static {} }", ["b = 1", "#c", "d() {}", "static {}"]],
    ["a modifier", "class A { static async b() {} }", ["static", "async"]],
    ["extends", "class A extends B {}", ["extends B"]],
    ["a decorator", "@a @b() class C { @d e }", ["@a", "@b()", "@d"]],
    ["an import's name", "import a, { b, c as d } from 'e'", [", { b, c as d }", "b", ", c as d", "as d"]],
    ["an export's name", "export { a, b as c }", ["a", ", b as c", "as c"]],
    ["an attribute", "import 'a' with { b: 'c', d: 'e' }", ["with { b: 'c', d: 'e' }", "b: 'c'", ", d: 'e'"]],
    ["an element's child", "x = <a>b{c}<d/></a>", ["b", "{c}", "<d/>"]],
    ["an element's attribute", "x = <a b='c' {...d} e={f}/>", ["b='c'", "{...d}", "e={f}", "='c'"]],
  ])("%s in %s", (_, text, expected) => {
    const { tree, problem } = parseTreeSync(javascript, text);
    expect(problem).toBeUndefined();
    const iterations = iterationsOf(unifySeparatedLists(tree));
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("the slash", () => {
  it.each([
    ["a / b / c", 2],
    ["a() / b / c", 2],
    ["if (a) /b/.c", 0],
    ["{} /a/.b", 0],
    ["x = {} / a / b", 2],
    ["function f() {} /a/.b", 0],
    ["x = function () {} / a / b", 2],
    ["x = a => {}\n/a/.b", 0],
    ["`${a / b}` / c", 2],
    ["`${/a/}`", 0],
    ["a++ / b / c", 2],
    ["return /a/", 0],
    ["a.return / b / c", 2],
    ["x = [] / a / b", 2],
    ["x = /[/]/ / a", 1],
    ["x = { a: /b/ }", 0],
    ["a: /b/.c", 0],
    ["a ? /b/ : /c/", 0],
    ["typeof /a/", 0],
    ["class A {} /a/.b", 0],
    ["x = class {} / a / b", 2],
    ["for (a of /b/) ;", 0],
  ])("in %j divides %i times", (text, count) => {
    const { tree, problem } = parseTreeSync(javascript, text);
    expect(problem).toBeUndefined();
    const tokens = [...preorder(tree.root)].filter((node) => node.kind === "token" && node.name === "DIVIDE");
    expect(tokens).toHaveLength(count);
  });
});

describe("where semicolons are missing", () => {
  it.each([
    ["a\nb", 2],
    ["a\n(b)", 1],
    ["a\n[b]", 1],
    ["a\n+b", 1],
    ["a\n++b", 2],
    ["a++\nb", 2],
    ["x = a => {}\n(b)", 2],
    ["x = function () {}\n(b)", 1],
    ["function f() {}\n(b)", 2],
    ["if (a) {}\n[b]", 2],
    ["return\na", 2],
    ["return a\nb", 2],
    ["async\nfunction f() {}", 2],
    ["let\na", 1],
    ["import 'a'\nb", 2],
  ])("%j is %i statements", (text, count) => {
    const { tree, problem } = parseTreeSync(javascript, text);
    expect(problem).toBeUndefined();
    expect(tree.root.children[0]?.children).toHaveLength(count);
  });
});

it.each(["a +", "f(a", "{", "`${a`", "class { = }", "x = <a>", "1a)", "for (;)"])("refuses %j", (text) => {
  expect(problemOf(text)).toBeDefined();
});

it("has plain replacements", () => {
  const replacements = new Map(symbolsOf(javascript).rules.map(({ name, replacement }) => [name, replacement]));
  expect(Object.fromEntries(replacements)).toMatchObject({
    program: "",
    statement: ";",
    block: "{}",
    expression: "0",
    assignment: "0",
    operand: "0",
    argument: "0",
    returnValue: "",
    parameters: "()",
    parameter: "a",
    classTail: "{}",
    memberName: "a",
    member: "a",
    declarator: "a",
    binding: "a",
    element: "<a/>",
  });
});

it("parses what is nested and what is long without a long look ahead", () => {
  expect(problemOf(`${"(".repeat(300)}a${")".repeat(300)}`)).toBeUndefined();
  expect(problemOf(`x = ${"a => ".repeat(300)}{}`)).toBeUndefined();
  expect(problemOf(`x = a${" ? b : a".repeat(20_000)}`)).toBeUndefined();
  expect(problemOf(`x = a${"\n+ b.c(d)[e]".repeat(20_000)}`)).toBeUndefined();
});
