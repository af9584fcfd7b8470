import { describe, expect, it } from "vitest";
import { listsBelow, splice } from "#src/reducer/splice.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import type { IterationNode, QuantifierNode } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { noClash } from "../support/clashes.js";
import { wordSyntax } from "../support/lexemes.js";
import { parseTree } from "../support/tree-notation.js";

/** An inner list of two elements, in brackets. */
const inner = "v([ *({v(1)} {, | v(2)}) ])";

describe("the lists that can replace an element", () => {
  it.each([
    ["are those with the same elements and separators", `v([ *({${inner}} {, | v(3)}) ])`, 0, ["[1,2,3]"]],
    ["stand behind the element's separators", `v([ *({v(0)} {, | ${inner}} {, | v(3)}) ])`, 1, ["[0,1,2,3]"]],
    ["are several, in the order of the text", `v([ *({v(${inner} ${inner})} {, | v(3)}) ])`, 0, ["[1,2,3]", "[1,2,3]"]],
    ["are the topmost only", `v([ *({v([ *({${inner}} {, | v(3)}) ])} {, | v(4)}) ])`, 0, ["[[1,2],3,4]"]],
    ["have no other separators", "v([ *({v([ *({v(1)} {; | v(2)}) ])} {, | v(3)}) ])", 0, []],
    ["have no other elements", "v([ *({v([ *({w(1)} {, | w(2)}) ])} {, | v(3)}) ])", 0, []],
    ["have elements", "v([ *({v([ *() ])} {, | v(3)}) ])", 0, []],
  ])("%s: %s", (_, notation, at, texts) => {
    const tree = parseTree(notation);
    const working = new WorkingTree({ root: tree.root, edits: noEdits });
    const list = tree.root.children[1] as QuantifierNode;
    const element = { iteration: list.children[at] as IterationNode, list };
    const found = listsBelow(working, element.iteration, { element, syntax: wordSyntax });
    const unparser = new Unparser(tree, "keep", noClash);
    expect(found.map((each) => unparser.unparse(splice(working, element, each).edits))).toEqual(texts);
  });

  it("bring their elements, the first of which takes over the separators", () => {
    const tree = parseTree(`v([ *({v(0)} {, | ${inner}}) ])`);
    const working = new WorkingTree({ root: tree.root, edits: noEdits });
    const list = tree.root.children[1] as QuantifierNode;
    const element = { iteration: list.children[1] as IterationNode, list };
    const [below] = listsBelow(working, element.iteration, { element, syntax: wordSyntax });
    working.apply(splice(working, element, below as QuantifierNode));
    const elements = working.childrenOf(list) as readonly IterationNode[];
    expect(elements.map(({ separators }) => separators)).toEqual([0, 1, 1]);
    expect(working.childrenOf(elements[1] as IterationNode).map((node) => node.kind)).toEqual(["token", "rule"]);
  });
});
