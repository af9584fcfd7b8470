import { describe, expect, it } from "vitest";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("java");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a declaration of a file", "package a.b; import c; class D {}", ["package a.b;", "import c;", "class D {}"]],
    ["a part of an import", "import static a.b.*;", ["static", ".b", ".*"]],
    ["a modifier", "@A(b) public class C {}", ["@A(b)", "public", "(b)"]],
    ["an element of an annotation", "@A(b = 1, c = {@D, @E}) class F {}", ["b = 1", ", c = {@D, @E}", "@D", ", @E"]],
    [
      "what a class extends",
      "class A<B> extends C implements D, E permits F {}",
      ["<B>", "extends C", "implements D, E", ", E", "permits F"],
    ],
    ["a bound", "class A<B extends C & D> {}", ["extends C", "& D"]],
    ["a component of a record", "record A(int b, C c) { A {} }", ["(int b, C c)", "int b", ", C c", "A {}"]],
    ["a constant", "enum A { B(1), C { d(); }, D; int e; }", ["B(1)", "(1)", ", C { d(); }", "{ d(); }", "; int e;"]],
    ["a member", "class A { int b; void c() {} static {} }", ["int b;", "void c() {}", "static {}"]],
    [
      "a part of a method",
      "<A> int b(int c, final D... d) throws E, F { g(); }",
      ["<A>", "int", "int c", ", final D... d", "final", "...", "throws E, F", ", F", "g();"],
    ],
    ["a default of an annotation's element", "@interface A { int b() default 1; }", ["default 1"]],
    ["a declarator", "int a = 1, b[], c;", ["int", "a = 1", "= 1", ", b[]", "[]", ", c"]],
    ["a type's part", "a.b.C<D>[] e;", [".b", ".C", "<D>", "[]"]],
    ["a type before a name", "for (A b : c) d((E f) -> g);", ["A", "E", "-> g"]],
    ["a type argument", "A<B, ? extends C> d;", ["B", ", ? extends C", "extends C"]],
    ["a statement", "{ a(); ; return b; }", ["a();", ";", "return b;", "b"]],
    ["a branch", "if (a) b; else if (c) d; else e;", ["(a) b;", "else if (c) d;", "else e;"]],
    ["a part of a loop's head", "for (int a = 0, b; c; d(), e()) f;", ["int", "int a = 0", ", b", "c", "d()", ", e()"]],
    [
      "a clause of try",
      "try (A a = b; c) {} catch (D | E e) {} finally {}",
      ["(A a = b; c)", "; c", "catch (D | E e) {}", "| E", "finally {}"],
    ],
    ["a case", "switch (a) { case b, c: d(); break; default: }", ["case b, c:", ", c", "d();", "break;", "default:"]],
    [
      "a rule of a switch",
      "a = switch (b) { case C(int d) when e -> f; default -> { yield g; } };",
      ["case C(int d) when e -> f;", "(int d)", "when e", "default -> { yield g; }", "yield g;"],
    ],
    ["a message", "assert a : b;", [": b"]],
    ["a target", "break a;", ["a"]],
    ["an operand", "a = b + c * d instanceof E e ? f : g;", ["= b", "+ c", "* d", "instanceof E e", "? f : g"]],
    ["a shift", "a = b >> c >>> d >= e >>= f;", [">> c", ">>> d", ">= e", ">>= f"]],
    ["a prefix", "a = !(int) -c;", ["!", "(int)", "-"]],
    ["a link of a chain", "a.b(c).<D>e()[f]++;", [".b", "(c)", ".<D>e", "<D>", "()", "[f]", "++"]],
    ["an argument", "a(b, c);", ["b", ", c"]],
    ["a part of a creation", "a = new B<C>(d) { int e; };", ["new", "<C>", "(d)", "{ int e; }", "int e;"]],
    ["an element of an array", "int[] a = {b, {c}, }, d = new int[e][]{f};", ["b", ", {c}", "[e]", "{f}"]],
    ["a lambda", "a((b, c) -> d, e -> { f(); });", ["b", ", c", "-> d", "-> { f(); }"]],
    ["a reference", "a(B::c, D[]::new);", ["::c", "[]", "::new"]],
    ["what is no Java", "a # b ` c;", ["# b", "` c"]],
    ["a statement below the first line of a program", "#!/usr/bin/java\na();", ["a();"]],
    [
      "a directive of a module",
      "open module a.b { requires transitive c; exports d to e, f; }",
      ["open", ".b", "requires transitive c;", "exports d to e, f;", ", f"],
    ],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("only what stands around it tells", () => {
  it.each([
    ["a cast", "a = (b) c;", "operand", ["a", "(b) c"]],
    ["a sum", "a = (b) + c;", "operand", ["a", "(b)", "b", "c"]],
    ["a bitwise and from a cast", "a = (b & c) != d;", "operand", ["a", "(b & c)", "b", "c", "d"]],
    ["an element from a cast", "(a[b])++;", "operand", ["(a[b])++", "a[b]", "b"]],
    ["a comparison from a type", "a = b < c; d = e > f;", "typeArguments", []],
    ["the head of a statement from a cast", "if (a) b();", "condition", ["(a)"]],
    ["a switch behind a condition", "while (a) switch (b) {}", "operand", ["a", "b"]],
    [
      "a value from a label",
      "a = b ? c : switch (d) { default -> e; };",
      "item",
      [`a = b ? c : switch (d) { default -> e; };`, "default -> e;", "e;"],
    ],
    ["a type from a call", "List<A> b; c(d);", "type", ["List<A>"]],
    ["a name from a word", "record = sealed + when + permits; yield = module;", "type", []],
    ["a modifier from a label", "interface A { @B(c) default void d() {} }", "annotation", ["@B(c)"]],
  ])("%s", (_, text, rule, expected) => {
    expect(textsOf(text, (node) => node.kind === "rule" && node.name === rule)).toEqual(expected);
  });
});

it("has plain replacements", () => {
  expect(Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    compilationUnit: "",
    item: ";",
    branch: "(true);",
    body: ";",
    condition: "(true)",
    constant: "a",
    block: "{}",
    annotation: "@a",
    name: "a",
    type: "int",
    typeArguments: "<>",
    elements: "0",
    element: "0",
    expression: "0",
    operand: "0",
  });
});

describe("what is no Java costs no more than itself:", () => {
  it.each([
    ["characters that nothing begins with", "class A { int a = # b; void c() { ` } }"],
    ["a bracket too many", "class A { void b() { c()); } int d; }"],
    ["a quote without an end", 'class A { String b = "c; int d; }\nclass E {}'],
  ])("%s", (_, text) => {
    const { table } = parseQuickly(text);
    const errors = table.tokens.categories.filter((category) => category === 2).length;
    expect(errors).toBeLessThanOrEqual(2);
  });
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["quotes without an end", '"""\na '],
  ["comments without an end", "/* a "],
  ["angle brackets", "a < b < "],
  ["parentheses", "(a, "],
  ["casts", "(a) (b) "],
  ["annotations", "@a.b("],
  ["names", "a.b c "],
  ["creations", "new a.b(){"],
  ["conditionals", "a ? b : c ? "],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
