import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languageTree } from "./language-tree.js";

const { parseQuickly, symbols, textsOf } = await languageTree("llvm");

const inFunction = (text: string) => `define i32 @f(i32 %x, ptr %p) {\n${text}\n}\n`;

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a global variable", "@a = global i32 0\n@b = global i32 1", ["@a = global i32 0", "@b = global i32 1"]],
    ["a declaration", "declare void @f()\ndeclare void @g()", ["declare void @f()", "declare void @g()"]],
    ["metadata", "!0 = !{i32 1}\n!1 = distinct !{}", ["!0 = !{i32 1}", "!1 = distinct !{}"]],
    ["an attribute", 'attributes #0 = { nounwind "a"="b" align=8 }', ["nounwind", '"a"="b"', "align=8"]],
    ["a parameter", "define void @f(i32 %x, ptr readonly %p) { unreachable }", ["i32 %x", ", ptr readonly %p"]],
    ["an attribute of a parameter", "declare void @f(ptr noundef readonly)", ["noundef", "readonly"]],
    ["an instruction", inFunction("%y = add nsw i32 %x, 1\nret i32 %y"), ["%y = add nsw i32 %x, 1", "ret i32 %y"]],
    ["an instruction without a name", inFunction("add i32 %x, 1\nmul i32 %x, 2"), ["add i32 %x, 1", "mul i32 %x, 2"]],
    ["a flag", inFunction("%y = add nuw nsw i32 %x, 1"), ["nuw", "nsw"]],
    ["metadata of an instruction", inFunction("ret i32 %x, !dbg !1"), [", !dbg !1"]],
    ["an argument", inFunction("tail call void @g(i32 1, ptr @h)"), ["i32 1", ", ptr @h"]],
    [
      "a block",
      inFunction('br label %a\na:\nunreachable\n"b c":\nret i32 0'),
      ["a:\nunreachable", '"b c":\nret i32 0'],
    ],
    [
      "a case",
      inFunction("switch i32 %x, label %a [ i32 0, label %b\ni32 1, label %c ]"),
      ["i32 0, label %b", "i32 1, label %c"],
    ],
    ["a value of phi", inFunction("%y = phi i32 [ 0, %a ], [ 1, %b ], [ 2, %c ]"), ["[ 1, %b ]", "[ 2, %c ]"]],
    [
      "a clause",
      inFunction("%l = landingpad ptr\n  cleanup\n  catch ptr null\nresume ptr %l"),
      ["cleanup", "resume ptr %l"],
    ],
    ["a field", "%t = type { i32, <{ i8, [4 x ptr] }> }", ["i32", "i8", "[4 x ptr]"]],
    ["a record of debug information", inFunction("#dbg_value(i32 1, !1)\nret i32 0"), ["#dbg_value(i32 1, !1)"]],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

it("reads all that the sample holds", () => {
  const text = readFileSync("grammars/llvm/samples/module.ll", "utf8");
  expect(parseQuickly(text).problem).toBeUndefined();
});

it("tells instructions by their words where lines were joined", () => {
  const instructions = textsOf("define void @f() { %a = load i32, ptr @g store i32 %a, ptr @g ret void }", (node) => {
    return node.kind === "rule" && node.name === "instruction";
  });
  expect(instructions).toEqual(["%a = load i32, ptr @g", "store i32 %a, ptr @g", "ret void"]);
});

it("has replacements that compile for values and bodies", () => {
  const replacements = Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]));
  expect(replacements).toMatchObject({ value: "undef", body: "unreachable", module: "" });
});

it.each([
  ["a bracket that closes nothing", "declare void @f())\ndeclare void @g()"],
  ["a bracket that is never closed", `declare void @f((\n${inFunction("ret i32 0")}`],
  ["a character that begins nothing", inFunction("ret ` i32 0")],
])("%s costs no more than itself", (_, text) => {
  const { table } = parseQuickly(text);
  expect(table.tokens.categories.filter((category) => category === 2).length).toBeLessThanOrEqual(1);
});
