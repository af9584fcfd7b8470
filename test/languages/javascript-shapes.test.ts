// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are JavaScript
import { parse as acorn } from "acorn";
import { describe, expect, it } from "vitest";
import { textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";
import { parseQuickly, textsOf, treeOf } from "./javascript-tree.js";

// A node can be replaced by a node of its rule inside it.
describe("is the same rule everywhere:", () => {
  it.each([
    ["statement", "if (a) { b } else for (;;) c", ["if (a) { b } else for (;;) c", "{ b }", "b", "for (;;) c", "c"]],
    ["statement", "x = () => { a }; function f() { b }", ["a", "b"]],
    ["statement", "class A { static { b } c() { d } }", ["b", "d"]],
    ["statement", "switch (a) { case b: c; default: d }", ["c;", "d"]],
    ["statement", "try { a } catch { b } finally { c }", ["a", "b", "c"]],
    ["statement", "export function a() { b }", ["function a() { b }", "b"]],
    ["block", "function f() { x = () => { try { a } finally {} } }", ["{ try { a } finally {} }", "{ a }", "{}"]],
    ["block", "x = { a() { if (b) { c } } }", ["{ if (b) { c } }", "{ c }"]],
    ["expression", "if (a, b) x[c, d] = `${e, f}`", ["a, b", "c, d", "e, f"]],
    ["assignment", "f(a = 1, [b += 2, { c: d -= 3 }], (e, g))", ["a = 1", "b += 2", "d -= 3", "e", "g"]],
    ["assignment", "x ? a = 1 : (b = 2)", ["a = 1", "b = 2"]],
    ["argument", "f(...a, [b, ...c], (d))", ["...a", "b", "...c", "d"]],
    ["operand", "a + f(b * c)[d]", ["a", "f(b * c)[d]", "b", "c", "d"]],
    ["operand", "x = a => { return b }", ["a => { return b }", "b"]],
    ["arrowBody", "x = a => b => { c }", ["b => { c }", "{ c }"]],
    ["binding", "var [a, { b: [c] }] = d, { e: f = 1 } = g", ["[a, { b: [c] }]", "a", "{ b: [c] }", "[c]", "c", "f"]],
    ["binding", "function a({ b: c }, ...d) { try {} catch ([e]) {} }", ["{ b: c }", "c", "d", "[e]", "e"]],
    ["member", "x = { a: { b() {} } }", ["a: { b() {} }", "b() {}"]],
    ["classMember", "class A { b = class { c() {} } }", ["b = class { c() {} }", "c() {}"]],
    ["switchCase", "switch (a) { case b: switch (c) { default: } }", ["default:"]],
    ["child", "x = <a><b>{c}<d/></b></a>", ["<b>{c}<d/></b>", "{c}", "<d/>"]],
    ["element", "x = <a b=<c/>>{<d/>}</a>", ["<a b=<c/>>{<d/>}</a>", "<c/>", "<d/>"]],
  ])("%s in %s", (rule, text, expected) => {
    const texts = textsOf(text, (node) => node.kind === "rule" && node.name === rule);
    for (const each of expected) expect(texts).toContain(each);
  });
});

// There is nothing assigned to, no parameters of arrow functions or setters, no `super` and no `const` or `export`: what may
// stand there depends on more than the rule.
const program = `
let { b, c: [d, { e = 1 }], ...f } = read("x"), g = async () => { for (const [h, i] of b) await h?.[i]; return d };
class C extends (b, d) { x = 1; static y; get z() { return this.x } async *k() { yield* [1]; yield } constructor(...l) { l.m() } static {} }
switch (b) { case 1: case d(e): { break } default: f\`x\${b}y\` }
for (; m < n; m++) { if (m % 2) continue; else do ; while (m > 0) }
for (const o in f) delete f[o], typeof o, void 0, -o + +d - ~e;
try { throw new Error(\`m\${c}\`) } catch ({ message }) { console.log(message) } finally { }
let p = { b, q: 1, [c]: 2, d() {}, get r() { return 1 }, *t() {}, ...f, "i": /x[/]y/g };
function* u(v, { w } = {}, [x] = [1]) { let y = yield v; return y + w ** 2 / 3 }
while (b && !d || f?.c?.()) ;
if (b) ; else if (d) { e } else f();
var z = async function () { return await b }, aa = class bb { static async cc() {} }, dd = b ? d : (e, f)`;

function acornAccepts(text: string): boolean {
  try {
    acorn(text, { ecmaVersion: "latest", sourceType: "module", allowAwaitOutsideFunction: true });
    return true;
  } catch {
    return false;
  }
}

it("every minimal replacement of a rule is valid in its slot", () => {
  expect(acornAccepts(program)).toBe(true);
  const tree = treeOf(program);
  const { starts, ends } = tree.tokens;
  const wrong: string[] = [];
  for (const node of preorder(tree.root)) {
    if (node.kind !== "rule" || node.from === node.to) continue;
    const [start, end] = [starts[node.from], ends[node.to - 1]];
    const text = `${program.slice(0, start)} ${node.replacement} ${program.slice(end)}`;
    if (parseQuickly(text).problem || !acornAccepts(text)) wrong.push(`${node.name} ${textOf(tree, node)}`);
  }
  expect(wrong).toEqual([]);
});
