import { describe, expect, it } from "vitest";
import { type Change, firstOf, WorkingTree } from "#src/search/working-tree.js";
import { noEdits } from "#src/tree/edits.js";
import type { Node, RuleNode } from "#src/tree/node.js";
import { printCuts } from "../support/cuts.js";
import { solve } from "../support/solve.js";
import { parseTree, printTree } from "../support/tree-notation.js";

function draftOf(notation: string) {
  const tree = parseTree(notation);
  const start = { root: tree.root, edits: noEdits };
  return { tree, start, workingTree: new WorkingTree(start), child: (i: number) => tree.root.children[i] as RuleNode };
}

describe("a working tree", () => {
  it("gives back what it began with if nothing has changed", () => {
    const { workingTree, start } = draftOf("e(a b)");
    expect(workingTree.finish()).toBe(start);
  });

  it("tells what is left when a node gave way to its minimal replacement", () => {
    const { workingTree, child, tree } = draftOf("s(e=0(a b) f(c))");
    workingTree.apply(workingTree.without(child(0)));
    expect(printCuts(workingTree.edits)).toBe("0..2=0");
    expect(workingTree.childrenOf(tree.root)).toEqual([child(1)]);
    expect(workingTree.currentNodes(child(0))).toEqual([]);
    expect(workingTree.weightOf(tree.root)).toBe(2);
    expect(printTree({ ...tree, root: workingTree.finish().root as Node })).toBe("s(·a ·b f(c))");
  });

  it("weighs what is left by the weights of its tokens", () => {
    const { start, child, tree } = draftOf("s(e=0(a b) f(c d))");
    const workingTree = new WorkingTree(start, Int32Array.of(0, 1, 11, 12, 32));
    expect([workingTree.weight, workingTree.weightOf(child(0)), workingTree.weightOf(child(1))]).toEqual([32, 11, 21]);
    workingTree.apply(workingTree.without(child(0)));
    expect([workingTree.weight, workingTree.weightOf(child(1))]).toEqual([22, 21]);
    workingTree.apply(workingTree.without(tree.root));
    expect(workingTree.weight).toBe(0);
  });

  it("puts a node in the place of one above it, which keeps what is expected there", () => {
    const { workingTree, child, tree } = draftOf("s(e=0(a f=1(b)) c)");
    const { node, ...change } = workingTree.hoisted(child(0), child(0).children[1] as RuleNode);
    workingTree.apply(change);
    expect(node).toMatchObject({ kind: "rule", name: "f", slot: "e", replacement: "0" });
    expect(workingTree.currentNodes(child(0))).toEqual([node]);
    expect(printTree({ ...tree, root: workingTree.finish().root as Node })).toBe("s(·a f=0(b) c)");
  });

  it("follows a place through all that has taken it", () => {
    const { workingTree, child } = draftOf("s(e(a e(b e(c))))");
    const first = workingTree.hoisted(child(0), child(0).children[1] as RuleNode);
    workingTree.apply(first);
    const second = workingTree.hoisted(first.node, first.node.children[1] as RuleNode);
    workingTree.apply(second);
    expect(workingTree.currentNodes(child(0))).toEqual([second.node]);
    expect(printCuts(workingTree.edits)).toBe("0..2");
  });

  it("makes the first interesting of some changes, and none if none is", () => {
    const { workingTree, child } = draftOf("s(a= b= c=)");
    const changes: readonly Change[] = [0, 1, 2].map((i) => workingTree.without(child(i)));
    expect(solve(firstOf(workingTree, changes), () => false).result).toBeUndefined();
    expect(workingTree.edits).toBe(noEdits);
    expect(solve(firstOf(workingTree, changes), (edits) => printCuts(edits) !== "0").result).toBe(changes[1]);
    expect(printCuts(workingTree.edits)).toBe("1");
  });
});
