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
import { type Change, Draft, type Reduced } from "./draft.js";
import { fittingBelow } from "./fitting.js";
import { levelOfList, removal, take } from "./level.js";
import type { ListMinimizer } from "./list-minimizers.js";
import { ask, mapSearch, type Search } from "./search.js";
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
  const smaller = byWeight(
    fittingBelow(draft, node, { syntax, depth, topmost: false }).map((by) => ({
      ...draft.hoisted(node, by),
      weight: draft.weightOf(by),
    })),
  );
  return isEmptiable ? [draft.without(node), ...smaller] : smaller;
}

/** To the elements of a list below. */
function spliced(draft: Draft, { node, list }: Entry, syntax: Syntax): readonly Change[] {
  return node.kind === "iteration" && list ? byWeight(splices(draft, { iteration: node, list }, syntax)) : [];
}

/** Tells whether a token is none of the grammar's: hidden, or an error. */
function isStray(token: TokenNode): boolean {
  return token.category !== "plain";
}

/** Decides which elements of a list stay; all going at once is tried first. */
export function* minimizeList(draft: Draft, list: QuantifierNode, minimize: ListMinimizer): Search<Edits, void> {
  const level = levelOfList(draft, list);
  const configuration = [...level.nodes.keys()];
  const editsFor = removal(level, configuration, draft.edits);
  const finish = (kept: readonly number[]) => {
    if (kept.length === configuration.length) return;
    const stay = new Set(kept);
    const gone = new Set(level.nodes.filter((_, i) => !stay.has(i)));
    if (stay.size === 0) draft.apply({ edits: editsFor(kept), instead: [[list, []]] });
    else take(draft, level, { gone, edits: editsFor(kept) });
  };
  if (configuration.length === 0) return;
  const all: readonly number[] = [];
  const empty = yield [editsFor(all)];
  if (empty) return finish(all);
  const weight = (i: number) => draft.weightOf(level.nodes[i] as Node);
  finish(configuration.length === 1 ? configuration : yield* mapSearch(minimize(configuration, weight), editsFor));
}

function elementsOf(draft: Draft, list: Node): readonly Entry[] {
  if (list.kind !== "quantifier") return [];
  return (draft.childrenOf(list) as readonly IterationNode[]).map((node) => ({ node, list }));
}

/** The first interesting of some changes; it is made. */
export function* firstOf<C extends Change>(draft: Draft, changes: readonly C[]): Search<Edits, C | undefined> {
  if (changes.length === 0) return undefined;
  const found: C | undefined = yield* mapSearch(ask(changes), ({ edits }) => edits);
  if (found) draft.apply(found);
  return found;
}

function byWeight<C extends { readonly weight: number }>(changes: readonly C[]): readonly C[] {
  return [...changes].sort((a, b) => a.weight - b.weight);
}
