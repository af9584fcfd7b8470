import { describe, expect, it } from "vitest";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { lex } from "#src/parse/tokens/lex.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("cpp");

describe("is an iteration, so that it can be removed:", () => {
  it.each<readonly [what: string, text: string, parts: readonly string[]]>([
    ["a member of a namespace", "namespace a::b { using c = d; int e; }", ["using c = d;", "int e;", "::b"]],
    [
      "a parameter of a template",
      "template <class T, int N = 1, typename... R> struct A;",
      ["template <class T, int N = 1, typename... R>", ", int N = 1", "= 1", ", typename... R"],
    ],
    ["a word before a class", "class [[a]] B final {};", ["[[a]]", "final {}"]],
    ["a parameter, also the first one", "int f(T a, int b = 0);", ["T a", ", int b = 0"]],
    ["a base", "class A : public virtual B<C>, D {};", [": public virtual B<C>", "public", "virtual", "<C>", ", D"]],
    [
      "a member",
      "struct A { A(); ~A(); friend B; private: int c : 3; template <class T> int d(); };",
      ["A();", "~A();", "friend B;", "private:", "int c : 3;", ": 3", "template <class T> int d();"],
    ],
    ["an initialiser of a constructor", "A::A() : b(1), c{2} {}", [": b(1), c{2}", "b(1)", ", c{2}"]],
    ["a requirement", "template <class T> concept A = requires(T b) { b.c(); typename T::d; };", ["b.c();", ".c"]],
    [
      "a part of a lambda",
      "auto a = [&b, c = d](auto e) mutable { f(); };",
      ["&b, c = d", ", c = d", "(auto e)", "auto e", "mutable { f(); }", "f();"],
    ],
    [
      "a part of a function",
      "static T f(const T& a, int* b = 0) noexcept;",
      ["static", "T", "const", ", int* b = 0", "= 0", "noexcept"],
    ],
    ["a type behind parameters", "auto f(int a) -> T<b>;", ["-> T", "<b>", "(int a)"]],
    [
      "an operator function",
      "struct A { T operator+(int); T operator()(int); };",
      ["T operator+(int);", "T operator()(int);", "(int)"],
    ],
    ["a part of a declaration that takes a value apart", "f() { auto& [a, b] = c; }", [", b", "= c"]],
    ["a part of a loop over a range", "f() { for (auto& a : b) c(); }", ["auto", "&", ": b", "for (auto& a : b) c();"]],
    ["a part of a loop", "f() { for (int i = 0; i < n; i++) ; }", ["= 0", "; i < n", "< n", "; i++", "++"]],
    [
      "a handler",
      "f() { try { a(); } catch (B& c) { d(); } catch (...) {} }",
      ["catch (B& c) { d(); }", "a();", "..."],
    ],
    [
      "a branch",
      "f() { if constexpr (a) b(); else if (c) d(); else e(); }",
      ["constexpr", "else if (c) d();", "else e();"],
    ],
    ["a case", "f() { switch (a) { case 1: case 2: b(); default: c(); } }", ["case 1:", "case 2:", "default:", "b();"]],
    ["a link of a chain", "f() { a.b->c<d, e>(g)[1]::h; }", [".b", "->c", "<d, e>", ", e", "(g)", "[1]"]],
    ["an operand", "f() { x = a + b << c && d; }", ["= a", "+ b", "<< c", "&& d"]],
    ["a folded pack", "f() { return (a + ... + b); }", ["+ b", "return"]],
    ["an element", "A a{{1, 2}, {3}, b};", ["{{1, 2}, {3}, b}", ", 2", ", {3}", ", b"]],
    ["an enumerator", "enum class A : int { b = 1, c };", [": int", "= 1", ", c", "class"]],
    ["an argument of a template", "A<B<C>, D> a;", ["<B<C>, D>", ", D", "<C>"]],
    ["an attribute", "int a __attribute__((b, c));", ["__attribute__((b, c))", ", c"]],
    ["a line of the preprocessor", "struct A {\n#define B 1\nint c;\n};", ["#define B 1\n", "int c;"]],
    [
      "a group of lines",
      "#if A\nint b;\n#else\nint c;\n#endif\n",
      ["#if A\nint b;\n#else\nint c;\n#endif\n", "int b;"],
    ],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("only what stands around it tells", () => {
  it.each<readonly [what: string, text: string, rule: string, expected: readonly string[]]>([
    ["arguments of templates from comparisons", "f() { a<b>(c); d < e; g(h < i, j); }", "angles", ["<b>"]],
    ["two brackets that close from a shift", "A<B<C>> a = b >> c;", "angles", ["<B<C>>", "<C>"]],
    ["a body from a list of values", "A a{1}; int b() { c(); }", "block", ["{ c(); }"]],
    ["the body of a constructor from its initialisers", "A::A() : b{1} { c(); }", "block", ["{ c(); }"]],
    ["a label from a conditional", "f() { a: b ? c : d; }", "label", ["a:"]],
    ["a label from a conditional with a comma", "f() { a: b ? c, d : e; }", "label", ["a:"]],
  ])("%s", (_, text, rule, expected) => {
    expect(textsOf(text, (node) => node.kind === "rule" && node.name === rule)).toEqual(
      expect.arrayContaining([...expected]),
    );
    expect(textsOf(text, (node) => node.kind === "rule" && node.name === rule)).toHaveLength(
      expected.length + (rule === "block" && text.startsWith("f()") ? 1 : 0),
    );
  });
});

it.each(["0x1'000ull", "1.5e+3_km", "'\\''", 'u8"a\\"b"_s', 'R"x(a " )" b)x"', 'LR"(\n)"'])(
  "%s is one token",
  (text) => {
    const { tokens } = parseQuickly(text).table;
    const first = text.slice(tokens.starts[0], tokens.ends[0]);
    expect(first).toBe(text);
  },
);

it("has plain replacements", () => {
  const replacements = Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]));
  expect(replacements).toMatchObject({
    translationUnit: "",
    item: ";",
    statement: ";",
    block: "{}",
    phrase: "0",
    operand: "0",
  });
});

/** A text of random parts: the same one for each seed. */
function randomText(seed: number, parts: readonly string[]): string {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
  return Array.from({ length: 200 }, () => parts[next() % parts.length]).join("");
}

describe("all of it is in the tree of", () => {
  const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  const words =
    "a <> ( ) { } [ ] ; : :: , ? = -> if else for template class operator requires try catch #if #endif\n".split(" ");
  it.each([
    ["random bytes", bytes],
    ["random words", words.map((word) => `${word} `)],
  ])("%s", (_, parts) => {
    for (let seed = 1; seed <= 4; seed++) {
      const text = randomText(seed, parts);
      const { tree } = parseTreeSync(grammar, text);
      const { starts, ends } = tree.tokens;
      expect(tree.root.to).toBe(starts.length);
      for (let i = 1; i < starts.length; i++) expect(starts[i]).toBeGreaterThanOrEqual(ends[i - 1] as number);
    }
  });
});

describe("what fits nothing costs no more than itself:", () => {
  it.each([
    ["a bracket too many", "f() { a(b)); c(); } int d;"],
    ["a parenthesis that is open", "f() { a(b; } int c;"],
    ["an angle bracket that is open", "template <class A struct B { int c; }; int d;"],
    ["a head without a condition", "f() { if a; else b; } int c;"],
  ])("%s", (_, text) => {
    const errors = parseQuickly(text).table.tokens.categories.filter((category) => category === 2).length;
    expect(errors).toBeLessThanOrEqual(2);
  });
});

it.each([
  ["blocks", "{", "}", 100_000],
  ["parentheses", "f(", ")", 100_000],
  ["arguments of templates", "a<", ">", 10_000],
])("reads many levels of %s", (_, open, close, depth) => {
  const { tokens } = lex(grammar, `${open.repeat(depth)}${close.repeat(depth)};`);
  expect(tokens.starts.length).toBeGreaterThan(2 * depth);
});

// Quadratic, each of these would take some ten seconds.
it.each([
  ["arguments of templates", "a<"],
  ["comparisons", "a < b, "],
  ["parentheses", "a("],
  ["braces", "a{"],
  ["what closes nothing", "a)]}> "],
  ["raw strings without an end", 'R"x( '],
  ["conditionals", "a ? "],
  ["lambdas", "[a](b) {"],
  ["groups", "{\n#if A\n"],
])("%s are read in linear time", (_, unit) => {
  const start = performance.now();
  lex(grammar, unit.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(4000);
});
