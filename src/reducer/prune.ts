/**
 * Pruning: nodes give way to their minimal replacements, and a list minimiser decides which. With minimal replacements and
 * quantifiers as Hodován and Kiss, "Modernizing Hierarchical Delta Debugging", A-TEST 2016; coarse pruning takes only nodes
 * whose minimal replacement is empty: Hodován, Kiss and Gyimóthy, "Coarse Hierarchical Delta Debugging", ICSME 2017.
 */

import type { ListMinimizer } from "../lists/list-minimizers.js";
import { type Level, removal, settle } from "../search/level.js";
import { mapSearch, type Search } from "../search/search.js";
import type { WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { Node } from "../tree/node.js";

export interface PruneOptions {
  /** Takes only nodes whose minimal replacement is empty. */
  readonly coarse: boolean;
  readonly minimize: ListMinimizer;
}

/** Prunes the nodes of a level. With a 1-minimal list minimiser, no single one of those left can give way. */
export function* prune(draft: WorkingTree, level: Level, { coarse, minimize }: PruneOptions): Search<Edits, void> {
  const { nodes } = level;
  const takesPart = ({ from, to, replacement }: Node) => from < to && !(coarse && replacement !== "");
  const configuration = [...nodes.keys()].filter((i) => takesPart(nodes[i] as Node));
  if (configuration.length === 0) return;
  const editsFor = removal(level, configuration, draft.edits);
  const weight = (i: number) => draft.weightOf(nodes[i] as Node);
  const kept = yield* mapSearch(minimize(configuration, weight), editsFor);
  settle(draft, level, { configuration, kept, editsFor });
}
