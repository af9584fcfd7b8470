import { describe, expect, it } from "vitest";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("rust");

describe("is an iteration, so that it can be removed:", () => {
  it.each<readonly [what: string, text: string, parts: readonly string[]]>([
    ["a member of a module", "pub mod a { use b; fn c() {} }", ["pub", "use b;", "fn c() {}"]],
    ["an import", "use a::{b as c, d::*};", ["::{b as c, d::*}", ", d::*", "as c", "::*"]],
    ["an attribute", "#[a(b, c)] #[d] struct E;", ["#[a(b, c)]", "#[d]", ", c"]],
    ["an attribute of a file", "#![a] fn b() {}", ["#![a]"]],
    [
      "a parameter of an item",
      "struct A<'a, T: 'a + B = i32, const N: usize = 3>(T);",
      ["<'a, T: 'a + B = i32, const N: usize = 3>", ", T: 'a + B = i32", ": 'a", "+ B", "= i32", "= 3", "(T)"],
    ],
    [
      "a field",
      "struct A { pub(crate) a: B, c: &'d mut E }",
      ["pub(crate) a: B", "pub", "(crate)", ", c: &'d mut E", "&", "mut"],
    ],
    [
      "bounds of a structure",
      "struct A<B> where B: C + 'd { a: B } fn e() {}",
      ["where B: C + 'd", "a: B", "fn e() {}"],
    ],
    [
      "a bound with braces",
      "enum A<B> where B: C<{ D + 1 }>, E: F { G, H { i: J } }",
      [", E: F", "{ D + 1 }", ", H { i: J }", "i: J"],
    ],
    ["a variant", "enum A { B, C(u8), D { e: F } = 1 }", [", C(u8)", "(u8)", ", D { e: F } = 1", "{ e: F }", "= 1"]],
    [
      "a part of a function",
      'unsafe extern "C" fn a<T>(&self, mut b: T) -> Vec<Vec<T>> where T: B, Self: C { d() }',
      [
        "unsafe",
        "extern",
        "<T>",
        ", mut b: T",
        "-> Vec<Vec<T>>",
        "<Vec<T>>",
        "where T: B, Self: C",
        ", Self: C",
        "d()",
      ],
    ],
    [
      "a part of an implementation",
      "impl<T> A<T> for B { type C = D; const E: F = 1; fn g(); }",
      ["<T>", "for B", "type C = D;", "const E: F = 1;", "fn g();"],
    ],
    ["a bound", "trait A: B + for<'a> C<'a> {}", [": B", "+ for<'a> C<'a>", "for<'a>"]],
    [
      "a branch",
      "fn f() { if a { b(); } else if let C { d, .. } = e { f() } else { g() } }",
      ["else if let C { d, .. } = e { f() }", "else { g() }", ", .."],
    ],
    [
      "an arm",
      "fn f() { match a { 1 | 2 if b => c(), D { .. } => {} (e, _) => f, } }",
      ["1 | 2 if b => c(),", "if b", "| 2", "D { .. } => {}", "(e, _) => f,"],
    ],
    [
      "a part of a closure",
      "fn f() { a(move |b: &C, (d, e)| -> F { b }, || 1); }",
      ["move", ", (d, e)", ", e", "-> F", ", || 1"],
    ],
    [
      "a link of a chain",
      "fn f() { a.b()?.0.await::<C<D>>[1]; }",
      [".b", "()", "?", ".0", ".await", "::<C<D>>", "[1]"],
    ],
    [
      "an operand",
      "fn f() { let a: B = c as D + e << f && g..=h; }",
      [": B", "= c", "as D", "+ e", "<< f", "&& g", "..=h"],
    ],
    [
      "what follows where there is no value",
      "fn f() { let Some(a) = b else { return c; }; }",
      ["else { return c; }", "c"],
    ],
    ["a field of a value", "fn f() { A { b: 1, c, ..d } }", ["{ b: 1, c, ..d }", ": 1", ", c", ", ..d"]],
    ["an element", "fn f() { [a, b]; [0; n]; (c, d) }", [", b", "; n", ", d"]],
    ["a label", "fn f() { 'a: loop { break 'a; } }", ["'a:", "'a"]],
    ["an argument of a macro", "fn f() { a!(b(c), d; [e]); vec![1, 2] }", [", d", "; [e]", "b", "(c)", ", 2"]],
    ["a rule of a macro", "macro_rules! a { ($b:expr, $($c:tt)*) => { $b }; () => {} }", ["; () => {}", ", $($c:tt)*"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

it.each(["fn f() where {}", "struct A where { b: C }", "struct A<T>(T) where;", "impl A for B where C: D, {}"])(
  "reads %s",
  (text) => {
    expect(parseQuickly(text).problem).toBeUndefined();
  },
);

describe("only what stands around it tells", () => {
  it.each<readonly [what: string, text: string, rule: string, expected: readonly string[]]>([
    [
      "arguments of types from comparisons",
      "fn f() { a < b; g(c < d, e > 1); h::<I>(J::<K>::l) }",
      "angles",
      ["<I>", "<K>"],
    ],
    [
      "a value of a structure from a block",
      "fn f() { if a { b } else { C { d } } }",
      "block",
      ["{ b }", "{ C { d } }"],
    ],
    ["a structure in a condition from a block", "fn f() { if (A { b }) == c { d } }", "block", ["{ d }"]],
    [
      "a condition that holds a match",
      "fn f() { if match a { _ => b } { c } else { d } }",
      "block",
      ["{ c }", "{ d }"],
    ],
    [
      "a statement behind a block from arguments of the block",
      "fn f() { if a { b } (c, d) = e; }",
      "item",
      ["fn f() { if a { b } (c, d) = e; }", "if a { b }", "b", "(c, d) = e;"],
    ],
  ])("%s", (_, text, rule, expected) => {
    expect(textsOf(text, (node) => node.kind === "rule" && node.name === rule)).toEqual(expected);
  });
});

it.each([
  "0x1f_u8",
  "1_000.5e-3f64",
  "'\\''",
  "b'a'",
  "'\\u{1F600}'",
  'b"a\\"b"',
  'r#"a " b"#',
  'c"a"',
  "r#fn",
  "'static",
])("%s is one token", (text) => {
  const { tokens } = parseQuickly(text).table;
  expect(text.slice(tokens.starts[0], tokens.ends[0])).toBe(text);
});

it("passes over comments within comments", () => {
  expect(textsOf("/* a /* b */ c */ fn d() {}", ({ kind }) => kind === "token")[0]).toBe("fn");
});

it("has plain replacements", () => {
  const replacements = Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]));
  expect(replacements).toMatchObject({ sourceFile: "", item: ";", block: "{}", body: "{}", phrase: "0", operand: "0" });
});

describe("all of it is in the tree of", () => {
  const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  const words = "a <> ( ) { } [ ] ; : :: , ? = -> => | ! # if let match fn impl struct else 'a macro_rules".split(" ");
  it.each([
    ["random bytes", bytes],
    ["random words", words.map((word) => `${word} `)],
  ])("%s", (_, parts) => {
    let state = 1;
    const next = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 8;
    };
    for (let round = 0; round < 4; round++) {
      const text = Array.from({ length: 200 }, () => parts[next() % parts.length]).join("");
      const { tree } = parseTreeSync(grammar, text);
      const { starts, ends } = tree.tokens;
      expect(tree.root.to).toBe(starts.length);
      for (let i = 1; i < starts.length; i++) expect(starts[i]).toBeGreaterThanOrEqual(ends[i - 1] as number);
    }
  });
});
