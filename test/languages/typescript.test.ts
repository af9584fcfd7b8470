// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are TypeScript
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, symbols, parseQuickly, treeOf, textsOf } = await languageTree("typescript");
const tsx = await languageTree("tsx");

function isTypeScript(text: string): boolean {
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest) as ts.SourceFile & {
    readonly parseDiagnostics: readonly unknown[];
  };
  return source.parseDiagnostics.length === 0;
}

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["an annotation", "let a: b, c!: d = e", [": b", ": d", "!", "= e"]],
    ["an annotation of a parameter", "function a(b: c, d?: e, ...f: g[]) {}", [": c", "?", ": e", ", d?: e", "[]"]],
    ["a returned type", "function a(): b {} (c): d => e", [": b", ": d", ": d => e"]],
    ["the body of an overload", "function a(): b; function a() {}", ["function a(): b;", "{}"]],
    [
      "a type parameter",
      "function a<b, c extends d = e>() {}",
      ["<b, c extends d = e>", ", c extends d = e", "extends d", "= e"],
    ],
    ["a type argument", "new a<b, c>(d), e<f>`g`, h?.<i>(j)", ["<b, c>", ", c", "<f>", "<i>"]],
    ["a cast", "<a>b as c satisfies d", ["<a>", "as c", "satisfies d"]],
    ["a non-null assertion", "a!.b!", ["!"]],
    [
      "a modifier",
      "export declare abstract class A { private static readonly b; }",
      ["declare", "abstract", "private", "readonly"],
    ],
    [
      "a parameter property",
      "class A { constructor(private b: c, @d() readonly e) {} }",
      ["private", "@d()", ", @d() readonly e"],
    ],
    [
      "what a class implements",
      "class A extends B<c> implements D, E<f> {}",
      ["implements D, E<f>", ", E<f>", "<c>", "<f>"],
    ],
    ["what an interface extends", "interface A extends B, C {}", ["extends B, C", ", C"]],
    [
      "a member of an interface",
      "interface A { a: b; c?(d: e): f, new (): g\n[h: i]: j }",
      ["a: b;", "c?(d: e): f,", "new (): g", "[h: i]: j", "?", ": f"],
    ],
    ["a member of a mapped type", "type A = { readonly [b in c as d]?: e }", ["readonly", "?", ": e", "as d"]],
    ["a type of a union", "type A = | b | c & d[] | e.f", ["| c", "& d[]", "[]", "| e.f", ".f"]],
    [
      "a conditional type",
      "type A = b extends infer c extends d ? e : f",
      ["extends infer c", "extends d", "? e : f", "infer"],
    ],
    ["an element of a tuple", "type A = [a?, b: c, ...d[]]", ["a?", ", b: c", ", ...d[]", ": c"]],
    ["a parameter of a function's type", "let a: <b>(c: d, e?: f) => g", ["<b>", ", e?: f", "=> g"]],
    ["a part of a template", "type A = `a${b}c`", ["a", "${b}", "c"]],
    ["a member of an enumeration", "const enum A { b, c = 1 << 2 }", ["const", "b", ", c = 1 << 2", "= 1 << 2"]],
    ["a statement of a namespace", "declare namespace a.b { c; d }", ["declare", ".b", "c;", "d"]],
    ["type of an import", "import type { a, type b as c } from 'd'", ["type", ", type b as c", "as c"]],
    ["an accessor", "class A { accessor b: c; get d(): e; @f static g }", ["accessor", ": c", ": e", "@f"]],
    ["the body of a method", "abstract class A { a(): b; c() {} }", ["{}", "a(): b"]],
    ["a type of a catch", "try {} catch (a: b) {}", [": b"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

describe("the less-than sign", () => {
  it.each([
    ["a<b>(c)", 0],
    ["a < b > c", 2],
    ["f(a < b, c > (d))", 0],
    ["f(a < b, c > d)", 2],
    ["a<b>\nc", 0],
    ["a < b && c > (d)", 2],
    ["a<b<c>>(d)", 0],
    ["a < b << c >> (d)", 1],
    ["for (;a < b;) c > (d)", 2],
    ["new a<b>", 0],
    ["a<{ b: c; d(): e }>(f)", 0],
    ["a<(b: c) => d>(f)", 0],
    ["a<'b' | 1>(f)", 0],
    ["if (a < b) { c > (d) }", 2],
    ["a<b.infer<(typeof c)[0]>, void>(d)", 0],
    ["a<<T = b>(c: T) => d>(e)", 0],
  ])("in %j compares %i times, with its counterpart", (text, count) => {
    const signs = textsOf(text, (node) => node.kind === "token" && /^(LESS|GREATER)$/.test(node.name));
    expect(signs).toHaveLength(count);
  });
});

describe("what a colon, a question mark and a line end belong to", () => {
  it.each([
    ["type", "a ? (b) : c => d", []],
    ["type", "a ? (b: e): c => d : f", ["e", "c"]],
    ["type", "a ? (): c => d : f", ["c"]],
    ["type", "switch (a) { case (b): c; default: d }", []],
    ["type", "a: for (;;) {} b = { c: (d): e => f, g(): h {} }", ["e", "h"]],
    ["type", "a as b ? c : d", ["b"]],
    ["type", "a = b as c | d || e", ["c | d"]],
    ["type", "type a = b\nc", ["b"]],
    ["type", "let a: b\n[c]", ["b"]],
    ["type", "let a: b\n(c)", ["b"]],
    ["type", "let a: (b) => c\nd", ["(b) => c", "b", "c"]],
    ["type", "let a = (b): c => d", ["c"]],
    ["type", "let a: b<c<d>>= e", ["b<c<d>>", "c<d>", "d"]],
    ["statement", "type\na = b; declare\nlet c; abstract\nd", ["type", "a = b;", "declare", "let c;", "abstract", "d"]],
    ["statement", "var type = 1; type = 2; namespace\n{}", ["var type = 1;", "type = 2;", "namespace", "{}"]],
    ["typeMember", "let a: { b: c\nd\n(e): f\nget\n[g]: h }", ["b: c", "d\n(e): f", "get", "[g]: h"]],
    [
      "classMember",
      "class A { a = b as c\nprivate d = () => {}\ne() {} }",
      ["a = b as c", "private d = () => {}", "e() {}"],
    ],
  ])("%s in %j", (rule, text, expected) => {
    expect(textsOf(text, (node) => node.kind === "rule" && node.name === rule)).toEqual(expected);
  });
});

it("in TSX, a tag is one unless it can only be parameters of types", () => {
  const elements = (text: string) => tsx.textsOf(text, (node) => node.kind === "rule" && node.name === "element");
  expect(elements("a = <T,>(b: T) => <c<d> e={f as g}>{h!}</c>")).toEqual(["<c<d> e={f as g}>{h!}</c>"]);
  expect(elements("a = <T extends b>(c) => d, <const T>(e) => f, <T = g>(h) => i")).toEqual([]);
  expect(elements("a = <T extends>b</T>")).toEqual(["<T extends>b</T>"]);
  expect(tsx.parseQuickly("a = <b>c").problem).toBeDefined();
  expect(parseQuickly("a = <b>c").problem).toBeUndefined();
});

/** Without what depends on more than its rule: see the test of JavaScript. */
const program = `
interface A<B extends C = D> extends E<F>, G { h?: I[]; j(k: L, ...m: N[]): O; readonly [p: string]: Q; new (r: S): T }
type U<V> = V extends (infer W)[] ? { [X in keyof V]?: V[X] } : \`y\${Z}\` | typeof aa.bb | [cc: dd, ee?] | ((ff: gg) => hh);
declare namespace ii { function jj(kk: ll): asserts kk is mm; let nn: unique symbol }
abstract class oo<pp> extends qq<rr> implements ss, tt<uu> { private vv?: ww = 1; static xx<yy>(zz: ab): ac { return ad! } ae(af): ag }
function ah(ai: aj): ak; function ah<al>(am?: an, { ao }: ap = {}): aq { let ar = <as>at as au, av = aw<ax>(ay), az: ba[] = []; }
enum bb { cc, dd = 1 } import { type bd } from "be"; try {} catch (bf: bg) {} import type bh from "bi"`;

it("every minimal replacement of a rule is valid in its slot", () => {
  expect(isTypeScript(program)).toBe(true);
  const tree = treeOf(program);
  const { starts, ends } = tree.tokens;
  const wrong: string[] = [];
  for (const node of preorder(tree.root)) {
    if (node.kind !== "rule" || node.from === node.to) continue;
    const [start, end] = [starts[node.from], ends[node.to - 1]];
    const text = `${program.slice(0, start)} ${node.replacement} ${program.slice(end)}`;
    if (parseQuickly(text).problem || !isTypeScript(text)) wrong.push(`${node.name} ${textOf(tree, node)}`);
  }
  expect(wrong).toEqual([]);
});

it("has plain replacements", () => {
  const replacements = new Map(symbols.rules.map(({ name, replacement }) => [name, replacement]));
  expect(Object.fromEntries(replacements)).toMatchObject({
    statement: ";",
    operand: "0",
    binding: "a",
    parameters: "()",
    type: "any",
    typeOperand: "any",
    typeElement: "any",
    typeArguments: "<any>",
    typeMembers: "{}",
    typeMember: "a;",
  });
});

it.each([
  ["nested comparisons", "a<("],
  ["nested type arguments", "a<b<c<"],
  ["objects that are compared", "a < { b: c, "],
  ["comparisons", "a < b; "],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});

it.each(["let a:", "a as", "class A { b: }", "f<a(", "interface A {", "a: <b"])("refuses %j", (text) => {
  expect(parseQuickly(text).problem).toBeDefined();
});
