import { describe, expect, it } from "vitest";
import { dropEmptyNodes } from "#src/transform/drop-empty-nodes.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { measure } from "#src/tree/walk.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { describeLaws } from "../support/transform-laws.js";
import { parseTree, printTree } from "../support/tree-notation.js";

describe("unifySeparatedLists", () => {
  it.each([
    ["rules", "l(x(1) *({, x(2)} {, x(3)}))", "l(*({x(1)} {, | x(2)} {, | x(3)}))"],
    ["tokens", "l(ID:a=x *({, ID:b=x}))", "l(*=x({ID:a=x} {, | ID:b=x}))"],
    [
      "a list that stands for its first element's replacement",
      "l(x=0(1) *({, x=0(2)}))",
      "l(*=0({x=0(1)} {, | x=0(2)}))",
    ],
    ["different separators", "l(x(1) *({+ x(2)} {; ; x(3)}))", "l(*({x(1)} {+ | x(2)} {; ; | x(3)}))"],
    ["separators that are rules", "l(x(1) *({sep(; ;) x(2)}))", "l(*({x(1)} {sep(; ;) | x(2)}))"],
    ["separators with hidden tokens", "l(x(1) *({, ~c x(2)}))", "l(*({x(1)} {, ~c | x(2)}))"],
    ["separators with a list", "l(x(1) *({*({;} {;}) x(2)}))", "l(*({x(1)} {*({;} {;}) | x(2)}))"],
    ["what is around it", "l([ x(1) *({, x(2)}) ])", "l([ *({x(1)} {, | x(2)}) ])"],
    ["what is before it, alike", "l(x(0) x(1) *({, x(2)}))", "l(x(0) *({x(1)} {, | x(2)}))"],
    ["several in one rule", "l(x(1) *({, x(2)}) ; x(3) *({, x(4)}))", "l(*({x(1)} {, | x(2)}) ; *({x(3)} {, | x(4)}))"],
    ["a list that may be empty", "l(*({x(1) *({, x(2)})}))", "l(*({x(1)} {, | x(2)}))"],
    ["a list that may be empty, of elements that may not", "l(*({N:1=0 *({, N:2=0})}))", "l(*({N:1=0} {, | N:2=0}))"],
    ["a list that may not be empty", "l(*=0({N:1=0 *({, N:2=0})}))", "l(*=0({N:1=0} {, | N:2=0}))"],
    ["a list in an iteration of several", "l(*({x(1) *({, x(2)})} {y}))", "l(*({*({x(1)} {, | x(2)})} {y}))"],
    ["a list with a trailing part in an iteration", "l(*({x(1) *({, x(2)}) ,}))", "l(*({*({x(1)} {, | x(2)}) ,}))"],
    ["a list in its first element", "x(x(1) *({, x(2)}))", "x(*({x(1)} {, | x(2)}))"],
    [
      "lists in its elements",
      "l(x(x(1) *({, x(2)})) *({, x(x(3) *({, x(4)}))}))",
      "l(*({x(*({x(1)} {, | x(2)}))} {, | x(*({x(3)} {, | x(4)}))}))",
    ],
  ])("unifies %s: %s", (_, before, after) => {
    expect(printTree(unifySeparatedLists(parseTree(before)))).toBe(after);
  });

  it.each([
    ["other names", "l(x(1) *({, y(2)}))"],
    ["one other name", "l(x(1) *({, x(2)} {, y(3)}))"],
    ["other kinds of nodes", "l(x:1 *({, x(2)}))"],
    ["no separators", "l(x(1) *({x(2)} {x(3)}))"],
    ["no separator once", "l(x(1) *({, x(2)} {x(3)}))"],
    ["separators behind the elements", "l(x(1) *({x(2) ,}))"],
    ["an element that is not next to it", "l(x(1) ; *({, x(2)}))"],
    ["the elements in a list before it", "l(*({x(1)}) *({, x(2)}))"],
    ["an empty iteration", "l(x(1) *({, x(2)} {}))"],
    ["more in the only iteration", "l(*({a x(1)}))"],
    ["nothing but one element in the only iteration", "l(*({x(1)}))"],
  ])("leaves a list with %s: %s", (_, notation) => {
    expect(printTree(unifySeparatedLists(parseTree(notation)))).toBe(notation);
  });

  it.each([
    ["in a list", "l(x(1) *({, x(2)} {}))", "l(*({x(1)} {, | x(2)}))"],
    ["between an element and its list", "l(x(1) e() *({, x(2)}))", "l(*({x(1)} {, | x(2)}))"],
    ["behind the elements", "l(*({x(1) *({, x(2) e()})}) e())", "l(*({x(1)} {, | x(2)}))"],
    ["in a rule with one token", "l(x(1 e()) y(e() z(2)))", "l(x(1) y(z(2)))"],
    ["alone", "l(e())", "l()"],
  ])("can drop nodes without tokens on the way, %s: %s", (_, before, after) => {
    const tree = parseTree(before);
    expect(printTree(unifySeparatedLists(tree, { withoutEmpty: true }))).toBe(after);
    expect(printTree(unifySeparatedLists(dropEmptyNodes(tree)))).toBe(after);
  });

  it("goes deeper than the call stack in iterations that begin with a list", () => {
    const nested = parseTree(`${"*({".repeat(deeperThanTheStack)}a${" b})".repeat(deeperThanTheStack)}`);
    expect(measure(unifySeparatedLists(nested).root)).toEqual(measure(nested.root));
  });

  describeLaws((tree) => unifySeparatedLists(tree));
  describeLaws((tree) => unifySeparatedLists(tree, { withoutEmpty: true }));
});
