/**
 * Pruning: nodes are replaced by their minimal replacements, and a list minimiser decides which. Minimal replacements and
 * quantifiers: Hodován and Kiss, "Modernizing Hierarchical Delta Debugging", A-TEST 2016. Coarse pruning takes only nodes
 * whose minimal replacement is empty: Hodován, Kiss and Gyimóthy, "Coarse Hierarchical Delta Debugging", ICSME 2017.
 *
 * Guarantee: in the fixpoint, no single node can be replaced by its minimal replacement (1-tree-minimal); with coarse pruning, no
 * single iteration and no single node with an empty minimal replacement can be removed (1-tree-minimal by removal).
 *
 * Deviations: if the last element of a list that must not be empty is removed, the list's minimal replacement replaces it, so that every
 * candidate parses.
 */
import type { ListMinimizer } from "../lists/list-minimizers.js";
import { type Level, removal } from "../search/level.js";
import { mapSearch, type Search } from "../search/search.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { Node } from "../tree/node.js";

/**
 * Prunes the nodes of a level.
 * @param tree the nodes that the list minimiser removes are removed from it
 * @param level of this tree
 * @param options `coarse` prunes only nodes with an empty minimal replacement; `minimize` is the list minimiser
 */
export function* prune(
  tree: WorkingTree,
  level: Level,
  { coarse, minimize }: { readonly coarse: boolean; readonly minimize: ListMinimizer },
): Search<Edits, void> {
  const { nodes } = level;
  const isPrunable = ({ from, to, replacement }: Node) => from < to && !(coarse && replacement !== "");
  const mayGo = (node: Node) => isPrunable(node) && !tree.isProtected(node);
  const configuration = [...nodes.keys()].filter((i) => mayGo(nodes[i] as Node));
  if (configuration.length === 0) return;
  const { editsFor, apply } = removal(tree, level, configuration);
  const weight = (i: number) => tree.weightOf(nodes[i] as Node);
  apply(yield* mapSearch(minimize(configuration, weight), editsFor));
}
