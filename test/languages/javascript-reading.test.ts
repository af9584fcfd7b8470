// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are JavaScript
import { describe, expect, it } from "vitest";
import { preorder } from "#src/tree/walk.js";
import { parseQuickly, textsOf, treeOf } from "./javascript-tree.js";

describe("the slash", () => {
  it.each([
    ["a / b / c", 2],
    ["a() / b / c", 2],
    ["if (a) /b/.c", 0],
    ["{} /a/.b", 0],
    ["x = {} / a / b", 2],
    ["function f() {} /a/.b", 0],
    ["x = function () {} / a / b", 2],
    ["x = a => {}\n/a/.b", 0],
    ["`${a / b}` / c", 2],
    ["`${/a/}`", 0],
    ["a++ / b / c", 2],
    ["return /a/", 0],
    ["a.return / b / c", 2],
    ["x = [] / a / b", 2],
    ["x = /[/]/ / a", 1],
    ["x = { a: /b/ }", 0],
    ["a: /b/.c", 0],
    ["a ? /b/ : /c/", 0],
    ["typeof /a/", 0],
    ["class A {} /a/.b", 0],
    ["x = class {} / a / b", 2],
    ["for (a of /b/) ;", 0],
  ])("in %j divides %i times", (text, count) => {
    const tokens = textsOf(text, (node) => node.kind === "token" && node.name === "DIVIDE");
    expect(tokens).toHaveLength(count);
  });
});

describe("where semicolons are missing", () => {
  it.each([
    ["a\nb", 2],
    ["a\n(b)", 1],
    ["a\n[b]", 1],
    ["a\n+b", 1],
    ["a\n++b", 2],
    ["a++\nb", 2],
    ["x = a => {}\n(b)", 2],
    ["x = function () {}\n(b)", 1],
    ["function f() {}\n(b)", 2],
    ["if (a) {}\n[b]", 2],
    ["return\na", 2],
    ["return a\nb", 2],
    ["async\nfunction f() {}", 2],
    ["let\na", 1],
    ["import 'a'\nb", 2],
    ["import a from 'a'\n(b)", 2],
    ["var a\n(b)", 2],
    ["let a\n[b] = c", 2],
    ["let a // b\n`c`", 2],
    ["var a, { b } = c, d\n/e/.f()", 2],
    ["var a\n-1", 2],
    ["var a\n++b", 2],
    ["using a\n(b)", 2],
    ["var a = b\n(c)", 1],
    ["var a, b = 1\n+ c", 1],
    ["var a\nb\n(c)", 2],
    ["var a\n= b", 1],
    ["var a; b\n(c)", 2],
    ["for (var a\nin b) ;", 1],
    ["await++\na", 2],
    ["using\na", 2],
    ["await using\na", 2],
  ])("%j is %i statements", (text, count) => {
    expect(treeOf(text).root.children[0]?.children).toHaveLength(count);
  });
});

describe("words that are keywords in some contexts", () => {
  it.each([
    ["using a = b", "USING"],
    ["using of = b", "USING"],
    ["await using a = b", "AWAIT_USING USING"],
    ["for (using a of b) ;", "USING"],
    ["for (await using a of b) ;", "AWAIT_USING USING"],
    ["for (using of of) ;", ""],
    ["using = using.using[using]", ""],
    ["using in a, await using[a]", "AWAIT"],
    ["await ++a, await --a", "AWAIT AWAIT"],
    ["await++, await--", ""],
    ["await++ + yield--", ""],
    ["await++ in a", ""],
    ["await - -a, yield + a", "AWAIT YIELD"],
  ])("%s: %s", (text, expected) => {
    const tree = treeOf(text);
    const words = [...preorder(tree.root)].flatMap((node) =>
      node.kind === "token" && /^(AWAIT|USING|YIELD)/.test(node.name) ? node.name : [],
    );
    expect(words.join(" ")).toBe(expected);
  });
});

it.each(["function () {}", "async function* () {}", "class extends A {}", "@a class {}"])(
  "accepts %j behind `export default`",
  (text) => {
    expect(parseQuickly(`export default ${text}`).problem).toBeUndefined();
  },
);

it.each([
  ...["a +", "f(a", "{", "`${a`", "class A { = }", "x = <a>", "1a)", "for (;)"],
  ...["function () {}", "async function* () {}", "class {}", "export function () {}"],
])("refuses %j", (text) => {
  expect(parseQuickly(text).problem).toBeDefined();
});
