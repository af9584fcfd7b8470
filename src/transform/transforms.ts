/** What is done to a parsed tree before it is reduced. */

import type { Tree } from "../tree/node.js";
import { dropEmptyNodes } from "./drop-empty-nodes.js";
import { flattenTreeRecursion } from "./flatten-tree-recursion.js";
import { hideUnremovableTokens } from "./hide-unremovable-tokens.js";
import { hideWhitespace } from "./hide-whitespace.js";
import { squeezeTree } from "./squeeze-tree.js";
import { unifySeparatedLists } from "./unify-separated-lists.js";

/** Each transform can be switched; they are applied in this order. */
export interface TransformOptions {
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
}

/** A tree on its way from the parser to the reducer. */
export interface Stage {
  /** `parsed`, or the name of the transform that made the tree of the one before. */
  readonly name: string;
  /** The tree after that transform. */
  readonly tree: Tree;
}

/** The parsed tree, and what each transform makes of the one before. The last one is reduced. */
export function stagesOf(tree: Tree, options: TransformOptions): readonly [Stage, ...Stage[]] {
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
