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
import { type Edits, edit } from "../tree/edits.js";
import type { Node, RuleNode, TokenRange, Tree } from "../tree/node.js";
import { cutsFor, FormInstantiator, partsOf } from "./form-instantiation.js";
import type { StepMemory } from "./step-memory/step-memory.js";

/** What the algorithm works with. */
export interface AlternativesOptions {
  readonly tree: Tree;
  /** Lists the forms of a slot. */
  readonly syntax: Syntax;
  /** Tells when no further step will be tried. */
  readonly memory?: Pick<StepMemory, "isExhausted"> | undefined;
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

/** What the alternatives of a node are made from. */
interface NodeContext {
  readonly syntax: Syntax;
  /** Number of UTF-16 units of the tokens of a range, without layout. */
  readonly lengthOf: (range: TokenRange) => number;
}

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

/** The alternatives to try for a node, each time that the tree is visited. */
type Turns = readonly [readonly Alternative[], readonly Alternative[], readonly Alternative[]];

/**
 * Goes three times through the tree, the heaviest nodes first. Alternatives that only remove tokens come first, and constants last, for
 * the former succeed most often. A node that was replaced is visited again only after the next parse. Returns `start` itself if nothing
 * was replaced.
 * @param start the tree and the edits made so far
 * @param options the parsed tree and its language
 */
export function* alternatives(start: Reduced, { tree, syntax, memory }: AlternativesOptions): Search<Edits, Reduced> {
  const working = new WorkingTree(start);
  const lengthOf = lengthsIn(tree);
  for (const turn of [0, 1, 2] as const) {
    const queue = new WeightQueue<Node>();
    const push = (node: Node) => queue.push(node, working.weightOf(node));
    if (working.root) push(working.root);
    for (let node = queue.pop(); node && !memory?.isExhausted; node = queue.pop()) {
      const smaller = node.kind === "rule" ? turnsOf(working, node, { lengthOf, syntax })[turn] : [];
      const changes = smaller.map(({ change }) => change);
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
  { lengthOf, syntax }: NodeContext,
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
      const isConstant = cuts[0]?.from === node.from && cuts[0].to === node.to;
      const isRemoval = cuts.every(({ text }) => text === "");
      found.set(key, { change, tokens: instance.tokens, length, isConstant, isRemoval });
    }
  }
  return [...found.values()];
}

/**
 * The alternatives to try in each turn: first those that only remove tokens; then those that keep a part, insert text and have nearly
 * all tokens; then the shortest constants, and the others that keep a part. Those with most tokens come first, of equal ones the shortest.
 */
function turnsOf(working: WorkingTree, node: RuleNode, context: NodeContext): Turns {
  const least = working.weightOf(node) - closeTo;
  const isClose = ({ tokens }: Alternative) => tokens >= least;
  const all = [...alternativesOf(working, node, context)].sort((a, b) => a.length - b.length);
  const partial = all.filter(({ isConstant }) => !isConstant).sort((a, b) => b.tokens - a.tokens);
  const removals = partial.filter(({ isRemoval }) => isRemoval).slice(0, mostRemovals);
  const mixed = partial.filter(({ isRemoval }) => !isRemoval).slice(0, mostMixed);
  const constants = all.filter((each) => each.isConstant && isClose(each)).slice(0, mostConstants);
  return [removals, mixed.filter(isClose), [...constants, ...mixed.filter((each) => !isClose(each))]];
}

/** A function that tells the number of UTF-16 units of the tokens of a range, without layout. */
function lengthsIn({ tokens: { starts, ends } }: Tree): (range: TokenRange) => number {
  const before = new Uint32Array(starts.length + 1);
  for (let i = 0; i < starts.length; i++)
    before[i + 1] = (before[i] as number) + (ends[i] as number) - (starts[i] as number);
  return ({ from, to }) => (before[to] as number) - (before[from] as number);
}
