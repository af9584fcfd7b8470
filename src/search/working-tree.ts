/**
 * The tree that a search changes. The nodes themselves are immutable: the working tree records which nodes have been replaced
 * by which others, and the edits that make the same change to the text.
 */
import { type Cut, type Edits, edit } from "../tree/edits.js";
import {
  contains,
  inSlotOf,
  type Node,
  type ProtectedPart,
  type RuleNode,
  type TokenNode,
  type TokenRange,
  withChildren,
} from "../tree/node.js";
import { firstBehind, touches } from "../tree/protection.js";
import { ask, mapSearch, type Search } from "./search.js";

/** A tree after some reduction, and the edits of the parsed text that lead to it. */
export interface Reduced {
  /** The root of the reduced tree; undefined if the whole tree was replaced by a text. */
  readonly root: Node | undefined;
  /** All changes so far, as edits of the text that was parsed. */
  readonly edits: Edits;
  /** The protected parts of the text that was parsed, in order. */
  readonly parts?: readonly ProtectedPart[] | undefined;
  /** Whether the algorithm is to go on with the text parsed anew. */
  readonly isUnfinished?: boolean;
}

/** A change that can be tried. */
export interface Change {
  /** All edits of the text once the change has been made. */
  readonly edits: Edits;
  /** Each replaced node with the nodes that replace it; none if the node is removed or replaced by a text. */
  readonly instead: readonly (readonly [Node, readonly Node[]])[];
}

/** A change that replaces a node by one below it. */
export interface Hoisting extends Change {
  /** The node in the replaced node's slot after the change. */
  readonly node: RuleNode | TokenNode;
}

/** A tree under reduction: which of its nodes have been replaced, and the edits that make the same change to the text. */
export class WorkingTree {
  readonly #start: Reduced;
  readonly #weightsBefore: Int32Array | undefined;
  readonly #instead = new Map<Node, readonly Node[]>();
  #edits: Edits;
  #shape = 0;

  /**
   * @param start the tree and the edits made so far
   * @param weightsBefore for each token the weight of all tokens before it, and at the end the weight of all; without it, each weighs 1
   */
  constructor(start: Reduced, weightsBefore?: Int32Array) {
    this.#start = start;
    this.#weightsBefore = weightsBefore;
    this.#edits = start.edits;
  }

  /** All changes so far, as edits of the text that was parsed. */
  get edits(): Edits {
    return this.#edits;
  }

  /** A number that grows when nodes are replaced by other nodes or dropped without their tokens, but not when parts are removed. */
  get shape(): number {
    return this.#shape;
  }

  /** The node that is the root now; undefined if the whole tree was replaced by a text. */
  get root(): Node | undefined {
    return this.#start.root && this.currentNodes(this.#start.root)[0];
  }

  /** The weight of all that is left. */
  get weight(): number {
    const { root } = this;
    return root ? this.weightOf(root) : 0;
  }

  /** The children of a node after all changes so far. */
  childrenOf(node: Node): readonly Node[] {
    const { children } = node;
    if (this.#instead.size === 0 || !children.some((child) => this.#instead.has(child))) return children;
    return children.flatMap((child) => this.currentNodes(child));
  }

  /**
   * The nodes in a node's place after all changes so far: the node itself if it was not replaced. A loop, because a node's
   * replacement may itself have been replaced many times.
   */
  currentNodes(node: Node): readonly Node[] {
    if (!this.#instead.has(node)) return [node];
    const found: Node[] = [];
    const stack = [node];
    for (let each = stack.pop(); each; each = stack.pop()) {
      const others = this.#instead.get(each);
      // There may be more than a call can have arguments.
      if (others) for (const other of [...others].reverse()) stack.push(other);
      else found.push(each);
    }
    return found;
  }

  /** Whether a node itself was neither removed nor replaced; changes of the nodes around it do not count. */
  has(node: Node): boolean {
    return !this.#instead.has(node);
  }

  /** The rule nodes from a node down to the innermost one that contains a range. */
  pathTo(node: Node | undefined, range: TokenRange): readonly RuleNode[] {
    const path: RuleNode[] = [];
    for (let each = node; each; ) {
      if (each.kind === "rule") path.push(each);
      each = this.childrenOf(each).find((child) => contains(child, range));
    }
    return path;
  }

  /** The weight of the tokens that are left of a node or a range. A text that replaces some of them weighs 1. */
  weightOf({ from, to }: TokenRange): number {
    const edits = this.#edits;
    let weight = this.#before(to) - this.#before(from);
    for (let i = firstBehind(edits, from); i < edits.length && (edits[i] as Cut).from < to; i++) {
      const cut = edits[i] as Cut;
      weight -= this.#before(Math.min(to, cut.to)) - this.#before(Math.max(from, cut.from));
      if (cut.text !== "") weight++;
    }
    return weight;
  }

  #before(token: number): number {
    return this.#weightsBefore?.[token] ?? token;
  }

  /** Whether a range contains tokens that must stay. */
  isProtected(range: { readonly from: number; readonly to: number }): boolean {
    const { parts } = this.#start;
    return parts !== undefined && touches(parts, range);
  }

  /** Whether the tokens of a range have all been removed or replaced by one text. */
  isGone(from: number, to: number): boolean {
    const cut = this.#edits[firstBehind(this.#edits, from)];
    return cut !== undefined && cut.from <= from && to <= cut.to;
  }

  /** The change that replaces a node by its minimal replacement. */
  without(node: Node): Change {
    const { from, to, replacement } = node;
    return { edits: edit(this.#edits, [{ from, to, text: replacement }]), instead: [[node, []]] };
  }

  /** The change that replaces a node by one below it. */
  hoisted(node: RuleNode | TokenNode, by: RuleNode | TokenNode): Hoisting {
    const hoisted = inSlotOf(by, node);
    return { edits: edit(this.#edits, cutsAround(node, by)), instead: [[node, [hoisted]]], node: hoisted };
  }

  /** Makes a change. */
  apply({ edits, instead }: Change): void {
    this.#edits = edits;
    for (const [node, others] of instead) {
      this.#instead.set(node, others);
      if (others.length > 0 || !this.isGone(node.from, node.to)) this.#shape++;
    }
  }

  /** The reduced tree; if nothing has changed, the object that the reduction started from. */
  finish(): Reduced {
    if (this.#edits === this.#start.edits && this.#instead.size === 0) return this.#start;
    const rebuild = (node: Node): Node => withChildren(node, (each) => this.childrenOf(each).map(rebuild));
    const { root } = this;
    return { root: root && rebuild(root), edits: this.#edits, parts: this.#start.parts };
  }
}

/**
 * Tries changes in order and makes the first interesting one.
 * @param tree is changed if one is interesting
 * @param changes are tried one by one, in this order
 * @returns the change that was made; undefined if none is interesting
 */
export function* firstOf<C extends Change>(tree: WorkingTree, changes: readonly C[]): Search<Edits, C | undefined> {
  if (changes.length === 0) return undefined;
  const found: C | undefined = yield* mapSearch(ask(changes), ({ edits }) => edits);
  if (found) tree.apply(found);
  return found;
}

/**
 * Whether edits remove a range of tokens, or replace more than that range by a text.
 * @param edits in order
 * @param range indices of tokens, the end exclusive
 */
export function isRemoved(edits: Edits, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const cut = edits[firstBehind(edits, from)];
  if (cut === undefined || from < cut.from || cut.to < to) return false;
  return cut.text === "" || cut.from < from || to < cut.to;
}

/**
 * The cuts that remove a range of tokens except a smaller range inside it.
 * @param outer indices of tokens, the end exclusive
 * @param inner lies within `outer`
 */
export function cutsAround(outer: { readonly from: number; readonly to: number }, inner: typeof outer): readonly Cut[] {
  const before = { from: outer.from, to: inner.from, text: "" };
  const behind = { from: inner.to, to: outer.to, text: "" };
  return [before, behind].filter(({ from, to }) => from < to);
}
