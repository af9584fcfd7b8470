/**
 * A tree that is being worked on. The tree itself stays as it is; the draft tells what has taken the place of some of its
 * nodes, and the edits that make this of the text.
 */
import { type Cut, type Edits, edit } from "../tree/edits.js";
import { inSlotOf, type Node, type RuleNode, type TokenNode, withChildren } from "../tree/node.js";
import { ask, mapSearch, type Search } from "./search.js";

/** How far a tree has been reduced. */
export interface Reduced {
  /** What is left of the tree; undefined if all of it gave way. */
  readonly root: Node | undefined;
  /** What gave way, as edits of the input. */
  readonly edits: Edits;
}

/** A step that can be tried: the edits after it, and the nodes that take the place of others, none if these are gone. */
export interface Change {
  readonly edits: Edits;
  readonly instead: readonly (readonly [Node, readonly Node[]])[];
}

/** A node gives way to one that is below it, which then stands as `node` in its place. */
export interface Hoisting extends Change {
  readonly node: RuleNode | TokenNode;
}

export class WorkingTree {
  readonly #start: Reduced;
  readonly #instead = new Map<Node, readonly Node[]>();
  #edits: Edits;

  constructor(start: Reduced) {
    this.#start = start;
    this.#edits = start.edits;
  }

  get edits(): Edits {
    return this.#edits;
  }

  get root(): Node | undefined {
    return this.#start.root && this.now(this.#start.root)[0];
  }

  /** The children that a node has now. */
  childrenOf(node: Node): readonly Node[] {
    const { children } = node;
    if (this.#instead.size === 0 || !children.some((child) => this.#instead.has(child))) return children;
    return children.flatMap((child) => this.now(child));
  }

  /** What stands for a node now. A loop, for one node after the other may have taken its place. */
  now(node: Node): readonly Node[] {
    if (!this.#instead.has(node)) return [node];
    const found: Node[] = [];
    const stack = [node];
    for (let each = stack.pop(); each; each = stack.pop()) {
      const others = this.#instead.get(each);
      if (others) stack.push(...[...others].reverse());
      else found.push(each);
    }
    return found;
  }

  /** Number of tokens that are left of a node; a text that replaces some counts as one. */
  weightOf({ from, to }: Node): number {
    const edits = this.#edits;
    let weight = to - from;
    for (let i = firstBehind(edits, from); i < edits.length && (edits[i] as Cut).from < to; i++) {
      const cut = edits[i] as Cut;
      weight -= Math.min(to, cut.to) - Math.max(from, cut.from);
      if (cut.text !== "") weight++;
    }
    return weight;
  }

  /** A node gives way to its minimal replacement. */
  without(node: Node): Change {
    const { from, to, replacement } = node;
    return { edits: edit(this.#edits, [{ from, to, text: replacement }]), instead: [[node, []]] };
  }

  /** A node gives way to one that is below it. */
  hoisted(node: RuleNode | TokenNode, by: RuleNode | TokenNode): Hoisting {
    const hoisted = inSlotOf(by, node);
    return { edits: edit(this.#edits, cutsAround(node, by)), instead: [[node, [hoisted]]], node: hoisted };
  }

  apply({ edits, instead }: Change): void {
    this.#edits = edits;
    for (const [node, others] of instead) this.#instead.set(node, others);
  }

  /** What the work has come to; what it began with if nothing has changed. */
  finish(): Reduced {
    if (this.#edits === this.#start.edits && this.#instead.size === 0) return this.#start;
    const rebuild = (node: Node): Node => withChildren(node, (each) => this.childrenOf(each).map(rebuild));
    const { root } = this;
    return { root: root && rebuild(root), edits: this.#edits };
  }
}

/** The first interesting of some changes; it is made. */
export function* firstOf<C extends Change>(draft: WorkingTree, changes: readonly C[]): Search<Edits, C | undefined> {
  if (changes.length === 0) return undefined;
  const found: C | undefined = yield* mapSearch(ask(changes), ({ edits }) => edits);
  if (found) draft.apply(found);
  return found;
}

/** The cuts that leave of a stretch of tokens only one that lies in it. */
export function cutsAround(outer: { readonly from: number; readonly to: number }, inner: typeof outer): readonly Cut[] {
  const before = { from: outer.from, to: inner.from, text: "" };
  const behind = { from: inner.to, to: outer.to, text: "" };
  return [before, behind].filter(({ from, to }) => from < to);
}

/** Index of the first cut that ends behind a token's beginning. */
function firstBehind(edits: Edits, token: number): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle] as Cut).to <= token) low = middle + 1;
    else high = middle;
  }
  return low;
}
