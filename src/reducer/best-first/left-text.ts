/** The tokens and the list elements that are left of a text, for changes that go by what stands where. */
import type { WorkingTree } from "../../search/working-tree.js";
import type { Node, QuantifierNode, RuleNode, TokenNode, TokenRange } from "../../tree/node.js";
import { type NameContext, nameOf } from "../names/token-names.js";
import type { ListElement } from "../splice.js";

/** A token of the text as it was parsed. */
export interface LeftToken {
  readonly token: TokenNode;
  readonly text: string;
  /** The name that it is; undefined if it is none. */
  readonly name: string | undefined;
  /** The outermost node that is no more than it, and that a minimal replacement can take the place of. */
  readonly same: RuleNode | undefined;
}

/** An element of a list, of which something is left. */
export interface LeftElement extends ListElement {
  /** The innermost element around it. */
  readonly outer: LeftElement | undefined;
  /** How many of the tokens stand before it. */
  readonly before: number;
}

/** What is left of a text. */
export interface LeftText {
  /** In the order of the text, without the texts that have taken the place of others. */
  readonly tokens: readonly LeftToken[];
  /** The elements of all lists in the order in which they begin; of two that begin together, the outer one comes first. */
  readonly elements: readonly LeftElement[];
}

/** Reads what is left of a text. */
export function leftTextOf(tree: WorkingTree, context: NameContext): LeftText {
  const { text, tokens } = context.tree;
  const left: LeftToken[] = [];
  const elements: LeftElement[] = [];
  const stack: {
    readonly node: Node;
    readonly list?: QuantifierNode;
    readonly outer?: LeftElement | undefined;
    readonly same?: RuleNode | undefined;
  }[] = tree.root ? [{ node: tree.root }] : [];
  for (let each = stack.pop(); each; each = stack.pop()) {
    const { node, list } = each;
    const { from, to } = node;
    if (tree.weightOf(node) === 0) continue;
    if (node.kind === "token") {
      const own = text.slice(tokens.starts[from], tokens.ends[from]);
      if (!tree.isGone(from, to)) left.push({ token: node, text: own, name: nameOf(node, context), same: each.same });
      continue;
    }
    let { outer, same } = each;
    if (node.kind === "iteration" && list) {
      outer = { iteration: node, list, outer, before: left.length };
      elements.push(outer);
    }
    if (node.kind === "rule" && to === from + 1 && node.replacement !== "") same ??= node;
    const inside = node.kind === "quantifier" ? { list: node, outer, same } : { outer, same };
    for (const child of [...tree.childrenOf(node)].reverse()) stack.push({ node: child, ...inside });
  }
  return { tokens: left, elements };
}

/**
 * The index of the bracket that closes the one at an index, or opens it; -1 if there is none.
 * @param step 1 for one that closes, -1 for one that opens
 */
export function matching(tokens: readonly LeftToken[], at: number, step: 1 | -1): number {
  let depth = 0;
  for (let i = at; i >= 0 && i < tokens.length; i += step) {
    const { text } = tokens[i] as LeftToken;
    depth += step * turnOf(text);
    if (depth === 0) return i;
  }
  return -1;
}

/** 1 for a bracket that opens, -1 for one that closes, 0 for other texts. */
export function turnOf(text: string): number {
  const at = text.length === 1 ? "([{)]}".indexOf(text) : -1;
  return at < 0 ? 0 : at < 3 ? 1 : -1;
}

/** Whether a range lies in another one. */
export function contains(outer: TokenRange, inner: TokenRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
