import { describe, expect, it } from "vitest";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const css = await languageTree("css");
const scss = await languageTree("scss");
const less = await languageTree("less");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a rule", "a {} b {}", ["a {}", "b {}"]],
    ["a selector", "a, .b {}", ["a", ", .b"]],
    [
      "a part of a selector",
      "a.b:hover > #c::d [e=f] {}",
      ["a", ".b", ":hover", ">", "#c", "::d", "[e=f]", ".", ":", "::"],
    ],
    ["an argument of a selector", "a:not(.b, c) {}", [":not", ".b", ", c"]],
    ["a declaration", "a { b: c; d: e }", ["b: c;", "d: e"]],
    ["a part of a value", "a { b: c 1px, d / e }", ["c 1px", "c", "1px", ", d / e", "/", "e"]],
    ["an argument", "a { b: f(c d, 2) }", ["f(c d, 2)", "f", "c d", "d", ", 2"]],
    ["what is important", "a { b: c !important }", ["!important"]],
    ["the value of a custom property", "a { --b: { c: d } }", ["c: d", "d"]],
    [
      "an at-rule",
      '@import "a" b; @media c and (d: e), f { g {} }',
      ['@import "a" b;', '"a"', "and", "(d: e)", ", f", "g {}"],
    ],
    ["a frame", "@keyframes a { from, 50% {} }", ["a", "from", ", 50%"]],
    ["a nested rule", "a { b {} & c {} d: e }", ["b {}", "& c {}", "&", "d: e"]],
    ["what is no CSS", "a { b: # c; ) d: e }", ["#", "c", ")"]],
  ])("%s of CSS in %s", (_, text, expected) => {
    const iterations = css.textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });

  it.each([
    ["a key with its value", "$a: (b: c d, e: f)", ["b: c d", ": c d", "d", ", e: f"]],
    ["a parameter", "@mixin a($b, $c: 1, $d...) {}", ["$b", ", $c: 1", ": 1", ", $d...", "..."]],
    ["an argument", "a { @include b($c: d, e) { f: g } }", ["$c: d", ", e", "f: g"]],
    ["an interpolation", "a-#{$b}-c { #{d}: e#{f} }", ["#{$b}", "-c", "#{d}", "#{f}"]],
    ["a part of a string", 'a { b: "c #{d "e"} f" }', ["c ", '#{d "e"}', '"e"', " f"]],
    ["a branch", "@if a == b { c: d } @else if e {}", ["@if a == b { c: d }", "==", "@else if e {}", "if"]],
    ["a nested property", "a { font: b { family: c } }", ["b", "family: c"]],
  ])("%s of SCSS in %s", (_, text, expected) => {
    const iterations = scss.textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });

  it.each([
    ["an argument of a mixin", ".a(@b; @c: 1) {} .d { .a(e; 2); }", ["@b", "; @c: 1", ": 1", ".a(e; 2);", "e", "; 2"]],
    ["a guard", ".a() when (iscolor(@b)) and (@c) {}", ["when", "(iscolor(@b))", "and", "(@c)"]],
    ["a variable", "@a: b; @c : @@d;", ["@a: b;", "@c : @@d;", "@@d"]],
    ["an interpolation", ".@{a}-b { @{c}-d: e }", [".@{a}", "-b", "@{c}", "-d"]],
    ["a set of rules", "@a: { b: c }; @a();", ["b: c", "@a();"]],
    ["what a mixin takes", "a { each(b, { c: d }); }", ["b", ", { c: d }", "c: d"]],
  ])("%s of Less in %s", (_, text, expected) => {
    const iterations = less.textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("only what stands around it tells", () => {
  it.each([
    ["a declaration from a selector", "a:b; c:d {} e: f {}", "COLON", [":", ":"]],
    ["a rule in a rule from a declaration", "a { b:hover c {} d:e }", "COLON", [":"]],
    ["the key of a map from a selector in parentheses", "a:is(b:c) { d: e(f: g) }", "PAIR_COLON", [":"]],
    ["an at-rule from a variable", "@a: b; @c d;", "AT_RULE", ["@"]],
    ["a call from parentheses", "a { b: c(d) e (f) }", "FUNCTION", ["c"]],
    ["a comma too many", "a,{b:,c,,d,}", "COMMA", [","]],
    ["an address from a call", "a { b: url(c;d) url($e) url( 'f' ) }", "URL", ["url(c;d)"]],
  ])("%s", (_, text, name, expected) => {
    expect(scss.textsOf(text, (node) => node.kind === "token" && node.name === name)).toEqual(expected);
  });
});

it("ends a line behind two slashes in SCSS and Less, not in CSS", () => {
  const text = "a { // b: c;\n d: e }";
  const declarations = (language: typeof css) =>
    language.textsOf(text, (node) => node.kind === "token" && node.name === "COLON").length;
  expect([css, scss, less].map(declarations)).toEqual([2, 1, 1]);
});

it("has plain replacements", () => {
  expect(Object.fromEntries(css.symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    stylesheet: "",
    item: ";",
    block: "{}",
    list: "a",
    element: "a",
    component: "a",
    group: "()",
  });
});

it.each([
  "a { b: c",
  "a { b: (c; d: e } f {}",
  "a } b { c: d }",
  "a { b: 'c; d: e }\nf { g: h }",
  'a { b: "#{c" d; }\n e {',
  "a { : b; , c: d; ::; @; .; e:; !; @{f}: g; #{ }",
  "(a: ,b:, c::d) [e) {]} f",
  ";;{};@media,a{}@x:y{}",
  "\\",
  "a\\",
  "\u0000\uFFFF😀",
])("reads %j without a problem", (text) => {
  for (const language of [css, scss, less]) expect(language.parseQuickly(text).problem).toBeUndefined();
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  "{",
  "(",
  "[",
  "}",
  "a)",
  "a(",
  "a:b(",
  '"',
  '"#{',
  "#{",
  "@{a",
  ":",
  ".",
  "@",
  "a,",
  "a:b;",
  "/* ",
  "url(",
  "`",
  "\\",
])("%s again and again is read in linear time", (text) => {
  expect(growthOfTenTimes(scss.grammar, text)).toBeLessThan(12);
});
