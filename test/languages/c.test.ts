import { describe, expect, it } from "vitest";
import { languageNamed } from "#src/grammar/languages.js";
import { symbolsOf } from "#src/grammar/minimal-replacements.js";
import { parse } from "#src/parse/parse.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

const c = await (languageNamed("c") as NonNullable<ReturnType<typeof languageNamed>>).load();

/** The texts of all parts that can be removed by themselves. */
function removable(text: string): readonly string[] {
  const { tree, problem } = parseTreeSync(c, text);
  expect(problem).toBeUndefined();
  const nodes = [...preorder(unifySeparatedLists(tree).root)];
  return nodes.filter(({ kind }) => kind === "iteration").map((node) => textOf(tree, node));
}

describe("what can be removed by itself", () => {
  it.each<readonly [what: string, code: string, parts: readonly string[]]>([
    ["statements", "f() { a(); b(); }", ["a();", "b();"]],
    ["declarations and single declarators", "int x, *y = 1; int z;", ["int x, *y = 1;", "x", ", *y = 1", "int z;"]],
    ["a pointer of a type that only its place tells", "T * b;", ["T", "*"]],
    ["the right side of a product", "f() { return a * b; }", ["* b"]],
    ["parameters", "int f(int a, T *b, ...);", ["int a", ", T *b", ", ..."]],
    ["a parameter's name, pointers and qualifiers", "f(const T **b);", ["const", "**b", "*"]],
    ["arguments", "f() { g(1, x, h()); }", ["1", ", x", ", h()"]],
    ["specifiers and qualifiers", "static const unsigned long x;", ["static", "const", "unsigned", "long"]],
    [
      "members of a structure",
      "struct S { int a : 3; union { int b; }; };",
      ["int a : 3;", ": 3", "union { int b; };"],
    ],
    ["a body of a structure", "struct S { int a; } x;", ["{ int a; }"]],
    ["members of an enumeration", "enum E { A, B = 2, C };", ["A", ", B = 2", "= 2", ", C"]],
    ["the type below an enumeration", "enum E : T { A, B } x;", [": T", "A", ", B"]],
    ["elements of an initialiser", "int a[] = { 1, [3] = 2, x: 3, { 4 }, };", ["1", ", [3] = 2", ", x: 3", ", { 4 }"]],
    ["designated elements", "T a = { .x = 1, .y = 2 };", [".x = 1", ", .y = 2", "= 2"]],
    [
      "cases",
      "f() { switch (x) { case 1: case 2 ... 3: a(); default: b(); } }",
      ["case 1:", "case 2 ... 3:", "default:"],
    ],
    ["branches", "f() { if (a) b(); else if (c) d(); else e(); }", ["else if (c) d();", "else e();"]],
    [
      "parts of a loop's header",
      "f() { for (int i = 0, j; i < 1; i++, j++) ; }",
      ["= 0", ", j", "i < 1", "i++", ", j++"],
    ],
    ["operands", "f() { x = a + b - c * d && e; }", ["= a", "+ b", "- c", "* d", "&& e"]],
    ["conditional operands", "f() { return a ? b : c; }", ["? b : c"]],
    ["prefixes and casts", "f() { return (T *)-!sizeof x; }", ["(T *)", "-", "!", "sizeof"]],
    ["links of a chain", "f() { a.b->c(1)[2]++; }", [".b", "->c", "(1)", "[2]", "++"]],
    ["attributes", "int x __attribute__((a, b(1)));", ["__attribute__((a, b(1)))", ", b(1)"]],
    ["attributes of C23", "[[a, b::c]] int x;", ["[[a, b::c]]"]],
    ["declarations of old parameters", "int f(a, b) int a; char b; { }", ["char b;", "a", ", b"]],
    ["statements in an expression", "f() { return ({ a(); b; }); }", ["a();", "b;"]],
    ["operands of asm", 'f() { asm volatile ("x" : "=r"(a), "=r"(b) : : "cc"); }', [', "=r"(b)', ': "cc"']],
    ["strings", 'x = "a" PRI "b";', ["PRI", '"b"']],
    ["labels", "f() { x: y(); goto x; }", ["x:", "goto x;"]],
    ["macros", "BEGIN(x)\nint y;\nEACH(a, b) { c(); }\nEND", ["BEGIN(x)", "c();", "END"]],
    ["statements in a macro", "f() { G(a++; b--;) H(x, int y;) }", ["a++;", "b--;", "int y;"]],
    ["lines", '#include "a.h"\n#define X \\\n 1\nint x;', ['#include "a.h"\n', "#define X \\\n 1\n"]],
  ])("%s", (_, code, parts) => {
    expect(removable(code)).toEqual(expect.arrayContaining([...parts]));
  });
});

describe("a group of the preprocessor", () => {
  it.each([
    ["among statements", "f() {\n#if A\nx();\n#else\ny();\n#endif\n}", "#if A\nx();\n#else\ny();\n#endif\n"],
    ["among members", "struct S {\n#ifdef A\nint x;\n#endif\n};", "#ifdef A\nint x;\n#endif\n"],
    ["among elements", "int a[] = { 1,\n#if A\n2,\n#else\n3,\n#endif\n4 };", "#if A\n2,\n#else\n3,\n#endif\n"],
    ["around a file", "#ifndef H\n#define H\nint x;\n#endif\n", "#ifndef H\n#define H\nint x;\n#endif\n"],
    ["that is never read", "#if 0\ndon't\n#endif\nint x;", "#if 0\ndon't\n#endif\n"],
  ])("%s can be removed as a whole", (_, code, group) => {
    expect(removable(code)).toContain(group);
  });

  it.each([
    ["in an expression", "f() { x(a,\n#if A\n b\n#else\n c\n#endif\n); }"],
    ["around half a block", "f() {\n#if A\nif (a) {\n#else\nif (b) {\n#endif\nx();\n}\n}"],
    ["around an else", "f() { if (a) { }\n#if A\nelse { }\n#endif\nx(); }"],
    ["around a header of a function", "#if A\nint f(int a)\n#else\nint f(void)\n#endif\n{ }"],
    ["without an end", "#if A\nint x;\n"],
    ["without a beginning", "#endif\nint x;\n#else\n"],
  ])("%s does not keep the text from being parsed", (_, code) => {
    removable(code);
  });
});

describe("prediction", () => {
  it.each([
    ["a declaration and a product", "f() { T * x; T x, y; a * b; f(x); (T) x; (f)(x); (T) - 1; T (*p)(int); }"],
    ["pointers to pointers", "f() { T ***x, **y; a = b * **c; g(int **, T **p, char *const *q); }"],
    ["dangling branches", "f() { if (a) if (b) c(); else if (d) e(); else f(); else g(); }"],
  ])("is SLL for %s", (_, code) => {
    const plan = { rule: "translationUnit", buildHiddenTokens: false };
    expect(parse(c, code, { ...plan, prediction: "sll" }).problem).toBeUndefined();
  });
});

it("has plain minimal replacements", () => {
  const { rules } = symbolsOf(c);
  const replacements = Object.fromEntries(rules.map(({ name, replacement }) => [name, replacement]));
  expect(replacements).toMatchObject({
    translationUnit: "",
    item: ";",
    statement: ";",
    block: "{}",
    expression: "0",
    argument: "0",
    part: "0",
    specifier: "int",
    members: "{}",
    braces: "{}",
  });
});

it("reads characters beyond the first plane", () => {
  expect(removable('char *s = "😀";\n#define X 1\nT * x;')).toEqual(expect.arrayContaining(["#define X 1\n", "T"]));
});
