import { describe, expect, it } from "vitest";
import { ddmin } from "#src/lists/ddmin.js";
import { gtr } from "#src/reducer/gtr.js";
import { wordSyntax } from "../../support/lexemes.js";
import type { Algorithm } from "../../support/reduce-tree.js";
import { testSequence } from "../../support/test-sequence.js";

/**
 * Herfert, Patra and Pradel, "Automatically Reducing Tree-Structured Test Inputs", ASE 2017. The expected tests are derived by
 * hand from the published algorithm: level by level, first the deletion template, for which ddmin decides which deletable nodes
 * of the level stay, then the substitution template, which replaces a node by one of its children as long as that works.
 *
 * Three documented deviations show up. All deletable nodes of a level are tested at once first, if there are several. ddmin
 * tries its last unit as well. The topmost compatible nodes count as the children of a node, the lightest first.
 *
 * A rule `e(…)` may be empty, `e=0(…)` may not. Two nodes are compatible if they have the same name.
 */
const once: Algorithm = (start) =>
  gtr(start, { syntax: wordSyntax, minimize: (list) => ddmin(list, { subsets: "forward", complements: "forward" }) });

describe("the deletion template of GTR", () => {
  it.each<[string, string, string, string]>([
    // The root; f and g at once (deviation); f and g as the subsets of ddmin.
    ["goes down level by level", "s(f(a b) g(c))", "", "∅ ∅ ab c"],
    // Level 1: both (deviation), then a, then bc; its last unit (deviation). Level 2: h.
    ["leaves out what is below deleted nodes", "s=0(f(a) g(h(b) c))", "c", "∅ a bc! ∅ c!"],
    ["passes over nodes that must not be empty", "s=0(f=1(a g(b)))", "", "a"],
    // The paper keeps at least one element: 1 2. The first test here is of all at once (deviation): the minimal replacement.
    ["keeps a list that must not be empty", "s=0(*=0({x=0(1)} {x=0(2)}))", "", "0 1 2"],
  ])("%s: %s for %j", (_, notation, needed, expected) => {
    expect(testSequence(notation, once, needed)).toBe(expected);
  });
});

describe("the substitution template of GTR", () => {
  it.each<[string, string, string, string]>([
    ["comes after the deletion of the same level and before the next level", "s=0(e(a e(b)))", "", "∅ b a"],
    // Not c at first, which is no child of the outermost e. The same test would come again on the next level: ac.
    ["takes children only", "s=0(e=0(a e=0(b e=0(c))))", "", "bc ac"],
    ["goes on with the child that took the slot", "s=0(e=0(a e=0(b e=0(c))))", "b", "bc! c"],
    ["goes on as long as there is an improvement", "s=0(e=0(a e=0(b e=0(c))))", "c", "bc! c!"],
    ["tries every child, here the lightest first", "s=0(e=0(e=0(a b) e=0(c)))", "", "c ab"],
    ["takes nodes that the grammar allows in the slot", "s=0(e=0(f=0(a) g=0(b)))", "", ""],
  ])("%s: %s for %j", (_, notation, needed, expected) => {
    expect(testSequence(notation, once, needed)).toBe(expected);
  });
});
