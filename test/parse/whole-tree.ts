import { expect } from "vitest";
import type { Node, Tree } from "#src/tree/node.js";
import { preorder } from "#src/tree/walk.js";

/** What must hold of every tree of a text: each token is in it once and in order, and only layout lies between tokens. */
export function expectWhole(text: string, tree: Tree, layout: RegExp): void {
  expect(tree.text).toBe(text);
  const { starts, ends } = tree.tokens;
  let end = 0;
  for (let i = 0; i < starts.length; i++) {
    expect(text.slice(end, starts[i])).toMatch(layout);
    expect(ends[i]).toBeGreaterThanOrEqual(starts[i] as number);
    end = ends[i] as number;
  }
  expect(text.slice(end)).toMatch(layout);
  const tokens: number[] = [];
  for (const node of preorder(tree.root)) {
    if (node.kind === "token") tokens.push(node.from);
    else expectCovered(node);
  }
  expect(tokens).toEqual([...starts.keys()]);
}

/** A node's children cover its tokens without a gap, in order; a quantifier has iterations, and an iteration tokens. */
function expectCovered(node: Node): void {
  let at = node.from;
  for (const child of node.children) {
    expect(child.from).toBe(at);
    at = child.to;
    if (node.kind === "quantifier") expect(child.kind).toBe("iteration");
    if (child.kind === "iteration") {
      expect(node.kind).toBe("quantifier");
      expect(child.to).toBeGreaterThan(child.from);
    }
  }
  expect(at).toBe(node.to);
}
