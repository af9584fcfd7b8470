import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flattenTreeRecursion } from "#src/transform/flatten-tree-recursion.js";
import { measure, preorder } from "#src/tree/walk.js";
import { treeNotations } from "../support/arbitraries.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { describeLaws } from "../support/transform-laws.js";
import { parseTree, printTree } from "../support/tree-notation.js";

describe("flattenTreeRecursion", () => {
  it.each([
    ["left recursion", "e=0(e=0(e=0(1) + 2) - 3)", "e=0(1 *({+ 2} {- 3}))"],
    ["right recursion", "e(1 , e(2 ; e(3)))", "e(*({1 ,} {2 ;}) 3)"],
    ["one link", "e(e(1) + 2)", "e(1 *({+ 2}))"],
    ["left recursion of a rule with both", "e(e(e(1) + e(2)) + e(3))", "e(1 *({+ e(2)} {+ e(3)}))"],
    ["right recursion inside left recursion's rest", "e(e(1) + f(2 ^ f(3)))", "e(1 *({+ f(*({2 ^}) 3)}))"],
    ["left recursion inside right recursion's links", "e(f(f(1) + 2) , e(3))", "e(*({f(1 *({+ 2})) ,}) 3)"],
    ["each chain of a name by itself", "e(f(e(e(1) + 2)) + 3)", "e(f(e(1 *({+ 2}))) + 3)"],
    ["chains in lists", "l(*({e(e(1) + 2)} {e(3)}))", "l(*({e(1 *({+ 2}))} {e(3)}))"],
    ["statements without separators", "s(s(s(a) b) c)", "s(a *({b} {c}))"],
    ["a chain that ends with nothing", "s(a ; s(b ; s()))", "s(*({a ;} {b ;}))"],
    ["unary recursion", "e(e(e(1)))", "e(1)"],
    ["both recursions, turn by turn", "e(e(- e(e(1) + 2)) / 3)", "e(*({-}) 1 *({+ 2} {/ 3}))"],
    ["no recursion in the middle", "e('(' e(1) ')')", "e('(' e(1) ')')"],
    ["no recursion of another name", "e(f(1) + f(2))", "e(f(1) + f(2))"],
    ["no tokens of the same name", "e(e:a + e:b)", "e(e:a + e:b)"],
    ["links of all there was", "e(e(a b c) d e g)", "e(a b c *({d e g}))"],
    ["right recursion at the end of left recursion", "e(e(- e(1)) + 2)", "e(*({-}) 1 *({+ 2}))"],
    ["left recursion at the end of right recursion", "e(- e(e(1) ++))", "e(*({-}) 1 *({++}))"],
    ["recursion behind a unary link", "e(1 , e(e(2 , e(3))))", "e(*({1 ,} {2 ,}) 3)"],
  ])("flattens %s: %s", (_, before, after) => {
    expect(printTree(flattenTreeRecursion(parseTree(before)))).toBe(after);
  });

  it("leaves no rule with several children that begins or ends with itself", () => {
    fc.assert(
      fc.property(treeNotations, (notation) => {
        for (const node of preorder(flattenTreeRecursion(parseTree(notation)).root)) {
          if (node.kind !== "rule" || node.children.length < 2) continue;
          for (const end of [node.children.at(0), node.children.at(-1)]) {
            if (end?.kind === "rule") expect(end.name).not.toBe(node.name);
          }
        }
      }),
    );
  });

  it("makes one list of a long chain, each link an iteration that can be removed", () => {
    const left = parseTree(`${"e(".repeat(deeperThanTheStack)}1${" + 2)".repeat(deeperThanTheStack)}`);
    const right = parseTree(`${"e(1 + ".repeat(deeperThanTheStack)}2${")".repeat(deeperThanTheStack)}`);
    for (const chain of [left, right]) {
      const { root } = flattenTreeRecursion(chain);
      expect(measure(root)).toMatchObject({ nodes: 3 * deeperThanTheStack + 2, height: 4 });
      const list = root.children.find(({ kind }) => kind === "quantifier");
      expect(list?.replacement).toBe("");
      expect(list?.children.length).toBe(deeperThanTheStack - 1);
    }
  });

  describeLaws(flattenTreeRecursion);
});
