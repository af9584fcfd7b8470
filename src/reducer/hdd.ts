/**
 * Hierarchical delta debugging: Misherghi and Su, "HDD: Hierarchical Delta Debugging", ICSE 2006, and its variants: Coarse
 * HDD, HDDr, with hoisting. Each is a walk through the tree ({@link walk}) and what is done to the nodes on the way.
 *
 * Guarantee: with pruning, the fixpoint (HDD*) is 1-tree-minimal: no single node that is left can give way to its minimal
 * replacement. Coarse pruning promises it of nodes whose minimal replacement is empty.
 *
 * Deviations: quantifiers are no level of their own, only their iterations are; a list that must not be empty stands for
 * its minimal replacement when none of it is left, so every candidate parses.
 */

import type { Syntax } from "../language/syntax.js";
import type { ListMinimizer } from "../lists/list-minimizers.js";
import type { Search } from "../search/search.js";
import type { Reduced } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import { BranchingLimit } from "./branching-limit.js";
import { levelByLevel, nodeByNode, type QueueOrder, type Transformation } from "./hddr.js";
import { hoist } from "./hoist.js";
import { prune } from "./prune.js";
import { substitute } from "./substitute.js";

/** So many others may offer to take the place of a node; more than wait elsewhere, for here they have no turn later. */
const mostOthers = 24;

export type HddTransformation = "prune" | "coarse-prune" | "hoist" | "substitute";

export interface HddOptions {
  /** What is done to the nodes that are visited together, in this order. */
  readonly transformations: readonly HddTransformation[];
  /** Visits the children of one node at a time (HDDr), not all nodes of a level. */
  readonly recursive?: QueueOrder | undefined;
  readonly minimize: ListMinimizer;
  readonly syntax: Syntax;
}

/** One way through the tree. Candidates are edits of the input; gives back `start` itself if nothing could go. */
export function hdd(start: Reduced, { transformations, recursive, ...tools }: HddOptions): Search<Edits, Reduced> {
  const walk = recursive ? nodeByNode(recursive) : levelByLevel;
  return walk(
    start,
    transformations.map((name) => transformationNamed(name, tools)),
  );
}

function transformationNamed(
  name: HddTransformation,
  { minimize, syntax }: Pick<HddOptions, "minimize" | "syntax">,
): Transformation {
  switch (name) {
    case "hoist":
      return hoist;
    case "substitute":
      return (draft, level) => substitute(draft, level, { syntax, width: new BranchingLimit(mostOthers) });
    case "prune":
    case "coarse-prune":
      return (draft, level) => prune(draft, level, { coarse: name === "coarse-prune", minimize });
  }
}
