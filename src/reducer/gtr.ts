/**
 * Generalized tree reduction: Herfert, Patra and Pradel, "Automatically Reducing Tree-Structured Test Inputs", ASE 2017.
 *
 * Level by level, two templates: nodes are deleted, a list minimiser decides which; then nodes are substituted by what is
 * below them, as long as that makes the text smaller.
 *
 * Guarantee: in the fixpoint no single iteration and no node that may be empty can be deleted, and no node can be substituted
 * by one next below it that fits.
 *
 * Deviations: what may stand where is read off the grammar, not learned from a corpus, so every candidate parses. The tree
 * is that of the grammar, where what an abstract syntax tree would call a child lies several nodes below: the topmost
 * nodes that fit are taken for the children. Nodes that could give way to very many wait until nothing else works. All nodes
 * of a level that can be deleted are first tried at once: those that need each other go together or not at all.
 */

import type { Syntax } from "../language/syntax.js";
import type { ListMinimizer } from "../lists/list-minimizers.js";
import { ask, type Search } from "../search/search.js";
import type { Reduced } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import { limitBranchingFirst } from "./branching-limit.js";
import { levelByLevel } from "./hddr.js";
import { prune } from "./prune.js";
import { substitute } from "./substitute.js";

export interface GtrOptions {
  readonly syntax: Syntax;
  readonly minimize: ListMinimizer;
}

/** One way through the levels of the tree. */
export function gtr(start: Reduced, { syntax, minimize: minimizeRest }: GtrOptions): Search<Edits, Reduced> {
  const minimize = allFirst(minimizeRest);
  return limitBranchingFirst(start, (width) =>
    levelByLevel(start, [
      (draft, level) => prune(draft, level, { coarse: true, minimize }),
      (draft, level) => substitute(draft, level, { syntax, width }),
    ]),
  );
}

/** Minimises a list, but tries first whether all of it can go. */
function allFirst(minimize: ListMinimizer): ListMinimizer {
  return function* <T>(list: readonly T[], weight: (element: T) => number): Search<readonly T[], readonly T[]> {
    return (list.length > 1 && (yield* ask([[] as readonly T[]]))) || (yield* minimize(list, weight));
  };
}
