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
 * @param withoutEmpty also drops the nodes without tokens, the root excepted: one transform for both makes half as many nodes
 */
export function unifySeparatedLists(tree: Tree, { withoutEmpty = false } = {}): Tree {
  return { ...tree, root: new Unifier(withoutEmpty).unify(tree.root) };
}

/** Builds the nodes of the new tree from those of the old one. */
class Unifier {
  readonly #withoutEmpty: boolean;
  /** The children of a rule or an iteration, as `#unifyBelow` makes them. */
  readonly #children: ((node: Node) => readonly Node[]) & { readonly keepsFlat: boolean };

  constructor(withoutEmpty: boolean) {
    this.#withoutEmpty = withoutEmpty;
    this.#children = Object.assign((node: Node) => this.#unifyBelow(node), { keepsFlat: withoutEmpty });
  }

  unify(node: Node): Node {
    if (this.#withoutEmpty && node.kind === "rule" && node.flat) return node;
    if (node.kind !== "quantifier") return withChildren(node, this.#children);
    const iterations = (list: QuantifierNode) =>
      this.#below(list).map((each) => withChildren(each as IterationNode, this.#children));
    return this.#optionalList(node) ?? withChildren(node, iterations);
  }

  /** The children of a node of the old tree. */
  #below(node: Node): readonly Node[] {
    const children = node.childrenAnew?.() ?? node.children;
    const isEmpty = ({ from, to }: Node) => from === to;
    return this.#withoutEmpty && children.some(isEmpty) ? children.filter((child) => !isEmpty(child)) : children;
  }

  /** The children of a rule or an iteration; each `x` that a list of `sep x` follows is joined with that list. */
  #unifyBelow(node: Node): readonly Node[] {
    const children = this.#below(node);
    const result: Node[] = [];
    for (let i = 0; i < children.length; i++) {
      const [child, next] = [children[i] as Node, children[i + 1]];
      const list = next?.kind === "quantifier" ? this.#join(child, next) : undefined;
      if (list) i++;
      result.push(list ?? this.unify(child));
    }
    // A copy has no unused capacity; an array that has grown keeps some, and there is one for each node.
    return result.slice();
  }

  /** Joins a first element with a list if each iteration of the list ends in a similar element; undefined if not. */
  #join(first: Node, rest: QuantifierNode): QuantifierNode | undefined {
    if (rest.replacement !== "") return undefined; // `x (sep x)+`: the grammar does not allow a single element
    if (first.kind !== "rule" && !(first.kind === "token" && first.category === "plain")) return undefined;
    const iterations = this.#below(rest);
    const separators: number[] = [];
    for (const iteration of iterations) {
      const last = this.#below(iteration).at(-1);
      if (!last || !isLike(last, first) || last.from === iteration.from) return undefined;
      separators.push(last.from - iteration.from);
    }
    const { from, replacement } = first;
    const head = () => iterationNode({ from, to: first.to, separators: 0 }, () => [this.unify(first)]);
    const others = () =>
      iterations.map((each, i) =>
        iterationNode({ from: each.from, to: each.to, separators: separators[i] as number }, this.#children, each),
      );
    return quantifierNode({ from, to: rest.to, replacement, block: rest.block }, () => [head()].concat(others()));
  }

  /** The unified list in the only iteration of `list`, with the replacement of `list`; undefined if there is anything else. */
  #optionalList(list: QuantifierNode): QuantifierNode | undefined {
    const [only, ...others] = this.#below(list);
    const [first, rest, ...more] = only && others.length === 0 ? this.#below(only) : [];
    if (!first || rest?.kind !== "quantifier" || more.length > 0) return undefined;
    const inner = this.#join(first, rest);
    const { from, to, replacement } = list;
    return inner && quantifierNode({ from, to, replacement, block: inner.block }, () => inner.children);
  }
}

/** Tells whether two nodes belong to the same rule, or are tokens of the same type and category. */
function isLike(node: Node, other: RuleNode | TokenNode): boolean {
  if (node.kind === "token")
    return other.kind === "token" && node.name === other.name && node.category === other.category;
  return node.kind === "rule" && other.kind === "rule" && node.name === other.name;
}
