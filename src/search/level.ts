/** Nodes that are reduced together, one list among them or several: those of a level of the tree, or the children of a node. */
import { CutWriter, type Edits, edit } from "../tree/edits.js";
import type { IterationNode, Node, QuantifierNode } from "../tree/node.js";
import type { WorkingTree } from "./working-tree.js";

/** Nodes in the order of the text, with the list that each is an iteration of. */
export interface Level {
  readonly nodes: readonly Node[];
  readonly lists: readonly (QuantifierNode | undefined)[];
}

/** The level of the root. */
export function rootLevel(draft: WorkingTree): Level {
  return levelOf(draft, draft.root ? [draft.root] : []);
}

/** The level of all children of some nodes. */
export function levelBelow(draft: WorkingTree, parents: readonly Node[]): Level {
  return levelOf(
    draft,
    parents.flatMap((parent) => draft.childrenOf(parent)),
  );
}

/** A quantifier is no node of a level; its iterations are. */
function levelOf(draft: WorkingTree, children: readonly Node[]): Level {
  const nodes: Node[] = [];
  const lists: (QuantifierNode | undefined)[] = [];
  for (const child of children) {
    const list = child.kind === "quantifier" ? child : undefined;
    for (const node of list ? draft.childrenOf(list) : [child]) {
      nodes.push(node);
      lists.push(list);
    }
  }
  return { nodes, lists };
}

/** The nodes of a level as they are now: those that gave way have gone, others stand in their place. */
export function nodesNow(draft: WorkingTree, { nodes }: Level): readonly Node[] {
  return nodes.flatMap((node) => draft.now(node));
}

/** The iterations of one list. */
export function levelOfList(draft: WorkingTree, list: QuantifierNode): Level {
  const nodes = draft.childrenOf(list);
  return { nodes, lists: nodes.map(() => list) };
}

/**
 * Tells the edits that take nodes out of the text.
 * @param configuration the indices of the nodes that it is about
 * @returns makes the edits of the indices that are kept
 */
export function removal(
  level: Level,
  configuration: readonly number[],
  base: Edits,
): (kept: readonly number[]) => Edits {
  const { nodes, lists } = level;
  return (kept) => {
    const cuts = new CutWriter();
    let next = 0;
    for (let at = 0, end = 0; at < configuration.length; at = end) {
      const list = lists[configuration[at] as number];
      end = at + 1;
      while (list && lists[configuration[end] as number] === list) end++;
      const someKept = (kept[next] ?? Number.POSITIVE_INFINITY) <= (configuration[end - 1] as number);
      const isWhole = () => !isOf(level, list, (configuration[at] as number) - 1);
      if (list && !someKept && isWhole() && !isOf(level, list, (configuration[end - 1] as number) + 1)) {
        cuts.write(list.from, list.to, list.replacement);
        continue;
      }
      // An element that is none of the configuration stays, and so do separators behind it.
      for (let first = list !== undefined && isWhole(); at < end; at++) {
        const node = nodes[configuration[at] as number] as Node;
        if (configuration[at] !== kept[next]) {
          cuts.write(node.from, node.to, node.replacement);
          continue;
        }
        if (first && node.kind === "iteration" && node.separators > 0) {
          cuts.write(node.from, node.from + node.separators, "");
        }
        first = false;
        next++;
      }
    }
    return edit(base, cuts.finish());
  };
}

function isOf({ lists }: Level, list: QuantifierNode | undefined, index: number): boolean {
  return list !== undefined && lists[index] === list;
}

/** What has been decided of a configuration: which of its indices are kept, and the edits of that. */
export interface Decision {
  readonly configuration: readonly number[];
  readonly kept: readonly number[];
  readonly editsFor: (kept: readonly number[]) => Edits;
}

/** Takes note of the nodes of a level that have given way. */
export function settle(draft: WorkingTree, level: Level, { configuration, kept, editsFor }: Decision): void {
  if (kept.length === configuration.length) return;
  const stay = new Set(kept);
  const gone = new Set(configuration.filter((i) => !stay.has(i)).map((i) => level.nodes[i] as Node));
  const separators = [...separatorsGone(draft, level, gone)];
  draft.apply({ edits: editsFor(kept), instead: [...gone, ...separators].map((node) => [node, []]) });
}

/** The nodes of separators that go because the iteration they belong to becomes the first of its list. */
function* separatorsGone(draft: WorkingTree, { nodes, lists }: Level, gone: ReadonlySet<Node>): Iterable<Node> {
  let list: QuantifierNode | undefined;
  for (const [i, node] of nodes.entries()) {
    if (node.kind !== "iteration" || lists[i] === list || gone.has(node)) continue;
    list = lists[i];
    if (lists[i - 1] === list) for (const child of draft.childrenOf(node)) if (isSeparator(node, child)) yield child;
  }
}

/** Tells whether a child of an iteration is one of its separators. */
export function isSeparator({ from, separators }: IterationNode, child: Node): boolean {
  return child.to <= from + separators;
}
