/**
 * Perses: Sun, Li, Zhang, Gu and Su, "Perses: Syntax-Guided Program Reduction", ICSE 2018.
 *
 * A queue of nodes, the heaviest first. Of a list, a list minimiser decides which elements stay. Any other node gives way to
 * nothing, if the grammar allows that, or to a compatible node below it, the lightest first; an element of a list also to
 * the elements of a list below it.
 *
 * Guarantee: with a 1-minimal list minimiser, in the fixpoint over parsing the result again, none of these steps is left.
 * Every candidate parses.
 *
 * Deviations: the grammar is not rewritten to Perses normal form; quantifiers and lists are those of the tree, and what is
 * compatible is read off the parser's ATN. A chain of nodes that stand for the same text counts once towards the depth. The
 * element of a list is tried as a whole by the minimiser and not again by itself. Tokens that are none of the grammar's may
 * go one by one.
 */
import type { Edits } from "../tree/edits.js";
import type { IterationNode, Node, QuantifierNode, RuleNode, TokenNode } from "../tree/node.js";
import type { Syntax } from "../tree/syntax.js";
import { type Change, Draft, firstOf, type Reduced } from "./draft.js";
import { fittingBelow, lightestFirst } from "./fitting.js";
import { levelOfList, removal, settle } from "./level.js";
import type { ListMinimizer } from "./list-minimizers.js";
import { mapSearch, type Search } from "./search.js";
import { splices } from "./splice.js";
import { WeightQueue } from "./weight-queue.js";

export interface PersesOptions {
  readonly syntax: Syntax;
  readonly minimize: ListMinimizer;
}

/** How far below a node what takes its place may lie. */
const depth = 5;

/** A node that is to be reduced; of an element, the list as well. */
interface Entry {
  readonly node: Node;
  readonly list?: QuantifierNode | undefined;
}

/** Goes once through the tree. */
export function* perses(start: Reduced, { syntax, minimize }: PersesOptions): Search<Edits, Reduced> {
  const draft = new Draft(start);
  const queue = new WeightQueue<Entry>();
  const push = (entry: Entry) => queue.push(entry, draft.weightOf(entry.node));
  if (draft.root) push({ node: draft.root });
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    for (const next of yield* visit(entry)) if (next.node.kind !== "token" || isStray(next.node)) push(next);
  }
  return draft.finish();

  /** Reduces a node and tells which are to be visited then. */
  function* visit({ node, list }: Entry): Search<Edits, Iterable<Entry>> {
    if (node.kind === "quantifier") {
      yield* minimizeList(draft, node, minimize);
      return draft.now(node).flatMap((each) => elementsOf(draft, each));
    }
    if (node.kind === "token") {
      yield* firstOf(draft, [draft.without(node)]);
      return [];
    }
    const changes = node.kind === "rule" ? steps(draft, node, syntax) : spliced(draft, { node, list }, syntax);
    if (!(yield* firstOf(draft, changes))) return draft.childrenOf(node).map((child) => ({ node: child }));
    return draft.now(node).map((each) => ({ node: each, list }));
  }
}

/** To nothing, or to a node below. */
function steps(draft: Draft, node: RuleNode, syntax: Syntax): readonly Change[] {
  const isEmptiable = node.replacement === "" && node.from < node.to;
  const smaller = lightestFirst(draft, node, fittingBelow(draft, node, { syntax, depth, topmost: false }));
  return isEmptiable ? [draft.without(node), ...smaller] : smaller;
}

/** To the elements of a list below. */
function spliced(draft: Draft, { node, list }: Entry, syntax: Syntax): readonly Change[] {
  if (node.kind !== "iteration" || !list) return [];
  return [...splices(draft, { iteration: node, list }, syntax)].sort((a, b) => a.weight - b.weight);
}

/** Tells whether a token is none of the grammar's: hidden, or an error. */
function isStray(token: TokenNode): boolean {
  return token.category !== "plain";
}

/** Decides which elements of a list stay; all going at once is tried first. */
function* minimizeList(draft: Draft, list: QuantifierNode, minimize: ListMinimizer): Search<Edits, void> {
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

function elementsOf(draft: Draft, list: Node): readonly Entry[] {
  if (list.kind !== "quantifier") return [];
  return (draft.childrenOf(list) as readonly IterationNode[]).map((node) => ({ node, list }));
}
