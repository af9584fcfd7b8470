/** Prints trees as indented text, as JSON lines, and as a graph for Graphviz. */
import { type Node, type Tree, textOf } from "./node.js";

/** Nodes deeper than this many levels are not indented further, because a tree can have more levels than a line has columns. */
const deepestIndent = 40;

/** Longer texts are cut to this many UTF-16 units. */
const shownText = 60;

/** A node with its position in the tree. */
interface NumberedNode {
  readonly node: Node;
  /** Number of nodes above it. */
  readonly depth: number;
  /** Number of the parent in the same order, from 0; -1 for the root. */
  readonly parent: number;
}

/** All nodes, parents first, in the order of the text. */
function* numbered(root: Node): Generator<NumberedNode, void, undefined> {
  const stack: NumberedNode[] = [{ node: root, depth: 0, parent: -1 }];
  let id = 0;
  for (let each = stack.pop(); each; each = stack.pop()) {
    yield each;
    const { node, depth } = each;
    for (let i = node.children.length - 1; i >= 0; i--) {
      stack.push({ node: node.children[i] as Node, depth: depth + 1, parent: id });
    }
    id++;
  }
}

/**
 * A line for each node: its name or kind, its text if it is a token, and its minimal replacement.
 * @param tree is walked only as far as lines are read
 */
export function* printText(tree: Tree): Generator<string, void, undefined> {
  for (const { node, depth } of numbered(tree.root)) {
    const indent = "  ".repeat(Math.min(depth, deepestIndent)) + (depth > deepestIndent ? `(${depth}) ` : "");
    const text = node.kind === "token" ? ` ${quote(textOf(tree, node))}` : "";
    const replacement = node.kind === "iteration" ? "" : ` → ${quote(node.replacement)}`;
    yield `${indent}${labelOf(node)}${text}${replacement}`;
  }
}

/**
 * A JSON object in a line for each node. `parent` is the number of the parent's line, from 0, or -1 for the root; `start` and
 * `end` are UTF-16 offsets.
 * @param tree is walked only as far as lines are read
 */
export function* printJson(tree: Tree): Generator<string, void, undefined> {
  for (const { node, depth, parent } of numbered(tree.root)) {
    const { kind, replacement } = node;
    const name = "name" in node ? node.name : undefined;
    const category = node.kind === "token" ? node.category : undefined;
    const [start, end] = rangeOf(tree, node);
    yield JSON.stringify({ parent, depth, kind, name, category, start, end, replacement });
  }
}

/**
 * A graph in the language of Graphviz, line by line.
 * @param tree may be deeper than the call stack
 * @param name the name of the graph
 */
export function* printDot(tree: Tree, name: string): Generator<string, void, undefined> {
  yield `digraph ${JSON.stringify(name)} {`;
  yield "  node [shape=box, fontname=monospace];";
  let id = 0;
  for (const { node, parent } of numbered(tree.root)) {
    const text = node.kind === "token" ? `\n${quote(textOf(tree, node))}` : "";
    const style = node.kind === "token" ? ", style=filled" : node.kind === "rule" ? "" : ", style=dashed";
    yield `  n${id} [label=${quoteDot(`${labelOf(node)}${text}`)}${style}];`;
    if (parent >= 0) yield `  n${parent} -> n${id};`;
    id++;
  }
  yield "}";
}

/**
 * Counts the nodes of each kind and the rule nodes of each name.
 * @param root is counted, too; all nodes below it are built
 */
export function countNodes(root: Node): {
  /** Number of nodes by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Number of nodes by name of their rule. */
  readonly names: Readonly<Record<string, number>>;
} {
  const kinds = new Map<string, number>();
  const names = new Map<string, number>();
  for (const { node } of numbered(root)) {
    kinds.set(node.kind, (kinds.get(node.kind) ?? 0) + 1);
    if (node.kind === "rule") names.set(node.name, (names.get(node.name) ?? 0) + 1);
  }
  return { kinds: Object.fromEntries(kinds), names: Object.fromEntries(names) };
}

function labelOf(node: Node): string {
  switch (node.kind) {
    case "rule":
      return node.name;
    case "token":
      return node.category === "plain" ? node.name : `${node.category} ${node.name}`.trimEnd();
    case "quantifier":
    case "iteration":
      return node.kind;
  }
}

/** The UTF-16 offsets at which a node begins and ends. */
function rangeOf({ tokens, text }: Tree, { from, to }: Node): readonly [number, number] {
  const start = tokens.starts[from] ?? text.length;
  return [start, from === to ? start : (tokens.ends[to - 1] as number)];
}

function quote(text: string): string {
  return JSON.stringify(text.length > shownText ? `${text.slice(0, shownText)}…` : text);
}

function quoteDot(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
