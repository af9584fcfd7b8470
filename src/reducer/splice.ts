/** Splicing, an edit of Perses (ICSE 2018): replaces an element of a list by the elements of a list below it. */

import type { Syntax } from "../language/syntax.js";
import { isSeparator } from "../search/level.js";
import { type Change, cutsAround, type WorkingTree } from "../search/working-tree.js";
import { type Cut, edit } from "../tree/edits.js";
import {
  type IterationNode,
  iterationNode,
  type Node,
  type QuantifierNode,
  type RuleNode,
  type TokenNode,
} from "../tree/node.js";
import { isSymbol } from "./compatible-nodes.js";

/** An element of a list. */
export interface ListElement {
  readonly iteration: IterationNode;
  /** The list that the iteration belongs to. */
  readonly list: QuantifierNode;
}

/** How many lists may lie between an element and the list that replaces it. */
const deepest = 3;

/** An element that may be replaced, and the grammar that decides which lists may replace it. */
interface SpliceTarget {
  readonly element: ListElement;
  readonly syntax: Syntax;
  /** How many nodes are visited at most; all if undefined. */
  readonly mostVisited?: number;
}

/**
 * The lists below a node whose elements the grammar allows in the place of an element: the topmost on each path, in the order
 * of the text.
 * @param working the working tree; lists of which nothing is left do not count
 * @param node is not among the results
 * @param target the slot of the element, and the language
 */
export function listsBelow(working: WorkingTree, node: Node, target: SpliceTarget): readonly QuantifierNode[] {
  const found: QuantifierNode[] = [];
  const stack = working.childrenOf(node).map((child) => ({ node: child, depth: deepest }));
  const { mostVisited = Number.POSITIVE_INFINITY } = target;
  let visited = 0;
  for (let each = stack.pop(); each && visited++ < mostVisited; each = stack.pop()) {
    const { node } = each;
    const isList = node.kind === "quantifier";
    if (isList && mayReplace(working, node, target)) found.push(node);
    else if (!isList || each.depth > 0) {
      const depth = isList ? each.depth - 1 : each.depth;
      for (const child of working.childrenOf(node)) stack.push({ node: child, depth });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/**
 * Replaces an element by the elements of a list below it. The first of these takes over the element's separators.
 * @param working the working tree; the change is only described, not made
 * @param element the element to be replaced
 * @param list a list inside the element, with at least one element
 * @throws RangeError if the list has no elements
 */
export function splice(working: WorkingTree, { iteration }: ListElement, list: QuantifierNode): Change {
  const [first, ...others] = working.childrenOf(list) as readonly IterationNode[];
  if (!first) throw new RangeError("A list without elements cannot replace an element.");
  const separators = separatorsOf(working, iteration);
  const start = iteration.from + (separators.length > 0 ? iteration.separators : 0);
  const children = [...separators, ...working.childrenOf(first)];
  const head = iterationNode({ from: iteration.from, to: first.to, separators: iteration.separators }, () => children);
  const cuts: readonly Cut[] = cutsAround({ from: start, to: iteration.to }, list);
  return { edits: edit(working.edits, cuts), instead: [[iteration, [head, ...others]]] };
}

/** The separators that an element still has; the first element of a list has lost them. */
function separatorsOf(working: WorkingTree, iteration: IterationNode): readonly Node[] {
  return working.childrenOf(iteration).filter((child) => isSeparator(iteration, child));
}

/**
 * Whether the elements of a list may replace an element: the same quantifier of the grammar made both lists, or each element is a
 * single symbol that fits the replaced element's slot, and the separators are the same.
 */
export function mayReplace(working: WorkingTree, list: QuantifierNode, { element, syntax }: SpliceTarget): boolean {
  const inner = working.childrenOf(list) as readonly IterationNode[];
  // A text that replaces an element fits as the element did.
  const isText = (each: IterationNode) => working.childrenOf(each).length === 0;
  if (inner.every(isText)) return false;
  if (list.block !== undefined && list.block === element.list.block) return true;
  const slot = onlySymbol(working, element.iteration)?.slot;
  if (slot === undefined || separatorNames(list) !== separatorNames(element.list)) return false;
  return inner.every((each) => isText(each) || syntax.fits(onlySymbol(working, each)?.name ?? "", slot));
}

/** The only symbol of an element, apart from its separators; undefined if there are several or none. */
function onlySymbol(working: WorkingTree, iteration: IterationNode): RuleNode | TokenNode | undefined {
  const [only, ...others] = working.childrenOf(iteration).filter((child) => !isSeparator(iteration, child));
  return only && others.length === 0 && isSymbol(only) ? only : undefined;
}

/**
 * The names of the separators of a list; empty if it has none or only one element. The first element that stayed in a list may
 * have lost its own.
 */
function separatorNames({ children }: QuantifierNode): string {
  for (const each of children) {
    const separators = each.children.filter((child) => isSeparator(each, child)) as readonly TokenNode[];
    if (separators.length > 0) return separators.map(({ name }) => name).join(" ");
  }
  return "";
}
