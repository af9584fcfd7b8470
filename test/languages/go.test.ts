import { describe, expect, it } from "vitest";
import { lex } from "#src/parse/tokens/lex.js";
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
