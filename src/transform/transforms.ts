/** The transforms of a parsed tree before it is reduced. */

import type { Tree } from "../tree/node.js";
import { dropEmptyNodes } from "./drop-empty-nodes.js";
import { flattenTreeRecursion } from "./flatten-tree-recursion.js";
import { hideUnremovableTokens } from "./hide-unremovable-tokens.js";
import { hideWhitespace } from "./hide-whitespace.js";
import { squeezeTree } from "./squeeze-tree.js";
import { unifySeparatedLists } from "./unify-separated-lists.js";

/** Which transforms are applied. They are applied in this order. */
export interface TransformOptions {
  /** Drops nodes without tokens. Default: true. */
  readonly dropEmptyNodes?: boolean;
  /** Turns left and right recursion into lists. Default: false. */
  readonly flattenTreeRecursion?: boolean;
  /** Makes one list of what `x (sep x)*` matched. Default: true. */
  readonly unifySeparatedLists?: boolean;
  /** Collapses unary chains. Default: true. */
  readonly squeezeTree?: boolean;
  /** Hides nodes whose text is their minimal replacement. Default: true. */
  readonly hideUnremovableTokens?: boolean;
  /** Hides tokens of white space, if hidden tokens are in the tree. Default: false. */
  readonly hideWhitespace?: boolean;
}

/** A tree between the parser and the reducer. */
export interface Stage {
  /** `parsed`, or the name of the transform that made the tree. */
  readonly name: string;
  /** The tree after that transform. */
  readonly tree: Tree;
}

/**
 * The parsed tree and the trees that the transforms make, each from the one before. The last one is reduced.
 * @param tree as the parser made it; no stage changes it
 * @param options which transforms run
 */
export function stagesOf(tree: Tree, options: TransformOptions): readonly [Stage, ...Stage[]] {
  const withoutEmpty = options.dropEmptyNodes ?? true;
  const isFlat = options.flattenTreeRecursion ?? false;
  // Trees are built when they are visited, so that nothing is built of a tree that is not.
  const unified = (stage: Tree) => unifySeparatedLists(isFlat ? stage : tree, { withoutEmpty });
  const steps: readonly (readonly [(tree: Tree) => Tree, boolean])[] = [
    [dropEmptyNodes, withoutEmpty],
    [flattenTreeRecursion, isFlat],
    [unified, options.unifySeparatedLists ?? true],
    [squeezeTree, options.squeezeTree ?? true],
    [hideUnremovableTokens, options.hideUnremovableTokens ?? true],
    [hideWhitespace, options.hideWhitespace ?? false],
  ];
  const stages: [Stage, ...Stage[]] = [{ name: "parsed", tree }];
  let result = tree;
  for (const [transform, on] of steps) {
    if (!on) continue;
    result = transform(result);
    stages.push({ name: transform === unified ? unifySeparatedLists.name : transform.name, tree: result });
  }
  return stages;
}
