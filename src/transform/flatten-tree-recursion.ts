/**
 * Turns recursion into lists: Hodován and Kiss, "Tree Preprocessing and Test Outcome Caching for Efficient Hierarchical
 * Delta Debugging", AST 2017.
 *
 * Where the first child of a rule node has the node's own name (left recursion, `a : a x | y`), the node's children become
 * that child's children and then one new iteration for the rest; mirrored for the last child (right recursion). A chain of
 * recursive nodes then looks as if a quantifier had parsed it, and every link of it can be removed by itself.
 */
import { type IterationNode, iterationNode, type Node, quantifierNode, type Tree, withChildren } from "../tree/node.js";

/** Flattens every left- or right-recursive chain of the tree. Text and tokens stay as they are. */
export function flattenTreeRecursion(tree: Tree): Tree {
  return { ...tree, root: flatten(tree.root) };
}

function flatten(node: Node): Node {
  return withChildren(node, () => (node.kind === "rule" ? unroll(node, node.name) : node.children).map(flatten));
}

/** The children of a rule node, its recursion unrolled. A loop, for the chain can be as long as the input. */
function unroll(node: Node, name: string): readonly Node[] {
  const links: IterationNode[] = [];
  let core = node;
  if (recursiveChild(node, name, 0)) {
    for (let child = recursiveChild(core, name, 0); child; child = recursiveChild(core, name, 0)) {
      links.push(link(core.children.slice(1)));
      core = child;
    }
    return [...core.children, list(links.reverse())];
  }
  for (let child = recursiveChild(core, name, -1); child; child = recursiveChild(core, name, -1)) {
    links.push(link(core.children.slice(0, -1)));
    core = child;
  }
  return links.length > 0 ? [list(links), ...core.children] : core.children;
}

/** The first (0) or last (-1) of several children if it is a rule node of that name. */
function recursiveChild(node: Node, name: string, at: 0 | -1): Node | undefined {
  const child = node.children.length > 1 ? node.children.at(at) : undefined;
  return child?.kind === "rule" && child.name === name ? child : undefined;
}

function link(children: readonly Node[]): IterationNode {
  const { from } = children[0] as Node;
  const { to } = children.at(-1) as Node;
  return iterationNode({ from, to, separators: 0 }, () => children);
}

function list(links: readonly IterationNode[]): Node {
  const { from } = links[0] as Node;
  const { to } = links.at(-1) as Node;
  return quantifierNode({ from, to, replacement: "" }, () => links);
}
