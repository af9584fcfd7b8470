/** Nodes that are reduced together: all nodes of one level of the tree, or the children of one node. */
import { type Cut, CutWriter, type Edits, edit } from "../tree/edits.js";
import type { IterationNode, Node, QuantifierNode } from "../tree/node.js";
import type { WorkingTree } from "./working-tree.js";

/** Nodes that are reduced together. */
export interface Level {
  /** The nodes in the order of the text. */
  readonly nodes: readonly Node[];
  /** For each node the list that it is an iteration of; undefined if it is no iteration. */
  readonly lists: readonly (QuantifierNode | undefined)[];
}

/**
 * The level that holds the root alone.
 * @param tree if it has no root any more, the level is empty
 */
export function rootLevel(tree: WorkingTree): Level {
  return levelOf(tree, tree.root ? [tree.root] : []);
}

/**
 * The level of all children of the given nodes.
 * @param tree the working tree that the parents belong to
 * @param parents in the order of the text
 */
export function levelBelow(tree: WorkingTree, parents: readonly Node[]): Level {
  return levelOf(
    tree,
    parents.flatMap((parent) => tree.childrenOf(parent)),
  );
}

/** A quantifier is not a node of a level itself; its iterations are. */
function levelOf(tree: WorkingTree, children: readonly Node[]): Level {
  const nodes: Node[] = [];
  const lists: (QuantifierNode | undefined)[] = [];
  for (const child of children) {
    const list = child.kind === "quantifier" ? child : undefined;
    for (const node of list ? tree.childrenOf(list) : [child]) {
      nodes.push(node);
      lists.push(list);
    }
  }
  return { nodes, lists };
}

/**
 * The nodes that have taken the places of a level's nodes after all changes so far; unchanged nodes stay.
 * @param tree the working tree with all changes so far
 * @param level made from the same tree, perhaps before some of them
 */
export function currentNodes(tree: WorkingTree, { nodes }: Level): readonly Node[] {
  return nodes.flatMap((node) => tree.currentNodes(node));
}

/**
 * The level of the iterations of one list.
 * @param tree the working tree that the list belongs to
 * @param list a list of that tree
 */
export function levelOfList(tree: WorkingTree, list: QuantifierNode): Level {
  const nodes = tree.childrenOf(list);
  return { nodes, lists: nodes.map(() => list) };
}

/** The removal of nodes of a level, given the indices of those that are kept after all. */
export interface Removal {
  /** All edits of the text after the removal. */
  readonly editsFor: (kept: readonly number[]) => Edits;
  /** Records in the working tree which nodes have been removed. */
  readonly apply: (kept: readonly number[]) => void;
}

/**
 * Prepares the removal of nodes. If nothing stays of a list, its minimal replacement replaces it; otherwise the first iteration that stays
 * loses its separators.
 * @param tree is only changed by `apply`
 * @param level the nodes that are reduced together
 * @param configuration indices of the level's nodes that may be removed; other nodes stay
 * @param base the edits that have been made already
 */
export function removal(
  tree: WorkingTree,
  level: Level,
  configuration: readonly number[],
  base: Edits = tree.edits,
): Removal {
  const others = new Uint8Array(level.nodes.length).fill(1);
  for (const i of configuration) others[i] = 0;
  const editsFor = (kept: readonly number[]) => {
    const stays = others.slice();
    for (const i of kept) stays[i] = 1;
    return edit(base, cutsWithout(level, stays));
  };
  const apply = (kept: readonly number[]) => {
    if (kept.length === configuration.length) return;
    const staying = new Set(kept);
    const removed = new Set(configuration.filter((i) => !staying.has(i)).map((i) => level.nodes[i] as Node));
    const separators = [...removedSeparators(tree, level, removed)];
    tree.apply({ edits: editsFor(kept), instead: [...removed, ...separators].map((node) => [node, []]) });
  };
  return { editsFor, apply };
}

/** The cuts that remove the nodes of a level that do not stay. */
function cutsWithout({ nodes, lists }: Level, stays: Uint8Array): readonly Cut[] {
  const cuts = new CutWriter();
  for (let at = 0, end = 0; at < nodes.length; at = end) {
    const list = lists[at];
    end = at + 1;
    while (list && lists[end] === list) end++;
    if (list && !stays.subarray(at, end).includes(1)) {
      cuts.write(list.from, list.to, list.replacement);
      continue;
    }
    for (let isFirst = list !== undefined; at < end; at++) {
      const node = nodes[at] as Node;
      if (!stays[at]) cuts.write(node.from, node.to, node.replacement);
      else {
        if (isFirst && node.kind === "iteration") cuts.write(node.from, node.from + node.separators, "");
        isFirst = false;
      }
    }
  }
  return cuts.finish();
}

/** The separator nodes that are removed because their iteration becomes the first of its list. */
function* removedSeparators(tree: WorkingTree, { nodes, lists }: Level, removed: ReadonlySet<Node>): Iterable<Node> {
  let list: QuantifierNode | undefined;
  for (const [i, node] of nodes.entries()) {
    if (node.kind !== "iteration" || lists[i] === list || removed.has(node)) continue;
    list = lists[i];
    if (lists[i - 1] === list) for (const child of tree.childrenOf(node)) if (isSeparator(node, child)) yield child;
  }
}

/**
 * Whether a child of an iteration is one of its separators.
 * @param iteration the element of the list
 * @param child a child of it
 */
export function isSeparator({ from, separators }: IterationNode, child: Node): boolean {
  return child.to <= from + separators;
}
