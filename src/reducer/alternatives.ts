/**
 * Alternatives: replaces a node by another, smaller form of its slot.
 *
 * The forms are read off the grammar and generated where the input has none, as in reduction by production (Zeller,
 * Gopinath, Böhme, Fraser and Holler, "The Fuzzing Book", chapter "Reducing Failure-Inducing Inputs"). Parts of the node
 * itself take the symbols of a form, in the order of the text, and minimal replacements take the rest, so an `if` becomes a
 * `while` with the same condition and body. Converting a structure into another form is the idea of SFC (OOPSLA 2025), of
 * which only the abstract was available to us.
 *
 * Guarantee: in the fixpoint over parsing the result again, no rule node of at most two tokens can be replaced by the shortest text
 * of a form that is a single symbol, if that text is the only shortest one and has fewer tokens or characters than the node.
 *
 * Deviations: only short forms are tried; those with optional parts only if parts of the node take all open symbols. At most
 * 12 instances of each form are made (`form-instantiation.ts`), and of all instances 26 are tried for a node: those that
 * keep much of it and those that are shortest. Predicates of the grammar are taken as true.
 */

import type { Syntax } from "../language/syntax.js";
import type { Search } from "../search/search.js";
import { WeightQueue } from "../search/weight-queue.js";
import { type Change, firstOf, type Reduced, WorkingTree } from "../search/working-tree.js";
import { type Cut, type Edits, edit } from "../tree/edits.js";
import type { Node, RuleNode, TokenRange, Tree } from "../tree/node.js";
import { cutsFor, FormInstantiator, partsOf } from "./form-instantiation.js";

/** What the algorithm works with. */
export interface AlternativesOptions {
  readonly tree: Tree;
  /** Lists the forms of a slot. */
  readonly syntax: Syntax;
}

/** At most so many alternatives that only remove tokens are tried for a node; they succeed most often. */
const mostRemovals = 16;

/** At most so many alternatives that keep a part of the node and add text are tried. */
const mostMixed = 6;

/** Those of them that have at most so many tokens less than the node succeed about as often as removals, others rarely. */
const closeTo = 1;

/**
 * At most so many alternatives that keep nothing of the node are tried, and only those with nearly all its tokens; which of these values
 * replaces it rarely matters.
 */
const mostConstants = 4;

/** A smaller form of a node. */
interface Alternative {
  readonly change: Change;
  /** Number of its tokens. */
  readonly tokens: number;
  /** Number of its UTF-16 units without layout. */
  readonly length: number;
  /** Whether it keeps nothing of the node. */
  readonly isConstant: boolean;
  /** Whether it only removes tokens. */
  readonly isRemoval: boolean;
}

/**
 * Goes three times through the tree, the heaviest nodes first. Alternatives that only remove tokens come first, and constants last, for
 * the former succeed most often. A node that was replaced is visited again only after the next parse. Returns `start` itself if nothing
 * was replaced.
 * @param start the tree and the edits made so far
 * @param options the parsed tree and its language
 */
export function* alternatives(start: Reduced, { tree, syntax }: AlternativesOptions): Search<Edits, Reduced> {
  const working = new WorkingTree(start);
  const lengthOf = lengthsIn(tree);
  for (const chosenOf of [removalsOf, closeMixedOf, othersOf]) {
    const queue = new WeightQueue<Node>();
    const push = (node: Node) => queue.push(node, working.weightOf(node));
    if (working.root) push(working.root);
    for (let node = queue.pop(); node; node = queue.pop()) {
      const smaller = node.kind === "rule" ? alternativesOf(working, node, { lengthOf, syntax }) : [];
      const changes = chosenOf(smaller, working.weightOf(node)).map(({ change }) => change);
      if (yield* firstOf(working, changes)) continue;
      for (const child of working.childrenOf(node)) if (child.kind !== "token") push(child);
    }
  }
  return working.finish();
}

/** All alternatives of a node with fewer tokens, or as many tokens and fewer characters, each text once. */
function alternativesOf(
  working: WorkingTree,
  node: RuleNode,
  { lengthOf, syntax }: Pick<AlternativesOptions, "syntax"> & { readonly lengthOf: (range: TokenRange) => number },
): readonly Alternative[] {
  const parts = partsOf(working, node);
  const weight = working.weightOf(node);
  const weightOf = (part: Node) => working.weightOf(part);
  const instantiator = new FormInstantiator({ parts, syntax, weightOf, limit: weight });
  const found = new Map<string, Alternative>();
  const own = lengthOf(node);
  for (const form of syntax.forms(node.slot)) {
    for (const instance of instantiator.instancesOf(form)) {
      if (form.extras > 0 && instance.open > 0) continue;
      const cuts = cutsFor(node, instance, { parts, syntax });
      const length = own - cuts.reduce((sum, cut) => sum + lengthOf(cut) - cut.text.length, 0);
      if (instance.tokens === weight && length >= own) continue;
      const key = cuts.map(({ from, to, text }) => `${from} ${to} ${text}`).join("\n");
      if (found.has(key)) continue;
      const change = { edits: edit(working.edits, cuts), instead: [[node, []]] as const };
      found.set(key, { change, tokens: instance.tokens, length, ...natureOf(node, cuts) });
    }
  }
  return [...found.values()];
}

function natureOf(node: Node, cuts: readonly Cut[]): Pick<Alternative, "isConstant" | "isRemoval"> {
  const isConstant = cuts[0]?.from === node.from && cuts[0].to === node.to;
  return { isConstant, isRemoval: cuts.every(({ text }) => text === "") };
}

/** The alternatives that only remove tokens, those that keep most tokens first; of equal ones, the shortest first. */
function removalsOf(alternatives: readonly Alternative[]): readonly Alternative[] {
  return byTokens(alternatives)
    .filter(({ isRemoval }) => isRemoval)
    .slice(0, mostRemovals);
}

/** Of the alternatives that keep a part and insert text, those with nearly all tokens, most tokens first; of equal ones, the shortest first. */
function closeMixedOf(alternatives: readonly Alternative[], weight: number): readonly Alternative[] {
  return mixedOf(alternatives).filter(isCloseTo(weight));
}

/** Whether an alternative has nearly as many tokens as a node of some weight. */
function isCloseTo(weight: number): (alternative: Alternative) => boolean {
  return ({ tokens }) => tokens >= weight - closeTo;
}

/** The shortest constants, then the other alternatives that keep a part and insert text, those with most tokens first. */
function othersOf(alternatives: readonly Alternative[], weight: number): readonly Alternative[] {
  const isClose = isCloseTo(weight);
  const constants = byLength(alternatives).filter((each) => each.isConstant && isClose(each));
  const mixed = mixedOf(alternatives).filter((each) => !isClose(each));
  return [...constants.slice(0, mostConstants), ...mixed];
}

function mixedOf(alternatives: readonly Alternative[]): readonly Alternative[] {
  return byTokens(alternatives)
    .filter(({ isRemoval }) => !isRemoval)
    .slice(0, mostMixed);
}

function byLength(alternatives: readonly Alternative[]): readonly Alternative[] {
  return [...alternatives].sort((a, b) => a.length - b.length);
}

function byTokens(alternatives: readonly Alternative[]): readonly Alternative[] {
  return byLength(alternatives)
    .filter(({ isConstant }) => !isConstant)
    .sort((a, b) => b.tokens - a.tokens);
}

/** A function that tells the number of UTF-16 units of the tokens of a range, without layout. */
function lengthsIn({ tokens: { starts, ends } }: Tree): (range: TokenRange) => number {
  const before = new Uint32Array(starts.length + 1);
  for (let i = 0; i < starts.length; i++)
    before[i + 1] = (before[i] as number) + (ends[i] as number) - (starts[i] as number);
  return ({ from, to }) => (before[to] as number) - (before[from] as number);
}
