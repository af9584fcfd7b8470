import type { Candidate } from "./oracle/run.js";
import type { DdminOptions } from "./reducer/ddmin.js";
import { hdd, type Pruned } from "./reducer/hdd.js";
import { listMinimizer } from "./reducer/list-minimizers.js";
import { respace } from "./reducer/respace.js";
import { mapSearch, type Search } from "./reducer/search.js";
import { dropEmptyNodes } from "./transform/drop-empty-nodes.js";
import { flattenTreeRecursion } from "./transform/flatten-tree-recursion.js";
import { hideUnremovableTokens } from "./transform/hide-unremovable-tokens.js";
import { hideWhitespace } from "./transform/hide-whitespace.js";
import { squeezeTree } from "./transform/squeeze-tree.js";
import { unifySeparatedLists } from "./transform/unify-separated-lists.js";
import { noEdits } from "./tree/edits.js";
import type { Tree } from "./tree/node.js";
import { type Clash, type Layout, Unparser } from "./tree/unparse.js";

/** The phases of a reduction: HDD over all nodes, or only over those whose minimal replacement is empty (Coarse HDD). */
export const phases = ["prune", "coarse-prune"] as const;
export type Phase = (typeof phases)[number];

/** What is done to a test case, and how. Each transform can be switched; they are applied in this order. */
export interface PipelineOptions {
  /** Drops nodes that stand for no text. Default: true. */
  readonly dropEmptyNodes?: boolean;
  /** Turns left and right recursion into lists. Default: false. */
  readonly flattenTreeRecursion?: boolean;
  /** Makes one list of `x (sep x)*`. Default: true. */
  readonly unifySeparatedLists?: boolean;
  /** Collapses unary chains. Default: true. */
  readonly squeezeTree?: boolean;
  /** Hides what is its own minimal replacement. Default: true. */
  readonly hideUnremovableTokens?: boolean;
  /** Hides tokens of white space, where hidden tokens are in the tree. Default: false. */
  readonly hideWhitespace?: boolean;
  /** Phases in sequence. Default: `coarse-prune`, then `prune`. */
  readonly phases?: readonly Phase[];
  /** Repeats each phase until nothing changes (HDD*). Default: true. */
  readonly repeat?: boolean;
  /** How lists are minimised. */
  readonly ddmin?: DdminOptions;
  /** Default: `keep`. */
  readonly layout?: Layout;
  /** Makes the layout that is left as small as it can be, when the phases are over. Default: true. */
  readonly respace?: boolean;
}

/** A tree on its way from the parser to the reducer. */
export interface Stage {
  /** `parsed`, or the name of the transform that made the tree of the one before. */
  readonly name: string;
  readonly tree: Tree;
}

/** The parsed tree, and what each transform makes of the one before. The last one is reduced. */
export function stagesOf(tree: Tree, options: PipelineOptions): readonly [Stage, ...Stage[]] {
  const steps: readonly (readonly [(tree: Tree) => Tree, boolean])[] = [
    [dropEmptyNodes, options.dropEmptyNodes ?? true],
    [flattenTreeRecursion, options.flattenTreeRecursion ?? false],
    [unifySeparatedLists, options.unifySeparatedLists ?? true],
    [squeezeTree, options.squeezeTree ?? true],
    [hideUnremovableTokens, options.hideUnremovableTokens ?? true],
    [hideWhitespace, options.hideWhitespace ?? false],
  ];
  const stages: [Stage, ...Stage[]] = [{ name: "parsed", tree }];
  let result = tree;
  for (const [transform, on] of steps) {
    if (!on) continue;
    result = transform(result);
    stages.push({ name: transform.name, tree: result });
  }
  return stages;
}

/** The whole reduction of a parsed test case as one search. It begins with the empty text: nothing beats it. */
export function* pipeline(tree: Tree, clash: Clash, options: PipelineOptions): Search<Candidate, void> {
  if (tree.text === "" || (yield [{ phase: "empty", text: () => "" }])) return;
  const minimize = listMinimizer("ddmin", options.ddmin);
  const unparser = new Unparser(tree, options.layout ?? "keep", clash);
  const transformed = stagesOf(tree, options).at(-1)?.tree ?? tree;
  let pruned: Pruned = { root: transformed.root, edits: noEdits };
  for (const phase of options.phases ?? ["coarse-prune", "prune"]) {
    const search = hdd(pruned, { coarse: phase === "coarse-prune", repeat: options.repeat ?? true, minimize });
    pruned = yield* mapSearch(search, (edits): Candidate => ({ phase, text: () => unparser.unparse(edits) }));
  }
  if (options.respace ?? true) {
    const search = respace(unparser.pieces(pruned.edits), minimize);
    yield* mapSearch(search, ({ text }): Candidate => ({ phase: "respace", text: () => text }));
  }
}
