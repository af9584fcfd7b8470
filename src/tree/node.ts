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
  /**
   * Where it matters: in which context each token is read. The upper byte is the language, 0 being that of the text and
   * others those of its islands, the lower one the mode of its lexer.
   */
  readonly contexts?: Uint16Array;
}

/** A text, its tokens and the tree over them. */
export interface Tree {
  /** The text. */
  readonly text: string;
  /** Where the tokens are in the text. */
  readonly tokens: TokenTable;
  /** The root. */
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
  /** The nodes below it, in the order of the text. */
  readonly children: readonly Node[];
}

/** What one rule of the grammar matched. */
export interface RuleNode extends Span {
  /** Tells the kinds of nodes apart. */
  readonly kind: "rule";
  /** Name of the rule. */
  readonly name: string;
  /** Name of the rule that the grammar expects here: the node's own, or that of the node that it replaced. */
  readonly slot: string;
}

/** What `x?`, `x*` or `x+` matched: a list of iterations. It stands for its replacement when all of them are gone. */
export interface QuantifierNode extends Span {
  /** Tells the kinds of nodes apart. */
  readonly kind: "quantifier";
  /** The iterations, in the order of the text. */
  readonly children: readonly IterationNode[];
  /** Which quantifier of the grammar it is; undefined for lists that are none's. */
  readonly block: number | undefined;
}

/** One iteration of a quantifier. It can be removed, so its replacement is the empty string. */
export interface IterationNode extends Span {
  /** Tells the kinds of nodes apart. */
  readonly kind: "iteration";
  readonly replacement: "";
  /** How many of its leading tokens go as well when nothing of the list is left before it: the `,` in `x (',' x)*`. */
  readonly separators: number;
}

/** One token. */
export interface TokenNode extends Span {
  /** Tells the kinds of nodes apart. */
  readonly kind: "token";
  /** Name of the token. */
  readonly name: string;
  /** Name of the token or rule that the grammar expects here: the node's own, or that of the node that it replaced. */
  readonly slot: string;
  /** How the token came to be in the tree. */
  readonly category: TokenCategory;
}

/** A node of a tree. */
export type Node = RuleNode | QuantifierNode | IterationNode | TokenNode;

const none: readonly never[] = [];

/** Tells the children of a node. Given what it makes them from, one function serves many nodes. */
export type Build<S, N extends Node = Node> = (source: S) => readonly N[];

/** Children that are built on first use. */
class Lazy<S, N extends Node> {
  #build: Build<S, N> | undefined;
  #source: S | undefined;
  #children: readonly N[] = none;

  constructor(build: Build<S, N>, source: S) {
    this.#build = build;
    this.#source = source;
  }

  get children(): readonly N[] {
    if (this.#build) {
      this.#children = this.#build(this.#source as S);
      this.#build = undefined;
      this.#source = undefined;
    }
    return this.#children;
  }
}

class Rule<S> extends Lazy<S, Node> implements RuleNode {
  readonly kind = "rule";
  readonly name: string;
  readonly slot: string;
  readonly from: number;
  readonly to: number;
  readonly replacement: string;

  constructor(fields: RuleFields, build: Build<S>, source: S) {
    super(build, source);
    this.name = fields.name;
    this.slot = fields.slot ?? fields.name;
    this.from = fields.from;
    this.to = fields.to;
    this.replacement = fields.replacement;
  }
}

class Quantifier<S> extends Lazy<S, IterationNode> implements QuantifierNode {
  readonly kind = "quantifier";
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
  readonly block: number | undefined;

  constructor(fields: QuantifierFields, build: Build<S, IterationNode>, source: S) {
    super(build, source);
    this.from = fields.from;
    this.to = fields.to;
    this.replacement = fields.replacement;
    this.block = fields.block;
  }
}

class Iteration<S> extends Lazy<S, Node> implements IterationNode {
  readonly kind = "iteration";
  readonly replacement = "";
  readonly from: number;
  readonly to: number;
  readonly separators: number;

  constructor(fields: IterationFields, build: Build<S>, source: S) {
    super(build, source);
    this.from = fields.from;
    this.to = fields.to;
    this.separators = fields.separators;
  }
}

/** Without a slot, a node stands where its own rule or token is expected. */
type WithSlot = { readonly slot?: string };
type RuleFields = Omit<RuleNode, "kind" | "children" | "slot"> & WithSlot;
type TokenFields = Omit<TokenNode, "kind" | "children" | "to" | "slot"> & WithSlot;
type QuantifierFields = Omit<QuantifierNode, "kind" | "children" | "block"> & { readonly block?: number | undefined };
type IterationFields = Omit<IterationNode, "kind" | "children" | "replacement">;

/**
 * Makes a rule node whose children `build` tells when they are first asked for.
 * @public
 */
export function ruleNode<S = undefined>(fields: RuleFields, build: Build<S>, source?: S): RuleNode {
  return new Rule(fields, build, source as S);
}

/** Makes a quantifier node whose iterations `build` tells when they are first asked for. */
export function quantifierNode<S = undefined>(
  fields: QuantifierFields,
  build: Build<S, IterationNode>,
  source?: S,
): QuantifierNode {
  return new Quantifier(fields, build, source as S);
}

/** Makes an iteration whose children `build` tells when they are first asked for. */
export function iterationNode<S = undefined>(fields: IterationFields, build: Build<S>, source?: S): IterationNode {
  return new Iteration(fields, build, source as S);
}

/**
 * Makes a token node; it has no children and spans the one token `from`.
 * @public
 */
export function tokenNode({ name, slot = name, from, replacement, category }: TokenFields): TokenNode {
  return { kind: "token", name, slot, from, to: from + 1, replacement, category, children: none };
}

/** The same node where another one stood: what is expected there, and what may replace it, is as it was for that one. */
export function inSlotOf(
  node: RuleNode | TokenNode,
  { slot, replacement }: RuleNode | TokenNode,
): RuleNode | TokenNode {
  const { name, from } = node;
  if (node.kind === "token") return tokenNode({ name, slot, from, replacement, category: node.category });
  return new Rule({ name, slot, from, to: node.to, replacement }, childrenOf, node);
}

function childrenOf(node: Node): readonly Node[] {
  return node.children;
}

/** The same node with other children; `build` is given the node as it is when they are first asked for. */
export function withChildren(node: IterationNode, build: Build<IterationNode>): IterationNode;
export function withChildren(node: QuantifierNode, build: Build<QuantifierNode, IterationNode>): QuantifierNode;
export function withChildren(node: Node, build: Build<Node>): Node;
export function withChildren(node: Node, build: (node: never) => readonly Node[]): Node {
  const buildFrom = build as Build<Node>;
  switch (node.kind) {
    case "rule":
      return new Rule(node, buildFrom, node);
    case "quantifier":
      return new Quantifier(node, buildFrom as Build<Node, IterationNode>, node);
    case "iteration":
      return new Iteration(node, buildFrom, node);
    case "token":
      return node;
  }
}

/** The text that a node stands for in the input, with the layout between its tokens but not around them. */
export function textOf(tree: Tree, node: Node): string {
  return node.from === node.to ? "" : tree.text.slice(tree.tokens.starts[node.from], tree.tokens.ends[node.to - 1]);
}
