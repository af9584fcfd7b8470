import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languageTree } from "./language-tree.js";

const { parseQuickly, symbols, textsOf } = await languageTree("glsl");

const inMain = (text: string) => `void main() { ${text} }`;

describe("is an iteration, so that it can be removed:", () => {
  it.each<readonly [what: string, text: string, parts: readonly string[]]>([
    [
      "a line of the preprocessor",
      "#version 300 es\n#define A(x) \\\n x\nvoid f();",
      ["#version 300 es\n", "void f();"],
    ],
    [
      "a directive that only tools know",
      "#include <common>\n#pragma glslify: f = require(g)\n",
      ["#include <common>\n"],
    ],
    ["a declaration in a group", "#ifdef A\nfloat a;\n#else\nvec2 b;\n#endif\n", ["float a;", "vec2 b;"]],
    [
      "a qualifier",
      "layout(location = 0) flat in highp vec3 a;",
      ["layout(location = 0)", "flat", "in", "highp", "vec3"],
    ],
    ["a layout", "layout(location = 0, index = 1) out vec4 a;", ["location = 0", ", index = 1"]],
    ["a word of a layout without a name", "layout(local_size_x = 8, local_size_y = 4) in;", [", local_size_y = 4"]],
    ["a declarator", "const float a[2] = float[](1., 2.), b;", ["const", "[2]", "= float[](1., 2.)", ", 2.", ", b"]],
    [
      "a member",
      "struct S { float a, b; vec3[2] c; } s;",
      ["{ float a, b; vec3[2] c; }", "float a, b;", ", b", "[2]", "s"],
    ],
    ["a member of a block", "uniform Camera { mat4 m; } c[2];", ["uniform", "mat4 m;", "c[2]", "[2]"]],
    ["a parameter", "float f(in vec3 a, const int b[2], float);", ["in", ", const int b[2]", ", float"]],
    ["a parameter in a group", "void f(int a,\n#ifdef B\nint b,\n#endif\nint c) {}", ["int b,"]],
    ["a statement", inMain("a = b; ; discard; return c;"), ["a = b;", ";", "discard;", "return c;", "c"]],
    ["a branch", inMain("if (a) b(); else if (c) { d(); } else e();"), ["else if (c) { d(); }", "else e();", "d();"]],
    ["a part of a loop", inMain("for (int i = 0, j = 1; i < n; i++, j--) a();"), [", j = 1", "; i < n", ", j--", "++"]],
    [
      "a case",
      inMain("switch (a) { case 1: b(); break; default: c(); }"),
      ["case 1:", "b();", "break;", "default:", "c();"],
    ],
    [
      "an operand",
      inMain("a = b + -c.xyz * d[i] ^^ !e ? f : g;"),
      ["= b", "+ -c.xyz", "-", ".xyz", "[i]", "^^ !e", "? f : g"],
    ],
    ["an argument", inMain("a = vec4(b, 1., c(d));"), [", 1.", ", c(d)", "(d)"]],
    ["an element", inMain("float a[2][2] = { { 1., 2. }, { 3., 4. } };"), [", { 3., 4. }", ", 2."]],
    ["an attribute", inMain("[[unroll, loop]] for (;;) {}"), ["[[unroll, loop]]", ", loop"]],
    ["a macro without a semicolon", inMain("AAA\nB(c) if (d) e();"), ["AAA", "B(c)", "if (d) e();"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("placeholders of generators are names:", () => {
  it.each([
    ["light{X}.colour", inMain("a = light{X}.colour;"), "light{X}"],
    ["$\x7bname}", inMain("a = $\x7bname} + 1;"), "$\x7bname}"],
    ["$\x7bcode} in a line of its own", "$\x7bcode}\nvoid main() {}", "$\x7bcode}"],
  ])("%s", (_, text, expected) => {
    expect(textsOf(text, ({ kind }) => kind === "token")).toContain(expected);
  });
});

it("reads all that the sample holds", () => {
  const text = readFileSync("grammars/glsl/samples/lit.frag", "utf8");
  expect(parseQuickly(text).problem).toBeUndefined();
});

it("has replacements that compile", () => {
  const replacements = Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]));
  expect(replacements).toMatchObject({
    phrase: "0",
    operand: "0.",
    block: "{}",
    statement: ";",
    condition: "(true)",
    header: "(;;)",
  });
});

it.each([
  ["a bracket that closes nothing", "int a;\n}\nint b);\nint c;"],
  ["a brace that is never closed", "void f() {\nint a;\nint b;"],
  ["a parenthesis that is never closed", `int a = (1;\n${inMain("b();")}`],
  ["a character that begins nothing", inMain("a ` b; c @ d;")],
  ["a half of a group", inMain("a(b\n#ifdef C\n, d\n#endif\n);\nif (e)\n#if F\ng();\n#else\nh();\n#endif\n")],
])("%s costs no more than itself", (_, text) => {
  const { table } = parseQuickly(text);
  expect(table.tokens.categories.filter((category) => category === 2).length).toBe(0);
});
