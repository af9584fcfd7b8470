import { describe, expect, it } from "vitest";
import { hideUnremovableTokens } from "#src/transform/hide-unremovable-tokens.js";
import { describeLaws } from "../support/transform-laws.js";
import { parseTree, printTree } from "../support/tree-notation.js";

describe("hideUnremovableTokens", () => {
  it.each([
    ["literals", "e('(' NUM:12=0 ')')", "e(·'(' NUM:12=0 ·')')"],
    ["what is its minimal replacement already", "e(NUM:0 NUM:00=0 NUM:10=0)", "e(·0 NUM:00=0 NUM:10=0)"],
    ["whole rules", "e(f=0(NUM:0) f=0(NUM:1=0))", "e(·0 f=0(NUM:1=0))"],
    ["rules of several tokens", "e(f=[]([ *() ]) x=)", "e(·[ ·] x=)"],
    ["no rule with layout that its replacement lacks", "e(f=[]([ _]))", "e(f=[](·[ _·]))"],
    ["rules with the layout of their replacement", "e(f='a b'(a _b))", "e(·a _·b)"],
    ["no prefix of a replacement, nor what it is a prefix of", "e(f=ab(a=) f=a(ab=))", "e(f=ab(a=) f=a(ab=))"],
    ["lists that are as short as can be", "e(*=0({NUM:0}) *=0({NUM:0} {NUM:0}))", "e(·0 *=0({·0} {·0}))"],
    ["no iterations but empty ones", "e(*({a} {}))", "e(*({·a}))"],
    ["empty nodes that cannot be anything else", "e(f() f=0() a=)", "e(f=0() a=)"],
    ["no hidden and no error tokens", "e(~a !b)", "e(~a !b)"],
    ["nodes at any depth", "e(f(a g(b c=)))", "e(f(·a g(·b c=)))"],
    ["not the root", "e=a(a)", "e=a(·a)"],
  ])("hides %s: %s", (_, before, after) => {
    expect(printTree(hideUnremovableTokens(parseTree(before)))).toBe(after);
  });

  describeLaws(hideUnremovableTokens);
});
