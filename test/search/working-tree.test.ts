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
  return { tree, start, draft: new WorkingTree(start), child: (i: number) => tree.root.children[i] as RuleNode };
}

describe("a draft", () => {
  it("gives back what it began with if nothing has changed", () => {
    const { draft, start } = draftOf("e(a b)");
    expect(draft.finish()).toBe(start);
  });

  it("tells what is left when a node gave way to its minimal replacement", () => {
    const { draft, child, tree } = draftOf("s(e=0(a b) f(c))");
    draft.apply(draft.without(child(0)));
    expect(printCuts(draft.edits)).toBe("0..2=0");
    expect(draft.childrenOf(tree.root)).toEqual([child(1)]);
    expect(draft.now(child(0))).toEqual([]);
    expect(draft.weightOf(tree.root)).toBe(2);
    expect(printTree({ ...tree, root: draft.finish().root as Node })).toBe("s(·a ·b f(c))");
  });

  it("puts a node in the place of one above it, which keeps what is expected there", () => {
    const { draft, child, tree } = draftOf("s(e=0(a f=1(b)) c)");
    const { node, ...change } = draft.hoisted(child(0), child(0).children[1] as RuleNode);
    draft.apply(change);
    expect(node).toMatchObject({ kind: "rule", name: "f", slot: "e", replacement: "0" });
    expect(draft.now(child(0))).toEqual([node]);
    expect(printTree({ ...tree, root: draft.finish().root as Node })).toBe("s(·a f=0(b) c)");
  });

  it("follows a place through all that has taken it", () => {
    const { draft, child } = draftOf("s(e(a e(b e(c))))");
    const first = draft.hoisted(child(0), child(0).children[1] as RuleNode);
    draft.apply(first);
    const second = draft.hoisted(first.node, first.node.children[1] as RuleNode);
    draft.apply(second);
    expect(draft.now(child(0))).toEqual([second.node]);
    expect(printCuts(draft.edits)).toBe("0..2");
  });

  it("makes the first interesting of some changes, and none if none is", () => {
    const { draft, child } = draftOf("s(a= b= c=)");
    const changes: readonly Change[] = [0, 1, 2].map((i) => draft.without(child(i)));
    expect(solve(firstOf(draft, changes), () => false).result).toBeUndefined();
    expect(draft.edits).toBe(noEdits);
    expect(solve(firstOf(draft, changes), (edits) => printCuts(edits) !== "0").result).toBe(changes[1]);
    expect(printCuts(draft.edits)).toBe("1");
  });
});
