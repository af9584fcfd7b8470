/**
 * Perses: Sun, Li, Zhang, Gu and Su, "Perses: Syntax-Guided Program Reduction", ICSE 2018.
 *
 *     queue := the root
 *     while the queue has nodes:
 *       node := the heaviest node of the queue
 *       if node is a list: minimise its elements
 *       else: replace node by nothing, if the grammar allows that, or by a compatible node below it, the lightest first;
 *             replace an element of a list also by the elements of a list below it
 *       if node was replaced: push the node that replaced it, else push its children
 *
 * Guarantee: in the fixpoint over parsing the result again (Perses-minimal), no single iteration and no rule node with an empty
 * minimal replacement can be removed, no rule node can be replaced by a lighter compatible node at most 5 steps below it, and no
 * element of a list can be replaced by the elements of a list below it of the same kind, with at most 3 lists between them. Every
 * candidate parses.
 *
 * Deviations: the grammar is not rewritten to Perses normal form. Quantifiers and lists are those of the tree, and nodes are compatible
 * if the parser's ATN allows them. A chain of nodes with the same text counts as one step. Elements of a list are tried alone by the list
 * minimiser only; a list that must not be empty has no step that keeps just its first element. The lists inside an element are tried
 * before the nodes inside it. Of equally heavy nodes, the one that was queued first comes first. Tokens that the grammar does not know may
 * be removed one by one. Nodes with many replacements, and replacements with the same token signature, are postponed
 * (`branching-limit.ts`). After two successes in a row in the same slot, the chain is followed in steps that double (`find-integer.ts`).
 */
import type { Syntax } from "../language/syntax.js";
import type { ListMinimizer } from "../lists/list-minimizers.js";
import { findInteger, successesBefore } from "../search/find-integer.js";
import { levelOfList, removal } from "../search/level.js";
import { ask, mapSearch, type Search } from "../search/search.js";
import { WeightQueue } from "../search/weight-queue.js";
import { type Change, firstOf, type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { IterationNode, Node, QuantifierNode, RuleNode, TokenNode } from "../tree/node.js";
import { type BranchingLimit, limitBranchingFirst } from "./branching-limit.js";
import { compatibleBelow, heaviest, isSymbol, lightestFirst } from "./compatible-nodes.js";
import { followChain } from "./hoist.js";
import { type ListElement, listsBelow, splice } from "./splice.js";
import { tokenSignatureOf } from "./token-signature.js";

/** What Perses works with. */
export interface PersesOptions {
  readonly syntax: Syntax;
  /** Decides which elements of a list stay. */
  readonly minimize: ListMinimizer;
}

/** How many replacements a node may have before it is postponed. */
const mostReplacements = 12;

/** How many steps below a node a replacement may lie. */
const mostSteps = 5;

/** A node that waits to be reduced. */
interface QueueEntry {
  readonly node: Node;
  /** The list that the node is an element of, if it is one. */
  readonly list?: QuantifierNode | undefined;
  /** How many replacements in a row have succeeded in this slot. */
  readonly successes?: number;
}

/**
 * Goes once through a tree.
 * @param start the tree and the edits made so far
 * @param options the language, and the list minimiser for the elements of lists
 */
export function perses(start: Reduced, options: PersesOptions): Search<Edits, Reduced> {
  return limitBranchingFirst(start, mostReplacements, (limit) => visitByWeight(start, { ...options, limit }));
}

interface VisitOptions extends PersesOptions {
  readonly limit: BranchingLimit;
}

function* visitByWeight(start: Reduced, options: VisitOptions): Search<Edits, Reduced> {
  const tree = new WorkingTree(start);
  const queue = new WeightQueue<QueueEntry>();
  const push = (entry: QueueEntry) => queue.push(entry, tree.weightOf(entry.node));
  if (tree.root) push({ node: tree.root });
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    for (const next of yield* reduceNode(tree, entry, options)) {
      if (next.node.kind !== "token" || isUnknownToGrammar(next.node)) push(next);
    }
  }
  return tree.finish();
}

/**
 * Reduces a node.
 * @returns the nodes to be reduced next: the node's replacement, or its children
 */
function* reduceNode(tree: WorkingTree, entry: QueueEntry, options: VisitOptions): Search<Edits, Iterable<QueueEntry>> {
  const { node, list } = entry;
  switch (node.kind) {
    case "quantifier":
      yield* minimizeList(tree, node, options.minimize);
      return tree.currentNodes(node).flatMap((each) => elementsOf(tree, each));
    case "token":
      yield* firstOf(tree, [tree.without(node)]);
      return [];
    case "rule":
    case "iteration": {
      const successes = 1 + (entry.successes ?? 0);
      const isReplaced =
        node.kind === "rule"
          ? yield* replaceNode(tree, node, { ...options, successes })
          : list !== undefined && (yield* replaceElement(tree, { iteration: node, list }, { ...options, successes }));
      if (!isReplaced) return tree.childrenOf(node).map((child) => ({ node: child }));
      return tree.currentNodes(node).map((each) => ({ node: each, list, successes }));
    }
  }
}

interface ReplaceOptions extends VisitOptions {
  /** How many replacements in a row will have succeeded in this slot if this one does. */
  readonly successes: number;
}

/** Replaces a node by nothing or by a node below it. */
function* replaceNode(
  tree: WorkingTree,
  node: RuleNode,
  { syntax, limit, successes }: ReplaceOptions,
): Search<Edits, boolean> {
  const compatible = (each: RuleNode, topmost: boolean) =>
    compatibleBelow(tree, each, { syntax, depth: mostSteps, topmost });
  const admitted = limit.admit(compatible(node, false), (each) => tokenSignatureOf(tree, each));
  const hoistings = lightestFirst(tree, admitted).map((each) => tree.hoisted(node, each));
  const isRemovable = node.replacement === "" && node.from < node.to;
  const changes: readonly Change[] = isRemovable ? [tree.without(node), ...hoistings] : hoistings;
  if (!(yield* firstOf(tree, changes))) return false;
  const [current] = tree.currentNodes(node);
  if (current && isSymbol(current) && successes >= successesBefore) {
    yield* followChain(tree, current, (link) => compatible(link, true));
  }
  return true;
}

/** Replaces an element of a list by the elements of a list below it. */
function* replaceElement(
  tree: WorkingTree,
  { iteration, list }: ListElement,
  { syntax, limit, successes }: ReplaceOptions,
): Search<Edits, boolean> {
  const listsIn = (node: Node, element: ListElement) => listsBelow(tree, node, { element, syntax });
  const element = { iteration, list };
  const admitted = limit.admit(listsIn(iteration, element), (each) => tokenSignatureOf(tree, each));
  const changes = lightestFirst(tree, admitted).map((each) => splice(tree, element, each));
  if (!(yield* firstOf(tree, changes))) return false;
  const [current, ...others] = tree.currentNodes(iteration);
  if (current?.kind === "iteration" && others.length === 0 && successes >= successesBefore) {
    const currentElement = { iteration: current, list };
    yield* findInteger<IterationNode | QuantifierNode>(tree, current, {
      below: (link) => heaviest(tree, listsIn(link, currentElement)),
      change: (link) => splice(tree, currentElement, link as QuantifierNode), // every link but the first is a list
    });
  }
  return true;
}

/** Whether a token is hidden or a syntax error. */
function isUnknownToGrammar(token: TokenNode): boolean {
  return token.category !== "plain";
}

/** Decides which elements of a list stay. The removal of all elements is tried first. */
function* minimizeList(tree: WorkingTree, list: QuantifierNode, minimize: ListMinimizer): Search<Edits, void> {
  const level = levelOfList(tree, list);
  const configuration = [...level.nodes.keys()].filter((i) => !tree.isProtected(level.nodes[i] as Node));
  if (configuration.length === 0) return;
  const isWhole = configuration.length === level.nodes.length;
  const { editsFor, apply } = removal(tree, level, configuration);
  const empty: Change = { edits: editsFor([]), instead: [[list, []]] };
  const leave = (kept: readonly number[]) => {
    if (isWhole && kept.length === 0) tree.apply(empty);
    else apply(kept);
  };
  if (yield* ask([empty.edits])) return leave([]);
  if (configuration.length === 1) return;
  const weight = (i: number) => tree.weightOf(level.nodes[i] as Node);
  leave(yield* mapSearch(minimize(configuration, weight), editsFor));
}

function elementsOf(tree: WorkingTree, list: Node): readonly QueueEntry[] {
  if (list.kind !== "quantifier") return [];
  return (tree.childrenOf(list) as readonly IterationNode[]).map((node) => ({ node, list }));
}
