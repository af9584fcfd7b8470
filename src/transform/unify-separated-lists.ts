/**
 * Makes one list of what `x (sep x)*` matched. The quantifier of the grammar covers all elements but the first, which could
 * only be replaced by its minimal replacement. In the unified list, the first element can be removed like the others, and the
 * next one then loses its leading separator. The same rule derives every such text, with fewer iterations of `x (sep x)*`.
 *
 * `(x (sep x)*)?` becomes one list that may be empty. This transform is treemin's own.
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

/**
 * Unifies every separated list of the tree. Text and tokens stay as they are.
 * @param tree is not changed; children are built when the new tree is visited
 */
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

/** The children of a rule or an iteration; each `x` that a list of `sep x` follows is joined with that list. */
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

/** Joins a first element with a list if each iteration of the list ends in a similar element; undefined if not. */
function join(first: Node, rest: QuantifierNode): QuantifierNode | undefined {
  if (rest.replacement !== "") return undefined; // `x (sep x)+`: the grammar does not allow a single element
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

/** Tells whether two nodes belong to the same rule, or are tokens of the same type and category. */
function isLike(node: Node, other: RuleNode | TokenNode): boolean {
  if (node.kind === "token")
    return other.kind === "token" && node.name === other.name && node.category === other.category;
  return node.kind === "rule" && other.kind === "rule" && node.name === other.name;
}

/** The unified list in the only iteration of `list`, with the replacement of `list`; undefined if there is anything else. */
function optionalList(list: QuantifierNode): QuantifierNode | undefined {
  const [only, ...others] = list.children;
  if (!only || others.length > 0 || only.children.length !== 2) return undefined;
  const [first, rest] = only.children as readonly [Node, Node];
  const inner = rest.kind === "quantifier" ? join(first, rest) : undefined;
  const { from, to, replacement } = list;
  return inner && quantifierNode({ from, to, replacement, block: inner.block }, () => inner.children);
}
