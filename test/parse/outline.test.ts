import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outline } from "#src/parse/outline.js";
import type { Node } from "#src/tree/node.js";
import { type Tree, textOf } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

/** The outline, with the number of times that it yields on the way. */
function stepsOfOutline(...parameters: Parameters<typeof outline>): { readonly tree: Tree; readonly yields: number } {
  const work = outline(...parameters);
  let yields = 0;
  for (let step = work.next(); ; step = work.next(), yields++) if (step.done) return { tree: step.value, yields };
}

const outlineOf = (...parameters: Parameters<typeof outline>) => stepsOfOutline(...parameters).tree;

/** The elements of each list, in the order of the text: `|` between them, `⟨⟩` around a list. */
function listsOf(tree: Tree): readonly string[] {
  const lists = [...preorder(tree.root)].filter((node) => node.kind === "quantifier");
  return lists.map((list) => list.children.map((element) => textOf(tree, element)).join("|"));
}

describe("a large text", () => {
  it("is outlined in several steps, which see strings and brackets across their borders", () => {
    const item = `["a;b", (c;d)];\n`;
    const text = item.repeat(2 ** 23 / item.length);
    const { tree, yields } = stepsOfOutline(text, item.length);
    expect(yields).toBeGreaterThan(2);
    expect(new Set(listsOf(tree)[0]?.split("|"))).toEqual(new Set([item]));
  });
});

describe("the outline of", () => {
  it.each([
    ["lines", "one\ntwo\nthree\n", 2, ["one\n|two\n|three\n"]],
    ["short lines, several together", "a\nb\nc\nd\n", 4, ["a\nb\n|c\nd\n"]],
    ["statements", "ab;cd;ef", 2, ["ab;|cd;|ef"]],
    ["an array", "[10,20,30]", 2, ["[10,20,30]", "10|,20|,30"]],
    ["short elements, several together", "[1,2,3,4,5]", 3, ["[1,2,3,4,5]", "1,2|,3,4|,5"]],
    [
      "nested lists, of which short ones are not told apart",
      '{"a":[11,22],"b":[3]}',
      4,
      ['{"a":[11,22],"b":[3]}', '"a":[11,22]|,"b":[3]', "11,22"],
    ],
    ["an array over lines", "[\n 10,\n 20\n]", 3, ["[\n 10,\n 20\n]", "\n 10|,\n 20\n"]],
    [
      "strings with brackets, commas and escapes in them",
      '["a,[b\\"]","c"]',
      3,
      ['["a,[b\\"]","c"]', '"a,[b\\"]"|,"c"'],
    ],
    ["a quotation mark without another one in its line", 'x"[ab,cd]\n', 2, ['x"[ab,cd]\n', "ab|,cd"]],
    ["commas outside of brackets, which make no elements", "aa,bb,cc\ndd", 2, ["aa,bb,cc\n|dd"]],
    ["a closer without an opener", "ab)cd\nef", 2, ["ab)cd\n|ef"]],
    ["an opener without a closer", "[aa,(bb,cc]", 2, ["[aa,(bb,cc]", "aa|,(bb,cc", "bb|,cc"]],
    ["a text that ends too early", "[aa,[bb,cc", 2, ["[aa,[bb,cc", "aa|,[bb,cc", "bb|,cc"]],
    ["a long text without any structure", "abcdefghijklmnopq", 2, ["ab|cd|ef|gh|ij|kl|mn|opq"]],
    ["surrogate pairs, which stay together", "a😀😀😀😀😀😀😀😀", 2, ["a😀|😀|😀|😀|😀|😀|😀|😀"]],
    ["nothing", "", 1, [""]],
  ] as const)("%s", (_, text, grain, lists) => {
    expect(listsOf(outlineOf(text, grain))).toEqual(lists);
  });

  it("a slice of a list has nodes for the slice only, with commas between its elements", () => {
    const tree = outlineOf("[1,2,3,4,5]", 1, { from: 4, to: 8 });
    expect(listsOf(tree)).toEqual([",3|,4"]);
    expect(textOf(tree, tree.root)).toBe(",3,4");
  });

  it("a text that is nested deeper than the call stack", () => {
    const text = "[1,".repeat(100_000) + "]".repeat(100_000);
    expect(listsOf(outlineOf(text, 100)).length).toBeGreaterThan(10);
  });
});

describe("an outline", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab ,;\n()[]{}\"'\\😀"), maxLength: 60 });

  it("has tokens that cover the text, and children in order within their parents", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 8 }), (input, grain) => {
        const tree = outlineOf(input, grain);
        const { starts, ends } = tree.tokens;
        expect([...starts, input.length]).toEqual([0, ...ends]);
        for (const node of preorder(tree.root)) expect(isOrdered(node)).toBe(true);
        expect(textOf(tree, tree.root)).toBe(input);
      }),
    );
  });

  it("has lists that their elements cover completely", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 8 }), (input, grain) => {
        const tree = outlineOf(input, grain);
        const lists = [...preorder(tree.root)].filter((node) => node.kind === "quantifier");
        for (const list of lists) {
          expect(list.children.map((each) => textOf(tree, each)).join("")).toBe(textOf(tree, list));
        }
      }),
    );
  });
});

function isOrdered({ from, to, children }: Node): boolean {
  const bounds = [from, ...children.flatMap((child) => [child.from, child.to]), to];
  return bounds.every((bound, i) => i === 0 || (bounds[i - 1] as number) <= bound);
}
