/**
 * Tree-based local exhaustive enumeration: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program
 * Reduction", OOPSLA 2023 (Vulcan).
 *
 * Moves a window of four nodes over each level of the tree, from the end of the level to its beginning; leaves above a level
 * belong to it. Deletes two or more nodes of the window at once, in all combinations, the largest first, whether or not the
 * grammar has a rule for them. Texts that do not parse are not tested.
 *
 * Guarantee: in the fixpoint over parsing the result again, no two, three or four of four neighbouring nodes of a level can be
 * deleted together such that the text still parses. At most 7 tests per node and level: 7 · tokens · height for the tree.
 *
 * Deviations: nodes with the same tokens count as one, so a chain adds no levels. After a success the window continues from
 * its place instead of returning to the main reducer. If the text did not parse at the beginning, all combinations are tested.
 */

import type { Syntax } from "../../language/syntax.js";
import { mapSearch, type Search } from "../../search/search.js";
import { type Change, type Reduced, WorkingTree } from "../../search/working-tree.js";
import { CutWriter, type Edits, edit } from "../../tree/edits.js";
import type { Node } from "../../tree/node.js";
import { askOne } from "../ask-one.js";

/** What the enumeration works with. */
export interface PatternOptions {
  /** Answers which texts parse. */
  readonly syntax: Syntax;
  /** The text of the tree with some edits. */
  readonly textOf: (edits: Edits) => string;
}

/** Width of the window, in nodes. */
const width = 4;

/** The subsets of a window with two or more nodes as bits, the largest first. Bit 0 is the last node of the window. */
const subsets = Array.from({ length: 1 << width }, (_, bits) => bits)
  .filter((bits) => sizeOf(bits) >= 2)
  .sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);

function sizeOf(bits: number): number {
  let size = 0;
  for (let rest = bits; rest > 0; rest >>= 1) size += rest & 1;
  return size;
}

/**
 * Goes once through the levels, the root's first. Returns `start` itself if nothing was deleted.
 * @param start the tree and the edits made so far
 * @param options the language, and the function that returns the text of edits
 */
export function* vulcanPatterns(start: Reduced, { syntax, textOf }: PatternOptions): Search<Edits, Reduced> {
  const working = new WorkingTree(start);
  const isSentence = syntax.sentenceCheck(textOf(start.edits)) ?? (() => true);
  const parses = ({ edits }: Change) => isSentence(textOf(edits));
  for (let level = working.root ? [endOfChain(working, working.root)] : []; level.length > 0; ) {
    level = yield* thin(working, level, parses);
    if (level.every((node) => node.kind === "token")) break;
    level = level.flatMap((node) => below(working, node));
  }
  return working.finish();
}

/** Deletes nodes of one level and returns those that are left. */
function* thin(
  working: WorkingTree,
  start: readonly Node[],
  parses: (change: Change) => boolean,
): Search<Edits, Node[]> {
  let level = [...start];
  for (let end = level.length; end >= 2; ) {
    const gone = yield* deleteWithin(working, level.slice(Math.max(0, end - width), end), parses);
    if (gone.size > 0) level = level.filter((node) => !gone.has(node));
    // The nodes behind those that were deleted have new neighbours, so the window moves back over them.
    end = gone.size > 0 ? Math.min(end - gone.size + width - 1, level.length) : end - 1;
  }
  return level;
}

/** Deletes the first interesting combination of nodes in a window and returns its nodes. */
function* deleteWithin(
  working: WorkingTree,
  window: readonly Node[],
  parses: (change: Change) => boolean,
): Search<Edits, ReadonlySet<Node>> {
  for (const bits of subsets) {
    // Each combination contains the last node of the window; those without it belong to the next window.
    const nodes = window.filter((_, i) => (bits >> (window.length - 1 - i)) & 1);
    if (nodes.length < sizeOf(bits) || !(bits & 1)) continue;
    const search = askOne(() => {
      const change = deletion(working, nodes);
      return parses(change) ? change : undefined;
    });
    const found: Change | undefined = yield* mapSearch(search, ({ edits }) => edits);
    if (!found) continue;
    working.apply(found);
    return new Set(nodes);
  }
  return new Set();
}

function deletion(working: WorkingTree, nodes: readonly Node[]): Change {
  const cuts = new CutWriter();
  for (const { from, to } of nodes) cuts.write(from, to, "");
  return { edits: edit(working.edits, cuts.finish()), instead: nodes.map((node) => [node, []]) };
}

/** The nodes that represent a node on the next level; a token represents itself. */
function below(working: WorkingTree, node: Node): readonly Node[] {
  if (node.kind === "token") return [node];
  const children = working
    .childrenOf(node)
    .flatMap((child) => (child.kind === "quantifier" ? working.childrenOf(child) : [child]));
  return children.filter(({ from, to }) => from < to).map((child) => endOfChain(working, child));
}

/** The deepest node of a chain of nodes with the same tokens. */
function endOfChain(working: WorkingTree, start: Node): Node {
  let node = start;
  for (;;) {
    const [only, ...others] = working.childrenOf(node).filter(({ from, to }) => from < to);
    if (!only || others.length > 0 || only.from !== node.from || only.to !== node.to) return node;
    node = only;
  }
}
