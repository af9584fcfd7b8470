/** Algorithms on trees of the notation, answered in process. */
import fc from "fast-check";
import type { Search } from "#src/search/search.js";
import type { Reduced } from "#src/search/working-tree.js";
import { dropEmptyNodes } from "#src/transform/drop-empty-nodes.js";
import { flattenTreeRecursion } from "#src/transform/flatten-tree-recursion.js";
import { hideUnremovableTokens } from "#src/transform/hide-unremovable-tokens.js";
import { squeezeTree } from "#src/transform/squeeze-tree.js";
import { unifySeparatedLists } from "#src/transform/unify-separated-lists.js";
import { type Edits, noEdits } from "#src/tree/edits.js";
import type { Tree } from "#src/tree/node.js";
import { Unparser } from "#src/tree/unparse.js";
import { noClash } from "./clashes.js";
import { solve } from "./solve.js";

export type Algorithm = (start: Reduced) => Search<Edits, Reduced>;

/** An algorithm again and again until it gives back what it was given, as a pipeline does for `hdd*`. */
export function star(algorithm: Algorithm): Algorithm {
  return function* (start) {
    let before = start;
    for (;;) {
      const after = yield* algorithm(before);
      if (after === before) return after;
      before = after;
    }
  };
}

/** Reduces a tree and tells what is left of it, and all texts that were tested and accepted. */
export function reduceTree(tree: Tree, algorithm: Algorithm, isInteresting: (text: string) => boolean) {
  return reduceFurther(tree, { root: tree.root, edits: noEdits }, { algorithm, isInteresting });
}

/** The same, from where another algorithm has got to. */
export function reduceFurther(
  tree: Tree,
  start: Reduced,
  { algorithm, isInteresting }: { readonly algorithm: Algorithm; readonly isInteresting: (text: string) => boolean },
) {
  const unparser = new Unparser(tree, "keep", noClash);
  const { result, tests, accepted } = solve(algorithm(start), (edits) => isInteresting(unparser.unparse(edits)));
  const textOf = unparser.unparse.bind(unparser);
  return { reduced: result, text: textOf(result.edits), tests: tests.map(textOf), accepted: accepted.map(textOf) };
}

/** The transforms that come before HDD. Empty nodes go in any case. */
export const preparations = fc.record({
  flatten: fc.boolean(),
  unify: fc.boolean(),
  squeeze: fc.boolean(),
  hide: fc.boolean(),
});
type Preparation = typeof preparations extends fc.Arbitrary<infer P> ? P : never;

export function prepare(tree: Tree, { flatten, unify, squeeze, hide }: Preparation): Tree {
  const steps = [
    dropEmptyNodes,
    flatten && flattenTreeRecursion,
    unify && unifySeparatedLists,
    squeeze && squeezeTree,
    hide && hideUnremovableTokens,
  ];
  return steps.reduce((result, step) => (step ? step(result) : result), tree);
}

/** The texts of the tokens. */
export function tokensOf({ text, tokens }: Tree): string[] {
  return Array.from(tokens.starts, (start, i) => text.slice(start, tokens.ends[i]));
}

/** Interesting is what has all these parts. */
export const needs = (parts: string) => (text: string) => parts.split(" ").every((part) => text.includes(part));
