/**
 * Turns recursion into lists: Hodován and Kiss, "Tree Preprocessing and Test Outcome Caching for Efficient Hierarchical
 * Delta Debugging", AST 2017.
 *
 * If the first child of a rule node has the node's own name (left recursion, `a : a x | y`), the node gets the children of
 * that child and one new iteration for the rest; mirrored for the last child (right recursion). A chain of recursive nodes
 * then looks as if a quantifier had matched it, and each link can be removed by itself.
 */
import {
  type IterationNode,
  iterationNode,
  type Node,
  quantifierNode,
  type RuleNode,
  type Tree,
  withChildren,
} from "../tree/node.js";

/**
 * Flattens every left- or right-recursive chain of the tree. Text and tokens stay as they are.
 * @param tree is not changed; children are built when the new tree is visited
 */
export function flattenTreeRecursion(tree: Tree): Tree {
  return { ...tree, root: flatten(tree.root) };
}

function flatten(node: Node): Node {
  return withChildren(node, flattenChildren);
}

function flattenChildren(node: Node): readonly Node[] {
  return (node.kind === "rule" ? unroll(node, node.name) : node.children).map(flatten);
}

/** The children of a rule node with its recursion unrolled. A loop, because a chain can be as long as the input. */
function unroll(node: Node, name: string): readonly Node[] {
  const before: IterationNode[] = [];
  const behind: IterationNode[] = [];
  let core = node;
  for (;;) {
    const first = core.children[0];
    const last = core.children.at(-1);
    if (isRecursive(first, name)) {
      if (core.children.length > 1) behind.push(link(core.children.slice(1)));
      core = first;
    } else if (isRecursive(last, name)) {
      before.push(link(core.children.slice(0, -1)));
      core = last;
    } else {
      return [...list(before), ...core.children, ...list(behind.reverse())];
    }
  }
}

function isRecursive(child: Node | undefined, name: string): child is RuleNode {
  return child?.kind === "rule" && child.name === name;
}

function link(children: readonly Node[]): IterationNode {
  const { from } = children[0] as Node;
  const { to } = children.at(-1) as Node;
  return iterationNode({ from, to, separators: 0 }, () => children);
}

function list(links: readonly IterationNode[]): readonly Node[] {
  const [first] = links;
  const last = links.at(-1);
  return first && last ? [quantifierNode({ from: first.from, to: last.to, replacement: "" }, () => links)] : [];
}
