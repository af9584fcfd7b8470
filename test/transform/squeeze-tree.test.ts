import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { squeezeTree } from "#src/transform/squeeze-tree.js";
import { preorder } from "#src/tree/walk.js";
import { treeNotations } from "../support/arbitraries.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { describeLaws } from "../support/transform-laws.js";
import { parseTree, printTree } from "../support/tree-notation.js";

describe("squeezeTree", () => {
  it.each([
    ["a chain to its last node", "e(f(g(a b)))", "g(a b)"],
    ["a chain to its token", "e=0(f=0(NUM:1=0))", "NUM:1=0"],
    ["no nodes with several children", "e(f(a b) g(c d))", "e(f(a b) g(c d))"],
    ["no nodes with another replacement", "e=0(f=1(a=))", "e=0(f=1(a=))"],
    ["each stretch of a chain with the same replacement", "e=0(f=0(g=1(h=1(a b))))", "f=0(h=1(a b))"],
    ["chains at any depth", "e(a f(g(b c)))", "e(a g(b c))"],
    ["a rule around nothing but a list", "e(f(*({a} {b})) c)", "e(*({a} {b}) c)"],
    ["a root around nothing but a list", "e(*({a} {b}))", "*({a} {b})"],
    ["no rule around a list with another replacement", "e(*=0({a} {b}))", "e(*=0({a} {b}))"],
    ["no list into its only iteration", "*({a b})", "*({a b})"],
    ["a rule that is all of an iteration", "*({e(f(a b))} {e(c d)})", "*({a b} {c d})"],
    ["a rule around a list in an iteration", "*({e(*({a} {b}))})", "*({*({a} {b})})"],
    ["no rule with a replacement in an iteration", "*({e=0(a b)})", "*({e=0(a b)})"],
    ["no token in an iteration", "*({!a} {~b})", "*({!a} {~b})"],
    ["an iteration that keeps its separators", "*({e(a=)} {, | e(f(b= c))})", "*({a=} {, | f(b= c)})"],
    ["no node next to a token that is no node, but children are all", "e(·a f(b c))", "f(b c)"],
  ])("squeezes %s: %s", (_, before, after) => {
    expect(printTree(squeezeTree(parseTree(before)))).toBe(after);
  });

  it("leaves no rule with an only child of the same replacement", () => {
    fc.assert(
      fc.property(treeNotations, (notation) => {
        for (const { kind, replacement, children } of preorder(squeezeTree(parseTree(notation)).root)) {
          if (kind === "rule" && children.length === 1) expect(children[0]?.replacement).not.toBe(replacement);
        }
      }),
    );
  });

  it("makes one node of a long chain", () => {
    const chain = parseTree(`${"e=0(f=0(".repeat(deeperThanTheStack)}NUM:1=0${"))".repeat(deeperThanTheStack)}`);
    expect(printTree(squeezeTree(chain))).toBe("NUM:1=0");
  });

  describeLaws(squeezeTree);
});
