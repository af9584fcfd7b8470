/** Tries texts that are much smaller than what single steps leave: many bugs do not need more, and one test finds that out. */
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { Node, RuleNode } from "../../tree/node.js";
import { askOne } from "../ask-one.js";
import { heaviest } from "../compatible-nodes.js";
import { ElementList } from "./run.js";

/** {@link tryOneOfEach} makes no test if it would remove less than this share of the text. */
const leastShare = 0.5;

/** The elements of a list that stay, by their indices. */
interface Kept {
  readonly elements: ElementList;
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
  const lists = path.filter((node) => node.kind === "quantifier");
  const kept = lists.map((list) => ({ elements: new ElementList(tree, list, undefined), kept: [0] }));
  yield* tryToKeep(tree, kept, last);
}

/**
 * Tries to keep only the heaviest element of each list, and those that are protected.
 * @param tree is changed if the text is interesting
 * @returns whether it is
 */
export function* tryOneOfEach(tree: WorkingTree): Search<Edits, boolean> {
  const { root } = tree;
  if (!root) return false;
  const lists: Kept[] = [];
  let gain = 0;
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind !== "quantifier") {
      stack.push(...tree.childrenOf(node));
      continue;
    }
    const elements = new ElementList(tree, node, undefined);
    const left = elements.left(tree.edits);
    const weight = (i: number) => tree.weightOf(elements.at(i));
    const heaviest = left.reduce((most, i) => (weight(i) > weight(most) ? i : most), left[0] ?? 0);
    const kept = left.filter((i) => i === heaviest || tree.isProtected(elements.at(i)));
    gain += elements.weightOf(left) - elements.weightOf(kept);
    lists.push({ elements, kept });
    for (const i of kept) stack.push(elements.at(i));
  }
  return gain >= leastShare * tree.weightOf(root) && (yield* tryToKeep(tree, lists));
}

/** Tries to keep only some elements of lists, and to replace a node below all of them. */
function* tryToKeep(tree: WorkingTree, lists: readonly Kept[], last?: RuleNode): Search<Edits, boolean> {
  const after = lists.reduce((edits, { elements, kept }) => elements.editsFor(kept, edits), tree.edits);
  const edits = last ? edit(after, [{ from: last.from, to: last.to, text: last.replacement }]) : after;
  if (!(yield* askOne(() => edits))) return false;
  for (const { elements, kept } of lists) elements.keep(kept);
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
    node = node.kind === "quantifier" ? children[0] : heaviest(tree, children);
  }
  return [];
}
