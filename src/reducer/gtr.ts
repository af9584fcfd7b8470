/**
 * Generalized tree reduction: Herfert, Patra and Pradel, "Automatically Reducing Tree-Structured Test Inputs", ASE 2017.
 *
 * Applies two templates to each level: first a list minimiser decides which nodes are deleted; then nodes are substituted by nodes below
 * them, as long as that makes the text smaller.
 *
 * Guarantee: in the fixpoint, no single iteration and no single node with an empty minimal replacement can be removed, and no node
 * can be replaced by one of the topmost lighter nodes below it that the grammar allows in its slot (GTR-minimal).
 *
 * Deviations: the grammar, not a corpus, determines which node may replace which, so that every candidate parses. The tree is a parse
 * tree, in which a child of the paper's abstract syntax tree may lie several nodes further down: the topmost compatible nodes are used
 * instead of the children. Nodes with many replacements are postponed (`branching-limit.ts`). Chains are followed in steps that double
 * (`find-integer.ts`). Before a level's nodes are minimised, the removal of all of them is tried, because nodes that need each
 * other can only be removed together.
 */
import type { Syntax } from "../language/syntax.js";
import type { ListMinimizer } from "../lists/list-minimizers.js";
import { ask, type Search } from "../search/search.js";
import type { Reduced } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import { limitBranchingFirst } from "./branching-limit.js";
import { hdd } from "./hdd.js";
import { prune } from "./prune.js";
import { substitute } from "./substitute.js";

/** What GTR works with. */
export interface GtrOptions {
  readonly syntax: Syntax;
  /** Decides which of the nodes of a level stay. */
  readonly minimize: ListMinimizer;
}

/** How many replacements a node may have before it is postponed. */
const mostReplacements = 12;

/**
 * Goes once through the levels of a tree.
 * @param start the tree and the edits made so far
 * @param options the language, and the list minimiser for the nodes of a level
 */
export function gtr(start: Reduced, { syntax, minimize: minimizeRest }: GtrOptions): Search<Edits, Reduced> {
  const minimize = tryingAllFirst(minimizeRest);
  return limitBranchingFirst(start, mostReplacements, (limit) =>
    hdd(start, [
      (tree, level) => prune(tree, level, { coarse: true, minimize }),
      (tree, level) => substitute(tree, level, { syntax, limit }),
    ]),
  );
}

/** A list minimiser that first tries the removal of the whole list. */
function tryingAllFirst(minimize: ListMinimizer): ListMinimizer {
  return function* <T>(list: readonly T[], weight: (element: T) => number): Search<readonly T[], readonly T[]> {
    return (list.length > 1 && (yield* ask([[] as readonly T[]]))) || (yield* minimize(list, weight));
  };
}
