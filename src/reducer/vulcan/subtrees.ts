/**
 * Subtree replacement: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction", OOPSLA 2023
 * (Vulcan).
 *
 * Visits the nodes level by level and replaces each by a form of its slot that has no optional parts. Tokens of the node
 * fill the symbols that they fit, and the grammar's shortest texts fill the others.
 *
 * Guarantee: in the fixpoint over parsing the result again, no rule node can be replaced by the shortest text of a form that
 * is a single symbol, if that text has no more tokens than the node and makes the whole text shortlex smaller. Of each form with
 * several symbols, at most 12 instances are tried.
 *
 * Deviations: only texts that get shortlex smaller are tried, so the search ends without a history of texts. Up to four
 * tokens of the node are tried for a symbol, not only the first, and the shortest text if none of them fits.
 */

import type { Syntax } from "../../language/syntax.js";
import { ask, mapSearch, type Search } from "../../search/search.js";
import { isShortlexSmaller } from "../../search/shortlex.js";
import { type Change, type Reduced, WorkingTree } from "../../search/working-tree.js";
import { type Edits, edit } from "../../tree/edits.js";
import type { Node, RuleNode } from "../../tree/node.js";
import { cutsFor, FormInstantiator, partsOf } from "../form-instantiation.js";

/** What subtree replacement works with. */
export interface SubtreeOptions {
  /** Lists the forms of a slot. */
  readonly syntax: Syntax;
  /** The text of the tree with some edits. */
  readonly textOf: (edits: Edits) => string;
}

/**
 * Goes once through the nodes. Returns `start` itself if nothing was replaced.
 * @param start the tree and the edits made so far
 * @param options the language, and the function that returns the text of edits
 */
export function* vulcanSubtrees(start: Reduced, { syntax, textOf }: SubtreeOptions): Search<Edits, Reduced> {
  const working = new WorkingTree(start);
  const queue: Node[] = working.root ? [working.root] : [];
  for (const node of queue) {
    const found: Change | undefined =
      node.kind === "rule" ? yield* mapSearch(ask(smaller(node)), ({ edits }) => edits) : undefined;
    if (found) working.apply(found);
    else for (const child of working.childrenOf(node)) queue.push(child);
  }
  return working.finish();

  function* smaller(node: RuleNode): Iterable<Change> {
    const before = textOf(working.edits);
    for (const change of instances(working, node, syntax)) {
      if (isShortlexSmaller(textOf(change.edits), before)) yield change;
    }
  }
}

/** The instances of a node's forms that have no more tokens than the node, as changes. */
function* instances(working: WorkingTree, node: RuleNode, syntax: Syntax): Iterable<Change> {
  const limit = working.weightOf(node);
  const parts = partsOf(working, node).filter(({ kind }) => kind === "token");
  const instantiator = new FormInstantiator({ parts, syntax, weightOf: () => 1, limit });
  for (const form of syntax.forms(node.slot)) {
    if (form.extras > 0) continue;
    for (const instance of instantiator.instancesOf(form)) {
      const cuts = cutsFor(node, instance, { parts, syntax });
      yield { edits: edit(working.edits, cuts), instead: [[node, []]] };
    }
  }
}
