/**
 * The tree of a test case. Nodes are immutable and know the range of *tokens* that they stand for; a change is a value
 * ({@link Edits}), never a mutation.
 *
 * The children of a node are built when they are first asked for and then kept. A reduction throws most of a large tree
 * away near its root, and what is never visited is never built; so is what every transform makes of it.
 */

/** Tells where the tokens of a text are. Index `i` of both arrays is the `i`th token in the order of the text. */
export interface TokenTable {
  /** Offsets of the first UTF-16 unit of each token. */
  readonly starts: Int32Array;
  /** Offsets behind the last UTF-16 unit of each token. What lies between two tokens is layout. */
  readonly ends: Int32Array;
}

/** A text, its tokens and the tree over them. */
export interface Tree {
  readonly text: string;
  readonly tokens: TokenTable;
  readonly root: Node;
}

/** How a token came to be in the tree. Hidden and error tokens may go as they are; the others are the grammar's. */
export type TokenCategory = "plain" | "hidden" | "error";

interface Span {
  /** Index of the first token. */
  readonly from: number;
  /** Index behind the last token; equal to `from` if the node stands for no text. */
  readonly to: number;
  /** The node's minimal replacement: the shortest text that may stand in its place. */
  readonly replacement: string;
  readonly children: readonly Node[];
}

/** What one rule of the grammar matched. */
export interface RuleNode extends Span {
  readonly kind: "rule";
  readonly name: string;
}

/** What `x?`, `x*` or `x+` matched: a list of iterations. It stands for its replacement when all of them are gone. */
export interface QuantifierNode extends Span {
  readonly kind: "quantifier";
  readonly children: readonly IterationNode[];
}

/** One iteration of a quantifier. It can be removed, so its replacement is the empty string. */
export interface IterationNode extends Span {
  readonly kind: "iteration";
  readonly replacement: "";
  /** How many of its leading tokens go as well when nothing of the list is left before it: the `,` in `x (',' x)*`. */
  readonly separators: number;
}

/** One token. */
export interface TokenNode extends Span {
  readonly kind: "token";
  readonly name: string;
  readonly category: TokenCategory;
}

export type Node = RuleNode | QuantifierNode | IterationNode | TokenNode;

const none: readonly never[] = [];

/** Children that are built on first use. */
class Lazy<N> {
  #build: (() => readonly N[]) | undefined;
  #children: readonly N[] = none;

  constructor(build: () => readonly N[]) {
    this.#build = build;
  }

  get children(): readonly N[] {
    if (this.#build) {
      this.#children = this.#build();
      this.#build = undefined;
    }
    return this.#children;
  }
}

class Rule extends Lazy<Node> implements RuleNode {
  readonly kind = "rule";
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly replacement: string;

  constructor(fields: Omit<RuleNode, "kind" | "children">, build: () => readonly Node[]) {
    super(build);
    this.name = fields.name;
    this.from = fields.from;
    this.to = fields.to;
    this.replacement = fields.replacement;
  }
}

class Quantifier extends Lazy<IterationNode> implements QuantifierNode {
  readonly kind = "quantifier";
  readonly from: number;
  readonly to: number;
  readonly replacement: string;

  constructor(fields: Omit<QuantifierNode, "kind" | "children">, build: () => readonly IterationNode[]) {
    super(build);
    this.from = fields.from;
    this.to = fields.to;
    this.replacement = fields.replacement;
  }
}

class Iteration extends Lazy<Node> implements IterationNode {
  readonly kind = "iteration";
  readonly replacement = "";
  readonly from: number;
  readonly to: number;
  readonly separators: number;

  constructor(fields: Omit<IterationNode, "kind" | "children" | "replacement">, build: () => readonly Node[]) {
    super(build);
    this.from = fields.from;
    this.to = fields.to;
    this.separators = fields.separators;
  }
}

/** Makes a rule node whose children `build` tells when they are first asked for. */
export function ruleNode(fields: Omit<RuleNode, "kind" | "children">, build: () => readonly Node[]): RuleNode {
  return new Rule(fields, build);
}

/** Makes a quantifier node whose iterations `build` tells when they are first asked for. */
export function quantifierNode(
  fields: Omit<QuantifierNode, "kind" | "children">,
  build: () => readonly IterationNode[],
): QuantifierNode {
  return new Quantifier(fields, build);
}

/** Makes an iteration whose children `build` tells when they are first asked for. */
export function iterationNode(
  fields: Omit<IterationNode, "kind" | "children" | "replacement">,
  build: () => readonly Node[],
): IterationNode {
  return new Iteration(fields, build);
}

/** Makes a token node; it has no children and spans the one token `from`. */
export function tokenNode(fields: Omit<TokenNode, "kind" | "children" | "to">): TokenNode {
  const { name, from, replacement, category } = fields;
  return { kind: "token", name, from, to: from + 1, replacement, category, children: none };
}

/** The same node with other children; `build` is called when they are first asked for. */
export function withChildren(node: IterationNode, build: () => readonly Node[]): IterationNode;
export function withChildren(node: QuantifierNode, build: () => readonly IterationNode[]): QuantifierNode;
export function withChildren(node: Node, build: () => readonly Node[]): Node;
export function withChildren(node: Node, build: () => readonly Node[]): Node {
  switch (node.kind) {
    case "rule":
      return new Rule(node, build);
    case "quantifier":
      return new Quantifier(node, build as () => readonly IterationNode[]);
    case "iteration":
      return new Iteration(node, build);
    case "token":
      return node;
  }
}

/** The text that a node stands for in the input, with the layout between its tokens but not around them. */
export function textOf(tree: Tree, node: Node): string {
  return node.from === node.to ? "" : tree.text.slice(tree.tokens.starts[node.from], tree.tokens.ends[node.to - 1]);
}
