import { describe, expect, it } from "vitest";
import { dropEmptyNodes } from "#src/transform/drop-empty-nodes.js";
import { describeLaws } from "../support/transform-laws.js";
import { parseTree, printTree } from "../support/tree-notation.js";

describe("dropEmptyNodes", () => {
  it.each([
    ["nothing where nothing is empty", "e(a *({b}))", "e(a *({b}))"],
    ["rules", "e(f() a g=0())", "e(a)"],
    ["quantifiers", "e(a *() *=0())", "e(a)"],
    ["iterations", "e(*({} {a} {f()}))", "e(*({a}))"],
    ["what holds only empty nodes", "e(a f(g(*({} {h()}))))", "e(a)"],
    ["nodes at any depth", "e(a f(b g()))", "e(a f(b))"],
    ["no node that stands for a token that is no node", "e(f(·a) g())", "e(f(·a))"],
    ["not the root", "e(f() *())", "e()"],
  ])("drops %s: %s", (_, before, after) => {
    expect(printTree(dropEmptyNodes(parseTree(before)))).toBe(after);
  });

  describeLaws(dropEmptyNodes);
});
