import { describe, expect, it } from "vitest";
import { reduceSync } from "#src/index.js";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("go");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a declaration", 'package a\nimport b "c"\nfunc d() {}\n', ["package a", 'import b "c"', "b", "func d() {}"]],
    ["an import of several", 'import (\n"a"\n. "b"\n)', ['"a"', '. "b"', "."]],
    [
      "a specification",
      "const (\na, b int = iota, 1\nc\n)\nvar d = 1\n",
      ["a, b int = iota, 1", ", b", "int", "= iota, 1", ", 1", "c", "var d = 1", "= 1"],
    ],
    [
      "a part of a function",
      "func (a *b) c(d, e int, f ...g) (h int, i error) { j() }",
      ["(a *b)", "d", ", e int", ", f ...g", "...", "(h int, i error)", "h int", ", i error", "{ j() }", "j()"],
    ],
    [
      "a type parameter",
      "func a[b any, c ~int | d](e c)",
      ["[b any, c ~int | d]", "b any", ", c ~int | d", "~", "| d"],
    ],
    [
      "a field",
      "type a struct {\nb, c int `d`\n*e.f\ng[h]\n}",
      ["b, c int `d`", ", c", "`d`", "*e.f", ".f", "g[h]", "[h]"],
    ],
    [
      "a member of an interface",
      "type a interface { b(c) d; e; ~int | f }",
      ["b(c) d;", "c", "d", "e;", "~int | f", "| f"],
    ],
    ["a part of a type", "var a map[b][]*c.d = e", ["map[b]", "[]", "*", ".d", "= e"]],
    ["a statement", "{\na()\nb; ; return c, d\n}", ["a()", "b;", ";", "return c, d", "c, d", ", d"]],
    ["a branch", "if a := b; c {} else if d {} else {}", ["a := b; c {}", "else if d {}", "else {}", "a := b"]],
    ["a clause of a loop", "for a := 0; a < b; a++ {}", ["a := 0", "; a < b; a++", "a < b", "a++", "++"]],
    ["a range", "for a, b = range c {}", [", b", "= range c"]],
    ["a case", "switch a { case b, c: d(); e()\ndefault: }", ["case b, c: d(); e()", ", c", "d();", "e()", "default:"]],
    [
      "a case that waits",
      "select {\ncase a, b := <-c:\ncase d <- e:\n}",
      ["case a, b := <-c:", "<-", "case d <- e:", "<- e"],
    ],
    ["an operand", "a = b + c * d == e && f", ["= b + c * d == e && f", "+ c", "* d", "== e", "&& f"]],
    ["a prefix", "a = !*&b", ["!", "*", "&"]],
    [
      "a link of a chain",
      "a.b(c)[d].(e)[f:g:h](i...)",
      [".b", "(c)", "[d]", ".(e)", "[f:g:h]", ":g", ":h", "(i...)", "..."],
    ],
    ["an argument", "a(b, c)", ["b", ", c"]],
    ["an element", "a = []b{c, d: e, {f}}", ["[]", "{c, d: e, {f}}", "c", ", d: e", ": e", ", {f}", "f"]],
    ["what is no Go", "a(b # c, d ?)", ["# c", "?", ", d ?"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("only what stands around it tells", () => {
  it.each([
    ["a block from a literal in a head", "for a := range b {}", "block", ["{}"]],
    ["a literal in a head", "for range []b{c} {}", "block", ["{}"]],
    ["a literal in parentheses in a head", "if (a{b}) == c {}", "block", ["{}"]],
    ["a body from a literal", "func a() []b { c() }", "block", ["{ c() }"]],
    ["a type of functions from a function", "a = map[b]func() c{d: func() c { e() }}", "block", ["{ e() }"]],
    [
      "a block below a declaration",
      "func a() {\nvar b []c\n\n{\nd()\n}\n}",
      "block",
      ["{\nvar b []c\n\n{\nd()\n}\n}", "{\nd()\n}"],
    ],
    ["a type from an operand", "var a *b = c * d", "type", ["*b"]],
    ["an array from an index", "func a(b [c]d, e[f])", "type", ["[c]d", "e[f]"]],
    ["type parameters from an array", "type a[b *c, d any] e\ntype f [g * h]i", "typeParameters", ["[b *c, d any]"]],
    [
      "a method from a function that is called",
      "func (a b) c() {}\nfunc(a b) c {}()",
      "parameters",
      ["(a b)", "()", "(a b)"],
    ],
    ["a name from what every object has", "constructor()\nfunc(toString int) {}(0)", "block", ["{}"]],
    ["a conversion from a parameter", "func a(b (c)) {\nb (c)\n}", "parameter", ["b (c)"]],
    ["a line end that ends from one that does not", "a(b,\nc).\nd()\n*e++", "item", ["a(b,\nc).\nd()", "*e++"]],
    ["a line end in a comment", "a /*\n*/ (b)", "item", ["a", "(b)"]],
    ["a line end within a head", "for a := 0\na < b\na++ {\n}", "item", ["for a := 0\na < b\na++ {\n}"]],
  ])("%s", (_, text, rule, expected) => {
    expect(textsOf(text, (node) => node.kind === "rule" && node.name === rule)).toEqual(expected);
  });
});

it.each(["0x1.8p-2i", "1_000.5e+3", ".5", "'\\''", '"a\\"b"', "`a\\`", "\u00e4\u0661"])("%s is one token", (text) => {
  const { tokens } = parseQuickly(text).table;
  expect([...tokens.starts].map((start, i) => text.slice(start, tokens.ends[i]))).toEqual([text, ""]);
});

it("has plain replacements", () => {
  expect(Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    sourceFile: "",
    item: ";",
    block: "{}",
    branch: "{}",
    head: "",
    clause: "case 0:",
    simple: "0",
    importSpec: '""',
    spec: "a",
    signature: "()",
    parameters: "()",
    typeParameters: "[a any]",
    parameter: "int",
    member: ";",
    type: "int",
    expressions: "0",
    elements: "0",
    element: "0",
    expression: "0",
    operand: "0",
  });
});

it.each([
  ["goes with it", "keep()"],
  ["goes with it, too, if something else has its name", "e()"],
])("what only a removal used %s", (_, kept) => {
  const input = `func a() {\ne := 0\nkeep()\nh(e, 1)\n${kept}\n}\n`;
  // As for the compiler, a variable has to be declared and to be used.
  const test = (text: string) => {
    const statements = text.split(/[\n;{}]/).filter((each) => !/^\s*$|func a\(\)/.test(each));
    const has = (statement: string) => statements.includes(statement);
    const isValid =
      has("e := 0") === has("h(e, 1)") && statements.filter((each) => /^(keep|e)\(\)$/.test(each)).length === 2;
    return isValid && has(kept) && statements.every((each) => /^((keep|e)\(\)|e := 0|h\(e, 1\))$/.test(each));
  };
  expect(reduceSync({ input, language: grammar, reduce: "best-first", test }).text).toBe(`keep()\n${kept}`);
});

describe("what is no Go costs no more than itself:", () => {
  it.each([
    ["characters that nothing begins with", "func a() { b = # c; d ? }\nvar e = \\"],
    ["a bracket too many", "func a() {\nb())\nc()\n}\nvar d int"],
    ["a bracket that is open", "func a() {\nb(c\n}\nvar d int"],
    ["a quote without an end", 'func a() {\nb = "c\n}\nvar d int'],
    ["a line end before a brace", "func a()\n{\nb()\n}\nvar c int"],
  ])("%s", (_, text) => {
    const { table } = parseQuickly(text);
    const errors = table.tokens.categories.filter((category) => category === 2).length;
    expect(errors).toBeLessThanOrEqual(2);
  });
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["quotes without an end", '`\na " '],
  ["comments without an end", "/* a "],
  ["parentheses", "(a, "],
  ["what closes nothing", "(a ] "],
  ["types", "*[]map[a]chan "],
  ["functions", "func() "],
  ["parameters of functions", "func(a "],
  ["members", "struct { a "],
  ["specifications", "type a[b *c "],
  ["heads", "if a for b "],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
