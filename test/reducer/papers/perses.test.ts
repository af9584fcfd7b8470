import { describe, expect, it } from "vitest";
import { ddmin } from "#src/lists/ddmin.js";
import { dfsDelta } from "#src/lists/dfs-delta.js";
import { perses } from "#src/reducer/perses.js";
import { wordSyntax } from "../../support/lexemes.js";
import type { Algorithm } from "../../support/reduce-tree.js";
import { testSequence } from "../../support/test-sequence.js";

/**
 * Sun, Li, Zhang, Gu and Su, "Perses: Syntax-Guided Program Reduction", ICSE 2018. The expected tests are derived by hand from
 * the published algorithm: pop the node with the most tokens; of a list, minimise the elements, after testing it empty; of any
 * other node, test the empty text if the grammar allows it, then its compatible descendants at most five levels below, those
 * with the fewest tokens first; enqueue what replaced the node or, if nothing did, its children.
 *
 * A rule `e(…)` may be empty, `e=0(…)` may not. Two nodes are compatible if they have the same name.
 */
const once: Algorithm = (start) => perses(start, { syntax: wordSyntax, minimize: dfsDelta });
const withDdmin: Algorithm = (start) =>
  perses(start, {
    syntax: wordSyntax,
    minimize: (list) => ddmin(list, { subsets: "forward", complements: "forward" }),
  });

describe("the queue of Perses", () => {
  it.each<[string, string, string, string]>([
    ["holds the heaviest node first", "s=0(f(a b c) g(d e h i) k(l))", "", "abcl dehil abcdehi"],
    ["puts a heavy child before a light sibling of its parent", "s=0(f(g(a b) c) h(d))", "", "d cd abc"],
    ["does not hold what is below a node that was deleted", "s=0(f(g(a b) c) h(d))", "d", "d! ∅"],
    ["holds no tokens of the grammar", "s=0(a b=)", "", ""],
  ])("%s: %s for %j", (_, notation, needed, expected) => {
    expect(testSequence(notation, once, needed)).toBe(expected);
  });
});

describe("a list in Perses", () => {
  it.each<[string, Algorithm, string, string, string]>([
    // Halves, the later one first; a part that stays is halved. The whole list is not tested twice (Perses's cache knows it),
    // but the last element is tried by itself, as the minimiser does not know of the first test.
    ["is tested empty, then halved in the depth first", once, "s=0(*({a} {b} {c} {d}))", "a", "∅ ab! a! ∅"],
    ["has every element tried if none can go", once, "s=0(*({a} {b} {c} {d}))", "", "∅ ab abc abd cd acd bcd"],
    // The paper's ddmin: subsets of two parts, then of that subset. The last unit is tried as well: a deviation of `ddmin`.
    ["can be minimised with ddmin, as in the paper", withDdmin, "s=0(*({a} {b} {c} {d}))", "b", "∅ ab! a b! ∅"],
    ["that is optional has one element", once, "s=0(a *({b}))", "", "a"],
    // In the paper a `+` list keeps its first element in one step: 1, then 12, 3, 13, 23. Here its emptying is tested, which
    // leaves the minimal replacement, and there is no step to the first element.
    [
      "that must not be empty is replaced by its minimal replacement",
      once,
      "s=0(*=0({x=0(1)} {x=0(2)} {x=0(3)}))",
      "",
      "0 12 3 13 23",
    ],
  ])("%s", (_, algorithm, notation, needed, expected) => {
    expect(testSequence(notation, algorithm, needed)).toBe(expected);
  });
});

describe("a node that is no list in Perses", () => {
  it.each<[string, string, string, string]>([
    ["is replaced by the lightest compatible node first", "s=0(e=0(a e=0(b e=0(c))))", "", "c bc ac"],
    ["is enqueued again when it was replaced", "s=0(e=0(a e=0(b e=0(c))))", "b", "c bc! c"],
    ["is removed before a node below replaces it", "s=0(e(a e(b)))", "", "∅ b a"],
    ["is replaced by nodes of its own slot only", "s=0(e=0(f=0(a) g=0(b)))", "", ""],
    ["is replaced by a node five levels below", "s=0(e=0(1 f=0(2 g=0(3 h=0(4 i=0(5 e=0(6)))))))", "", "6"],
    ["is not replaced by a node six levels below", "s=0(e=0(1 f=0(2 g=0(3 h=0(4 i=0(5 j=0(6 e=0(7))))))))", "", ""],
    // A deviation: a chain of nodes that stand for the same text counts as one level, as in Perses's simplified trees.
    ["counts an only child to the level of its parent", "s=0(e=0(1 f=0(2 g=0(3 h=0(4 i=0(5 j=0(e=0(7))))))))", "", "7"],
  ])("%s: %s", (_, notation, needed, expected) => {
    expect(testSequence(notation, once, needed)).toBe(expected);
  });
});

describe("an element of a list in Perses", () => {
  const nested = "s=0(*({x=0([ *({x=0(1)} {x=0(2)}) ])} {x=0(3)}))";

  it("is replaced by the elements of a list below it, and by compatible nodes", () => {
    // ∅ [12] 3: the list; 123: the elements below; 13 23: compatible nodes; []3 [1]3 [2]3: the list below.
    // The paper tests 3 again (its cache knows it) and puts 123, which has more tokens, behind 13 and 23. Here the element
    // comes before the node that it consists of, so 123 comes first.
    expect(testSequence(nested, once, "")).toBe("∅ [12] 3 123 13 23 []3 [1]3 [2]3");
  });

  it("is followed in the queue by the elements that replaced it", () => {
    // Each of the two elements has a single token of the grammar, and 0 may not become empty.
    expect(testSequence(nested, once, "1 2 3")).toBe("∅ [12] 3 123!");
  });
});
