/** Shows trees to people and programs: as indented text, as JSON, and as a graph for Graphviz. */
import { type Node, type Tree, textOf } from "./node.js";

/** Deeper nodes are not indented further: a tree may have more levels than a line has columns. */
const deepestIndent = 40;

/** The longest text of a node that is shown whole. */
const shownText = 60;

/** A node and where it hangs in the tree. */
interface Placed {
  readonly node: Node;
  readonly depth: number;
  /** Position of the parent in the same order; -1 for the root. */
  readonly parent: number;
}

/** All nodes, parents first, in the order of the text. */
function* place(root: Node): Generator<Placed, void, undefined> {
  const stack: Placed[] = [{ node: root, depth: 0, parent: -1 }];
  let id = 0;
  for (let placed = stack.pop(); placed; placed = stack.pop()) {
    yield placed;
    const { node, depth } = placed;
    for (let i = node.children.length - 1; i >= 0; i--) {
      stack.push({ node: node.children[i] as Node, depth: depth + 1, parent: id });
    }
    id++;
  }
}

/** A line for each node: its name or kind, its text if it is a token, and what may stand in its place. */
export function* printText(tree: Tree): Generator<string, void, undefined> {
  for (const { node, depth } of place(tree.root)) {
    const indent = "  ".repeat(Math.min(depth, deepestIndent)) + (depth > deepestIndent ? `(${depth}) ` : "");
    const text = node.kind === "token" ? ` ${quote(textOf(tree, node))}` : "";
    const replacement = node.kind === "iteration" ? "" : ` → ${quote(node.replacement)}`;
    yield `${indent}${labelOf(node)}${text}${replacement}`;
  }
}

/** A line for each node as a JSON object; `parent` is the number of its parent's line, from 0. */
export function* printJson(tree: Tree): Generator<string, void, undefined> {
  for (const { node, depth, parent } of place(tree.root)) {
    const { kind, replacement } = node;
    const name = "name" in node ? node.name : undefined;
    const category = node.kind === "token" ? node.category : undefined;
    const [start, end] = rangeOf(tree, node);
    yield JSON.stringify({ parent, depth, kind, name, category, start, end, replacement });
  }
}

/** A graph in the language of Graphviz. */
export function* printDot(tree: Tree, name: string): Generator<string, void, undefined> {
  yield `digraph ${JSON.stringify(name)} {`;
  yield "  node [shape=box, fontname=monospace];";
  let id = 0;
  for (const { node, parent } of place(tree.root)) {
    const text = node.kind === "token" ? `\n${quote(textOf(tree, node))}` : "";
    const style = node.kind === "token" ? ", style=filled" : node.kind === "rule" ? "" : ", style=dashed";
    yield `  n${id} [label=${quoteDot(`${labelOf(node)}${text}`)}${style}];`;
    if (parent >= 0) yield `  n${parent} -> n${id};`;
    id++;
  }
  yield "}";
}

/** How many nodes there are of each kind and of each name. */
export function countNodes(root: Node): {
  /** Number of nodes by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Number of nodes by name of their rule. */
  readonly names: Readonly<Record<string, number>>;
} {
  const kinds = new Map<string, number>();
  const names = new Map<string, number>();
  for (const { node } of place(root)) {
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

/** The UTF-16 offsets that a node begins and ends at. */
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
