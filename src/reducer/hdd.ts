/**
 * Hierarchical delta debugging: Misherghi and Su, "HDD: Hierarchical Delta Debugging", ICSE 2006; with minimal replacements
 * and quantifiers, Hodován and Kiss, "Modernizing Hierarchical Delta Debugging", A-TEST 2016; Coarse HDD, Hodován, Kiss and
 * Gyimóthy, "Coarse Hierarchical Delta Debugging", ICSME 2017.
 *
 * The tree is visited level by level from the root, and a list minimiser decides which nodes of a level stay; the others
 * give way to their minimal replacements. Coarse HDD takes only nodes whose minimal replacement is empty.
 *
 * Guarantee: HDD* is 1-tree-minimal with a 1-minimal list minimiser: no single node that is left can give way to its
 * minimal replacement. Coarse HDD* promises it of the nodes that it takes.
 *
 * Deviations: quantifiers are no level of their own, only their iterations are; a list that must not be empty stands for
 * its minimal replacement when none of it is left, so every candidate parses.
 */
import { CutWriter, type Edits, edit } from "../tree/edits.js";
import { filterNodes } from "../tree/filter-nodes.js";
import type { Node, QuantifierNode } from "../tree/node.js";
import type { ListMinimizer } from "./list-minimizers.js";
import { mapSearch, type Search } from "./search.js";

/** How far a tree has been reduced. */
export interface Pruned {
  /** The tree without the nodes that gave way; undefined if all of it did. */
  readonly root: Node | undefined;
  /** What gave way, as edits of the input. */
  readonly edits: Edits;
}

export interface HddOptions {
  /** Takes only nodes whose minimal replacement is empty (Coarse HDD). */
  readonly coarse: boolean;
  /** Goes through the levels again until nothing changes (HDD*). */
  readonly repeat: boolean;
  readonly minimize: ListMinimizer;
}

/** Reduces a tree further. Candidates are edits of the input. */
export function* hdd(start: Pruned, options: HddOptions): Search<Edits, Pruned> {
  let before = start;
  let after = yield* descend(before, options);
  while (options.repeat && after !== before) {
    before = after;
    after = yield* descend(before, options);
  }
  return after;
}

/** One way through the levels from the root to the leaves; gives back `start` itself if nothing could go. */
function* descend(start: Pruned, { coarse, minimize }: HddOptions): Search<Edits, Pruned> {
  const removed = new Set<Node>();
  let edits = start.edits;
  for (let level = levelOf(start.root ? [start.root] : [], removed); level.nodes.length > 0; ) {
    const { nodes } = level;
    const takesPart = ({ from, to, replacement }: Node) => from < to && !(coarse && replacement !== "");
    const configuration = [...nodes.keys()].filter((i) => takesPart(nodes[i] as Node));
    const editsFor = removal(level, configuration, edits);
    const weight = (i: number) => (nodes[i] as Node).to - (nodes[i] as Node).from;
    const kept = configuration.length > 0 ? yield* mapSearch(minimize(configuration, weight), editsFor) : configuration;
    if (kept.length < configuration.length) {
      edits = editsFor(kept);
      for (const i of difference(configuration, kept)) removed.add(nodes[i] as Node);
      for (const node of separatorsGone(level, removed)) removed.add(node);
    }
    level = levelOf(
      nodes.filter((node) => !removed.has(node)).flatMap((node) => node.children),
      removed,
    );
  }
  if (removed.size === 0) return start;
  const root =
    start.root && !removed.has(start.root) ? filterNodes(start.root, (node) => !removed.has(node)) : undefined;
  return { root, edits };
}

/** Nodes at the same distance from the root, with the list that each is an iteration of. */
interface Level {
  readonly nodes: readonly Node[];
  readonly lists: readonly (QuantifierNode | undefined)[];
}

/** The level of some nodes but those that were removed. A quantifier is no node of a level; its iterations are. */
function levelOf(children: readonly Node[], removed: ReadonlySet<Node>): Level {
  const nodes: Node[] = [];
  const lists: (QuantifierNode | undefined)[] = [];
  for (const child of children) {
    const list = child.kind === "quantifier" ? child : undefined;
    for (const node of list ? list.children : [child]) {
      if (removed.has(node)) continue;
      nodes.push(node);
      lists.push(list);
    }
  }
  return { nodes, lists };
}

/** Tells, for the nodes of the configuration that are kept, the edits that take the others of it out of the text. */
function removal(level: Level, configuration: readonly number[], base: Edits): (kept: readonly number[]) => Edits {
  return (kept) => {
    const cuts = new CutWriter();
    let next = 0;
    for (let at = 0, end = 0; at < configuration.length; at = end) {
      const list = level.lists[configuration[at] as number];
      end = at + 1;
      while (list && level.lists[configuration[end] as number] === list) end++;
      const someKept = (kept[next] ?? Number.POSITIVE_INFINITY) <= (configuration[end - 1] as number);
      if (list && !someKept) {
        cuts.write(list.from, list.to, list.replacement);
        continue;
      }
      // The first element may stand for no text and so be none of the configuration; it stays, and so do separators.
      for (let first = list?.children[0] === level.nodes[configuration[at] as number]; at < end; at++) {
        const node = level.nodes[configuration[at] as number] as Node;
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

/** The nodes of separators that went because the iteration they belong to has become the first of its list. */
function* separatorsGone({ nodes, lists }: Level, removed: ReadonlySet<Node>): Iterable<Node> {
  let list: QuantifierNode | undefined;
  for (const [i, node] of nodes.entries()) {
    if (node.kind !== "iteration" || lists[i] === list || removed.has(node)) continue;
    list = lists[i];
    if (list?.children[0] === node) continue;
    for (const child of node.children) if (child.to <= node.from + node.separators) yield child;
  }
}

/** The elements of an ascending list that a sub-list of it lacks. */
function difference(list: readonly number[], kept: readonly number[]): number[] {
  let next = 0;
  return list.filter((element) => element !== kept[next] || ++next === 0);
}
