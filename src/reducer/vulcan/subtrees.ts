/**
 * Subtree replacement: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction", OOPSLA 2023
 * (Vulcan).
 *
 * Nodes in the order of their depth give way to generated alternatives of what is expected in their place: those with
 * nothing that may be left out. What an alternative leaves open, tokens of the node fill, or the grammar's shortest text.
 *
 * Guarantee: in the fixpoint, no node can give way to such an alternative of no more tokens with a text that is smaller:
 * shorter, or as long and before it in the order of the units.
 *
 * Deviations: only texts that get smaller are tried, so no history of texts is needed to end. Several tokens of the node are
 * tried for an open place, not only the first, and where the node has none, the shortest text stands there.
 */

import type { Syntax } from "../../language/syntax.js";
import { ask, mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import { type Change, type Reduced, WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { Node, RuleNode } from "../../tree/node.js";
import { cutsFor, FormInstantiator, partsOf } from "../form-instantiation.js";

export interface SubtreeOptions {
  readonly syntax: Syntax;
  readonly textOf: (edits: Edits) => string;
}

/** Goes once through the nodes. */
export function* vulcanSubtrees(start: Reduced, { syntax, textOf }: SubtreeOptions): Search<Edits, Reduced> {
  const draft = new WorkingTree(start);
  const queue: Node[] = draft.root ? [draft.root] : [];
  for (const node of queue) {
    const found: Change | undefined =
      node.kind === "rule" ? yield* mapSearch(ask(smaller(node)), ({ edits }) => edits) : undefined;
    if (found) draft.apply(found);
    else queue.push(...draft.childrenOf(node));
  }
  return draft.finish();

  function* smaller(node: RuleNode): Iterable<Change> {
    const before = textOf(draft.edits);
    for (const change of generated(draft, node, syntax)) {
      if (isShortlexSmaller(textOf(change.edits), before)) yield change;
    }
  }
}

/** What can stand for a node, made of its tokens at most. */
function* generated(draft: WorkingTree, node: RuleNode, syntax: Syntax): Iterable<Change> {
  const limit = draft.weightOf(node);
  const parts = partsOf(draft, node).filter(({ kind }) => kind === "token");
  const filler = new FormInstantiator({ parts, syntax, weightOf: () => 1, limit });
  for (const form of syntax.forms(node.slot)) {
    if (form.extras > 0) continue;
    for (const filling of filler.fill(form)) {
      const cuts = cutsFor(node, filling, { parts, syntax });
      yield { edits: edit(draft.edits, cuts), instead: [[node, []]] };
    }
  }
}
