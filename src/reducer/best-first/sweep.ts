/**
 * Tries all single steps until none of them is interesting. Steps that failed since the last success are not tried again. The steps that
 * failed longest ago come first; among these the ones that succeed most often, which are removals of elements and replacements of single
 * tokens; and among these the one that removes most. What they find out to be needed rules out many of the others (`step-memory.ts`).
 */
import type { Syntax } from "../../language/syntax.js";
import type { Search } from "../../search/search.js";
import type { Change, WorkingTree } from "../../search/working-tree.js";
import type { Edits } from "../../tree/edits.js";
import type { Node, QuantifierNode, RuleNode, TokenNode } from "../../tree/node.js";
import type { AlgorithmContext } from "../algorithm-context.js";
import { askOne } from "../ask-one.js";
import { compatibleBelow } from "../compatible-nodes.js";
import { type ListElement, listsBelow, splice } from "../splice.js";
import { ElementSet } from "./element-set.js";

/** A step that can be tried. */
export interface SweepStep {
  /** The element that the step removes, if it removes one. */
  readonly element?: ListElement;
  /** If it replaces a node by the minimal replacement of its place, and that is not empty: what is expected there, and the text. */
  readonly kind?: string;
  /** If it replaces a node by one below it, the first tokens of both. */
  readonly hoisting?: readonly [from: number, by: number];
  /** Identifies the step. */
  readonly key: string;
  /** The number of tokens removed. */
  readonly gain: number;
  /** All edits of the text after the step. */
  readonly edits: () => Edits;
  /** Makes the step. */
  readonly apply: () => void;
}

/** How many steps below a node a replacement may lie at most; the topmost compatible nodes are tried at any depth. */
const mostSteps = 5;

/** Minimal replacements of one kind are no longer tried after so many failures in a row. */
const mostFailures = 3;

/** What the steps are built from. */
export type SweepContext = Pick<AlgorithmContext, "syntax" | "textOf">;

/**
 * Tries steps until none is interesting.
 * @param tree is changed by each step that is interesting
 * @param context the language, and what gives the text of edits
 */
export function* sweep(tree: WorkingTree, context: SweepContext): Search<Edits, void> {
  /** For each failed step, the number of successes before its last failure. */
  const failedAfter = new Map<string, number>();
  const age = ({ key }: SweepStep) => failedAfter.get(key) ?? -1;
  /** For each kind of minimal replacement, how many have failed in a row. */
  const failures = new Map<string, number>();
  let mostTogether = Number.POSITIVE_INFINITY;
  for (let successes = 0, last: SweepStep | undefined; ; successes++) {
    const steps = [...stepsOf(tree, context.syntax)].filter((step) => age(step) < successes);
    steps.sort((a, b) => age(a) - age(b) || Number(isUnlikely(a)) - Number(isUnlikely(b)) || b.gain - a.gain);
    let found: SweepStep | undefined;
    for (let like = likeOf(steps, last); !found && like.length > 1 && mostTogether > 1; ) {
      const together = removalOf(tree, like.slice(0, mostTogether));
      if (yield* askStep(tree, together, context)) found = together;
      mostTogether = found ? 2 * mostTogether : Math.min(mostTogether, like.length) >> 1;
      like = like.slice(0, mostTogether);
    }
    const isTogether = found !== undefined;
    for (const step of steps) {
      if (found) break;
      const { key, kind } = step;
      const failed = kind === undefined ? 0 : (failures.get(kind) ?? 0);
      if (failed === mostFailures) continue;
      const isInteresting = yield* askStep(tree, step, context);
      if (isInteresting) found = step;
      else failedAfter.set(key, successes);
      if (kind !== undefined && isInteresting !== undefined) failures.set(kind, found ? 0 : failed + 1);
    }
    if (!found) return;
    if (!isTogether && found.element) {
      last = found;
      mostTogether = Math.max(2, mostTogether);
    }
    found.apply();
  }
}

/** Whether a step is neither the removal of an element nor the replacement of a single token. */
function isUnlikely({ element, gain, kind }: SweepStep): boolean {
  return !element && (gain > 0 || kind === undefined);
}

/**
 * Tries a step; returns whether it is interesting, and undefined if it would not change the text.
 * @param tree is not changed
 * @param step a step from the tree as it is now
 * @param context the language, and what gives the text of edits
 */
export function* askStep(
  tree: WorkingTree,
  step: SweepStep,
  context: SweepContext,
): Search<Edits, boolean | undefined> {
  const edits = step.edits();
  if (!changesText(tree, { edits, gain: step.gain }, context)) return undefined;
  return (yield* askOne(() => edits)) !== undefined;
}

/** An inserted text has at most so many tokens. */
const mostTokensPutIn = 16;

/**
 * Whether edits give a text that differs from the tree's present text. If a node were replaced by the same text, the node would be lost,
 * and with it the steps that use the nodes below it. To save time, only changes that remove little are checked.
 * @param tree the tree before the change
 * @param change all edits after the change, and the weight of the tokens removed
 * @param context has the function that returns the text of edits
 */
export function changesText(
  tree: WorkingTree,
  { edits, gain }: { readonly edits: Edits; readonly gain: number },
  { textOf }: Pick<SweepContext, "textOf">,
): boolean {
  return gain > mostTokensPutIn || textOf(edits) !== textOf(tree.edits);
}

/** The removals from the same list that remove as many tokens as the last removal that succeeded. */
function likeOf(steps: readonly SweepStep[], last: SweepStep | undefined): readonly SweepStep[] {
  if (!last) return [];
  return steps.filter(({ element, gain }) => element?.list === last.element?.list && gain === last.gain);
}

/** The removal of several elements in one step. */
function removalOf(tree: WorkingTree, steps: readonly SweepStep[]): SweepStep {
  return stepOfElements(
    tree,
    steps.map(({ element }) => element as ListElement),
  );
}

/**
 * The removal of elements of lists.
 * @param tree is changed when the step is applied, not before
 * @param elements none inside another
 */
export function stepOfElements(tree: WorkingTree, elements: readonly ListElement[]): SweepStep {
  const removed = new ElementSet(tree, elements, "one list");
  return {
    key: `- ${elements.map(({ iteration: { from, to } }) => `${from} ${to}`).join(" ")}`,
    gain: elements.reduce((sum, { iteration }) => sum + tree.weightOf(iteration), 0),
    edits: () => removed.editsAfter(tree.edits),
    apply: () => removed.apply(),
  };
}

/**
 * The replacements of nodes by nodes below them that begin with the same two tokens, as `{"type":"A","of":{"type":"B"}}` by `{"type":"B"}`,
 * heaviest first. They are tried although they remove several parts that are needed: the nodes are probably of the same kind.
 * @param tree as it was parsed
 * @param context the parsed text, and its language
 */
export function alikeBelow(
  tree: WorkingTree,
  { syntax, tree: parsed }: Pick<AlgorithmContext, "syntax" | "tree">,
): readonly SweepStep[] {
  const { text, tokens } = parsed;
  const startOf = (at: number) => text.slice(tokens.starts[at], tokens.ends[at + 1]).replace(/\s/g, "");
  const steps = [...stepsOf(tree, syntax)].filter(
    ({ hoisting }) => hoisting && startOf(hoisting[0]) === startOf(hoisting[1]),
  );
  return steps.sort((a, b) => b.gain - a.gain);
}

/** All single steps from the tree as it is now. */
function* stepsOf(tree: WorkingTree, syntax: Syntax): Iterable<SweepStep> {
  const stack: { readonly node: Node; readonly list?: QuantifierNode }[] = tree.root ? [{ node: tree.root }] : [];
  for (let each = stack.pop(); each; each = stack.pop()) {
    const { node, list } = each;
    if (tree.weightOf(node) === 0 && !(list && isFirstOf(tree, list, node))) continue;
    if (node.kind === "iteration" && list) yield* stepsOfElement(tree, { iteration: node, list }, syntax);
    else if (node.kind === "rule" || node.kind === "token") yield* stepsOfNode(tree, node, syntax);
    for (const child of tree.childrenOf(node))
      stack.push(node.kind === "quantifier" ? { node: child, list: node } : { node: child });
  }
}

/** Whether a node is the first element of a list of several: even if nothing is left of it, the separators after it can be removed. */
function isFirstOf(tree: WorkingTree, list: QuantifierNode, node: Node): boolean {
  const [first, second] = tree.childrenOf(list).filter(({ from, to }) => from < to);
  return node === first && second !== undefined;
}

/** The removal of an element, and its replacement by the elements of lists below it. */
function* stepsOfElement(tree: WorkingTree, element: ListElement, syntax: Syntax): Iterable<SweepStep> {
  const { iteration } = element;
  const { from, to } = iteration;
  yield { ...stepOfElements(tree, [element]), element };
  for (const inner of listsBelow(tree, iteration, { element, syntax })) {
    const gain = tree.weightOf(iteration) - tree.weightOf(inner);
    yield stepOf(tree, {
      key: `splice ${from} ${to} ${inner.from} ${inner.to}`,
      gain,
      change: () => splice(tree, element, inner),
    });
  }
}

/** The replacements of a node. */
function* stepsOfNode(tree: WorkingTree, node: RuleNode | TokenNode, syntax: Syntax): Iterable<SweepStep> {
  const { from, to, replacement } = node;
  const weight = tree.weightOf(node);
  if (node.kind === "rule" || replacement === "") {
    const gain = weight - Math.sign(replacement.length);
    const step = { key: `= ${from} ${to} ${replacement}`, gain, change: () => tree.without(node) };
    yield stepOf(tree, replacement === "" ? step : { ...step, kind: `${node.slot} ${replacement}` });
  }
  if (node.kind !== "rule") return;
  const topmost = compatibleBelow(tree, node, { syntax, depth: Number.POSITIVE_INFINITY, topmost: true });
  const near = compatibleBelow(tree, node, { syntax, depth: mostSteps, topmost: false });
  for (const by of new Set([...topmost, ...near])) {
    const gain = weight - tree.weightOf(by);
    const key = `hoist ${from} ${to} ${by.from} ${by.to}`;
    yield stepOf(tree, { key, hoisting: [from, by.from], gain, change: () => tree.hoisted(node, by) });
  }
}

/**
 * A step that is a change of the working tree.
 * @param tree is changed when the step is applied, not before
 * @param step the step, with what makes the change in the tree as it is then
 */
export function stepOf(
  tree: WorkingTree,
  { change, ...rest }: Pick<SweepStep, "key" | "kind" | "gain" | "hoisting"> & { readonly change: () => Change },
): SweepStep {
  return { ...rest, edits: () => change().edits, apply: () => tree.apply(change()) };
}
