import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, QuantifierNode, RuleNode, TokenNaming, TokenNode } from "../../tree/node.js";
import type { ListElement } from "../splice.js";

/** What is around a token. */
export interface TokenSurroundings<Element> {
  /** The innermost list element around it. */
  readonly element: Element | undefined;
  /** The outermost node that consists of the token alone and that a minimal replacement can replace. */
  readonly same: RuleNode | undefined;
}

/** Receives what a walk over tokens finds, in the order of the text. */
export interface TokenVisitor<Element> {
  /** Whether a node is skipped with everything in it. */
  isGone(node: Node): boolean;
  /** Begins a list element; returns the object that represents it. */
  begin(element: ListElement, outer: Element | undefined): Element;
  /** Visits a token. */
  visit(token: TokenNode, around: TokenSurroundings<Element>): void;
  /**
   * Visits all tokens of a node with no lists below it, of which nothing has been built. Some of the tokens may be gone. Without this
   * method, the walk visits them one by one.
   * @param names gives the names of the tokens
   * @param around what is around all of them, as far as it is not inside the node
   */
  visitFlat?(node: Node, names: TokenNaming, around: TokenSurroundings<Element>): void;
}

/** What is around a node, including the list that it may be an element of. */
interface Inside<Element> extends TokenSurroundings<Element> {
  readonly list: QuantifierNode | undefined;
}

/**
 * Visits the tokens of a tree, and the list elements around them.
 * @param tree the tree as it is now
 * @param visitor receives the tokens and elements; if two elements begin together, it receives the outer one first
 */
export function walkTokens<Element>(tree: WorkingTree, visitor: TokenVisitor<Element>): void {
  const nodes: Node[] = tree.root ? [tree.root] : [];
  const insides: Inside<Element>[] = [{ list: undefined, element: undefined, same: undefined }];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const inside = insides.pop() as Inside<Element>;
    if (visitor.isGone(node)) continue;
    if (node.kind === "token") {
      visitor.visit(node, inside);
      continue;
    }
    const within = insideOf(node, inside, visitor);
    const flat = visitor.visitFlat && node.flat;
    if (flat) {
      visitor.visitFlat?.(node, flat, within);
      continue;
    }
    const children = tree.childrenOf(node);
    for (let i = children.length - 1; i >= 0; i--) {
      nodes.push(children[i] as Node);
      insides.push(within);
    }
  }
}

/** What is around the children of a node; the same object where nothing has changed, because trees are large. */
function insideOf<Element>(
  node: Exclude<Node, TokenNode>,
  inside: Inside<Element>,
  visitor: TokenVisitor<Element>,
): Inside<Element> {
  const { list, element, same } = inside;
  if (node.kind === "quantifier") return { list: node, element, same };
  if (node.kind === "iteration" && list) {
    return { list: undefined, element: visitor.begin({ iteration: node, list }, element), same };
  }
  const isSame = node.kind === "rule" && node.to === node.from + 1 && node.replacement !== "";
  return list || (isSame && !same) ? { list: undefined, element, same: same ?? (isSame ? node : undefined) } : inside;
}

/**
 * The outermost node around a token, in a node or the node itself, that consists of the token alone and that a minimal replacement can
 * replace; undefined if there is none.
 * @param node as it was parsed, without lists
 */
export function aloneIn(node: Node, token: number): RuleNode | undefined {
  for (let at: Node | undefined = node; at; ) {
    if (at.kind === "rule" && at.to === at.from + 1 && at.replacement !== "") return at;
    const children: readonly Node[] = at.children;
    at = children.find(({ from, to }) => from <= token && token < to);
  }
  return undefined;
}
