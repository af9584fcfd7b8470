/** Tries the smallest text that is not empty. It is rarely interesting, but if the program fails on every input, one test finds that out. */
import { applyDecision, levelOfList, removal } from "../../search/level.js";
import type { Search } from "../../search/search.js";
import type { WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { Node } from "../../tree/node.js";
import { askOne } from "../ask-one.js";

/**
 * On the way down from the root, keeps only the first element of each list, and replaces the first node that must not be empty.
 * @param tree is changed if the text is interesting
 */
export function* trySmallest(tree: WorkingTree): Search<Edits, void> {
  const path = pathTo(tree);
  const last = path.at(-1);
  if (last?.kind !== "rule") return;
  const edits = path.reduce((after, node) => {
    if (node.kind !== "quantifier") return after;
    const level = levelOfList(tree, node);
    return removal(level, [...level.nodes.keys()], after)([0]);
  }, tree.edits);
  const { from, to, replacement } = last;
  const smallest = edit(edits, [{ from, to, text: replacement }]);
  if (!(yield* askOne(() => smallest))) return;
  for (const node of path) {
    if (node.kind !== "quantifier") continue;
    const level = levelOfList(tree, node);
    const configuration = [...level.nodes.keys()];
    applyDecision(tree, level, { configuration, kept: [0], editsFor: removal(level, configuration, tree.edits) });
  }
  tree.apply(tree.without(last));
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
