import { describe, expect, it } from "vitest";
import { currentNodes, isSeparator, levelBelow, levelOfList, removal, rootLevel } from "#src/search/level.js";
import { WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import { type IterationNode, type QuantifierNode, textOf } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { noClash } from "../support/clashes.js";
import { parseTree } from "../support/tree-notation.js";

function begin(notation: string) {
  const tree = parseTree(notation);
  const workingTree = new WorkingTree({ root: tree.root, edits: noEdits });
  const unparser = new Unparser(tree, "keep", noClash);
  return { tree, workingTree, unparse: unparser.unparse.bind(unparser) };
}

describe("a level", () => {
  it("has the children of nodes; of a list, its elements", () => {
    const { tree, workingTree } = begin("s(a *({b} {c}) f(d))");
    const { nodes, lists } = levelBelow(workingTree, [tree.root]);
    expect(nodes.map((node) => textOf(tree, node))).toEqual(["a", "b", "c", "d"]);
    const list = tree.root.children[1];
    expect(lists).toEqual([undefined, list, list, undefined]);
  });

  it("begins with the root, and is empty where nothing is left of that", () => {
    const { tree, workingTree } = begin("s=(a)");
    expect(rootLevel(workingTree).nodes).toEqual([tree.root]);
    workingTree.apply(workingTree.without(tree.root));
    expect(rootLevel(workingTree).nodes).toEqual([]);
  });
});

describe("what leaves a level", () => {
  it.each([
    ["goes with the separators of the first element that stays", "[ *({a} {, | b} {, | c}) ]", [1, 2], "[b,c]"],
    ["leaves the separators of others", "[ *({a} {, | b} {, | c}) ]", [0, 2], "[a,c]"],
    ["is the whole list: its replacement stands for it", "[ *=0({a} {, | b}) ]", [], "[0]"],
  ])("%s: %s", (_, content, kept, text) => {
    const { tree, workingTree, unparse } = begin(`s(${content})`);
    const level = levelOfList(workingTree, tree.root.children[1] as QuantifierNode);
    const configuration = [...level.nodes.keys()];
    expect(unparse(removal(workingTree, level, configuration).editsFor(kept))).toBe(text);
  });

  it("may not be all of it: what is not in the configuration stays", () => {
    const { tree, workingTree, unparse } = begin("s([ *({a} {, | b} {, | c}) ])");
    const level = levelOfList(workingTree, tree.root.children[1] as QuantifierNode);
    expect(unparse(removal(workingTree, level, [0, 1]).editsFor([]))).toBe("[c]");
    expect(unparse(removal(workingTree, level, [1]).editsFor([]))).toBe("[a,c]");
  });

  it("is noted, with the separators that go as well", () => {
    const { tree, workingTree } = begin("s(*({a} {, | b}))");
    const level = levelOfList(workingTree, tree.root.children[0] as QuantifierNode);
    removal(workingTree, level, [0, 1]).apply([1]);
    const [left, ...others] = currentNodes(workingTree, level) as IterationNode[];
    expect(others).toEqual([]);
    expect(workingTree.childrenOf(left as IterationNode).map((node) => textOf(tree, node))).toEqual(["b"]);
  });

  it("is nothing if all is kept", () => {
    const { tree, workingTree } = begin("s(a= b=)");
    const level = levelBelow(workingTree, [tree.root]);
    removal(workingTree, level, [0, 1]).apply([0, 1]);
    expect(workingTree.edits).toBe(noEdits);
  });
});

it("the first tokens of an element are its separators", () => {
  const iteration = parseTree("s(*({, ; | b}))").root.children[0]?.children[0] as IterationNode;
  expect(iteration.children.map((child) => isSeparator(iteration, child))).toEqual([true, true, false]);
});
