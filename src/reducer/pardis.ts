/**
 * Pardis: Gharachorlu and Sumner, "PARDIS: Priority Aware Test Case Reduction", FASE 2019.
 *
 * A queue of nodes to delete, the heaviest first, whatever list or parent they belong to: so no light node is tried before
 * a heavier one ("priority inversion"). What cannot go is replaced in the queue by its children. The hybrid takes nodes of
 * the same parent and weight together, and a list minimiser decides which of them stay.
 *
 * Guarantee: in the fixpoint, no iteration and no node that may be empty can be deleted. Nothing is replaced, so results are
 * large; every candidate parses.
 *
 * Deviations: that the only element of a list is not tried when the list was, is left to the cache of outcomes.
 */

import type { ListMinimizer } from "../lists/list-minimizers.js";
import { type Level, levelOfList, removal, settle } from "../search/level.js";
import { ask, mapSearch, type Search } from "../search/search.js";
import { WeightQueue } from "../search/weight-queue.js";
import { type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { Node } from "../tree/node.js";

export interface PardisOptions {
  /** Decides which of several nodes of the same parent and weight stay; without, each node is tried by itself. */
  readonly minimize?: ListMinimizer | undefined;
}

/** Nodes of one parent that weigh the same; without a parent, the root. */
interface Batch {
  readonly nodes: readonly Node[];
  readonly parent: Node | undefined;
}

/** Goes once through the tree. */
export function* pardis(start: Reduced, { minimize }: PardisOptions): Search<Edits, Reduced> {
  const draft = new WorkingTree(start);
  const queue = new WeightQueue<Batch>();
  const push = (batch: Batch) => queue.push(batch, draft.weightOf(batch.nodes[0] as Node));
  if (draft.root) push({ nodes: [draft.root], parent: undefined });
  for (let batch = queue.pop(); batch; batch = queue.pop()) {
    const deletable = batch.nodes.filter(isDeletable);
    if (deletable.length > 0) yield* remove(draft, { ...batch, nodes: deletable }, minimize);
    for (const node of batch.nodes) {
      for (const each of draft.now(node)) for (const next of batches(draft, each, minimize !== undefined)) push(next);
    }
  }
  return draft.finish();
}

function isDeletable({ from, to, replacement }: Node): boolean {
  return from < to && replacement === "";
}

/** The children of a node, one by one or those of the same weight together. */
function batches(draft: WorkingTree, parent: Node, together: boolean): Iterable<Batch> {
  const children = draft.childrenOf(parent).filter(({ kind, replacement }) => kind !== "token" || replacement === "");
  if (!together) return children.map((node) => ({ nodes: [node], parent }));
  const byWeight = new Map<number, Node[]>();
  for (const node of children) {
    const weight = draft.weightOf(node);
    const alike = byWeight.get(weight);
    if (alike) alike.push(node);
    else byWeight.set(weight, [node]);
  }
  return [...byWeight.values()].map((nodes) => ({ nodes, parent }));
}

function* remove(
  draft: WorkingTree,
  { nodes, parent }: Batch,
  minimize: ListMinimizer | undefined,
): Search<Edits, void> {
  const level = levelOf(draft, nodes, parent);
  const ours = new Set(nodes);
  const configuration = [...level.nodes.keys()].filter((i) => ours.has(level.nodes[i] as Node));
  const weight = (i: number) => draft.weightOf(level.nodes[i] as Node);
  const search = minimize && configuration.length > 1 ? minimize(configuration, weight) : allOrNone(configuration);
  const editsFor = removalAmong(draft, level, ours);
  const kept = yield* mapSearch(search, editsFor);
  settle(draft, level, { configuration, kept, editsFor });
}

/** Tells the edits that take some nodes out. Those beside them stay, but the first one left of a list loses its separators. */
function removalAmong(draft: WorkingTree, level: Level, ours: ReadonlySet<Node>) {
  const { nodes } = level;
  const all = [...nodes.keys()].filter((i) => (nodes[i] as Node).from < (nodes[i] as Node).to);
  const editsFor = removal(level, all, draft.edits);
  return (kept: readonly number[]) => {
    const stay = new Set(kept);
    return editsFor(all.filter((i) => stay.has(i) || !ours.has(nodes[i] as Node)));
  };
}

function* allOrNone(configuration: readonly number[]): Search<readonly number[], readonly number[]> {
  return (yield* ask([[] as readonly number[]])) ?? configuration;
}

/** The siblings of some nodes. Elements have those of their list; other nodes do without. */
function levelOf(draft: WorkingTree, nodes: readonly Node[], parent: Node | undefined): Level {
  if (parent?.kind === "quantifier") return levelOfList(draft, parent);
  return { nodes, lists: nodes.map(() => undefined) };
}
