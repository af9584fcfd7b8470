/**
 * Hoisting: Vince, Hodován, Bársony and Kiss, "Extending Hierarchical Delta Debugging with Hoisting", AST 2021.
 *
 * A node is replaced by one of the topmost nodes below it that the same rule made. The new node is then replaced in the same way, so that
 * a chain of nested nodes shrinks link by link.
 *
 * Guarantee: in the fixpoint, no node can be replaced by one of the topmost nodes below it that the same rule made
 * (hoisting-minimal), in the tree after the transforms.
 *
 * Deviations: after two successes in a row in the same slot, the chain is followed in steps that double (`find-integer.ts`).
 */
import { findInteger, successesBefore } from "../search/find-integer.js";
import { currentNodes, type Level } from "../search/level.js";
import { ask, mapSearch, type Search } from "../search/search.js";
import type { Hoisting, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import { inSlotOf, type RuleNode, type TokenNode } from "../tree/node.js";
import { heaviest } from "./compatible-nodes.js";

/** The nodes that may replace a node, in the order in which they are tried. */
export type ReplacementsOf = (node: RuleNode) => Iterable<RuleNode | TokenNode>;

/**
 * Hoists into the nodes of a level as long as one hoisting is interesting.
 * @param tree is changed by each hoisting that is interesting
 * @param level of this tree
 */
export function* hoist(tree: WorkingTree, level: Level): Search<Edits, void> {
  yield* replaceNodes(tree, level, (node) => topmostOfSameRule(tree, node));
}

/**
 * Replaces each rule node of a level by nodes below it, again and again as long as a replacement is interesting.
 * @param tree is changed by each replacement that is interesting
 * @param level of this tree; only its rule nodes are replaced
 * @param replacementsOf what may stand in the place of a node
 */
export function* replaceNodes(tree: WorkingTree, level: Level, replacementsOf: ReplacementsOf): Search<Edits, void> {
  let successes = 0;
  for (const start of currentNodes(tree, level)) {
    if (start.kind !== "rule") continue;
    let node: RuleNode | TokenNode = start;
    while (node.kind === "rule") {
      const replaced: Hoisting | undefined = yield* firstHoisting(tree, node, replacementsOf);
      successes = replaced ? successes + 1 : 0;
      if (!replaced) break;
      node = replaced.node;
      if (successes >= successesBefore) node = (yield* followChain(tree, node, replacementsOf)) ?? node;
    }
  }
}

/** Replaces a node by the first of its replacements that is interesting. */
function* firstHoisting(
  tree: WorkingTree,
  node: RuleNode,
  replacementsOf: ReplacementsOf,
): Search<Edits, Hoisting | undefined> {
  const replacements = [...replacementsOf(node)];
  if (replacements.length === 0) return undefined;
  // Each change is built only when it is needed, because there may be many.
  const by = yield* mapSearch(ask(replacements), (each) => tree.hoisted(node, each).edits);
  if (!by) return undefined;
  const found = tree.hoisted(node, by);
  tree.apply(found);
  return found;
}

/**
 * Follows the chain of heaviest replacements down from a node, and replaces the node by one further down the chain.
 * @param tree is changed if a replacement is interesting
 * @param node the top of the chain
 * @param replacementsOf what may stand in the place of a node
 * @returns the node that has replaced it; undefined if no replacement was interesting
 */
export function* followChain(
  tree: WorkingTree,
  node: RuleNode | TokenNode,
  replacementsOf: ReplacementsOf,
): Search<Edits, RuleNode | TokenNode | undefined> {
  const found = yield* findInteger(tree, node, {
    below: (link) =>
      link.kind === "rule" ? heaviest(tree, replacementsOf(inSlotOf(link, node) as RuleNode)) : undefined,
    change: (link) => tree.hoisted(node, link),
  });
  return found && (tree.currentNodes(node)[0] as RuleNode | TokenNode);
}

/** The topmost nodes below a node that the same rule made, in the order of the text. */
function topmostOfSameRule(tree: WorkingTree, node: RuleNode): readonly RuleNode[] {
  const found: RuleNode[] = [];
  const stack = [...tree.childrenOf(node)];
  for (let each = stack.pop(); each; each = stack.pop()) {
    if (each.kind === "rule" && each.name === node.name) found.push(each);
    else for (const child of tree.childrenOf(each)) stack.push(child);
  }
  return found.reverse();
}
