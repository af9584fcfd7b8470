/**
 * Collapses unary chains: Hodován and Kiss, "Tree Preprocessing and Test Outcome Caching for Efficient Hierarchical Delta
 * Debugging", AST 2017.
 *
 * A node with exactly one child and the same minimal replacement as that child is replaced by the child. That saves one level
 * and one test on each path through the node.
 */
import { type IterationNode, inSlotOf, type Node, type Tree, withChildren } from "../tree/node.js";

/**
 * Squeezes every unary chain of the tree. Text and tokens stay as they are.
 * @param tree is not changed; children are built when the new tree is visited
 */
export function squeezeTree(tree: Tree): Tree {
  return { ...tree, root: squeeze(tree.root) };
}

function squeeze(node: Node): Node {
  let end = node;
  for (let child = twin(end); child && end.kind === "rule"; child = twin(end)) end = child;
  if (end.kind === "quantifier") return withChildren(end, (list) => list.children.map(squeezeIteration));
  if (end !== node && end.kind !== "iteration" && node.kind === "rule") end = inSlotOf(end, node);
  return withChildren(end, squeezeChildren);
}

function squeezeChildren(node: Node): readonly Node[] {
  return node.children.map(squeeze);
}

/** An iteration must stay in its list, so it takes over the children of its twin instead of being replaced by it. */
function squeezeIteration(node: IterationNode): IterationNode {
  return withChildren(node, (iteration) => {
    let end: Node = iteration;
    for (let child = twin(end); child?.kind === "rule"; child = twin(end)) end = child;
    return squeezeChildren(end);
  });
}

/** The only child, if it has the same minimal replacement as the node. */
function twin(node: Node): Node | undefined {
  const [only] = node.children;
  return node.children.length === 1 && only?.replacement === node.replacement ? only : undefined;
}
