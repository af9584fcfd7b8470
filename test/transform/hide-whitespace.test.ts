import { describe, expect, it } from "vitest";
import { hideWhitespace } from "#src/transform/hide-whitespace.js";
import { describeLaws } from "../support/transform-laws.js";
import { parseTree, printTree } from "../support/tree-notation.js";

describe("hideWhitespace", () => {
  it.each([
    ["hidden white space", "e(a ~' ' b ~'\r\n\t')", "e(a ·' ' b ·'\r\n\t')"],
    ["no comments", "e(a ~'/* */' ~'// c\n')", "e(a ~'/* */' ~'// c\n')"],
    ["no white space that the grammar wants", "e(a ' ' NL:'\n'= !'\n')", "e(a ' ' NL:'\n'= !'\n')"],
    ["tokens at any depth", "e(f(*({a ~' '} {~' ' b})))", "e(f(*({a ·' '} {·' ' b})))"],
    ["no rules", "e(f(~' '))", "e(f(·' '))"],
  ])("hides %s: %j", (_, before, after) => {
    expect(printTree(hideWhitespace(parseTree(before)))).toBe(after);
  });

  describeLaws(hideWhitespace);
});
