/**
 * Hoisting: Vince, Hodován, Bársony and Kiss, "Extending Hierarchical Delta Debugging with Hoisting", AST 2021.
 *
 * A node gives way to one below it that the same rule made: the topmost on each path. What stands in its place then is
 * hoisted into in its turn, so chains are gone through link by link.
 *
 * Guarantee: when it ends, no node that it was given can be hoisted into by one step.
 *
 * Deviations: once two links of a chain have gone, the next are tried in steps that double.
 */

import { findInteger, successesBefore } from "../search/find-integer.js";
import { type Level, nodesNow } from "../search/level.js";
import { ask, mapSearch, type Search } from "../search/search.js";
import type { Hoisting, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import { inSlotOf, type RuleNode, type TokenNode } from "../tree/node.js";
import { heaviest } from "./compatible-nodes.js";

/** Hoists into the nodes of a level while one can be. */
export function* hoist(draft: WorkingTree, level: Level): Search<Edits, void> {
  const nodes = nodesNow(draft, level).filter((node) => node.kind === "rule");
  yield* replaceEach(draft, nodes, (node) => sameBelow(draft, node));
}

/** The nodes that may take the place of one, in the order in which they are tried. */
type OthersFor = (node: RuleNode) => Iterable<RuleNode | TokenNode>;

/**
 * Replaces nodes, one after the other, each as long as one of the nodes that `othersFor` offers is interesting in its place.
 * All that can be tried is one round; behind what was interesting, it goes on with the node that now stands there.
 */
export function* replaceEach(
  draft: WorkingTree,
  nodes: readonly RuleNode[],
  othersFor: OthersFor,
): Search<Edits, void> {
  const current = [...nodes];
  let successes = 0;
  for (let at = 0; at < current.length; ) {
    const found: HoistOffer | undefined = yield* mapSearch(
      ask(offersFrom(draft, { nodes: current, at }, othersFor)),
      ({ step }) => step.edits,
    );
    if (!found) return;
    draft.apply(found.step);
    successes = found.at === at ? successes + 1 : 1;
    at = found.at;
    const { node } = found.step;
    const deeper = successes < successesBefore ? undefined : yield* descendFrom(draft, node, othersFor);
    const now = deeper ?? node;
    if (now.kind === "rule") current[at] = now;
    else at++;
  }
}

interface HoistOffer {
  readonly at: number;
  readonly step: Hoisting;
}

function* offersFrom(
  draft: WorkingTree,
  { nodes, at: start }: { readonly nodes: readonly RuleNode[]; readonly at: number },
  othersFor: OthersFor,
): Iterable<HoistOffer> {
  for (let at = start; at < nodes.length; at++) {
    const node = nodes[at] as RuleNode;
    for (const by of othersFor(node)) yield { at, step: draft.hoisted(node, by) };
  }
}

/** Follows, from a node down, the heaviest of those that may take its place, and tells which does; undefined if none. */
export function* descendFrom(
  draft: WorkingTree,
  node: RuleNode | TokenNode,
  othersFor: OthersFor,
): Search<Edits, RuleNode | TokenNode | undefined> {
  const found = yield* findInteger(draft, node, {
    below: (link) => (link.kind === "rule" ? heaviest(draft, othersFor(inSlotOf(link, node) as RuleNode)) : undefined),
    change: (link) => draft.hoisted(node, link),
  });
  return found && (draft.now(node)[0] as RuleNode | TokenNode);
}

/** The topmost nodes below a node that the same rule made, in the order of the text. */
function sameBelow(draft: WorkingTree, node: RuleNode): readonly RuleNode[] {
  const found: RuleNode[] = [];
  const stack = [...draft.childrenOf(node)];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.kind === "rule" && each.name === node.name) found.push(each);
    else stack.push(...draft.childrenOf(each));
  }
  return found.reverse();
}
