/** Tries texts that are much smaller than what single steps leave: many bugs do not need more, and one test finds that out. */
import { applyDecision, type Level, levelOfList, removal } from "../../search/level.js";
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { Node, RuleNode } from "../../tree/node.js";
import { askOne } from "../ask-one.js";

/** {@link tryOneOfEach} makes no test if it would remove less than this share of the text. */
const leastShare = 0.5;

/** The elements of a list that stay, by their indices. */
interface Kept {
  readonly level: Level;
  readonly kept: readonly number[];
}

/**
 * Tries the smallest text that is not empty: on the way down from the root, keeps only the first element of each list, and replaces the
 * first node that must not be empty.
 * @param tree is changed if the text is interesting
 */
export function* trySmallest(tree: WorkingTree): Search<Edits, void> {
  const path = pathTo(tree);
  const last = path.at(-1);
  if (last?.kind !== "rule") return;
  const lists = path.flatMap((node) => (node.kind === "quantifier" ? levelOfList(tree, node) : []));
  yield* tryToKeep(
    tree,
    lists.map((level) => ({ level, kept: [0] })),
    last,
  );
}

/**
 * Tries to keep only the heaviest element of each list, and those that are protected.
 * @param tree is changed if the text is interesting
 * @returns whether it is
 */
export function* tryOneOfEach(tree: WorkingTree): Search<Edits, boolean> {
  const lists: Kept[] = [];
  let gain = 0;
  const stack: Node[] = tree.root ? [tree.root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind !== "quantifier") {
      stack.push(...tree.childrenOf(node));
      continue;
    }
    const level = levelOfList(tree, node);
    const weights = level.nodes.map((each) => tree.weightOf(each));
    const heaviest = weights.reduce((most, weight, i) => (weight > (weights[most] as number) ? i : most), 0);
    const kept: number[] = [];
    for (const [i, each] of level.nodes.entries()) {
      const weight = weights[i] as number;
      if (weight > 0 && (i === heaviest || tree.isProtected(each))) {
        kept.push(i);
        stack.push(each);
      } else gain += weight;
    }
    lists.push({ level, kept });
  }
  return tree.root !== undefined && gain >= leastShare * tree.weightOf(tree.root) && (yield* tryToKeep(tree, lists));
}

/** Tries to keep only some elements of lists, and to replace a node below all of them. */
function* tryToKeep(tree: WorkingTree, lists: readonly Kept[], last?: RuleNode): Search<Edits, boolean> {
  const all = ({ level }: Kept) => [...level.nodes.keys()];
  const kept = lists.reduce((edits, each) => removal(each.level, all(each), edits)(each.kept), tree.edits);
  const edits = last ? edit(kept, [{ from: last.from, to: last.to, text: last.replacement }]) : kept;
  if (!(yield* askOne(() => edits))) return false;
  for (const each of lists) {
    const configuration = all(each);
    const editsFor = removal(each.level, configuration, tree.edits);
    applyDecision(tree, each.level, { configuration, kept: each.kept, editsFor });
  }
  if (last) tree.apply(tree.without(last));
  return true;
}

/** The heaviest nodes from the root down to the first rule node with a replacement that is not empty; none if there is no such node. */
function pathTo(tree: WorkingTree): readonly Node[] {
  const path: Node[] = [];
  for (let node = tree.root; node; ) {
    path.push(node);
    if (node.kind === "rule" && node.replacement !== "") return tree.weightOf(node) > 1 ? path : [];
    const children: readonly Node[] = tree.childrenOf(node);
    if (children.length === 0) return [];
    node =
      node.kind === "quantifier" ? children[0] : children.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  }
  return [];
}
