import type { Node } from "./node.js";

/**
 * The root and all nodes below it, parents first, in the order of the text. Works at any depth.
 * @param root comes first. Children are built when they are reached, so that stopping early builds fewer nodes
 */
export function* preorder(root: Node): Generator<Node, void, undefined> {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i] as Node);
  }
}

/** The size of a tree. */
export interface Measures {
  /** Number of nodes, the root included. */
  readonly nodes: number;
  /** Number of nodes on the longest path from the root. */
  readonly height: number;
  /** Number of nodes on each level, the root's first. */
  readonly shape: readonly number[];
}

/**
 * Counts the nodes of a tree level by level. Works at any depth.
 * @param root counts as level 0; all nodes below it are built
 */
export function measure(root: Node): Measures {
  const shape: number[] = [];
  let nodes = 0;
  for (let level: readonly Node[] = [root]; level.length > 0; level = level.flatMap((node) => node.children)) {
    nodes += level.length;
    shape.push(level.length);
  }
  return { nodes, height: shape.length, shape };
}
