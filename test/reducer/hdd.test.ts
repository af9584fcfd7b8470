import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ddmin } from "#src/lists/ddmin.js";
import type { ListMinimizer } from "#src/lists/list-minimizers.js";
import { hdd, type Transformation } from "#src/reducer/hdd.js";
import { prune } from "#src/reducer/prune.js";
import { mapSearch } from "#src/search/search.js";
import type { Reduced } from "#src/search/working-tree.js";
import { hideUnremovableTokens } from "#src/transform/hide-unremovable-tokens.js";
import { type Edits, edit, noEdits } from "#src/tree/edits.js";
import { ruleNode, type Tree } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { treeNotations, treesWithoutLayout } from "../support/arbitraries.js";
import { noClash } from "../support/clashes.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { singleReplacements } from "../support/one-tree-minimal.js";
import { oracleOver, oracleSpecs } from "../support/oracles.js";
import {
  type Algorithm,
  needs,
  preparations,
  prepare,
  reduceFurther,
  reduceTree,
  star,
  tokensOf,
} from "../support/reduce-tree.js";
import { solve, tell } from "../support/solve.js";
import { parseTree, printTree } from "../support/tree-notation.js";

const pruning =
  ({
    coarse = false,
    minimize = (list) => ddmin(list),
  }: {
    coarse?: boolean;
    minimize?: ListMinimizer;
  } = {}): Transformation =>
  (tree, level) =>
    prune(tree, level, { coarse, minimize });
const once: Algorithm = (start) => hdd(start, [pruning()]);
const fine = star(once);
const coarse = star((start) => hdd(start, [pruning({ coarse: true })]));
const withSubsets = star((start) => hdd(start, [pruning({ minimize: (list) => ddmin(list, { subsets: "forward" }) })]));

describe("the result of HDD*", () => {
  it.each([
    ["nothing that is not needed", "e(a= b= c=)", "b", "b"],
    ["nothing at all", "e(a= b=)", "", ""],
    ["the root's replacement", "e=0(a= b=)", "", "0"],
    ["the replacements of what cannot be empty", "s(e=0(1 + 2) ; e=0(3))", ";", "0;0"],
    ["what a replacement lacks", "s(e=0(e=0(1) + e=0(2)))", "+", "0+0"],
    ["what is inside of it, and the way to it", "s(f('{' *({a} {g(b c=)} {d}) '}'))", "c", "{bc}"],
    ["tokens replaced", "e(NUM:12=0 NUM:34=0)", "34", "034"],
    ["no hidden and no error tokens", "e(a ~'/* */' !? b=)", "a", "a"],
    ["those that are needed", "e(a ~'/* */' !? b=)", "/* ?", "a/* */?"],
    ["the first element, without the separator", "l([ *({x(1)} {·, | x(2)} {·, | x(3)}) ])", "1", "[1]"],
    ["an element in the middle, without its separator", "l([ *({x(1)} {·, | x(2)} {·, | x(3)}) ])", "2", "[2]"],
    ["the last element, without its separator", "l([ *({x(1)} {·, | x(2)} {·, | x(3)}) ])", "3", "[3]"],
    ["two elements and what is between them", "l([ *({x(1)} {·, | x(2)} {·; | x(3)}) ])", "1 3", "[1;3]"],
    ["no element of a list that may be empty", "l([ *({x(1)} {·, | x(2)}) ])", "[", "[]"],
    ["the replacement of a list that may not be empty", "l=[0]([ *=0({x=0(12)} {·, | x=0(34)}) ])", "[", "[0]"],
    ["one element of it that is needed", "l=[0]([ *=0({x=0(12)} {·, | x=0(34)}) ])", "34", "[34]"],
    ["separators of several tokens", "l([ *({x(1)} {·, ·; | x(2)} {·, ~d | x(3)}) ])", "[ 2 3 d", "[2,d3]"],
    [
      "a list without what is nested in it",
      "l([ *({l([ *({1} {·, | 2}) ])} {·, | l([ *({3} {·, | 4}) ])}) ])",
      "4",
      "[[4]]",
    ],
    ["a separator that stays, replaced", "l([ *({x(1)} {·, | x(2)} {SEP:';;'=; | x(3)}) ])", "2 3", "[2;3]"],
    // The separators of the element that is first now have gone, and must not come back as their own replacement.
    ["no separator that went already, literal", "l([ *({x(1)} {, | x(2)} {, | x(3)}) ])", "3", "[3]"],
    ["no separator that went already, replaceable", "l([ *({x(1)} {SEP:';;'=; | x(2)}) ])", "2", "[2]"],
    ["no separator that went already, of a rule", "l([ *({x(1)} {sep=;(; ;) | x(2)}) ])", "2", "[2]"],
    // The element behind an empty one is not the first, and keeps its separator.
    ["nothing else where the first element was empty", "s(*({x()} {·, | x(b)}) c=)", ", b", ",b"],
    ["layout between what is left", "e(a=_b= < // c\n>c= _d=)", "a d", "a d"],
  ])("holds %s: %s for %j", (_, notation, parts, expected) => {
    const { text } = reduceTree(parseTree(notation), fine, needs(parts));
    expect(text).toBe(expected);
  });

  it.each([
    ["e(a= b=)", "b", "e(·a b=)"],
    ["e(*({a=} {b=} {c=}))", "b", "e(*(·a {b=} ·c))"],
    ["e(*=0({a} {b}) c=)", "c", "e(*=0(·a ·b) c=)"],
    ["e(a=)", "", undefined],
  ])("is the tree without what went: %s for %j", (notation, parts, expected) => {
    const tree = parseTree(notation);
    const { root } = reduceTree(tree, fine, needs(parts)).reduced;
    expect(root && printTree({ ...tree, root })).toBe(expected);
  });
});

describe("Coarse HDD*", () => {
  it.each([
    ["takes nodes that can be empty", "e(f(a) g=0(b))", "b", "b"],
    ["leaves nodes that cannot", "e=0(f=1(a=1) g(b))", "a", "a"],
    ["looks below them", "e=0(f=1(a=1 g(b)) c=)", "a", "a"],
    ["removes iterations of any list", "l=[0]([ *=0({x=0(12)} {·, | x=0(34)}) ])", "[", "[0]"],
    ["leaves what is in them", "l=[0]([ *=0({x=0(12)} {·, | x=0(34)}) ])", "3", "[34]"],
  ])("%s: %s", (_, notation, parts, expected) => {
    expect(reduceTree(parseTree(notation), coarse, needs(parts)).text).toBe(expected);
  });

  it("can be a phase before HDD*, which continues with its result", () => {
    const tree = parseTree("l=[0]([ *=0({x=0(12)} {·, | x=0(34)} {·, | x=0(56)}) ])");
    const isInteresting = needs(", 34");
    const { reduced, text } = reduceTree(tree, coarse, isInteresting);
    expect(text).toBe("[34,56]");
    expect(reduceFurther(tree, reduced, { algorithm: fine, isInteresting }).text).toBe("[34,0]");
  });
});

describe("the candidates of HDD", () => {
  it.each<[string, string, Algorithm, (text: string) => boolean, string]>([
    [
      "go from the root to the leaves, level by level; quantifiers are no level",
      "s(f=0(a=1 b=2) *({c=3} {d=4}))",
      fine,
      () => false,
      "∅ | ab | 0cd | abc | abd | 0cd | ab34 | 12cd | abc4 | ab3d | a2cd | 1bcd",
    ],
    ["take only what can be empty, if it is coarse", "s(f=0(a= b=2) c= d=4)", coarse, () => false, "∅ | abd | bcd"],
    [
      "leave out what is below a node that went",
      "s(f=0(a=1 b=2) c=)",
      once,
      (text) => text === "0c",
      "∅ | ab | 0c! | 0",
    ],
    ["leave out empty nodes", "s(f=0() *() a=)", fine, () => false, "∅ | ∅"],
    [
      "take the separators of the first element that is left",
      "l(·[ *({·1} {·, | ·2} {·, | ·3}) ·])",
      once,
      (text) => text.includes("3"),
      "∅ | [1] | [2,3]! | [2] | [3]! | []",
    ],
    [
      "go through the levels again, if it is to repeat",
      "s(f=0(a= b=) c=)",
      fine,
      (text) => text === "ac" || text === "a",
      "∅ | ab | 0c | ac! | c | ∅ | a! | 0 | ∅ | ∅ | 0 | ∅",
    ],
  ])("%s: %s", (_, notation, algorithm, isInteresting, rounds) => {
    const tree = parseTree(notation);
    const unparser = new Unparser(tree, "keep", noClash);
    const search = algorithm({ root: tree.root, edits: noEdits });
    expect(
      tell(
        mapSearch(search, (edits) => unparser.unparse(edits)),
        isInteresting,
      ),
    ).toBe(rounds);
  });
});

/** What is left of a tree that was removed as a whole. */
const nothing = ruleNode({ name: "nothing", from: 0, to: 0, replacement: "" }, () => []);

describe.each([
  ["HDD*", fine],
  ["HDD* with subsets too", withSubsets],
  ["Coarse HDD*", coarse],
] as const)("%s on any tree, with any oracle,", (_, algorithm) => {
  const holds = (
    trees: fc.Arbitrary<string>,
    law: (run: ReturnType<typeof reduceTree> & { tree: Tree; judge: (text: string) => boolean }) => void,
  ) =>
    fc.assert(
      fc.property(trees, preparations, oracleSpecs, (notation, preparation, spec) => {
        const tree = prepare(parseTree(notation), preparation);
        const judge = oracleOver(tree.text, tokensOf(tree), spec);
        law({ ...reduceTree(tree, algorithm, judge), tree, judge });
      }),
      { numRuns: 300 },
    );

  it("is 1-tree-minimal: no single node that is left can be replaced by its minimal replacement", () => {
    holds(treeNotations, ({ reduced, text, tree, judge }) => {
      const unparser = new Unparser(tree, "keep", noClash);
      for (const { node, cuts } of singleReplacements(reduced.root ?? nothing)) {
        if (algorithm === coarse && node.replacement !== "") continue;
        const other = unparser.unparse(edit(reduced.edits, cuts));
        // What makes it longer brings back what went already: the separators of the first iteration that is left.
        if (other.length <= text.length) expect([node, judge(other)]).toEqual([node, false]);
      }
    });
  });

  it("returns the text that was accepted last", () => {
    holds(treeNotations, ({ tree, accepted, text, judge }) => {
      expect(text).toBe(accepted.at(-1) ?? tree.text);
      expect(judge(text)).toBe(true);
    });
  });

  it("tests nothing that is longer than the input", () => {
    holds(treeNotations, ({ tree, tests }) => {
      for (const text of tests) expect(text.length).toBeLessThanOrEqual(tree.text.length);
    });
  });

  it("accepts nothing that is longer than what was accepted before, layout aside", () => {
    holds(treesWithoutLayout, ({ tree, accepted }) => {
      const lengths = [tree.text, ...accepted].map((text) => text.length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    });
  });

  it("changes nothing in its own result, and returns the same object", () => {
    holds(treeNotations, ({ reduced, tree, judge }) => {
      const again = reduceFurther(tree, reduced, { algorithm, isInteresting: judge });
      expect(again.accepted).toEqual([]);
      expect(again.reduced).toBe(reduced);
    });
  });
});

describe("HDD* on a tree deeper than the call stack", () => {
  const depth = deeperThanTheStack;
  const trees = [
    ["rules", "e(", "x", ")"],
    ["lists", "*({", "x", "})"],
  ] as const;

  it.each(trees)("removes all of it with one test: %s", (_, open, leaf, close) => {
    const tree = parseTree(open.repeat(depth) + leaf + close.repeat(depth));
    const { text, tests } = reduceTree(tree, fine, () => true);
    expect(text).toBe("");
    expect(tests.length).toBe(1);
  });

  it.each(trees)("goes down to the leaf and tests every level once: %s", (_, open, leaf, close) => {
    const tree = hideUnremovableTokens(parseTree(open.repeat(depth) + leaf + close.repeat(depth)));
    const { text, reduced, tests } = reduceTree(tree, fine, (text) => text === "x");
    expect(text).toBe("x");
    expect(reduced.root).toBe(tree.root);
    expect(tests).toEqual(new Array(depth).fill(""));
  });
});

describe("hdd", () => {
  it("does nothing with nothing", () => {
    const start: Reduced = { root: undefined, edits: [{ from: 0, to: 3, text: "" }] };
    expect(solve(hdd(start, [pruning()]), () => true)).toEqual({ result: start, tests: [], accepted: [] });
  });

  it("builds a candidate only when it is drawn", () => {
    const tree = parseTree(`e(${"a= ".repeat(10_000)})`);
    const minimize: ListMinimizer = (list) => ddmin(list, { splitFactor: Number.POSITIVE_INFINITY });
    const search = hdd({ root: tree.root, edits: noEdits }, [pruning({ minimize })]);
    search.next();
    // All candidates of this round would be a hundred million cuts.
    const [first] = search.next().value as Iterable<Edits>;
    expect(first).toEqual([{ from: 9_999, to: 10_000, text: "" }]);
  });
});
