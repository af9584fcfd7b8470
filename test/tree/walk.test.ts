import { describe, expect, it } from "vitest";
import { measure, preorder } from "#src/tree/walk.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { parseTree } from "../support/tree-notation.js";

describe("preorder", () => {
  it("visits parents first, in the order of the text", () => {
    const { root } = parseTree("e(f(a b) *({c} {g() d}) h)");
    const visited = [...preorder(root)].map((node) => ("name" in node ? node.name : node.kind));
    expect(visited).toEqual(["e", "f", "a", "b", "quantifier", "iteration", "c", "iteration", "g", "d", "h"]);
  });

  it("visits a node's children only when it is asked to go on", () => {
    const { root } = parseTree("e(f(a) b)");
    const walk = preorder(root);
    expect(walk.next().value).toBe(root);
    expect(walk.next().value).toBe(root.children[0]);
  });
});

describe("measure", () => {
  it.each([
    ["a", 1, 1],
    ["e()", 1, 1],
    ["e(f() g())", 3, 2],
    ["e(*({a} {b f(c)}) d)", 9, 5],
  ])("of %j is %i nodes, %i high", (notation, nodes, height) => {
    expect(measure(parseTree(notation).root)).toMatchObject({ nodes, height });
  });
});

describe("walks on a tree deeper than the call stack", () => {
  const depth = deeperThanTheStack;

  it("which no recursive function reaches", () => {
    const recursive = (level: number): number => (level === 0 ? 0 : recursive(level - 1) + 1);
    expect(() => recursive(depth)).toThrow(RangeError);
  });

  it.each([
    ["unary rules", "e(", "x", ")", { nodes: depth + 1, height: depth + 1 }],
    ["left recursion", "e(", "x", " + y)", { nodes: 3 * depth + 1, height: depth + 1 }],
    ["nested lists", "*({a ", "x", "})", { nodes: 3 * depth + 1, height: 2 * depth + 1 }],
  ])("%s", (_, open, leaf, close, size) => {
    const { root } = parseTree(open.repeat(depth) + leaf + close.repeat(depth));
    expect(measure(root)).toMatchObject(size);
    expect([...preorder(root)].length).toBe(size.nodes);
  });
});
