import { describe, expect, it } from "vitest";
import { reduceSync } from "#src/index.js";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("python");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a statement", "a\nb()", ["a", "b()"]],
    ["a statement of a line", "a; b; c;", ["a;", "b;", "c;"]],
    ["a statement of a block", "if a:\n  b\n  c", ["b", "c"]],
    ["a statement behind a colon", "if a: b; c", ["b", "; c"]],
    ["a compound statement", "if a:\n  b\nwhile c: d", ["if a:\n  b", "while c: d"]],
    ["a branch", "if a: b\nelif c: d\nelif e: f\nelse: g", ["a: b", "elif c: d", "elif e: f", "else: g"]],
    ["else of a loop", "for a in b: c\nelse: d", ["else: d"]],
    ["a handler", "try: a\nexcept B: c\nexcept D as e: f\nfinally: g", ["except B: c", "as e", "finally: g"]],
    ["a case and its guard", "match a:\n case b: c\n case d if e: f", ["case b: c", "case d if e: f", "if e"]],
    ["a decorator", "@a\n@b(c)\ndef d(): e", ["@a", "@b(c)"]],
    ["async", "async def a(): b", ["async"]],
    ["a parameter and its parts", "def a(b, c: d = 1, *e): f", ["b", ", c: d = 1", ": d", "= 1", ", *e", "*"]],
    ["a parameter of lambda", "lambda a, b=1: c", ["a", ", b=1", "=1"]],
    ["lambda itself", "lambda a: b", ["lambda a:"]],
    ["a result's type", "def a() -> b: c", ["-> b"]],
    ["a type parameter", "def a[B, *C](): d", ["[B, *C]", "B", ", *C"]],
    ["a base class", "class A(B, c=D): e", ["(B, c=D)", "B", ", c=D"]],
    ["an assignment", "a = b += c", ["= b", "+= c"]],
    ["an annotation", "a: b = c", [": b", "= c"]],
    ["an import", "import a.b as c, d", ["a.b as c", ", d", "as c"]],
    ["an imported name", "from a import (b, c as d)", ["b", ", c as d", "as d"]],
    ["an item of with", "with a as b, c: d", ["a as b", ", c", "as b"]],
    ["an operand", "a + b * c and d", ["a", "+ b", "* c", "and d"]],
    ["a prefix", "not -a", ["not", "-"]],
    ["a branch of a conditional", "a if b else c", ["if b else c"]],
    ["a link of a chain", "a.b(c)[d]", [".b", "(c)", "[d]"]],
    ["an argument", "a(b, *c, d=e)", ["b", ", *c", ", d=e", "=e"]],
    ["an item of a dictionary", "{a: b, **c}", ["a: b", ", **c", ": b"]],
    ["a part of a slice", "a[b:c, d]", ["b:c", ":c", ", d"]],
    ["a clause of a comprehension", "[a for b in c if d for e in f]", ["for b in c if d", "if d", "for e in f"]],
    ["a part of an f-string", "f'a{b!r:>{c}}d'", ["a", "{b!r:>{c}}", "!r", ":>{c}", "d"]],
    ["a string of several", "'a' f'b'", ["'a'", "f'b'"]],
    ["a statement behind a word and a backslash", 'print \\\n  "a"\ntype \\\r\n B = 1\nc', ['print \\\n  "a"', "c"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

it("has plain replacements", () => {
  expect(Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    program: "",
    statement: "0",
    block: "0",
    branch: "0:0",
    imported: "a",
    item: "0",
    caseClause: "case 0:0",
    pattern: "0",
    typeParameters: "[]",
    parameter: "a",
    lambdaParameter: "a",
    targets: "a",
    target: "a",
    expressions: "0",
    element: "0",
    expression: "0",
    disjunction: "0",
    operand: "0",
    argument: "0",
    field: "{0}",
  });
});

it("an empty string keeps its quotation marks", () => {
  const test = (text: string) => /^f\((""|'')\)/.test(text);
  expect(reduceSync({ input: 'f("")', language: grammar, reduce: "pardis*", test }).text).toBe('f("")');
});

describe("what is no Python costs no more than itself:", () => {
  it.each([
    ["a character that nothing begins with", "a = $b\nc?\n"],
    ["an indentation for no reason", "a\n    b\nc\n"],
    ["an indentation that fits no block", "if a:\n    b\n  c\nd\n"],
    ["statements of Python 2", "print a, b\nexec c\nraise D, 'e'\n"],
    ["a quote without an end", "a = 'b\nc\n"],
    ["an f-string without an end", "f'a{b}\nc\n"],
  ])("%s", (_, text) => {
    const { table } = parseQuickly(text);
    const errors = table.tokens.categories.filter((category) => category === 2).length;
    expect(errors).toBeLessThanOrEqual(2);
  });

  it("a bracket without an end ends where only a statement can begin", () => {
    const { table } = parseQuickly("f(a\ndef g():\n    b\n");
    expect(table.tokens.lines?.filter((each) => each === 1).length).toBe(3);
  });
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["quotes without an end", "'''a "],
  ["fields", "f'{a:"],
  ["brackets", "(["],
  ["words that may be keywords", "match "],
  ["lambdas", "lambda a: "],
  ["blanks", "  \\\n"],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
