/** Lists within lists: an element gives way to the elements of a list below it. */

import type { Syntax } from "../language/syntax.js";
import { isSeparator } from "../search/level.js";
import { type Change, cutsAround, type WorkingTree } from "../search/working-tree.js";
import { type Cut, edit } from "../tree/edits.js";
import { type IterationNode, iterationNode, type Node, type QuantifierNode, type TokenNode } from "../tree/node.js";
import { isSymbol } from "./compatible-nodes.js";

/** An element of a list. */
export interface ListElement {
  readonly iteration: IterationNode;
  readonly list: QuantifierNode;
}

/** How many lists may lie between an element and the list that takes its place. */
const deepest = 3;

/** What a search for lists needs beside an element. */
interface SpliceTarget {
  readonly element: ListElement;
  readonly syntax: Syntax;
}

/**
 * The lists below a node that can take an element's place, as the elements of both are alike: the first that can be on each
 * path, in the order of the text.
 */
export function listsBelow(draft: WorkingTree, node: Node, place: SpliceTarget): readonly QuantifierNode[] {
  const found: QuantifierNode[] = [];
  const stack = draft.childrenOf(node).map((child) => ({ node: child, depth: deepest }));
  for (let each = stack.pop(); each; each = stack.pop()) {
    const { node } = each;
    const isList = node.kind === "quantifier";
    if (isList && isAlike(draft, node, place)) found.push(node);
    else if (!isList || each.depth > 0) {
      const depth = isList ? each.depth - 1 : each.depth;
      for (const child of draft.childrenOf(node)) stack.push({ node: child, depth });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Puts the elements of a list in the place of one. */
export function splice(draft: WorkingTree, { iteration }: ListElement, list: QuantifierNode): Change {
  const [first, ...others] = draft.childrenOf(list) as readonly IterationNode[];
  if (!first) throw new RangeError("A list without elements takes nobody's place.");
  const separators = separatorsOf(draft, iteration);
  const start = iteration.from + (separators.length > 0 ? iteration.separators : 0);
  const children = [...separators, ...draft.childrenOf(first)];
  const head = iterationNode({ from: iteration.from, to: first.to, separators: iteration.separators }, () => children);
  const cuts: readonly Cut[] = cutsAround({ from: start, to: iteration.to }, list);
  return { edits: edit(draft.edits, cuts), instead: [[iteration, [head, ...others]]] };
}

/** The separators that an element still has; the first of a list has lost them. */
function separatorsOf(draft: WorkingTree, iteration: IterationNode): readonly Node[] {
  return draft.childrenOf(iteration).filter((child) => isSeparator(iteration, child));
}

/** Tells whether the elements of a list may stand where an element stands. */
function isAlike(draft: WorkingTree, list: QuantifierNode, { element, syntax }: SpliceTarget): boolean {
  const inner = draft.childrenOf(list) as readonly IterationNode[];
  if (inner.length === 0) return false;
  if (list.block !== undefined && list.block === element.list.block) return true;
  const place = onlySymbol(draft, element.iteration)?.slot;
  const separators = separatorNames(element.list);
  return (
    place !== undefined &&
    separatorNames(list) === separators &&
    inner.every((each) => syntax.fits(onlySymbol(draft, each)?.name ?? "", place))
  );
}

/** What an element consists of beside its separators, if that is one symbol. */
function onlySymbol(draft: WorkingTree, iteration: IterationNode) {
  const [only, ...others] = draft.childrenOf(iteration).filter((child) => !isSeparator(iteration, child));
  return only && others.length === 0 && isSymbol(only) ? only : undefined;
}

/** What stands between the elements of a list as it was in the input; empty if nothing does or there was only one. */
function separatorNames({ children }: QuantifierNode): string {
  const separated = children.find(({ separators }) => separators > 0);
  const tokens = separated?.children.filter((child) => isSeparator(separated, child)) as
    | readonly TokenNode[]
    | undefined;
  return tokens?.map((token) => token.name).join(" ") ?? "";
}
