import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CharStream } from "antlr4ng";
import { describe, expect, it } from "vitest";
import { symbolsOf } from "#src/grammar/analysis/minimal-replacements.js";
import { recognizersOf } from "#src/grammar/antlr4ng/recognizers.js";
import { loadLanguage } from "#src/grammar/languages.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { parse } from "#src/parse/recognize/parse.js";
import { reduceSync } from "#src/reduce-sync.js";
import { type Node, type RuleNode, textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";
import { removableIn } from "./language-tree.js";

const c = await loadLanguage("c");
const removable = (text: string) => removableIn(c, text);

/** The rule nodes of a tree with text of their own, each with the name of the rule around it. */
function* rulesOf(root: Node): Generator<readonly [node: RuleNode, around: string]> {
  const open: (readonly [Node, string])[] = [[root, ""]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, around] = next;
    if (node.kind === "rule" && node.to > node.from) yield [node, around];
    const name = node.kind === "rule" ? node.name : around;
    for (const child of node.children) open.push([child, name]);
  }
}

describe("a part that can be removed by itself", () => {
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
    [
      "declarations of old parameters",
      "int f(a, b) int a, c; char b; { }",
      ["int a, c;", ", c", "char b;", "a", ", b"],
    ],
    [
      "declarations of old parameters whose types are names",
      "void f(s, n) register T *s; const U n; struct S { int x; } o; { }",
      ["register T *s;", "T", "const U n;", "U", "struct S { int x; } o;", "int x;"],
    ],
    ["signs before and between operands", "f() { x = -a - -b * *c; }", ["-", "- -b", "* *c", "*"]],
    ["casts to names that a typedef declares", "typedef int T; x = (T) - 1 + (T) * p;", ["(T)", "-", "+ (T) * p", "*"]],
    ["casts to names that were used as types", "T y; x = (T) & y;", ["(T)", "&"]],
    ["parts of statements in a macro", "f() { M(return x, y); N(== 1, case 2:); }", ["return x", ", y", "== 1", ":"]],
    [
      "lines of assembly",
      "f() { __asm { mov eax, 'a' ; don't\n jmp x } __asm int 3\n y(); }",
      ["mov eax, 'a' ; don't", "jmp x", "__asm int 3", "y();"],
    ],
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
  // The lines of a group cannot go by themselves in a tree, but what is between them can take the place of the group.
  it.each([
    ["statements", "f() {\n#if A\nx();\ny();\n#else\nz();\n#endif\n}", "item", ["x();", "y();", "z();"]],
    ["members", "struct S {\n#if A\nint x;\n#else\nint y;\n#endif\n};", "member", ["int x;", "int y;"]],
  ])("has the same rule as its %s, so that they may stand for it", (_, code, rule, content) => {
    const { tree } = parseTreeSync(c, code);
    const rules = [...preorder(tree.root)].filter((node) => node.kind === "rule" && node.name === rule);
    const group = rules.find((node) => textOf(tree, node).startsWith("#if")) as (typeof rules)[number];
    const parts = rules.filter(({ from, to }) => from > group.from && to < group.to);
    expect(parts.map((node) => textOf(tree, node))).toEqual(content);
    for (const part of [...parts.map((node) => textOf(tree, node)), content.join(" ")]) {
      expect(parseTreeSync(c, code.replace(textOf(tree, group), part)).problem).toBeUndefined();
    }
  });

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
    ["among the declarations of old parameters", "int f(a, b) int a;\n#ifdef X\nT b;\n#else\nint b;\n#endif\n{ }"],
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

it("has minimal replacements that are valid in their slots", () => {
  const plan = { rule: "translationUnit", buildHiddenTokens: false, prediction: "auto" } as const;
  for (const file of ["declarations.c", "statements.c"]) {
    const { tree } = parseTreeSync(c, readFileSync(join("grammars/c/samples", file), "utf8"));
    const seen = new Set<string>();
    for (const [node, around] of rulesOf(tree.root)) {
      // Once for each place in the grammar; between lines, since some replacements are lines.
      const place = `${around} ${node.name}`;
      if (seen.has(place)) continue;
      seen.add(place);
      const { starts, ends } = tree.tokens;
      const head = tree.text.slice(0, starts[node.from] as number);
      const text = `${head} ${node.replacement} ${tree.text.slice(ends[node.to - 1] as number)}`;
      expect([place, node.replacement, parse(c, text, plan).problem]).toEqual([place, node.replacement, undefined]);
    }
  }
});

describe("a line of the preprocessor that becomes shorter", () => {
  const lines = (text: string) => text.split("\n").filter((line) => line.startsWith("#"));

  it.each(["c", "cpp", "glsl"])("begins with the name of a directive, or has none (%s)", async (name) => {
    const language = await loadLanguage(name);
    const tested = new Set<string>();
    const input = "#include <LONG_NAME.h>\n#pragma some words\nint x;\n#error not 1234\n";
    const { text } = reduceSync({
      input,
      language,
      test: (each) => {
        for (const line of lines(each)) tested.add(line);
        return lines(each).length === 3 && each.includes("LONG");
      },
      reduce: "trec*",
    });
    expect(text).toMatch(/^#include *LONG\n#\n/);
    for (const line of tested) expect(line).toMatch(/^#((include|pragma|error)\b.*)?$/);
  });

  it("may begin with another word if the input does", () => {
    const { text } = reduceSync({
      input: "#words of 1234\n",
      language: c,
      test: (each) => /^#w/.test(each),
      reduce: "trec*",
    });
    expect(text).toBe("#w");
  });

  it("gets few tests once others could not be changed", () => {
    const input = Array.from({ length: 20 }, (_, i) => `#include <name${i}.h>\n\n`).join("");
    const test = (text: string) => lines(input).every((line) => lines(text).includes(line));
    expect(reduceSync({ input, language: c, test }).statistics.tests).toBeLessThan(150);
  });
});

it.each([
  ["macros", "M(x)\n"],
  ["macros behind a type", "T M(x) "],
  ["groups", "{\n#if A\n"],
  ["heads of old functions", "f(a, b) T c; "],
  ["lines", "x\n#define A\n"],
])("reads a long row of %s in linear time", (_, unit) => {
  const lexer = recognizersOf(c).createLexer(CharStream.fromString(unit.repeat(40_000)));
  const started = performance.now();
  lexer.nextToken();
  expect(performance.now() - started).toBeLessThan(5_000);
});

it("reads characters beyond the first plane", () => {
  expect(removable('char *s = "😀";\n#define X 1\nT * x;')).toEqual(expect.arrayContaining(["#define X 1\n", "T"]));
});
