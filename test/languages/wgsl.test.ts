import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languageTree } from "./language-tree.js";

const { parseQuickly, symbols, textsOf } = await languageTree("wgsl");

const inFunction = (text: string) => `fn f() { ${text} }`;

describe("is an iteration, so that it can be removed:", () => {
  it.each<readonly [what: string, text: string, parts: readonly string[]]>([
    [
      "a directive",
      "enable f16, subgroups;\nrequires a;\ndiagnostic(off, b.c);",
      ["enable f16, subgroups;", ", subgroups"],
    ],
    [
      "a line of a preprocessor",
      "#import a::b as c\n#define_import_path d\nfn e() {}",
      ["#import a::b as c\n", "fn e() {}"],
    ],
    ["an import", "#import a::{\n b,\n c::{d, e as f},\n}\n", [",\n c::{d, e as f}", ", e as f", "as f"]],
    [
      "a declaration in a group",
      "#ifdef A\nconst a = 1;\n#else\nalias b = u32;\n#endif\n",
      ["const a = 1;", "alias b = u32;"],
    ],
    [
      "an attribute",
      "@group(0) @binding(1) var<storage, read_write> a: array<f32>;",
      ["@group(0)", "@binding(1)", "<storage, read_write>", ", read_write", ": array<f32>", "<f32>"],
    ],
    ["a value", "@id(1) override a: f32 = 2.;", ["@id(1)", ": f32", "= 2."]],
    ["a member", "struct S { @align(16) a: f32, b: vec2<u32>, }", ["@align(16)", ", b: vec2<u32>", "<u32>"]],
    ["a member in a group", "struct S { a: f32,\n#ifdef B\nb: f32,\n#endif\n}", ["b: f32,"]],
    [
      "a part of a function",
      "@vertex fn f(@location(0) a: f32, b: i32) -> @builtin(position) vec4f { return c; }",
      ["@vertex", "@location(0)", ", b: i32", "-> @builtin(position) vec4f", "return c;"],
    ],
    [
      "a branch",
      inFunction("if a { b(); } else if c { d(); } else { e(); }"),
      ["else if c { d(); }", "else { e(); }", "b();"],
    ],
    [
      "a part of a loop",
      inFunction(
        "for (var i = 0; i < 3; i++) { continue; } while a { break; } loop { b(); continuing { break if c; } }",
      ),
      ["; i < 3", "++", "continue;", "while a { break; }", "continuing { break if c; }", "break if c;"],
    ],
    [
      "a case",
      inFunction("switch a { case 1, 2: { b(); } case 3, default { } default: { c(); } }"),
      ["case 1, 2: { b(); }", ", 2", ", default", "default: { c(); }", ":"],
    ],
    ["an operand", inFunction("a += -b.xy * *c[1] >> 2u;"), ["+= -b.xy", "-", ".xy", "* *c[1]", "[1]", ">> 2u"]],
    ["an argument", inFunction("_ = a(b, 1., vec2<f32>(c));"), [", 1.", "<f32>", "(c)"]],
    ["a path", inFunction("let a = b::c::d(e);"), ["::c", "::d", "(e)"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("only what stands around it tells", () => {
  it.each<readonly [what: string, text: string, expected: readonly string[]]>([
    ["arguments of templates from comparisons", inFunction("a = b < c; if (d < e && f > (g)) { } h<i>(j);"), ["<i>"]],
    ["brackets from shifts", inFunction("a = vec2<vec2<u32>>(b >> 1); c = d >= e;"), ["<vec2<u32>>", "<u32>"]],
    ["a bracket from an assignment", "var a: array<u32>=b;", ["<u32>"]],
    ["a comparison of an argument", inFunction("let a = array<u32, (b > c)>(d);"), ["<u32, (b > c)>"]],
  ])("%s in %s", (_, text, expected) => {
    expect(textsOf(text, (node) => node.kind === "rule" && node.name === "angles")).toEqual(expected);
  });
});

describe("placeholders of preprocessors are names:", () => {
  it.each(["#{A}", "#A", "{A}", "$\x7ba.b}", "b{A}", "#{A}u"])("%s", (name) => {
    expect(textsOf(`const a: array<u32, ${name}> = b;`, ({ kind }) => kind === "token")).toContain(name);
  });
});

it("ends where the text does, although its last character takes two UTF-16 units and begins nothing", () => {
  expect(parseQuickly("\u{11c39}").problem).toBeDefined();
  expect(parseQuickly("const a = 1;\u{1f600}").problem).toBeDefined();
});

it("reads all that the sample holds", () => {
  const text = readFileSync("grammars/wgsl/samples/particles.wgsl", "utf8");
  expect(parseQuickly(text).problem).toBeUndefined();
});

it("reads a line of a preprocessor that it does not know", () => {
  expect(parseQuickly("#words here\nconst a = 1;").problem).toBeUndefined();
});

it("has replacements that compile", () => {
  const replacements = Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]));
  expect(replacements).toMatchObject({ phrase: "0", operand: "0", block: "{}", item: ";", header: "(;;)" });
});

it.each([
  ["a bracket that closes nothing", "const a = 1;\n}\nconst b = 2);\nconst c = 3;"],
  ["a brace that is never closed", "fn f() {\nlet a = 1;\nlet b = 2;"],
  ["a parenthesis that is never closed", `const a = (1;\n${inFunction("b();")}`],
  ["a character that begins nothing", inFunction("a = b ` c; d = e \\ f;")],
  ["a half of a group", inFunction("a(b\n#ifdef C\n, d\n#endif\n);\nlet e = (\n#if F\n(g)\n#else\n(h)\n#endif\n);")],
])("%s costs no more than itself", (_, text) => {
  const { table } = parseQuickly(text);
  expect(table.tokens.categories.filter((category) => category === 2).length).toBe(0);
});
