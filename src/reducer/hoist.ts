/**
 * Hoisting: Vince, Hodován, Bársony and Kiss, "Extending Hierarchical Delta Debugging with Hoisting", AST 2021.
 *
 * A node gives way to one below it that the same rule made: the topmost on each path. What stands in its place then is
 * hoisted into in its turn, so chains are gone through link by link.
 *
 * Guarantee: when it ends, no node that it was given can be hoisted into by one step.
 */
import type { Edits } from "../tree/edits.js";
import type { Node, RuleNode } from "../tree/node.js";
import type { Change, Draft } from "./draft.js";
import { type Level, nodesNow } from "./level.js";
import { ask, mapSearch, type Search } from "./search.js";

/** Hoists into the nodes of a level while one can be. */
export function* hoist(draft: Draft, level: Level): Search<Edits, void> {
  const nodes = nodesNow(draft, level).filter((node) => node.kind === "rule");
  yield* replaceEach(draft, nodes, (node) => sameBelow(draft, node).map((by) => draft.hoisted(node, by)));
}

/** The change that puts another rule node in the place of one. */
type Step = Change & { readonly node: Node };

/**
 * Replaces nodes, one after the other, each as long as one of the steps that `stepsFor` offers is interesting. All steps for
 * all nodes are one round; behind an interesting one, it goes on with the node that now stands there.
 */
export function* replaceEach(
  draft: Draft,
  nodes: readonly RuleNode[],
  stepsFor: (node: RuleNode) => readonly Step[],
): Search<Edits, void> {
  const current = [...nodes];
  for (let at = 0; at < current.length; ) {
    const found: Offer | undefined = yield* mapSearch(ask(offersFrom(current, at, stepsFor)), ({ step }) => step.edits);
    if (!found) return;
    draft.apply(found.step);
    at = found.at;
    if (found.step.node.kind === "rule") current[at] = found.step.node;
    else at++;
  }
}

interface Offer {
  readonly at: number;
  readonly step: Step;
}

function* offersFrom(
  nodes: readonly RuleNode[],
  start: number,
  stepsFor: (node: RuleNode) => readonly Step[],
): Iterable<Offer> {
  for (let at = start; at < nodes.length; at++) for (const step of stepsFor(nodes[at] as RuleNode)) yield { at, step };
}

/** The topmost nodes below a node that the same rule made, in the order of the text. */
function sameBelow(draft: Draft, node: RuleNode): readonly RuleNode[] {
  const found: RuleNode[] = [];
  const stack = [...draft.childrenOf(node)];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.kind === "rule" && each.name === node.name) found.push(each);
    else stack.push(...draft.childrenOf(each));
  }
  return found.reverse();
}
