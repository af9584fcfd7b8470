import { describe, expect, it } from "vitest";
import { dfsDelta } from "#src/lists/dfs-delta.js";
import { opdd } from "#src/lists/opdd.js";
import { pardis } from "#src/reducer/pardis.js";
import { perses } from "#src/reducer/perses.js";
import { wordSyntax } from "../../support/lexemes.js";
import type { Algorithm } from "../../support/reduce-tree.js";
import { testSequence } from "../../support/test-sequence.js";

/**
 * Gharachorlu and Sumner, "PARDIS: Priority Aware Test Case Reduction", FASE 2019. The expected tests are derived by hand from
 * the published algorithm: pop the node with the most tokens, of equals the first in breadth-first order; if it may be empty,
 * test the text without it; if it stays, enqueue its children. The hybrid pops all nodes of the same parent and weight and runs
 * OPDD (QRS 2018) on them.
 *
 * A rule `e(…)` may be empty, `e=0(…)` may not.
 */
const plain: Algorithm = (start) => pardis(start, {});
const hybrid: Algorithm = (start) => pardis(start, { minimize: opdd });

describe("Pardis", () => {
  it.each<[string, string, string, string]>([
    ["deletes the heaviest node first", "s=0(f(a) g(b c d) h(e i))", "", "aei abcd bcdei"],
    ["deletes equals in the order of the text", "s=0(f(a) g(b))", "", "b a"],
    ["puts a heavy child before a light sibling of its parent", "s=0(f(g(a b) c) h(d))", "", "d cd abc"],
    ["does not visit what is below a deleted node", "s=0(f(g(a b) c) h(d))", "d", "d! ∅"],
    ["looks below nodes that must not be empty", "s=0(f=1(a g(b)))", "", "a"],
    ["replaces nothing by a node below", "s=0(e=0(a e=0(b)))", "", ""],
    // The paper does not test the only element of a list that was tested (nullability pruning). Here the test comes again and
    // the cache answers it: a documented deviation.
    ["tests the only element of a list by itself", "s=0(*({a}))", "", "∅ ∅"],
  ])("%s: %s for %j", (_, notation, needed, expected) => {
    expect(testSequence(notation, plain, needed)).toBe(expected);
  });

  it("has no priority inversion: elements are ordered by their own weight, not by that of their list", () => {
    const notation = "s=0(*({a} {b} {c}) f(d e))";
    // abc, without the two tokens of f, comes before the elements of one token each.
    expect(testSequence(notation, plain, "")).toBe("de abc bcde acde abde");
    // In Perses the list, which is heavier than f, has its elements tried first.
    const other: Algorithm = (start) => perses(start, { syntax: wordSyntax, minimize: dfsDelta });
    expect(testSequence(notation, other, "")).toBe("de abde cde acde bcde abc");
  });
});

describe("Pardis hybrid", () => {
  it.each<[string, string, string, string]>([
    // The list; the element of two tokens; a and b, which weigh the same, as the two subsets of OPDD: acd bcd.
    ["takes elements of the same weight together", "s=0(*({a} {b} {c d}))", "", "∅ ab acd bcd"],
    // Subsets ab and cd, then c and d. The last unit is tried as well: a deviation of `opdd`.
    ["goes on with the half that is interesting", "s=0(*({a} {b} {c} {d}))", "d", "∅ ab cd! c d! ∅"],
    // Subsets ab cd; a b c d; then each is left out in turn. The first that can be left out is b.
    ["leaves out elements one by one otherwise", "s=0(*({a} {b} {c} {d}))", "a c d", "∅ ab cd a b c d bcd acd! ad ac"],
    ["takes nodes of another parent by themselves", "s=0(e=0(f(a) g(b)) e=0(f(c) g(d)))", "", "acd bcd abc abd"],
  ])("%s: %s for %j", (_, notation, needed, expected) => {
    expect(testSequence(notation, hybrid, needed)).toBe(expected);
  });
});
