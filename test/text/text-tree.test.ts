import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "#src/grammar/model/plain-text.js";
import { parseTreeSync } from "#src/parse/parse-tree.js";
import { decode } from "#src/system/encoding.js";
import { type Node, type Tree, textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

function treeOf(text: string): Tree {
  return parseTreeSync(plainText, text).tree;
}

/** The elements of the lists, outermost first: `|` between them. */
function listsOf(text: string): readonly string[] {
  const tree = treeOf(text);
  const lists = [...preorder(tree.root)].filter((node) => node.kind === "quantifier");
  return lists.map((list) => list.children.map((element) => textOf(tree, element)).join("|"));
}

/** The tokens at the ends of the branches, in the order of the text. */
function leavesOf({ root }: Tree): readonly number[] {
  return [...preorder(root)].filter((node) => node.kind === "token").map(({ from }) => from);
}

function isNested({ from, to, children }: Node): boolean {
  let at = from;
  for (const child of children) {
    if (child.from < at || child.to < child.from) return false;
    at = child.to;
  }
  return at <= to;
}

describe("the structure of", () => {
  it.each([
    ["lines", "one\ntwo\nthree\n", ["one|two|three"]],
    ["deeper lines", "a:\n  b\n  c\nd", ["a:\n  b\n  c|d", "a|:", "b|c"]],
    ["paragraphs", "a\nb\n\nc\nd", ["a\nb|c\nd", "a|b", "c|d"]],
    ["a comment before a deeper line", "a\n# b\n  c", ["a\n# b\n  c", "# b|c"]],
    ["words", "one two three", ["one|two|three"]],
    ["operators, by how tightly they bind", "a + b * c", ["a|+ b * c", "b|* c"]],
    ["words and operators", "return a / len(b)", ["return|a / len(b)", "a|/ len(b)", "len|(b)"]],
    ["a prefix", "gcc -O2 --foo=bar", ["gcc|-O2|--foo=bar", "-|O2", "--foo|=bar", "--|foo"]],
    ["arguments", "f(x y, z)", ["f|(x y, z)", "x y|, z", "x|y"]],
    ["commas outside of brackets", "SELECT a, b FROM t", ["SELECT|a, b|FROM|t", "a|, b"]],
    ["statements", "a b;c;", ["a b|;c|;", "a|b"]],
    ["a key and a value", "key: some value", ["key|: some value", "some|value"]],
    ["an array over lines", "[\n 1,\n 2\n]", ["1|, 2"].map((list) => list.replace(" ", "\n "))],
    ["lines in brackets", "f {\n a\n b\n}", ["f|{\n a\n b\n}", "a|b"]],
    ["quotes", `x = "a, b" + 'c'`, [`x|= "a, b" + 'c'`, `"a, b"|+ 'c'`, "a|, b"]],
    ["apostrophes", "don't can't", ["don't|can't", "don|'|t", "can|'|t"]],
    ["brackets in quotes", `(")")`, []],
    ["tags", "<a x='1'>b c</a> d", ["<a x='1'>b c</a>|d", "a|x='1'", "x|='1'", "b|c", "/|a"]],
    ["tags that do not match", "<p>a<b>", ["<p>|a|<b>"]],
    ["a comment", "a /* b; c */ d", ["a|/* b; c */|d", "b|; c"]],
    ["binary data", "\0\0\0\x01\x02abc", ["\0\0\0|\x01\x02|abc"]],
  ])("%s", (_, text, expected) => {
    expect(listsOf(text)).toEqual(expected);
  });

  const marks = fc.constantFrom(..."(){}[]<>/\"'`#-*,;:=.\\ \n\t\r\0aB1é😀");
  const texts = fc.oneof(
    fc.array(marks, { maxLength: 60 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
    fc.uint8Array().map((bytes) => decode(bytes).text),
  );

  it("any text covers each token once, in nested ranges, and all else is white space", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const tree = treeOf(text);
        const { starts, ends } = tree.tokens;
        expect(leavesOf(tree)).toEqual(Array.from(starts, (_start, i) => i));
        expect([...preorder(tree.root)].every(isNested)).toBe(true);
        const gaps = Array.from({ length: starts.length + 1 }, (_gap, i) => text.slice(ends[i - 1] ?? 0, starts[i]));
        expect(gaps.join("").trim()).toBe("");
        expect(Array.from(starts, (start, i) => gaps[i] + text.slice(start, ends[i])).join("") + gaps.at(-1)).toBe(
          text,
        );
      }),
    );
  });

  it.each([
    ["100,000 nested brackets", "(".repeat(100_000) + ")".repeat(100_000), 200_000],
    ["100,000 brackets that are not closed", "[{(".repeat(33_333), 99_999],
    ["40,000 nested tags", "<a>".repeat(40_000) + "</a>".repeat(40_000), 280_000],
    ["a quotation mark in each of 100,000 lines", 'a " b\n'.repeat(100_000), 300_000],
    ["10 MB of NUL bytes", "\0".repeat(10_000_000), 1],
  ])("%s is found", (_, text, count) => {
    const tree = treeOf(text);
    expect(tree.tokens.starts.length).toBe(count);
    expect(leavesOf(tree).length).toBe(count);
  });
});
