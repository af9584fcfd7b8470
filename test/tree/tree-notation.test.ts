import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { preorder } from "#src/tree/walk.js";
import { treeNotations } from "../support/arbitraries.js";
import { parseTree, printTree } from "../support/tree-notation.js";

/** All that a tree says, its nodes as plain objects. */
function fieldsOf(notation: string) {
  const { text, tokens, root } = parseTree(notation);
  const nodes = [...preorder(root)].map((node) => ({ ...node, children: node.children.length }));
  return { text, tokens, nodes };
}

describe("the tree notation", () => {
  it.each([
    ["x", "x"],
    ["e()", ""],
    ["e=0(1 + 2)", "1+2"],
    ["e(1 *({_+ _2} {_+ _3}))", "1 + 2 + 3"],
    ["'[list]'(*=0({NUM:1=0} {, | NUM:22=0}))", "1,22"],
    ["s(~' ' !x y= ·z)", " xyz"],
    ["s(<// c\n>a ¶'(' <\t>b) <  >", "// c\na\n(\tb  "],
    ["e(*() f() x)", "x"],
    ["e(f=''(x) '*'('*' '\"'))", 'x*"'],
  ])("reads %j as %j", (notation, text) => {
    expect(parseTree(notation).text).toBe(text);
  });

  it("tells the fields of a node", () => {
    expect(fieldsOf("e=0(*=1({; ; | N:ab=a}) ~c)").nodes).toMatchObject([
      { from: 0, to: 4, name: "e", replacement: "0" },
      { from: 0, to: 3, kind: "quantifier", replacement: "1" },
      { from: 0, to: 3, kind: "iteration", separators: 2 },
      { from: 0, to: 1, name: ";", replacement: ";" },
      { from: 1, to: 2 },
      { from: 2, to: 3, name: "N", replacement: "a", category: "plain" },
      { from: 3, to: 4, name: "c", replacement: "", category: "hidden" },
    ]);
  });

  it.each(["", "e(", "e)", "a b", "*(a)", "e(<)"])("has no tree for %j", (notation) => {
    expect(() => parseTree(notation)).toThrow(SyntaxError);
  });

  it("is printed as it is read", () => {
    fc.assert(
      fc.property(treeNotations, (notation) => {
        const printed = printTree(parseTree(notation));
        expect(fieldsOf(printed)).toEqual(fieldsOf(notation));
        expect(printTree(parseTree(printed))).toBe(printed);
      }),
    );
  });
});
