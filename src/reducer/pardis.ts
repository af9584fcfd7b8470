/**
 * Pardis: Gharachorlu and Sumner, "PARDIS: Priority Aware Test Case Reduction", FASE 2019.
 *
 * Tries to delete the heaviest node of a queue first, whatever list or parent it belongs to, so that no light node is tried before a
 * heavier one ("priority inversion"). If a node cannot be deleted, its children replace it in the queue. The hybrid takes nodes of the
 * same parent and weight together, and OPDD decides which of them stay.
 *
 * Guarantee: in the fixpoint, no single iteration and no single node with an empty minimal replacement can be removed
 * (1-tree-minimal by removal). Nothing is replaced, so results are large; every candidate parses.
 *
 * Deviations: the paper skips the only element of a list if the list itself was tried; here the cache of outcomes saves that test.
 */
import type { ListMinimizer } from "../lists/list-minimizers.js";
import { type Level, levelOfList, removal } from "../search/level.js";
import { ask, mapSearch, type Search } from "../search/search.js";
import { WeightQueue } from "../search/weight-queue.js";
import { type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { Node } from "../tree/node.js";
import { addTo } from "./add-to.js";

/** Which form of Pardis runs. */
export interface PardisOptions {
  /** Minimises several nodes of the same parent and weight together (the hybrid); if undefined, each node is tried alone. */
  readonly minimize?: ListMinimizer | undefined;
}

/** Nodes that are deleted together. */
interface Batch {
  /** One node, or several of one parent and one weight. */
  readonly nodes: readonly Node[];
  /** Undefined for the root. */
  readonly parent: Node | undefined;
}

/**
 * Goes once through a tree.
 * @param start the tree and the edits made so far
 * @param options the list minimiser for nodes of the same parent and weight (the hybrid); without it, each node is tried alone
 */
export function* pardis(start: Reduced, { minimize }: PardisOptions): Search<Edits, Reduced> {
  const tree = new WorkingTree(start);
  const queue = new WeightQueue<Batch>();
  const push = (batch: Batch) => queue.push(batch, tree.weightOf(batch.nodes[0] as Node));
  if (tree.root) push({ nodes: [tree.root], parent: undefined });
  for (let batch = queue.pop(); batch; batch = queue.pop()) {
    const deletable = batch.nodes.filter((node) => isDeletable(node) && !tree.isProtected(node));
    if (deletable.length > 0) yield* deleteNodes(tree, { ...batch, nodes: deletable }, minimize);
    for (const node of batch.nodes) {
      for (const each of tree.currentNodes(node)) {
        for (const next of batchesBelow(tree, each, minimize !== undefined)) push(next);
      }
    }
  }
  return tree.finish();
}

function isDeletable({ from, to, replacement }: Node): boolean {
  return from < to && replacement === "";
}

/** The children of a node, one by one, or those of the same weight together. */
function batchesBelow(tree: WorkingTree, parent: Node, isHybrid: boolean): Iterable<Batch> {
  const children = tree.childrenOf(parent).filter(({ kind, replacement }) => kind !== "token" || replacement === "");
  if (!isHybrid) return children.map((node) => ({ nodes: [node], parent }));
  const byWeight = new Map<number, Node[]>();
  for (const node of children) {
    addTo(byWeight, tree.weightOf(node), node);
  }
  return [...byWeight.values()].map((nodes) => ({ nodes, parent }));
}

function* deleteNodes(
  tree: WorkingTree,
  { nodes, parent }: Batch,
  minimize: ListMinimizer | undefined,
): Search<Edits, void> {
  const level = levelOf(tree, nodes, parent);
  const batch = new Set(nodes);
  const configuration = [...level.nodes.keys()].filter((i) => batch.has(level.nodes[i] as Node));
  const weight = (i: number) => tree.weightOf(level.nodes[i] as Node);
  const search = minimize && configuration.length > 1 ? minimize(configuration, weight) : allOrNothing(configuration);
  const { editsFor, apply } = removal(tree, level, configuration);
  apply(yield* mapSearch(search, editsFor));
}

function* allOrNothing(configuration: readonly number[]): Search<readonly number[], readonly number[]> {
  return (yield* ask([[] as readonly number[]])) ?? configuration;
}

/** The level of some nodes: for elements of a list, all elements of that list; for other nodes, themselves. */
function levelOf(tree: WorkingTree, nodes: readonly Node[], parent: Node | undefined): Level {
  if (parent?.kind === "quantifier") return levelOfList(tree, parent);
  return { nodes, lists: nodes.map(() => undefined) };
}
