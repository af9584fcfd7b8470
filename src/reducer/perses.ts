/**
 * Perses: Sun, Li, Zhang, Gu and Su, "Perses: Syntax-Guided Program Reduction", ICSE 2018.
 *
 * A queue of nodes, the heaviest first. Of a list, a list minimiser decides which elements stay. Any other node gives way to
 * nothing, if the grammar allows that, or to a compatible node below it, the lightest first; an element of a list also to
 * the elements of a list below it.
 *
 * Guarantee: in the fixpoint over parsing the result again, none of these steps is left. Every candidate parses.
 *
 * Deviations: the grammar is not rewritten to Perses normal form; quantifiers and lists are those of the tree, and what is
 * compatible is read off the parser's ATN. A chain of nodes that stand for the same text counts once towards the depth. The
 * element of a list is tried as a whole by the minimiser and not again by itself. Tokens that are none of the grammar's may
 * go one by one. Nodes that could give way to very many wait until nothing else works, and so do, of what could take the same
 * place and looks alike, all but the first. Once a place was taken twice in a row, what lies further down is tried in steps
 * that double.
 */

import type { Syntax } from "../language/syntax.js";
import type { ListMinimizer } from "../lists/list-minimizers.js";
import { findInteger, successesBefore } from "../search/find-integer.js";
import { levelOfList, removal, settle } from "../search/level.js";
import { mapSearch, type Search } from "../search/search.js";
import { WeightQueue } from "../search/weight-queue.js";
import { type Change, firstOf, type Reduced, WorkingTree } from "../search/working-tree.js";
import type { Edits } from "../tree/edits.js";
import type { IterationNode, Node, QuantifierNode, RuleNode, TokenNode } from "../tree/node.js";
import { type BranchingLimit, limitBranchingFirst } from "./branching-limit.js";
import { compatibleBelow, heaviest, isSymbol, lightestFirst } from "./compatible-nodes.js";
import { descendFrom } from "./hoist.js";
import { type ListElement, listsBelow, splice } from "./splice.js";
import { tokenSignatureOf } from "./token-signature.js";

export interface PersesOptions {
  readonly syntax: Syntax;
  readonly minimize: ListMinimizer;
}

/** How far below a node what takes its place may lie. */
const depth = 5;

/** A node that is to be reduced. */
interface QueueEntry {
  readonly node: Node;
  /** Of an element, the list. */
  readonly list?: QuantifierNode | undefined;
  /** How many times something else has taken the place where it stands. */
  readonly successes?: number;
}

/** Goes once through the tree; wide nodes wait. */
export function perses(start: Reduced, options: PersesOptions): Search<Edits, Reduced> {
  return limitBranchingFirst(start, (width) => walk(start, { ...options, width }));
}

interface WalkOptions extends PersesOptions {
  readonly width: BranchingLimit;
}

function* walk(start: Reduced, options: WalkOptions): Search<Edits, Reduced> {
  const draft = new WorkingTree(start);
  const queue = new WeightQueue<QueueEntry>();
  const push = (entry: QueueEntry) => queue.push(entry, draft.weightOf(entry.node));
  if (draft.root) push({ node: draft.root });
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    for (const next of yield* visit(draft, entry, options))
      if (next.node.kind !== "token" || isStray(next.node)) push(next);
  }
  return draft.finish();
}

/** Reduces a node and tells which are to be visited then. */
function* visit(draft: WorkingTree, entry: QueueEntry, options: WalkOptions): Search<Edits, Iterable<QueueEntry>> {
  const { node, list } = entry;
  switch (node.kind) {
    case "quantifier":
      yield* minimizeList(draft, node, options.minimize);
      return draft.now(node).flatMap((each) => elementsOf(draft, each));
    case "token":
      yield* firstOf(draft, [draft.without(node)]);
      return [];
    case "rule":
    case "iteration": {
      const successes = 1 + (entry.successes ?? 0);
      const place = { ...options, successes };
      const isReplaced =
        node.kind === "rule"
          ? yield* replaceNode(draft, node, place)
          : list !== undefined && (yield* replaceElement(draft, { iteration: node, list }, place));
      if (!isReplaced) return draft.childrenOf(node).map((child) => ({ node: child }));
      return draft.now(node).map((each) => ({ node: each, list, successes }));
    }
  }
}

interface ReplaceOptions extends WalkOptions {
  /** How many times something else will have taken the place once this succeeds. */
  readonly successes: number;
}

/** To nothing, or to a node below. */
function* replaceNode(
  draft: WorkingTree,
  node: RuleNode,
  { syntax, width, successes }: ReplaceOptions,
): Search<Edits, boolean> {
  const othersBelow = (each: RuleNode, topmost: boolean) => compatibleBelow(draft, each, { syntax, depth, topmost });
  const others = lightestFirst(
    draft,
    width.admit(othersBelow(node, false), (other) => tokenSignatureOf(draft, other)),
  );
  const isEmptiable = node.replacement === "" && node.from < node.to;
  const changes: readonly Change[] = others.map((by) => draft.hoisted(node, by));
  if (!(yield* firstOf(draft, isEmptiable ? [draft.without(node), ...changes] : changes))) return false;
  const [now] = draft.now(node);
  if (now && isSymbol(now) && successes >= successesBefore) {
    yield* descendFrom(draft, now, (link) => othersBelow(link, true));
  }
  return true;
}

/** Puts the elements of a list below in the place of an element. */
function* replaceElement(
  draft: WorkingTree,
  { iteration, list }: ListElement,
  { syntax, width, successes }: ReplaceOptions,
): Search<Edits, boolean> {
  const below = (node: Node, element: ListElement) => listsBelow(draft, node, { element, syntax });
  const element = { iteration, list };
  const lists = lightestFirst(
    draft,
    width.admit(below(iteration, element), (each) => tokenSignatureOf(draft, each)),
  );
  const changes = lists.map((each) => splice(draft, element, each));
  if (!(yield* firstOf(draft, changes))) return false;
  const [now, ...others] = draft.now(iteration);
  if (now?.kind === "iteration" && others.length === 0 && successes >= successesBefore) {
    const place = { iteration: now, list };
    yield* findInteger<IterationNode | QuantifierNode>(draft, now, {
      below: (link) => heaviest(draft, below(link, place)),
      change: (link) => splice(draft, place, link as QuantifierNode), // all but the first are lists
    });
  }
  return true;
}

/** Tells whether a token is none of the grammar's: hidden, or an error. */
function isStray(token: TokenNode): boolean {
  return token.category !== "plain";
}

/** Decides which elements of a list stay; all going at once is tried first. */
function* minimizeList(draft: WorkingTree, list: QuantifierNode, minimize: ListMinimizer): Search<Edits, void> {
  const level = levelOfList(draft, list);
  const configuration = [...level.nodes.keys()];
  if (configuration.length === 0) return;
  const editsFor = removal(level, configuration, draft.edits);
  const empty: Change = { edits: editsFor([]), instead: [[list, []]] };
  if ((yield* firstOf(draft, [empty])) || configuration.length === 1) return;
  const weight = (i: number) => draft.weightOf(level.nodes[i] as Node);
  const kept = yield* mapSearch(minimize(configuration, weight), editsFor);
  if (kept.length === 0) draft.apply(empty);
  else settle(draft, level, { configuration, kept, editsFor });
}

function elementsOf(draft: WorkingTree, list: Node): readonly QueueEntry[] {
  if (list.kind !== "quantifier") return [];
  return (draft.childrenOf(list) as readonly IterationNode[]).map((node) => ({ node, list }));
}
