import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Syntax } from "#src/language/syntax.js";
import { listMinimizer } from "#src/lists/list-minimizers.js";
import { treeAlgorithm, treeAlgorithmNames } from "#src/pipeline/algorithms.js";
import { type Edits, edit, noEdits } from "#src/tree/edits.js";
import { type Node, ruleNode, type Tree } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { treeNotations } from "../support/arbitraries.js";
import { noClash } from "../support/clashes.js";
import { deeperThanTheStack } from "../support/deeper-than-the-stack.js";
import { type Replacement, singleHoists, singleReplacements, singleSplices } from "../support/one-tree-minimal.js";
import { oracleOver, oracleSpecs } from "../support/oracles.js";
import {
  type Algorithm,
  preparations,
  prepare,
  reduceFurther,
  reduceTree,
  star,
  tokensOf,
} from "../support/reduce-tree.js";
import { solve } from "../support/solve.js";
import { parseTree } from "../support/tree-notation.js";

/** In these trees, a node is compatible with slots of its own name, and an `f` with slots of `e`. */
const isFitting = (symbol: string, slot: string) => symbol === slot || (symbol[0] === "f" && slot[0] === "e");
const syntax: Syntax = {
  clash: noClash,
  fits: isFitting,
  parse: () => {
    throw new Error("An algorithm does not parse.");
  },
  sentenceCheck: () => () => true,
  forms: () => [],
  slotAtStartOf: () => undefined,
  join: (texts) => texts.join(""),
  lexemes: ({ text }) => (isWord(text) ? { isIdentifier: true, shortest: ["a", "b"], has: isWord } : undefined),
};

function isWord(text: string): boolean {
  return /^[a-z_]\w*$/i.test(text);
}

function algorithmOf(tree: Tree, names: readonly string[]): Algorithm {
  const { run, list } = treeAlgorithm(names);
  const unparser = new Unparser(tree, "keep", noClash);
  const textOf = (edits: Edits) => unparser.unparse(edits);
  return (start) => run(start, { tree, syntax, minimize: listMinimizer(list), textOf });
}

/** What is left of a tree that was removed as a whole. */
const nothing = ruleNode({ name: "nothing", from: 0, to: 0, replacement: "" }, () => []);

const all = [...treeAlgorithmNames.map((name) => [name]), ["hdd", "hoist"], ["coarse-hddr", "hoist"]];

describe.each(all.map((names) => ({ names, title: names.join(" + ") })))(
  "$title on any tree, with any oracle,",
  ({ names }) => {
    const holds = (
      law: (run: ReturnType<typeof reduceTree> & { tree: Tree; judge: (text: string) => boolean }) => void,
    ) =>
      fc.assert(
        fc.property(treeNotations, preparations, oracleSpecs, (notation, preparation, spec) => {
          const tree = prepare(parseTree(notation), preparation);
          const judge = oracleOver(tree.text, tokensOf(tree), spec);
          law({ ...reduceTree(tree, star(algorithmOf(tree, names)), judge), tree, judge });
        }),
        { numRuns: 60 },
      );

    it("ends with what was accepted last, which is interesting and no longer than the input", () => {
      holds(({ tree, accepted, text, judge }) => {
        expect(text).toBe(accepted.at(-1) ?? tree.text);
        expect(judge(text)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(tree.text.length);
      });
    });

    it("tests nothing that is longer than the input", () => {
      holds(({ tree, tests }) => {
        for (const text of tests) expect(text.length).toBeLessThanOrEqual(tree.text.length);
      });
    });

    it("changes nothing in the result of its fixpoint, and returns the same object", () => {
      holds(({ reduced, tree, judge }) => {
        const again = reduceFurther(tree, reduced, { algorithm: algorithmOf(tree, names), isInteresting: judge });
        expect(again.accepted).toEqual([]);
        expect(again.reduced).toBe(reduced);
      });
    });
  },
);

describe("the fixpoint of", () => {
  const isDeletion = ({ node }: Replacement) => node.replacement === "";
  const deletions = (root: Node) => [...singleReplacements(root)].filter(isDeletion);
  const sameName = (by: Node, node: Node) => by.kind === "rule" && node.kind === "rule" && by.name === node.name;
  const compatible = (by: Node, node: Node) =>
    (by.kind === "rule" || (by.kind === "token" && by.category === "plain")) &&
    node.kind === "rule" &&
    (by.from > node.from || by.to < node.to) &&
    isFitting(by.name, node.slot);
  /** Perses leaves hidden tokens and those that are syntax errors to others. */
  const persesReplacements = (root: Node) => [...singleReplacements(root)].filter(({ node }) => node.kind !== "token");
  const persesDeletions = (root: Node) => deletions(root).filter(({ node }) => node.kind !== "token");

  /** Best-first empties the first element of a list here, which stays in the list. */
  const withEmptiedElement =
    "e=( e=(*=({e=(x(y a) *({_,  x(y e=('ebcd'='bcd'(<  >bcd)))}))}) e=(x(y <  >b) *({,  x(y a)} {,  x(y ';;')} {,  x(y _b)}))))";
  const onlyUnified = { flatten: false, unify: true, squeeze: false, hide: false };
  const oneInEleven = { kind: "both", units: [], seed: 129467723, oneIn: 11 } as const;

  it.each<readonly [string, string, readonly string[], (root: Node) => Iterable<Replacement>]>([
    ["hddr", "be replaced by its minimal replacement", ["hddr"], singleReplacements],
    ["hddr-backward", "be replaced by its minimal replacement", ["hddr-backward"], singleReplacements],
    ["hddr-depth", "be replaced by its minimal replacement", ["hddr-depth"], singleReplacements],
    ["hddr-depth-backward", "be replaced by its minimal replacement", ["hddr-depth-backward"], singleReplacements],
    ["coarse-hddr", "be removed", ["coarse-hddr"], deletions],
    ["pardis", "be removed", ["pardis"], deletions],
    ["pardis-hybrid", "be removed", ["pardis-hybrid"], deletions],
    ["hoist", "be hoisted into", ["hoist"], (root) => singleHoists(root, { fits: sameName, topmost: true })],
    ["hdd + hoist", "be replaced by its minimal replacement", ["hdd", "hoist"], singleReplacements],
    [
      "hdd + hoist",
      "be hoisted into",
      ["hdd", "hoist"],
      (root) => singleHoists(root, { fits: sameName, topmost: true }),
    ],
    ["substitute", "be substituted", ["substitute"], (root) => singleHoists(root, { fits: compatible, topmost: true })],
    ["hddr + substitute", "be replaced by its minimal replacement", ["hddr", "substitute"], singleReplacements],
    [
      "hddr + substitute",
      "be substituted",
      ["hddr", "substitute"],
      (root) => singleHoists(root, { fits: compatible, topmost: true }),
    ],
    ["gtr", "be removed", ["gtr"], deletions],
    ["gtr", "be substituted", ["gtr"], (root) => singleHoists(root, { fits: compatible, topmost: true })],
    ["best-first", "be replaced by its minimal replacement", ["best-first"], persesReplacements],
    ["best-first", "be removed", ["best-first"], deletions],
    ["best-first", "be substituted", ["best-first"], (root) => singleHoists(root, { fits: compatible, topmost: true })],
    [
      "best-first",
      "be replaced",
      ["best-first"],
      (root) => singleHoists(root, { fits: compatible, topmost: false, depth: 5 }),
    ],
    [
      "best-first",
      "be replaced by the elements of a list in it",
      ["best-first"],
      (root) => singleSplices(root, isFitting),
    ],
    ["perses", "be removed", ["perses"], persesDeletions],
    ["perses", "be replaced", ["perses"], (root) => singleHoists(root, { fits: compatible, topmost: false, depth: 5 })],
    ["perses", "be replaced by the elements of a list in it", ["perses"], (root) => singleSplices(root, isFitting)],
  ])("%s leaves no single node that can %s", (_, __, names, steps) => {
    fc.assert(
      fc.property(treeNotations, preparations, oracleSpecs, (notation, preparation, spec) => {
        const tree = prepare(parseTree(notation), preparation);
        const judge = oracleOver(tree.text, tokensOf(tree), spec);
        const { reduced, text } = reduceTree(tree, star(algorithmOf(tree, names)), judge);
        const unparser = new Unparser(tree, "keep", noClash);
        for (const { node, cuts } of steps(reduced.root ?? nothing)) {
          const other = unparser.unparse(edit(reduced.edits, cuts));
          // Steps to longer texts are never tried. Here, they bring back separators that were removed already.
          if (other.length <= text.length && other !== text)
            expect([node, other, judge(other)]).toEqual([node, other, false]);
        }
      }),
      { numRuns: 120, examples: [[withEmptiedElement, onlyUnified, oneInEleven]] },
    );
  });
});

it.each<[string, number, string]>([
  ["hdd", 17, "11(0)"],
  ["coarse-hdd", 12, "11(11)"],
  ["hddr", 17, "11(0)"],
  ["hddr-backward", 17, "11(0)"],
  ["hddr-depth", 17, "11(0)"],
  ["hddr-depth-backward", 17, "11(0)"],
  ["coarse-hddr", 12, "11(11)"],
  ["hoist", 15, "x0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15y"],
  ["substitute", 15, "x0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15y"],
  ["gtr", 12, "11"],
  ["perses", 13, "x11y"],
  ["pardis", 25, "11(11)"],
  ["pardis-hybrid", 18, "11(11)"],
])("%s* keeps to its budget of %i tests and leaves %s", (name, budget, left) => {
  const element = (i: number) => `{, | e=0(f(${i} '(' e=0(${i}) ')'))}`;
  const tree = parseTree(`s(x= *({e=0(f(0))} ${Array.from({ length: 15 }, (_, i) => element(i + 1)).join(" ")}) y=)`);
  const { tests, text } = reduceTree(tree, star(algorithmOf(tree, [name])), (each) => each.includes("11"));
  expect([tests.length, text]).toEqual([budget, left]);
});

it.each(["hdd", "hddr", "hddr-depth", "hoist", "gtr", "perses", "pardis"])(
  "%s goes through a tree deeper than the call stack",
  (name) => {
    const links = deeperThanTheStack / 2; // each is an expression, a list and its element: three nodes
    const tree = parseTree(`s(${"e(·'(' *({".repeat(links)}x${"}) ·')')".repeat(links)})`);
    const algorithm = algorithmOf(tree, [name]);
    const start = { root: tree.root, edits: noEdits };
    const { result, tests } = solve(algorithm(start), () => false);
    expect(result).toBe(start);
    expect(tests.length).toBeGreaterThanOrEqual(links - 1);
  },
  60_000,
);

it("best-first goes into a tree deeper than the call stack", () => {
  const links = deeperThanTheStack / 2;
  const tree = parseTree(`s(${"e(·'(' *({".repeat(links)}x${"}) ·')')".repeat(links)})`);
  const search = algorithmOf(tree, ["best-first"])({ root: tree.root, edits: noEdits });
  let asked = 0;
  for (let step = search.next(); !step.done && asked < 20; step = search.next(undefined))
    asked += [...step.value].length;
  expect(asked).toBe(20);
});
