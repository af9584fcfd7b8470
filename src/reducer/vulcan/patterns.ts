/**
 * Tree-based local exhaustive enumeration: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program
 * Reduction", OOPSLA 2023 (Vulcan).
 *
 * A window of four goes over each level of the tree from its end; leaves above the level belong to it. Of the nodes in the
 * window, two or more are deleted at once, in all combinations, most first, whether the grammar has a rule for that or not;
 * what then does not parse is not tested.
 *
 * Guarantee: in the fixpoint, no combination of two to four nodes within any four neighbours of a level can be deleted. At
 * most 7 tests a place: 7 · tokens · height for the tree.
 *
 * Deviations: nodes that stand for the same tokens are one, so that a chain adds no levels. An accepted step does not lead
 * back to the main reducer at once; the window goes on from where it was. Where the text did not parse to begin with, all
 * combinations are tested.
 */

import type { Syntax } from "../../language/syntax.js";
import { mapSearch, type Search } from "../../search/search.js";
import { type Change, type Reduced, WorkingTree } from "../../search/working-tree.js";
import { CutWriter, type Edits, edit } from "../../tree/edits.js";
import type { Node } from "../../tree/node.js";

export interface PatternOptions {
  readonly syntax: Syntax;
  readonly textOf: (edits: Edits) => string;
}

/** How many neighbours are looked at together. */
const width = 4;
/** Subsets of a window as bits, those of two and more, the largest first. */
const subsets = Array.from({ length: 1 << width }, (_, bits) => bits)
  .filter((bits) => sizeOf(bits) >= 2)
  .sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);

function sizeOf(bits: number): number {
  let size = 0;
  for (let rest = bits; rest > 0; rest >>= 1) size += rest & 1;
  return size;
}

/** Some nodes that go together. */
interface Deletion extends Change {
  readonly nodes: readonly Node[];
  /** Index behind the last node of the window. */
  readonly end: number;
}

/** Goes once through the levels, from the root's on. */
export function* vulcanPatterns(start: Reduced, { syntax, textOf }: PatternOptions): Search<Edits, Reduced> {
  const draft = new WorkingTree(start);
  const isSentence = syntax.sentenceCheck(textOf(start.edits)) ?? (() => true);
  const isWanted = ({ edits }: Change) => isSentence(textOf(edits));
  for (let frontier = draft.root ? [endOfChain(draft, draft.root)] : []; frontier.length > 0; ) {
    frontier = yield* thin(draft, frontier, isWanted);
    if (frontier.every((node) => node.kind === "token")) break;
    frontier = frontier.flatMap((node) => below(draft, node));
  }
  return draft.finish();
}

/** Deletes what can be of one level; tells what is left. */
function* thin(
  draft: WorkingTree,
  level: readonly Node[],
  isWanted: (change: Change) => boolean,
): Search<Edits, Node[]> {
  let frontier = [...level];
  for (let end = frontier.length; ; ) {
    const search = firstWanted(deletions(draft, frontier, end), isWanted);
    const found: Deletion | undefined = yield* mapSearch(search, ({ edits }) => edits);
    if (!found) return frontier;
    draft.apply(found);
    const gone = new Set(found.nodes);
    frontier = frontier.filter((node) => !gone.has(node));
    // Behind what went, the neighbours are others now.
    end = Math.min(found.end - gone.size + width - 1, frontier.length);
  }
}

/**
 * The first interesting one of those that are wanted. For one that is not, an empty round comes: a check may take long, and
 * whoever answers can attend to signals and limits.
 */
function* firstWanted(
  all: Iterable<Deletion>,
  isWanted: (change: Change) => boolean,
): Search<Deletion, Deletion | undefined> {
  for (const deletion of all) {
    const found = yield isWanted(deletion) ? [deletion] : [];
    if (found) return found;
  }
  return undefined;
}

/** All deletions within windows that end before an index, the last window first. */
function* deletions(draft: WorkingTree, frontier: readonly Node[], last: number): Iterable<Deletion> {
  for (let end = last; end >= 2; end--) {
    const window = frontier.slice(Math.max(0, end - width), end);
    for (const bits of subsets) {
      // The last node of the window goes in each: what it does without belongs to the next one.
      const nodes = window.filter((_, i) => (bits >> (window.length - 1 - i)) & 1);
      if (nodes.length < sizeOf(bits) || !(bits & 1)) continue;
      const cuts = new CutWriter();
      for (const { from, to } of nodes) cuts.write(from, to, "");
      yield { nodes, end, edits: edit(draft.edits, cuts.finish()), instead: nodes.map((node) => [node, []]) };
    }
  }
}

/** What a node consists of on the next level; a token stays. */
function below(draft: WorkingTree, node: Node): readonly Node[] {
  if (node.kind === "token") return [node];
  const children = draft
    .childrenOf(node)
    .flatMap((child) => (child.kind === "quantifier" ? draft.childrenOf(child) : [child]));
  return children.filter(({ from, to }) => from < to).map((child) => endOfChain(draft, child));
}

/** The last of a chain of nodes that stand for the same tokens. */
function endOfChain(draft: WorkingTree, start: Node): Node {
  let node = start;
  for (;;) {
    const [only, ...others] = draft.childrenOf(node).filter(({ from, to }) => from < to);
    if (!only || others.length > 0 || only.from !== node.from || only.to !== node.to) return node;
    node = only;
  }
}
