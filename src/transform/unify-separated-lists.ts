/**
 * Makes one list of `x (sep x)*`. The grammar's quantifier covers all elements but the first, which could only give way to
 * its minimal replacement; in the unified list the first element goes like the others, and the element that is first then
 * loses its leading separator. Every text so made is derived by the same rule: `x (sep x)*` with fewer iterations.
 *
 * `(x (sep x)*)?` becomes one list that may be empty.
 */
import {
  type IterationNode,
  iterationNode,
  type Node,
  type QuantifierNode,
  quantifierNode,
  type RuleNode,
  type TokenNode,
  type Tree,
  withChildren,
} from "../tree/node.js";

/** Unifies every separated list of the tree. Text and tokens stay as they are. */
export function unifySeparatedLists(tree: Tree): Tree {
  return { ...tree, root: unify(tree.root) };
}

function unify(node: Node): Node {
  if (node.kind === "quantifier") return withChildren(node, (list) => list.children.map(unifyIteration));
  return withChildren(node, childrenUnified);
}

function unifyIteration(node: IterationNode): IterationNode {
  return withChildren(node, childrenUnified);
}

function childrenUnified(node: Node): readonly Node[] {
  return unifyChildren(node.children).map(unify);
}

/** The children of a rule or an iteration, each `x` followed by a list of `sep x` joined with it. */
function unifyChildren(children: readonly Node[]): readonly Node[] {
  const result: Node[] = [];
  for (const child of children) {
    const previous = result.at(-1);
    const list = child.kind === "quantifier" ? previous && join(previous, child) : undefined;
    if (list) result[result.length - 1] = list;
    else result.push(child.kind === "quantifier" ? (optionalList(child) ?? child) : child);
  }
  return result;
}

/** One list of a first element and a list whose every iteration ends in another such element. */
function join(first: Node, rest: QuantifierNode): QuantifierNode | undefined {
  if (rest.replacement !== "") return undefined; // `x (sep x)+`: one element alone is none of the language
  if (first.kind !== "rule" && !(first.kind === "token" && first.category === "plain")) return undefined;
  const separators: number[] = [];
  for (const iteration of rest.children) {
    const last = iteration.children.at(-1);
    if (!last || !isLike(last, first) || last.from === iteration.from) return undefined;
    separators.push(last.from - iteration.from);
  }
  const head = iterationNode({ from: first.from, to: first.to, separators: 0 }, () => [first]);
  return quantifierNode({ from: first.from, to: rest.to, replacement: first.replacement, block: rest.block }, () => [
    head,
    ...rest.children.map(({ from, to, children }, i) =>
      iterationNode({ from, to, separators: separators[i] as number }, itself, children),
    ),
  ]);
}

function itself<T>(children: T): T {
  return children;
}

/** Tells whether two nodes are of the same rule, or tokens of the same name; hidden and error tokens are like no other. */
function isLike(node: Node, other: RuleNode | TokenNode): boolean {
  if (node.kind === "token")
    return other.kind === "token" && node.name === other.name && node.category === other.category;
  return node.kind === "rule" && other.kind === "rule" && node.name === other.name;
}

/** The unified list that is all there is in the only iteration of `list`; it may be as empty as `list`. */
function optionalList(list: QuantifierNode): QuantifierNode | undefined {
  const [only, ...others] = list.children;
  if (!only || others.length > 0 || only.children.length !== 2) return undefined;
  const [first, rest] = only.children as readonly [Node, Node];
  const inner = rest.kind === "quantifier" ? join(first, rest) : undefined;
  const { from, to, replacement } = list;
  return inner && quantifierNode({ from, to, replacement, block: inner.block }, () => inner.children);
}
