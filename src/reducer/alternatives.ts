/**
 * Alternatives: a node gives way to another, smaller form of what is expected in its place.
 *
 * The forms are the grammar's: where the input has none, they are generated, as in reduction by production (Zeller, Gopinath,
 * Böhme, Fraser and Holler, "The Fuzzing Book", Reducing Failure-Inducing Inputs). What a form leaves open is filled with
 * parts of the node itself, in the order of the text, and only then with minimal replacements; so an `if` becomes a `while`
 * with its condition and body. That a structure is converted into another form is the idea of SFC (OOPSLA 2025), of which we
 * know no more than the abstract.
 *
 * Guarantee: in the fixpoint over parsing the result again, none of the steps that are tried is left. Each makes the node
 * smaller: by its number of tokens, or as many of them shorter.
 *
 * Deviations: of forms, only short ones are tried, those with parts that may be left out only if the node has something for
 * each open place; of what a node consists of, the parts nearest to it; of fillings a bounded number, and of all these for a
 * node 26 at most; see `fillings.ts` and `alternative-forms.ts`. Predicates of the grammar are taken as true.
 */

import type { Syntax } from "../language/syntax.js";
import type { Search } from "../search/search.js";
import { WeightQueue } from "../search/weight-queue.js";
import { type Change, firstOf, type Reduced, WorkingTree } from "../search/working-tree.js";
import { type Edits, edit } from "../tree/edits.js";
import type { Node, RuleNode, Tree } from "../tree/node.js";
import { cutsFor, FormInstantiator, partsOf } from "./form-instantiation.js";

export interface AlternativesOptions {
  readonly tree: Tree;
  readonly syntax: Syntax;
}

/** How many alternatives a node gets that only leave tokens out of it: that succeeds most often. */
const mostRemovals = 16;

/** How many that keep something of it and add to that. */
const mostForms = 6;

/** How many that keep nothing of the node: whether it is one plain value or another seldom matters. */
const mostConstants = 4;

/** Goes once through the tree, the heaviest nodes first. What is in the place of a node then is left to the next parse. */
export function* alternatives(start: Reduced, { tree, syntax }: AlternativesOptions): Search<Edits, Reduced> {
  const draft = new WorkingTree(start);
  const queue = new WeightQueue<Node>();
  const push = (node: Node) => queue.push(node, draft.weightOf(node));
  if (draft.root) push(draft.root);
  for (let node = queue.pop(); node; node = queue.pop()) {
    const steps = node.kind === "rule" ? smallerForms(draft, node, { tree, syntax }) : [];
    if (yield* firstOf(draft, steps)) continue;
    for (const child of draft.childrenOf(node)) if (child.kind !== "token") push(child);
  }
  return draft.finish();
}

/** The alternatives of a node that are tried. */
function smallerForms(draft: WorkingTree, node: RuleNode, { tree, syntax }: AlternativesOptions): readonly Change[] {
  const parts = partsOf(draft, node);
  const weight = draft.weightOf(node);
  const filler = new FormInstantiator({ parts, syntax, weightOf: (part) => draft.weightOf(part), limit: weight });
  const found = new Map<string, Alternative>();
  const own = lengthOf(tree, node);
  for (const form of syntax.forms(node.slot)) {
    for (const filling of filler.fill(form)) {
      if (form.extras > 0 && filling.open > 0) continue;
      const cuts = cutsFor(node, filling, { parts, syntax });
      const length = own - cuts.reduce((sum, cut) => sum + lengthOf(tree, cut) - cut.text.length, 0);
      if (filling.tokens === weight && length >= own) continue;
      const key = cuts.map(({ from, to, text }) => `${from} ${to} ${text}`).join("\n");
      const change = { edits: edit(draft.edits, cuts), instead: [[node, []]] as const };
      const isConstant = cuts[0]?.from === node.from && cuts[0].to === node.to;
      const isRemoval = cuts.every(({ text }) => text === "");
      if (!found.has(key)) found.set(key, { change, tokens: filling.tokens, length, isConstant, isRemoval });
    }
  }
  return chosenOf([...found.values()]).map(({ change }) => change);
}

/** The shortest plain values, then those that keep most of the node; of equals the shortest. */
function chosenOf(alternatives: readonly Alternative[]): readonly Alternative[] {
  const byLength = [...alternatives].sort((a, b) => a.length - b.length);
  const byTokens = byLength.filter(({ isConstant }) => !isConstant).sort((a, b) => b.tokens - a.tokens);
  return [
    ...byLength.filter(({ isConstant }) => isConstant).slice(0, mostConstants),
    ...byTokens.filter(({ isRemoval }) => isRemoval).slice(0, mostRemovals),
    ...byTokens.filter(({ isRemoval }) => !isRemoval).slice(0, mostForms),
  ];
}

interface Alternative {
  readonly change: Change;
  readonly tokens: number;
  readonly length: number;
  /** Keeps nothing of the node. */
  readonly isConstant: boolean;
  /** Adds nothing that the node has not. */
  readonly isRemoval: boolean;
}

/** Number of UTF-16 units of some tokens, layout not counted. */
function lengthOf({ tokens }: Tree, { from, to }: { readonly from: number; readonly to: number }): number {
  let length = 0;
  for (let i = from; i < to; i++) length += (tokens.ends[i] as number) - (tokens.starts[i] as number);
  return length;
}
