import { describe, expect, it } from "vitest";
import { growthOfTenTimes } from "../support/characters-read.js";
import { languageTree } from "./language-tree.js";

const { grammar, parseQuickly, symbols, textsOf } = await languageTree("wat");

describe("is an iteration, so that it can be removed:", () => {
  it.each([
    ["a field", "(module (memory 1) (func $f))", ["(memory 1)", "(func $f)"]],
    ["a type", "(func (param $a i32) (result i32 i64))", ["(param $a i32)", "$a", "i32", "i64"]],
    ["an instruction with what it needs", "(func local.get 0 i32.load offset=4 align=1 drop)", ["local.get 0", "drop"]],
    ["an attribute", "(func i32.load offset=4 align=1)", ["offset=4", "align=1"]],
    ["a block", "(func block $a nop br $a end loop end nop)", ["block $a nop br $a end", "br $a", "loop end"]],
    ["a branch", "(func local.get 0 if $a nop else $a drop end $a)", ["if $a nop else $a drop end $a", "else $a drop"]],
    ["a folded instruction", "(i32.add (i32.const 1) (i32.const nan:0x1))", ["(i32.const 1)", "(i32.const nan:0x1)"]],
    ["a folded branch", "(if (local.get 0) (then nop) (else drop))", ["(then nop)", "(else drop)", "nop"]],
    ["a string", '(data (i32.const 0) "a\\"" "b")', ['"a\\""', '"b"']],
    ["a command", '(module)\n(assert_return (invoke "f"))', ["(module)", '(assert_return (invoke "f"))']],
  ])("%s in %s", (_, text, expected) => {
    const iterations = textsOf(text, ({ kind }) => kind === "iteration");
    for (const each of expected) expect(iterations).toContain(each);
  });
});

it("comments may be nested", () => {
  expect(textsOf("a (; (; b ;) ; ( c ;) d ;; e", ({ kind }) => kind === "token")).toEqual(["a", "d"]);
});

it("has plain replacements", () => {
  expect(Object.fromEntries(symbols.rules.map(({ name, replacement }) => [name, replacement]))).toEqual({
    wat: "",
    element: "nop",
    argument: "0",
  });
});

it.each([
  ["a parenthesis that closes nothing", "(func nop))\n(func drop)"],
  ["an end that closes nothing", "(func nop end drop)\n(func drop)"],
  ["a character that begins nothing", "(func , nop [ drop)\n(func drop)"],
])("%s costs no more than itself", (_, text) => {
  const { table } = parseQuickly(text);
  expect(table.tokens.categories.filter((category) => category === 2).length).toBeLessThanOrEqual(1);
});

// Quadratic, the work for each of these would grow a hundred times.
it.each([
  ["comments without an end", "(; "],
  ["quotes without an end", '("a'],
  ["instructions", "nop 0 "],
])("%s are read in linear time", (_, text) => {
  expect(growthOfTenTimes(grammar, text)).toBeLessThan(12);
});
