import { describe, expect, it } from "vitest";
import { iterationNode, type Node, quantifierNode, ruleNode, textOf, tokenNode, withChildren } from "#src/tree/node.js";
import { parseTree } from "../support/tree-notation.js";

const token = tokenNode({ name: "ID", from: 3, replacement: "a", category: "plain" });

describe("a node", () => {
  it.each([
    ["rule", ruleNode({ name: "e", from: 3, to: 4, replacement: "0" }, () => [token])],
    ["quantifier", quantifierNode({ from: 3, to: 4, replacement: "0" }, () => [])],
    ["iteration", iterationNode({ from: 3, to: 4, separators: 1 }, () => [token])],
  ] as const)("that is a %s keeps its fields when it gets other children", (kind, node) => {
    const other = withChildren(node as Node, () => []);
    expect(other).toMatchObject({ ...node, kind });
    expect(other.children).toEqual([]);
    expect(other).not.toBe(node);
  });

  it("that is a token stands for one token and has no children", () => {
    expect(token).toMatchObject({ kind: "token", from: 3, to: 4, children: [] });
    expect(withChildren(token, () => [token])).toBe(token);
  });

  it("builds its children once, when they are first asked for", () => {
    let builds = 0;
    const node = ruleNode({ name: "e", from: 3, to: 4, replacement: "" }, () => {
      builds++;
      return [token];
    });
    expect(builds).toBe(0);
    expect(node.children).toEqual([token]);
    expect(node.children).toBe(node.children);
    expect(builds).toBe(1);
  });
});

describe("textOf", () => {
  it.each([
    ["e(a)", "a"],
    ["e(_a_b_) <  >", "a b"],
    ["e(*({a ¶·b}))", "a\nb"],
    ["e()", ""],
    ["e()_", ""],
  ])("of the root of %j is %j, without the layout around it", (notation, text) => {
    const tree = parseTree(notation);
    expect(textOf(tree, tree.root)).toBe(text);
  });

  it("of a node in the middle is its own", () => {
    const tree = parseTree("e(a_ f(_b ¶c) _d)");
    expect(tree.root.children.map((node) => textOf(tree, node))).toEqual(["a", "b\nc", "d"]);
  });
});
