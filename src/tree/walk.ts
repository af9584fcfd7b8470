import type { Node } from "./node.js";

/** All nodes below and including `root`, parents first, in the order of the text. Works at any depth. */
export function* preorder(root: Node): Generator<Node, void, undefined> {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i] as Node);
  }
}

/** Number of nodes and the length of the longest path from the root, in nodes. */
export function measure(root: Node): { readonly nodes: number; readonly height: number } {
  let nodes = 0;
  let height = 0;
  for (let level: readonly Node[] = [root]; level.length > 0; level = level.flatMap((node) => node.children)) {
    nodes += level.length;
    height++;
  }
  return { nodes, height };
}
