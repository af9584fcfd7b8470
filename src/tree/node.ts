/**
 * The tree of a test case. Nodes are immutable and have a range of *tokens*; a change is a value ({@link Edits}), never a mutation.
 *
 * The children of a node are built when they are first asked for and then kept. A reduction removes most of a large tree near
 * the root, so most nodes are never built; the same holds for the nodes that transforms make.
 */

/** The positions of the tokens of a text. Index `i` of each array is the token number `i` in the order of the text, from 0. */
export interface TokenTable {
  /** UTF-16 offset of the beginning of each token. */
  readonly starts: Int32Array;
  /** UTF-16 offset of the end of each token, exclusive. Text between two tokens is layout. */
  readonly ends: Int32Array;
  /**
   * The context in which the lexer reads each token; left out if all tokens have the context 0. The upper byte is the
   * language: 0 for that of the text, others for its islands. The lower byte is the mode of the lexer.
   */
  readonly contexts?: Uint16Array;
  /**
   * 1 for each token that begins a logical line where indentation marks blocks, 2 for the other tokens of such lines, and 0 where
   * indentation has no meaning. Left out if it has no meaning anywhere.
   */
  readonly lines?: Uint8Array;
}

/** The tokens that hold a protected range. None of them may be removed or replaced. */
export interface ProtectedPart {
  /** Index of the first token. */
  readonly from: number;
  /** Index behind the last token. */
  readonly to: number;
  /** Where the range begins, in UTF-16 units after the beginning of the first token. */
  readonly offset: number;
  /** Length of the range in UTF-16 units. */
  readonly length: number;
}

/** A range of tokens. */
export interface TokenRange {
  /** Index of the first token. */
  readonly from: number;
  /** Index behind the last token. */
  readonly to: number;
}

/**
 * Whether a range lies in another one.
 * @param outer may be the same range
 * @param inner a range of the same tokens
 */
export function contains(outer: TokenRange, inner: TokenRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** A text, its tokens and its parse tree. */
export interface Tree {
  /** The text. */
  readonly text: string;
  /** Where the tokens are in the text. */
  readonly tokens: TokenTable;
  /** The root. */
  readonly root: Node;
  /** The protected parts, in the order of the text. */
  readonly parts?: readonly ProtectedPart[];
}

/** Whether the parser saw a token: `plain` tokens match the grammar, `error` tokens do not, `hidden` tokens it never saw. */
export type TokenCategory = "plain" | "hidden" | "error";

/** Gives the names of tokens without building their nodes. */
export interface TokenNaming {
  /** The name of the token at an index. */
  nameOfToken(token: number): string;
}

/** What all nodes have. */
interface NodeFields {
  /** Index of the first token. */
  readonly from: number;
  /** Index behind the last token; equal to `from` if the node has no tokens. */
  readonly to: number;
  /** The minimal replacement: the shortest text that the grammar allows in place of the node. */
  readonly replacement: string;
  /** The nodes below it, in the order of the text. */
  readonly children: readonly Node[];
  /** Makes the nodes below it, and does not keep them: for transforms, which keep nodes of their own. Without it, use `children`. */
  childrenAnew?(): readonly Node[];
  /**
   * For a rule or an iteration with few nodes below it, none of them a list or empty: gives the names of its tokens. Undefined for other
   * nodes, and where this is not known, or no longer of use because its children have been built.
   */
  readonly flat?: TokenNaming | undefined;
}

/** The match of one rule of the grammar. */
export interface RuleNode extends NodeFields {
  /** Tells the kinds of nodes apart. */
  readonly kind: "rule";
  /** Name of the rule. */
  readonly name: string;
  /** Name of the rule that the grammar expects here: the node's own, or the slot of the node that it replaced. */
  readonly slot: string;
}

/** The match of `x?`, `x*` or `x+`: a list of iterations. If all of them are removed, its replacement replaces them. */
export interface QuantifierNode extends NodeFields {
  /** Tells the kinds of nodes apart. */
  readonly kind: "quantifier";
  /** The iterations, in the order of the text. */
  readonly children: readonly IterationNode[];
  /** Number of the quantifier in the grammar; undefined for lists that transforms made. */
  readonly block: number | undefined;
}

/** One iteration of a quantifier. Iterations can be removed, so the replacement is empty. */
export interface IterationNode extends NodeFields {
  /** Tells the kinds of nodes apart. */
  readonly kind: "iteration";
  readonly replacement: "";
  /**
   * Number of its leading tokens that are separators, such as the `,` in `x (',' x)*`. They are removed when the iteration
   * becomes the first of its list.
   */
  readonly separators: number;
}

/** A token. */
export interface TokenNode extends NodeFields {
  /** Tells the kinds of nodes apart. */
  readonly kind: "token";
  /** Name of the token. */
  readonly name: string;
  /** Name of the token or rule that the grammar expects here: the node's own, or the slot of the node that it replaced. */
  readonly slot: string;
  /** How the token came to be in the tree. */
  readonly category: TokenCategory;
}

/** A node of the tree; `kind` tells which. */
export type Node = RuleNode | QuantifierNode | IterationNode | TokenNode;

const none: readonly never[] = [];

/** Builds the children of a node from a source, so that one function serves many nodes. */
type Build<S, N extends Node = Node> = ((source: S) => readonly N[]) & {
  /** Whether the source is a node that it leaves as it is if the node is flat: see {@link NodeFields.flat}. */
  readonly keepsFlat?: boolean;
};

/** What nodes of all kinds have besides their children. */
type CommonFields = Pick<Node, "kind" | "from" | "to" | "replacement">;

/** A node whose children are built on first use. */
class LazyNode {
  readonly kind: Node["kind"];
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
  /** Undefined once the children have been built. */
  #build: Build<unknown> | undefined;
  /** The children, or what they are built from. */
  #content: unknown;

  constructor({ kind, from, to, replacement }: CommonFields, build: unknown, content: unknown) {
    this.kind = kind;
    this.from = from;
    this.to = to;
    this.replacement = replacement;
    this.#build = build as Build<unknown>;
    this.#content = content;
  }

  get flat(): TokenNaming | undefined {
    return this.#build?.keepsFlat ? (this.#content as Node).flat : undefined;
  }

  get children(): readonly Node[] {
    if (this.#build) {
      this.#content = this.#build(this.#content);
      this.#build = undefined;
    }
    return this.#content as readonly Node[];
  }
}

class LazyRule extends LazyNode {
  readonly name: string;
  readonly slot: string;

  constructor(fields: CommonFields & Pick<RuleNode, "name"> & WithSlot, build: unknown, content: unknown) {
    super(fields, build, content);
    this.name = fields.name;
    this.slot = fields.slot ?? fields.name;
  }
}

/** A quantifier or an iteration. One class for both: code that visits objects of few shapes is faster. */
class LazyList extends LazyNode {
  readonly block: number | undefined;
  readonly separators: number | undefined;

  constructor(
    fields: CommonFields & { readonly block?: number | undefined; readonly separators?: number },
    build: unknown,
    content: unknown,
  ) {
    super(fields, build, content);
    this.block = fields.block;
    this.separators = fields.separators;
  }
}

/** A node without a slot has its own name as its slot. */
type WithSlot = { readonly slot?: string };
type RuleFields = Omit<RuleNode, "kind" | "children" | "slot"> & WithSlot;
type TokenFields = Omit<TokenNode, "kind" | "children" | "to" | "slot"> & WithSlot;
type QuantifierFields = Omit<QuantifierNode, "kind" | "children" | "block"> & { readonly block?: number | undefined };
type IterationFields = Omit<IterationNode, "kind" | "children" | "replacement">;

/**
 * Makes a rule node.
 * @param fields name, slot, token range and minimal replacement
 * @param build builds the children from `source` when they are first asked for
 * @param source is passed to `build`
 * @public
 */
export function ruleNode<S = undefined>(fields: RuleFields, build: Build<S>, source?: S): RuleNode {
  return new LazyRule({ kind: "rule", ...fields }, build, source) as RuleNode;
}

/**
 * Makes a quantifier node.
 * @param fields token range, minimal replacement and the number of its block
 * @param build builds the iterations from `source` when they are first asked for
 * @param source is passed to `build`
 */
export function quantifierNode<S = undefined>(
  fields: QuantifierFields,
  build: Build<S, IterationNode>,
  source?: S,
): QuantifierNode {
  return new LazyList({ kind: "quantifier", ...fields }, build, source) as QuantifierNode;
}

/**
 * Makes an iteration.
 * @param fields token range and the number of separators
 * @param build builds the children from `source` when they are first asked for
 * @param source is passed to `build`
 */
export function iterationNode<S = undefined>(
  { from, to, separators }: IterationFields,
  build: Build<S>,
  source?: S,
): IterationNode {
  return new LazyList({ kind: "iteration", replacement: "", from, to, separators }, build, source) as IterationNode;
}

/**
 * Makes a token node. It has no children, and its range is the single token `from`.
 * @param fields the token's name, index and minimal replacement. Without a slot, the name is the slot
 * @public
 */
export function tokenNode({ name, slot = name, from, replacement, category }: TokenFields): TokenNode {
  return { kind: "token", name, slot, from, to: from + 1, replacement, category, children: none };
}

/**
 * The same node in the slot of another: it takes over that node's slot and minimal replacement.
 * @param node stays as it is; the result shares its children
 * @param other the node whose slot it takes
 */
export function inSlotOf(
  node: RuleNode | TokenNode,
  { slot, replacement }: RuleNode | TokenNode,
): RuleNode | TokenNode {
  const { name, from } = node;
  if (node.kind === "token") return tokenNode({ name, slot, from, replacement, category: node.category });
  return ruleNode({ name, slot, from, to: node.to, replacement }, childrenOf, node);
}

function childrenOf(node: Node): readonly Node[] {
  return node.children;
}

/**
 * The same node with other children.
 * @param node is not changed
 * @param build builds them from the original node when they are first asked for
 */
export function withChildren(node: IterationNode, build: Build<IterationNode>): IterationNode;
export function withChildren(node: QuantifierNode, build: Build<QuantifierNode, IterationNode>): QuantifierNode;
export function withChildren(node: Node, build: Build<Node>): Node;
export function withChildren(node: Node, build: (node: never) => readonly Node[]): Node {
  if (node.kind === "token") return node;
  return (node.kind === "rule" ? new LazyRule(node, build, node) : new LazyList(node, build, node)) as Node;
}

/**
 * The text of a range of tokens in the input, with the layout between them but not around them.
 * @param tree the tree that the tokens belong to
 * @param range a node, for example; without tokens, it has no text
 */
export function textOf(tree: Tree, { from, to }: TokenRange): string {
  return from === to ? "" : tree.text.slice(tree.tokens.starts[from], tree.tokens.ends[to - 1]);
}
